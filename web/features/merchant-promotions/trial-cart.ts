/** A cart on which a promotion is tried. */
import { wholeNumber } from '#domain/text/digits.ts';
import type { PromotionProduct, TrialLine } from './merchant-promotions.queries.ts';
import { readLine } from './promotion-numbers.ts';
import type { PromotionValues } from './promotion-values.ts';

/** Quantities as typed, by the number of the unit. */
export type TrialProduct = { product: PromotionProduct; quantities: Readonly<Record<number, string>> };

const MOST = 9_999;

/** One that reaches the first step: the first of the sale products, as many as it asks for. */
export function suggestedCart(values: PromotionValues): TrialProduct[] {
  const [product] = values.Condition === '3' ? [] : values.ProductsSale;
  if (!product) return [];
  const firsts = values.PromotionDetails.map((line) => readLine(line, values).from ?? 1);
  const first = firsts.length === 0 ? 1 : Math.min(...firsts);
  const price = product.Units[0]?.UnitPrice ?? 0;
  const pieces = values.Condition === '1' || price === 0 ? first : Math.ceil(first / price);
  return [{ product, quantities: { 1: String(Math.min(MOST, Math.max(1, Math.ceil(pieces)))) } }];
}

/** As the call takes it; what is no number counts as nothing. */
export const trialLines = (cart: readonly TrialProduct[]): TrialLine[] =>
  cart
    .map(({ product: { P_Code }, quantities }) => {
      const of = (unit: number): number => wholeNumber(quantities[unit] ?? '', MOST) ?? 0;
      return { P_Code, qty1: of(1), qty2: of(2), qty3: of(3) };
    })
    .filter(({ qty1, qty2, qty3 }) => qty1 + qty2 + qty3 > 0);
