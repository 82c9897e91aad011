/** How far a cart gets with a promotion, and in which stage that counts. */
import { percentOf, sum } from './broken-satang.ts';
import { countOf, type Goods } from './counted-goods.ts';
import { takenSteps, type TakenStep } from './promotion-steps.ts';
import type { PromotionTerms } from './promotion-terms.ts';
import { countedBy, discountOfSteps, type SharedDiscount, type Standing } from './step-discounts.ts';

/** Lines (0), then the order (1), then coupons and codes: again first those for lines (2), then those for the order (3). */
export const stages = [0, 1, 2, 3] as const;
export type Stage = (typeof stages)[number];

export type ReachedPromotion = {
  terms: PromotionTerms;
  /** Those that count, and that the discount is taken off, with their places in the cart. */
  goods: readonly Goods[];
  places: readonly number[];
  /** Pieces, or satang at list prices. */
  count: number;
  /** Empty where no step is reached. */
  taken: readonly TakenStep[];
  /** What its steps take off as long as nothing else does. */
  atList: SharedDiscount;
};

type Reading = Pick<PromotionTerms, 'trigger' | 'condition'>;

/** The stage of what its steps give. */
export function stageOf({ trigger, condition }: Reading): Stage {
  if (trigger !== 'automatic') return condition === 'order' ? 3 : 2;
  return condition === 'order' ? 1 : 0;
}

/** The stage of what it gives on top, off the whole order. */
export const stageOnTop = ({ trigger }: Reading): Stage => (trigger === 'automatic' ? 1 : 3);

/** `untouched` are the goods of the cart before any discount. */
export function reach(terms: PromotionTerms, cart: readonly Goods[], untouched: Standing): ReachedPromotion {
  const isCounted = ({ productCode }: Goods) => terms.saleProducts.has(productCode);
  const goods = terms.condition === 'order' ? cart : cart.filter(isCounted);
  const count = countOf(goods, countedBy(terms));
  const taken = takenSteps(terms, count);
  const atList = discountOfSteps({ terms, goods, taken }, untouched);
  return { terms, goods, places: goods.map(({ place }) => place), count, taken, atList };
}

/** Free pieces, or free biggest units, that its steps give. */
export function freeOf({ terms, taken }: Pick<ReachedPromotion, 'terms' | 'taken'>): number {
  if (terms.kind !== 'FREE_ITEM') return 0;
  return sum(taken.map(({ step, times }) => step.free * times));
}

/** What it gives on top, off the whole order, of which so much is left. */
export function satangOnTop({ terms: { total }, taken }: ReachedPromotion, leftSatang: number): number {
  if (!total || taken.length === 0) return 0;
  return total.code === 'B' ? total.satang : percentOf(leftSatang, total.basisPoints);
}
