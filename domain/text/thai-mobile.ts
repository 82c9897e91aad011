import { arabicDigits } from './thai-text.ts';

/**
 * A Thai mobile number as ten digits ('0810000001'), from the ways people write it: with spaces, dashes, dots or
 * brackets, with +66, 66 or 0066, with Thai digits. Undefined for anything else.
 */
export function normaliseThaiMobile(text: string): string | undefined {
  const compact = arabicDigits(text.normalize('NFKC'))
    // Copied numbers contain invisible direction marks and all kinds of dashes.
    .replace(/[\s\p{Pd}.()\u200B-\u200F\u202A-\u202E\u2060]/gu, '');
  const national = /^(?:0|(?:\+|00)?660?)([689]\d{8})$/.exec(compact)?.[1];
  return national && `0${national}`;
}
