import { normaliseThaiPhone } from './thai-phone.ts';
import { arabicDigits } from './thai-text.ts';

/**
 * The digits of typed or pasted text, at most `most`; Thai and full-width ones are converted, everything else is
 * dropped.
 */
export function digitsIn(typed: string, most: number): string {
  return arabicDigits(typed.normalize('NFKC')).replaceAll(/\D/g, '').slice(0, most);
}

const MAX_PHONE_LENGTH = 10;
/** With the prefix 0066. */
const MAX_ABROAD_LENGTH = 13;

/**
 * Like `digitsIn`, for a Thai telephone number: one with +66 is converted to the national format once it is
 * complete.
 */
export function phoneDigits(typed: string): string {
  const digits = digitsIn(typed, MAX_ABROAD_LENGTH);
  return (
    normaliseThaiPhone(digits) ?? digits.slice(0, /^(?:66|00)/.test(digits) ? undefined : MAX_PHONE_LENGTH)
  );
}
