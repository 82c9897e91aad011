/** Numbers as staff type them into a promotion. Undefined for what is no number; null for nothing. */
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import { wholeNumber } from '#domain/text/digits.ts';
import type { ConditionName, LineValues, PromotionValues } from './promotion-values.ts';

type Typed = number | null | undefined;
const orNothing = (text: string, read: (text: string) => number | undefined): Typed =>
  text.trim() === '' ? null : read(text);

/** As many as the calls take. */
const MOST_PIECES = 100_000_000;

export const readWhole = (text: string, most = MOST_PIECES): Typed =>
  orNothing(text, (one) => wholeNumber(one, most));
/** Baht or percent, with two decimals at most. */
export const readAmount = (text: string): Typed => orNothing(text.replace(/%$/, ''), readTypedBaht);
/** Where a line begins or ends: pieces, or baht where the condition is a worth. */
const readBought = (text: string, condition: ConditionName): Typed =>
  condition === '1' ? readWhole(text) : readAmount(text);

type ReadLine = {
  from: Typed;
  to: Typed;
  times: Typed;
  free: Typed;
  discount: Typed;
  atMost: Typed;
};

export function readLine(
  line: LineValues,
  { Kind, Condition }: Pick<PromotionValues, 'Kind' | 'Condition'>,
): ReadLine {
  const isFree = Kind === 'FreeItem';
  return {
    from: readBought(line.BuyMin, Condition),
    to: readBought(line.BuyMax, Condition),
    times: readWhole(line.OrderBuy, 99_999),
    free: isFree ? readWhole(line.FreeNumber, 99_999) : null,
    discount: isFree ? null : readAmount(line.DiscNumber),
    atMost: Kind === 'DiscountPercent' ? readAmount(line.AtMost) : null,
  };
}

/** P for a percentage, B or U for baht; none where goods are given. */
export function codeOfLine(
  { DiscTypeCode }: Pick<LineValues, 'DiscTypeCode'>,
  Kind: PromotionValues['Kind'],
): 'P' | 'B' | 'U' | null {
  if (Kind === 'DiscountPercent') return 'P';
  if (Kind === 'DiscountValue') return DiscTypeCode === 'U' ? 'U' : 'B';
  return null;
}
