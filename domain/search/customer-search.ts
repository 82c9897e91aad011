/** How people search for a customer: by words of the name, the code, or the mobile number in any format. */
import { normaliseThaiMobile } from '../text/thai-mobile.ts';
import { arabicDigits } from '../text/thai-text.ts';

/** More than anybody types on purpose. */
const MAX_PARTS = 8;

/** The beginning of a telephone number in written form: with dashes, dots or brackets, also with +66. */
const PHONE_LIKE = /^(?:0|\+66|\(0)[\d\p{Pd}.()]*$/u;

/** The parts that must all occur in the customer's texts: a number in stored form, everything else word by word. */
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
