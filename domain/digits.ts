import { normaliseThaiPhone } from './thai-phone.ts';
import { arabicDigits } from './thai-text.ts';

/** The digits of what is typed or pasted, at most so many; Thai and full-width ones are read, all else is dropped. */
export function digitsIn(typed: string, most: number): string {
  return arabicDigits(typed.normalize('NFKC')).replaceAll(/\D/g, '').slice(0, most);
}

const LONGEST_PHONE = 10;
/** With 0066 before it. */
const LONGEST_ABROAD = 13;

/** As `digitsIn`, of a Thai telephone number: one with +66 becomes what is dialled in Thailand once it is whole. */
export function phoneDigits(typed: string): string {
  const digits = digitsIn(typed, LONGEST_ABROAD);
  return normaliseThaiPhone(digits) ?? digits.slice(0, /^(?:66|00)/.test(digits) ? undefined : LONGEST_PHONE);
}
