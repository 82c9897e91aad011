/** All discounts of promotions that apply together, stage by stage. */
import { roundedSatang, sum, TINY } from './broken-satang.ts';
import type { Goods } from './counted-goods.ts';
import { makeWay, place, type Placed } from './line-room.ts';
import {
  satangOnTop,
  stageOf,
  stageOnTop,
  stages,
  type ReachedPromotion,
  type Stage,
} from './reached-promotion.ts';
import { discountOfSteps, discountOfWhole, type SharedDiscount } from './step-discounts.ts';

/** `wished` is what it would take off if there were room. */
export type PlacedDiscount = Placed & { wished: number; reached: ReachedPromotion };

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
  const open = new Map(budgets);
  return stages.flatMap((stage) => discountsOfStage(stage, standing, reached, open));
}

function discountsOfStage(
  stage: Stage,
  standing: Standing,
  reached: readonly ReachedPromotion[],
  budgets: Map<string, number>,
): PlacedDiscount[] {
  const left = [...standing.left];
  const rooms = [...standing.rooms];
  const placed: PlacedDiscount[] = [];
  const put = (one: ReachedPromotion, { satang, weights }: SharedDiscount, places: readonly number[]) => {
    const budget = budgets.get(one.terms.id) ?? Infinity;
    const wished = Math.min(satang, budget);
    if (wished <= 0) return;
    if (budget < Infinity) budgets.set(one.terms.id, budget - wished);
    placed.push({ ...place({ satang: wished, weights }, places, standing.rooms), wished, reached: one });
  };
  for (const one of reached) {
    if (stageOf(one.terms) === stage)
      put(one, stage === 0 ? one.atList : ofSteps(one, left, rooms), one.places);
    if (stageOnTop(one.terms) === stage)
      put(one, { satang: satangOnTop(one, sum(left)), weights: rooms }, [...left.keys()]);
  }
  if (stage === 0) settleOverlaps(placed, standing.rooms);
  for (const { places, shares, satang } of placed) {
    places.forEach((at, i) => (standing.left[at] = (standing.left[at] ?? 0) - (shares[i] ?? 0)));
    standing.satang += satang;
  }
  return placed;
}

/** What is off the whole order is divided by what may still be taken off each line, so that none is full before the others. */
function ofSteps(one: ReachedPromotion, left: readonly number[], rooms: number[]): SharedDiscount {
  const shared = discountOfSteps(one, left);
  return one.terms.condition === 'order' && !isByUnit(one) ? { ...shared, weights: rooms } : shared;
}

const isByUnit = ({ taken }: ReachedPromotion): boolean => taken[0]?.step.discount?.code === 'U';

/** Where promotions overlap, those that can go elsewhere leave their room to those that cannot. */
function settleOverlaps(placed: PlacedDiscount[], rooms: number[]): void {
  placed.forEach((one, of) => {
    if (one.wished - one.satang <= TINY) return;
    makeWay(placed, { of, missing: one.wished - one.satang, rooms });
    one.satang = sum(one.shares);
  });
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
  if (budgets.size > 0 || reached.some(({ terms }) => stageOf(terms) === 2)) {
    discountsInStages(after, reached, budgets);
    return roundedSatang(after.satang);
  }
  discountsOfStage(0, after, reached, new Map());
  let left = sum(after.left);
  let room = sum(after.rooms);
  for (const stage of [1, 3] as const) {
    let wished = 0;
    for (const one of reached) {
      if (stageOf(one.terms) === stage)
        wished += isByUnit(one) ? one.atList.satang : discountOfWhole(one.taken, left);
      if (stageOnTop(one.terms) === stage) wished += satangOnTop(one, left);
    }
    const satang = Math.min(wished, room);
    left -= satang;
    room -= satang;
    after.satang += satang;
  }
  return roundedSatang(after.satang);
}
