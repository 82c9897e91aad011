/** One sentence per invalid field, in the caller's language. */
import type { z } from 'zod';
import { isBlank } from './blanks.ts';
import type { Language } from './messages.ts';

type Issue = z.core.$ZodIssue;
type Told = Record<Language, string>;

const types: Record<string, Told> = {
  string: { th: 'ต้องเป็นข้อความ', en: 'must be text' },
  number: { th: 'ต้องเป็นตัวเลข', en: 'must be a number' },
  int: { th: 'ต้องเป็นจำนวนเต็ม', en: 'must be a whole number' },
  boolean: { th: 'ต้องเป็น true หรือ false', en: 'must be true or false' },
  array: { th: 'ต้องเป็นรายการ', en: 'must be a list' },
  object: { th: 'ต้องเป็นออบเจกต์', en: 'must be an object' },
};
const unreadable: Told = { th: 'มีอักขระที่ใช้ไม่ได้', en: 'holds characters that cannot be used' };
const invalid: Told = { th: 'ไม่ถูกต้อง', en: 'is not valid' };

/** `input` is the value found at the issue's path; a missing or blank one is reported as such. */
export function fieldMessage(issue: Issue, input: unknown, language: Language): string {
  if (input === undefined || isBlank(input)) return { th: 'ต้องระบุ', en: 'is required' }[language];
  return told(issue)[language];
}

function told(issue: Issue): Told {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? invalid;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { th: `ต้องมีอย่างน้อย ${issue.minimum}`, en: `must have at least ${issue.minimum}` }
        : { th: `ต้องไม่น้อยกว่า ${issue.minimum}`, en: `must be at least ${issue.minimum}` };
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { th: `ต้องไม่เกิน ${issue.maximum} รายการหรือตัวอักษร`, en: `must have at most ${issue.maximum}` }
        : { th: `ต้องไม่เกิน ${issue.maximum}`, en: `must be at most ${issue.maximum}` };
    case 'not_multiple_of':
      return { th: 'ต้องมีทศนิยมไม่เกิน 2 ตำแหน่ง', en: 'must have at most 2 decimals' };
    case 'invalid_value':
      return {
        th: `ต้องเป็นค่าใดค่าหนึ่งใน ${issue.values.join(', ')}`,
        en: `must be one of ${issue.values.join(', ')}`,
      };
    case 'invalid_format':
      return digitsAsked(issue.pattern) ?? invalid;
    case 'custom':
      return issue.params?.['unreadable'] === true ? unreadable : invalid;
    default:
      return invalid;
  }
}

/** For a digits-only field (`digits` of the contract), how many it takes. */
function digitsAsked(pattern = ''): Told | undefined {
  const [, least, most = least] = /^\/\^\\d\{(\d+)(?:,(\d+))?\}\$\/$/.exec(pattern) ?? [];
  if (least === undefined) return undefined;
  const count = least === most ? least : `${least}-${most}`;
  return { th: `ต้องเป็นตัวเลข ${count} หลัก`, en: `must be ${count} digits` };
}
