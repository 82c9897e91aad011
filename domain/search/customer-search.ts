/**
 * How people search for a customer: by words of the name, the code, the district or province, or by the mobile number or
 * the tax ID in any format.
 */
import { normaliseThaiMobile } from '../text/thai-mobile.ts';
import { arabicDigits } from '../text/thai-text.ts';

/** More than anybody types on purpose. */
const MAX_PARTS = 8;

/** The beginning of a telephone number in written form: with spaces, dashes, dots or brackets, also with +66. */
const PHONE_LIKE = /^(?:0|\+66|\(0)[\d\s\p{Pd}.()]*$/u;
/** As it is printed, `0-1055-12345-67-1`, or without a sign. */
const TAX_ID = /^\d(?:[\s\p{Pd}]*\d){12}$/u;
/** What people write before the name of a district or a province, which is found by its name alone. */
const AREA_WORD = /^(?:จังหวัด|อำเภอ|เขต|จ\.|อ\.)(?=[ก-ฮเ-ไ].{2})/u;
const BANGKOK = /^(?:กทม\.?|bkk)$/i;

/** The parts that must all occur in the customer's texts: a number in stored form, everything else word by word. */
export function customerSearchParts(text: string): string[] {
  const mobile = normaliseThaiMobile(text);
  if (mobile !== undefined) return [mobile];
  const whole = arabicDigits(text.normalize('NFKC')).trim();
  if (TAX_ID.test(whole) || PHONE_LIKE.test(whole)) return [asKept(whole)];
  const words = text.split(/\s+/).filter((word) => word !== '');
  return [...new Set(words.map(asKept))].slice(0, MAX_PARTS);
}

function asKept(word: string): string {
  const digits = arabicDigits(word);
  if (TAX_ID.test(digits)) return digits.replace(/\D/g, '');
  if (PHONE_LIKE.test(digits)) return digits.replace(/\D/g, '').replace(/^660?/, '0');
  return BANGKOK.test(word) ? 'กรุงเทพ' : word.replace(AREA_WORD, '');
}
