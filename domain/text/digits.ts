import { normaliseThaiPhone } from './thai-phone.ts';
import { arabicDigits } from './thai-text.ts';

/** The digits of what is typed or pasted, at most so many; Thai and full-width ones are read, all else is dropped. */
export function digitsIn(typed: string, most: number): string {
  return arabicDigits(typed.normalize('NFKC')).replaceAll(/\D/g, '').slice(0, most);
}

const MAX_PHONE_LENGTH = 10;
/** With 0066 before it. */
const MAX_ABROAD_LENGTH = 13;

/** As `digitsIn`, of a Thai telephone number: one with +66 becomes what is dialled in Thailand once it is whole. */
export function phoneDigits(typed: string): string {
  const digits = digitsIn(typed, MAX_ABROAD_LENGTH);
  return (
    normaliseThaiPhone(digits) ?? digits.slice(0, /^(?:66|00)/.test(digits) ? undefined : MAX_PHONE_LENGTH)
  );
}
