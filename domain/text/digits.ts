import { normaliseThaiPhone } from './thai-phone.ts';
import { arabicDigits } from './thai-text.ts';

/**
 * The digits of typed or pasted text, at most `most`; Thai and full-width ones are converted, everything else is
 * dropped.
 */
export function digitsIn(typed: string, most: number): string {
  return arabicDigits(typed.normalize('NFKC')).replaceAll(/\D/g, '').slice(0, most);
}

/**
 * The whole number that was typed, from 0 to `most`, in Arabic, Thai or full-width digits; undefined for anything else, so that
 * nobody's "2h" or "1.5" becomes a number that was not meant.
 */
export function wholeNumber(typed: string, most = 99_999): number | undefined {
  const text = arabicDigits(typed.normalize('NFKC')).trim();
  const number = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  return number !== undefined && number <= most ? number : undefined;
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
