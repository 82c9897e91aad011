/** How people look for a customer: by words of his name, his code, or his mobile number in any way of writing it. */
import { normaliseThaiMobile } from '../text/thai-mobile.ts';
import { arabicDigits } from '../text/thai-text.ts';

/** More than anybody types on purpose. */
const MAX_PARTS = 8;

/** The beginning of a telephone number as it is written: with dashes, dots or brackets, also with +66. */
const PHONE_LIKE = /^(?:0|\+66|\(0)[\d\p{Pd}.()]*$/u;

/** What all must stand in the customer's texts: a number as it is kept, all else word by word. */
export function customerSearchParts(text: string): string[] {
  const mobile = normaliseThaiMobile(text);
  if (mobile !== undefined) return [mobile];
  const words = text.split(/\s+/).filter((word) => word !== '');
  return [...new Set(words.map(asKept))].slice(0, MAX_PARTS);
}

function asKept(word: string): string {
  const digits = arabicDigits(word);
  return PHONE_LIKE.test(digits) ? digits.replace(/^\+66/, '0').replace(/\D/g, '') : word;
}
