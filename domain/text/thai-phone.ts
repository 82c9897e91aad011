import { normaliseThaiMobile } from './thai-mobile.ts';
import { arabicDigits } from './thai-text.ts';

/**
 * A Thai phone number as digits from 0, mobile ('0810000001') or landline ('021234567'), from the ways people write
 * it. Undefined for anything else. A delivery address may be a shop or a clinic that only has a landline.
 */
export function normaliseThaiPhone(text: string): string | undefined {
  const mobile = normaliseThaiMobile(text);
  if (mobile !== undefined) return mobile;
  const compact = arabicDigits(text.normalize('NFKC')).replace(
    /[\s\p{Pd}.()\u200B-\u200F\u202A-\u202E\u2060]/gu,
    '',
  );
  // Area codes: 02 Bangkok, 03 to 05 and 07 the regions; seven more digits make nine.
  const national = /^(?:(?:\+|00)?66|0)([23457]\d{7})$/.exec(compact)?.[1];
  return national === undefined ? undefined : `0${national}`;
}
