import { isThaiTaxNumber } from '../text/thai-tax-number.ts';
import { searchGrams } from './search-text.ts';

const MAX_LENGTH = 60;
const SHORTEST = 2;
/** This many digits in a row may be a telephone, card or identity number. */
const MANY_DIGITS = /\d{7,}/;
const GTIN = /^(?:\d{8}|\d{12,14})$/;

/**
 * What is stored of a search without results: one normalised line, so that spellings that look the same are counted
 * together. Undefined if it tells the shop nothing, or may be about a person (an address, a telephone or identity
 * number, a long text); product barcodes are stored.
 */
export function missToRecord(typed: string): string | undefined {
  if (typed.includes('@')) return undefined;
  const text = searchGrams(typed);
  const digits = text.replaceAll(' ', '');
  const letters = text.replace(/[^\p{L}\p{Nd}]/gu, '').length;
  if (letters < SHORTEST || text.length > MAX_LENGTH) return undefined;
  if (!MANY_DIGITS.test(digits)) return text;
  return GTIN.test(digits) && isGtin(digits) && !isIdentity(digits) ? digits : undefined;
}

/** The last digit checks the others, weighted 3, 1, 3, … from the right. */
function isGtin(digits: string): boolean {
  const sum = Array.from(digits.slice(0, -1))
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/** Those of people begin with 1 to 8, those of companies with 0. */
const isIdentity = (digits: string): boolean => /^[1-8]/.test(digits) && isThaiTaxNumber(digits);
