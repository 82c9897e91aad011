/** What a buyer would get for a little more: "buy 2 more, save ฿50". */
import type { Goods } from './counted-goods.ts';
import { nextTaken } from './promotion-steps.ts';
import type { ConditionType, StepDiscount } from './promotion-terms.ts';
import { discountOfSteps, freeOf, type ReachedPromotion } from './reached-promotion.ts';

export type NearlyReached = {
  id: string;
  stepNo: number;
  condition: ConditionType;
  /** Pieces, or satang before any discount where the condition is a worth. */
  have: number;
  missing: number;
  discount: StepDiscount | null;
  /** How much more it would take off, with more of the cheapest of its products in the cart. */
  savingSatang: number;
  /** How many more free pieces, or biggest units. */
  free: number;
};

/** The next step of a promotion of which something is in the cart; undefined where nothing more comes. */
export function nearlyReached(reached: ReachedPromotion): NearlyReached | undefined {
  const { terms, goods, count, taken } = reached;
  const next = nextTaken(terms, count);
  const last = goods.at(-1);
  const step = next?.taken[0]?.step;
  if (!next || !step || !last) return undefined;
  const missing = next.count - count;
  const more = terms.condition === 'quantity' ? piecesMore(last, missing) : worthMore(last, missing);
  const then = { terms, goods: [...goods, more], taken: next.taken };
  const left: number[] = [];
  for (const { place, grossSatang } of then.goods) left[place] = grossSatang;
  return {
    id: terms.id,
    stepNo: step.no,
    condition: terms.condition,
    have: count,
    missing,
    discount: step.discount,
    savingSatang: discountOfSteps(then, left).satang - reached.atList.satang,
    free: freeOf(then) - freeOf({ terms, taken }),
  };
}

const piecesMore = (last: Goods, pieces: number): Goods => {
  const unitPriceSatang = Math.round(last.unitPriceSatang / last.unitRate);
  const grossSatang = unitPriceSatang * pieces;
  return {
    ...last,
    place: last.place + 1,
    unitRate: 1,
    quantity: pieces,
    unitPriceSatang,
    pieces,
    grossSatang,
  };
};
const worthMore = (last: Goods, satang: number): Goods => ({
  ...last,
  place: last.place + 1,
  quantity: 1,
  unitPriceSatang: satang,
  grossSatang: satang,
});
