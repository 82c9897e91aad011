/** An entry of the log as a line of a table, in the language of whoever asked for it. Amounts are in baht. */
import {
  auditActions,
  auditFields,
  auditKey,
  customerAuditFields,
  customerInWords,
} from '#domain/access/audit.ts';
import * as en from '#domain/access/audit-words.en.ts';
import * as th from '#domain/access/audit-words.th.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { wallTime } from '#domain/time/dates.ts';
import type { Language } from '../../http/messages.ts';
import type { Cell, SheetHead } from '../../run-kinds.ts';
import type { LoggedChange } from './audit.log.queries.ts';

const WORDS = { th, en };
const HEAD: Record<Language, readonly string[]> = {
  th: ['เวลา', 'ผู้ทำรายการ', 'รหัสผู้ทำรายการ', 'รายการ', 'เกี่ยวกับ', 'ชื่อ', 'ก่อน', 'หลัง'],
  en: ['When', 'Who', 'Code', 'What', 'About', 'Name', 'Before', 'After'],
};

export const logHead = (language: Language): SheetHead => ({
  columns: HEAD[language].map((title, at) => (at === 0 ? { title, kind: 'moment' } : { title })),
});

/** Of what it is about, where it has one, and of customers in its lists, by code. */
type Names = { subject?: string | undefined; customers?: Readonly<Record<string, string>> | undefined };

export function logLine(change: LoggedChange, names: Names, language: Language): Cell[] {
  return [
    wallTime(change.at),
    change.actorName ?? '',
    change.actorId,
    actionWord(change.action, language),
    change.subject,
    names.subject ?? '',
    stateText(change.before, names, language),
    stateText(change.after, names, language),
  ];
}

/** What has no word is named as it is stored. */
export function actionWord(action: string, language: Language): string {
  const known = auditActions.find((one) => one === action);
  return known ? WORDS[language].auditActionWords[auditKey(known)] : action;
}

/** The database keeps the fields of a state in no order that means anything; here they stand as the vocabulary has them. */
const placeOf = (field: string): number => {
  const at = auditFields.findIndex((one) => one === field);
  return at === -1 ? auditFields.length : at;
};

/** One field a line, as people read a cell: `Status: Approved`. */
function stateText(state: LoggedChange['before'], { customers }: Names, language: Language): string {
  return Object.entries(state ?? {})
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([field, value]) => {
      const known = auditFields.find((one) => one === field);
      const word = known ? WORDS[language].auditFieldWords[known] : field;
      return `${word}: ${textOf(field, value, customers)}`;
    })
    .join('\n');
}

function textOf(field: string, value: unknown, customers: Names['customers']): string {
  if (typeof value === 'number') return String(/satang$/i.test(field) ? bahtFromSatang(value) : value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    const isOfCustomers = customerAuditFields.includes(field);
    return (isOfCustomers ? value.map((code) => customerInWords(code, customers)) : value).join(', ');
  }
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
