/** All discounts of promotions that apply together, stage by stage. */
import type { Goods } from './counted-goods.ts';
import { place, type Placed } from './line-room.ts';
import {
  discountOfSteps,
  discountOfOrder,
  roundedSatang,
  satangOnTop,
  stageOf,
  stageOnTop,
  sum,
  type ReachedPromotion,
  type SharedDiscount,
} from './reached-promotion.ts';

export type PlacedDiscount = Placed & { reached: ReachedPromotion };

/** What is left of the goods and of their room, by place, and what is taken off so far. */
export type Standing = { rooms: number[]; left: number[]; satang: number };

export const untouched = (cart: readonly Goods[]): Standing => ({
  rooms: cart.map(({ roomSatang }) => roomSatang),
  left: cart.map(({ grossSatang }) => grossSatang),
  satang: 0,
});

/**
 * The discounts of promotions in their order, each computed on what is left after the stages before its own; in a stage they
 * add up. `standing` is changed; `budgets` are what promotions may take off at most.
 */
export function discountsInStages(
  standing: Standing,
  reached: readonly ReachedPromotion[],
  budgets: ReadonlyMap<string, number>,
): PlacedDiscount[] {
  const { rooms, left } = standing;
  const everywhere = left.map((_, at) => at);
  const placed: PlacedDiscount[] = [];
  const open = new Map(budgets);
  for (const stage of [0, 1, 2] as const) {
    const before = [...left];
    const put = (one: ReachedPromotion, discount: SharedDiscount, places: readonly number[]) => {
      const budget = open.get(one.terms.id) ?? Infinity;
      const satang = Math.min(discount.satang, budget);
      if (satang <= 0) return;
      const done = place({ ...discount, satang }, places, rooms);
      done.places.forEach((at, i) => (left[at] = (left[at] ?? 0) - (done.shares[i] ?? 0)));
      if (budget < Infinity) open.set(one.terms.id, budget - satang);
      standing.satang += done.satang;
      placed.push({ ...done, reached: one });
    };
    for (const one of reached) {
      if (stageOf(one.terms) === stage)
        put(one, stage === 0 ? one.atList : discountOfSteps(one, before), one.places);
      if (stageOnTop(one.terms) === stage)
        put(one, { satang: satangOnTop(one, sum(before)), weights: before }, everywhere);
    }
  }
  return placed;
}

/**
 * How much they take off in all, without saying of which lines: what choosing among many needs. `standing` is not changed.
 */
export function satangInStages(
  standing: Standing,
  reached: readonly ReachedPromotion[],
  budgets: ReadonlyMap<string, number>,
): number {
  const after = { rooms: [...standing.rooms], left: [...standing.left], satang: standing.satang };
  // A coupon for certain products depends on what the order's discounts left of just these.
  const isOfLines = ({ terms }: ReachedPromotion) => stageOf(terms) === 2 && terms.condition !== 'order';
  if (budgets.size > 0 || reached.some(isOfLines)) {
    discountsInStages(after, reached, budgets);
    return roundedSatang(after.satang);
  }
  for (const { terms, atList, places } of reached) {
    if (stageOf(terms) !== 0 || atList.satang === 0) continue;
    const { shares, satang } = place(atList, places, after.rooms);
    places.forEach((at, i) => (after.left[at] = (after.left[at] ?? 0) - (shares[i] ?? 0)));
    after.satang += satang;
  }
  let left = sum(after.left);
  let room = sum(after.rooms);
  for (const stage of [1, 2] as const) {
    let wished = 0;
    for (const one of reached) {
      if (stageOf(one.terms) === stage)
        wished += one.isByUnit ? one.atList.satang : discountOfOrder(one, left);
      if (stageOnTop(one.terms) === stage) wished += satangOnTop(one, left);
    }
    const satang = Math.min(wished, room);
    left -= satang;
    room -= satang;
    after.satang += satang;
  }
  return roundedSatang(after.satang);
}
