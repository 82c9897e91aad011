/** Promotions by the products that they count, so that a cart looks only at those that may touch it. */
import { compareText } from './counted-goods.ts';
import type { PromotionTerms } from './promotion-terms.ts';

export type PromotionIndex = {
  /** All of them, in their order. */
  all: readonly PromotionTerms[];
  /** Those that count a product or the whole order, in their order: the lower priority first, then the id. */
  touching: (productCodes: Iterable<string>) => PromotionTerms[];
};

export function compilePromotions(terms: Iterable<PromotionTerms>): PromotionIndex {
  const all = [...terms].toSorted(inOrder);
  const places = new Map<string, number[]>();
  const everywhere: number[] = [];
  all.forEach((one, place) => {
    if (one.condition === 'order') everywhere.push(place);
    else for (const code of one.saleProducts) places.set(code, [...(places.get(code) ?? []), place]);
  });
  const touching = (productCodes: Iterable<string>) => {
    const found = new Set(everywhere);
    for (const code of productCodes) for (const place of places.get(code) ?? []) found.add(place);
    return [...found].toSorted((a, b) => a - b).flatMap((place) => all[place] ?? []);
  };
  return { all, touching };
}

/** The order in which promotions are computed, and by which ties are decided. */
export const inOrder = (a: PromotionTerms, b: PromotionTerms): number =>
  a.priority - b.priority || compareText(a.id, b.id);
