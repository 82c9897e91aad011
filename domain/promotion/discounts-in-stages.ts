/** All discounts of promotions that apply together, stage by stage. */
import { roundedSatang, sum, TINY } from './broken-satang.ts';
import type { Goods } from './counted-goods.ts';
import { place, type Placed } from './line-room.ts';
import { waysAmong } from './line-ways.ts';
import {
  satangOnTop,
  stageOf,
  stageOnTop,
  stages,
  type ReachedPromotion,
  type Stage,
} from './reached-promotion.ts';
import { byRoom, codeOf, discountOfSteps, discountOfWhole, type SharedDiscount } from './step-discounts.ts';

/** `wished` is what it would take off if there were room. */
export type PlacedDiscount = Placed & { wished: number; reached: ReachedPromotion };

/** Of the goods of a cart, by place; what is taken off so far, and how many shares were looked at to settle overlaps. */
export type Discounted = {
  placed: readonly PlacedDiscount[];
  rooms: number[];
  left: number[];
  satang: number;
  leftSatang: number;
  looks: number;
};

export function untouched(cart: readonly Goods[]): Discounted {
  const left = cart.map(({ grossSatang }) => grossSatang);
  return {
    placed: [],
    rooms: cart.map(({ roomSatang }) => roomSatang),
    left,
    satang: 0,
    leftSatang: sum(left),
    looks: 0,
  };
}

/**
 * The discounts of promotions in their order, each computed on what is left after the stages before its own; in a stage they
 * add up. `discounted` is changed; `budgets` are what promotions may take off at most.
 */
export function discountsInStages(
  discounted: Discounted,
  reached: readonly ReachedPromotion[],
  budgets: ReadonlyMap<string, number>,
): readonly PlacedDiscount[] {
  const open = new Map(budgets);
  for (const stage of stages) discountsOfStage(stage, discounted, reached, open);
  return discounted.placed;
}

function discountsOfStage(
  stage: Stage,
  discounted: Discounted,
  reached: readonly ReachedPromotion[],
  budgets: Map<string, number>,
): void {
  const before = copied(discounted);
  const everywhere = [...before.left.keys()];
  const awaited = new Set(
    reached.flatMap(({ terms, places }) => (stage < 2 && stageOf(terms) === 2 ? places : [])),
  );
  const placed: PlacedDiscount[] = [];
  const put = (one: ReachedPromotion, discount: SharedDiscount, places: readonly number[]) => {
    const budget = budgets.get(one.terms.id) ?? Infinity;
    const satang = Math.min(discount.satang, budget);
    if (satang <= 0) return;
    if (budget < Infinity) budgets.set(one.terms.id, budget - satang);
    placed.push({
      ...place(limited(discount, satang), places, { rooms: discounted.rooms, awaited }),
      wished: satang,
      reached: one,
    });
  };
  for (const one of byFreedom(reached.filter(({ terms }) => stageOf(terms) === stage)))
    put(one, stage === 0 ? one.atList : discountOfSteps(one, before), one.places);
  for (const one of reached.filter(({ terms }) => stageOnTop(terms) === stage)) {
    const satang = satangOnTop(one, before.leftSatang);
    if (satang > 0) put(one, byRoom(satang, everywhere, before.rooms), everywhere);
  }
  // What counts the whole order finds any room there is.
  if ((stage === 0 || stage === 2) && placed.some(isShort)) settleOverlaps(discounted, placed);
  else discounted.placed = [...discounted.placed, ...placed];
  for (const { places, shares, satang } of placed) {
    places.forEach((at, i) => (discounted.left[at] = (discounted.left[at] ?? 0) - (shares[i] ?? 0)));
    discounted.satang += satang;
    discounted.leftSatang -= satang;
  }
}

const copied = ({ rooms, left, ...of }: Discounted): Discounted => ({
  ...of,
  rooms: [...rooms],
  left: [...left],
});

/** Of a discount no more than so much. */
const limited = (discount: SharedDiscount, satang: number): SharedDiscount =>
  satang === discount.satang
    ? discount
    : { satang, shares: discount.shares.map((share) => (share * satang) / discount.satang) };

const isShort = (one: PlacedDiscount) => one.wished - one.satang > TINY;

/**
 * Where promotions overlap, those that can go elsewhere leave their room to those that cannot: also the order's discounts to a
 * coupon for certain products. The earlier ones take off as much as before, of other goods.
 */
function settleOverlaps(discounted: Discounted, placed: PlacedDiscount[]): void {
  const { rooms, left } = discounted;
  const earlier = discounted.placed.map((one): PlacedDiscount => ({ ...one, shares: [...one.shares] }));
  const ways = waysAmong(rooms);
  for (const one of [...earlier, ...placed]) ways.add(one);
  placed.forEach((one, index) => {
    if (isShort(one)) one.satang = one.wished - ways.makeWay(earlier.length + index, one.wished - one.satang);
  });
  earlier.forEach(({ places, shares }, index) => {
    const before = discounted.placed[index]?.shares ?? [];
    places.forEach((at, i) => (left[at] = (left[at] ?? 0) + (before[i] ?? 0) - (shares[i] ?? 0)));
  });
  discounted.placed = [...earlier, ...placed];
  discounted.looks += ways.looks();
}

/** What prefers its goods first, by pieces, then by units, last what goes wherever there is room. */
function byFreedom(reached: readonly ReachedPromotion[]): ReachedPromotion[] {
  const freedom = { P: 0, U: 1, B: 2 };
  const of = ({ taken }: ReachedPromotion) => freedom[codeOf(taken) ?? 'B'];
  return reached.toSorted((a, b) => of(a) - of(b));
}

/**
 * How much they take off in all, without saying of which lines: what choosing among many needs. `discounted` is not changed;
 * `looks` is what settling their overlaps took.
 */
export function satangInStages(
  discounted: Discounted,
  reached: readonly ReachedPromotion[],
  budgets: ReadonlyMap<string, number>,
): { satang: number; looks: number } {
  const after = { ...copied(discounted), looks: 0 };
  // A coupon for certain products depends on what the order's discounts left of just these.
  if (budgets.size > 0 || reached.some(({ terms }) => stageOf(terms) === 2)) {
    discountsInStages(after, reached, budgets);
    return { satang: roundedSatang(after.satang), looks: after.looks };
  }
  discountsOfStage(0, after, reached, new Map());
  let left = after.leftSatang;
  let room = sum(after.rooms);
  for (const stage of [1, 3] as const) {
    let wished = 0;
    for (const one of reached) {
      if (stageOf(one.terms) === stage)
        wished += codeOf(one.taken) === 'U' ? one.atList.satang : discountOfWhole(one.taken, left);
      if (stageOnTop(one.terms) === stage) wished += satangOnTop(one, left);
    }
    const satang = Math.min(wished, room);
    left -= satang;
    room -= satang;
    after.satang += satang;
  }
  return { satang: roundedSatang(after.satang), looks: after.looks };
}
