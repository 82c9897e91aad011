/** What a run does with orders, in words that tell it from the next one: the step, how many, how much, and which list. */
import type { OrderState, OrderType } from '#domain/orders/order.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { formatDate, startOfDay } from '#domain/time/dates.ts';
import type { CallParsed } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import { WORDS as TABLE_WORDS } from './order-export.rules.ts';

type Filters = Omit<CallParsed<'orderStepsAhead'>['body'], 'Orders'>;

/** Which orders were meant, as its run keeps it. */
export type RunList = Filters | { first: string; more: number };
export type StepFacts = { To: OrderState; Cash: boolean; Sum: number; Type?: OrderType; List?: RunList };
export type ExportFacts = { Count: number; List?: RunList };

export function runListOf(
  { Orders, ...filters }: CallParsed<'orderStepsAhead'>['body'],
  ids: readonly string[],
): RunList {
  return Orders ? { first: ids[0] ?? '', more: ids.length - 1 } : filters;
}

type Step = Partial<Record<OrderState, string>>;
const STEPS: Record<Language, Record<OrderType, Step>> = {
  th: {
    '3': {
      Approved: 'ยืนยันคำสั่งซื้อ',
      Packed: 'จัดสินค้า',
      Shipping: 'ส่งออกจัดส่ง',
      Delivered: 'บันทึกว่าส่งถึงแล้ว',
    },
    I: { Approved: 'อนุมัติใบเบิก' },
  },
  en: {
    '3': { Approved: 'Approve', Packed: 'Pack', Shipping: 'Hand over', Delivered: 'Mark as delivered' },
    I: { Approved: 'Approve' },
  },
};

const how = {
  th: { cash: ' และรับเงินแล้ว', more: (count: number) => ` และอีก ${count} รายการ` },
  en: { cash: ', cash taken', more: (count: number) => ` and ${count} more` },
};

function counted(count: number, type: OrderType, language: Language): string {
  const number = count.toLocaleString('en-US');
  if (language === 'th') return `${number} รายการ`;
  const thing = type === 'I' ? 'goods issue' : 'order';
  return `${number} ${thing}${count === 1 ? '' : 's'}`;
}

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ');

export function stepTitle(
  { To, Cash, Sum, Type = '3', List }: StepFacts,
  total: number,
  language: Language,
): string {
  const step = STEPS[language][Type][To] ?? TABLE_WORDS[language].status[To];
  const what =
    language === 'th' ? `${step} ${counted(total, Type, 'th')}` : `${step}: ${counted(total, Type, 'en')}`;
  return joined([
    `${what}${Cash ? how[language].cash : ''}`,
    Type === '3' ? formatBaht(Sum) : '',
    List && listWords(List, language),
  ]);
}

export function exportTitle({ Count, List }: ExportFacts, language: Language): string {
  const many = counted(Count, '3', language);
  return joined([
    language === 'th' ? `ส่งออกคำสั่งซื้อ ${many}` : `Export of ${many}`,
    List && listWords(List, language),
  ]);
}

function listWords(list: RunList, language: Language): string {
  if ('first' in list) return list.more > 0 ? `${list.first}${how[language].more(list.more)}` : list.first;
  const { tab, payment, text, dateStart, dateEnd, customer } = list;
  return joined([
    tab === 'All' ? '' : TABLE_WORDS[language].status[tab],
    (payment ?? []).map((state) => TABLE_WORDS[language].paid[state]).join(', '),
    text && `“${text}”`,
    customer?.join(', '),
    daysOf(dateStart, dateEnd, language),
  ]);
}

function daysOf(from: string | undefined, until: string | undefined, language: Language): string {
  if (!from && !until) return '';
  const [begin = '', end = ''] = [from, until].map((day) => {
    const at = day && startOfDay(day.replaceAll('-', ''));
    return at ? formatDate(at, language) : '';
  });
  return begin === end ? begin : `${begin} – ${end}`.trim();
}
