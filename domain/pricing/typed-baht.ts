import { arabicDigits } from '../text/thai-text.ts';
import { MAX_SATANG, SATANG_PER_BAHT } from './money.ts';

/** Baht as people type them, with satang or without: '1,250.50', '฿ 99'. Undefined where it is no amount. */
export function readTypedBaht(typed: string): number | undefined {
  const text = arabicDigits(typed.normalize('NFKC')).replace(/[฿,\s]|บาท/g, '');
  if (!/^\d{1,10}(?:\.\d{0,2})?$/.test(text)) return undefined;
  const baht = Number(text);
  return baht <= MAX_SATANG / SATANG_PER_BAHT ? baht : undefined;
}
