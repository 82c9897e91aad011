/** What a promotion that is reached takes off: how much, and by which weights its goods share it. */
import { countOf, unitsCounted, worthCounted, type Goods } from './counted-goods.ts';
import { takenSteps, type TakenStep } from './promotion-steps.ts';
import type { PromotionTerms } from './promotion-terms.ts';

/** Lines, then the order, then coupons and codes. */
export type Stage = 0 | 1 | 2;

export type ReachedPromotion = {
  terms: PromotionTerms;
  /** Those that count, and that the discount is taken off. */
  goods: readonly Goods[];
  places: readonly number[];
  /** Pieces, or satang at list prices. */
  count: number;
  taken: readonly TakenStep[];
  isByUnit: boolean;
  /** What its steps take off as long as nothing else does. */
  atList: SharedDiscount;
};

/** An amount in satang and the shares that goods have in it, aligned with the goods of the promotion. */
export type SharedDiscount = { satang: number; weights: number[] };

export const countedBy = ({ condition }: Pick<PromotionTerms, 'condition'>): 'pieces' | 'satang' =>
  condition === 'quantity' ? 'pieces' : 'satang';

/** The stage of what its steps give. */
export function stageOf({ trigger, condition }: Pick<PromotionTerms, 'trigger' | 'condition'>): Stage {
  if (trigger !== 'automatic') return 2;
  return condition === 'order' ? 1 : 0;
}

/** The stage of what it gives on top, off the whole order. */
export const stageOnTop = ({ trigger }: Pick<PromotionTerms, 'trigger'>): Stage =>
  trigger === 'automatic' ? 1 : 2;

/** How far the cart gets with a promotion; `taken` is empty where no step is reached. */
export function reach(terms: PromotionTerms, cart: readonly Goods[]): ReachedPromotion {
  const goods =
    terms.condition === 'order'
      ? cart
      : cart.filter(({ productCode }) => terms.saleProducts.has(productCode));
  const count = countOf(goods, countedBy(terms));
  const taken = takenSteps(terms, count);
  const left = taken.length > 0 ? cart.map(({ grossSatang }) => grossSatang) : [];
  const atList = discountOfSteps({ terms, goods, taken }, left);
  return {
    terms,
    goods,
    places: goods.map(({ place }) => place),
    count,
    taken,
    isByUnit: isByUnit(taken),
    atList,
  };
}

/** Free pieces, or free biggest units, that its steps give. */
export function freeOf({ terms, taken }: Pick<ReachedPromotion, 'terms' | 'taken'>): number {
  if (terms.kind !== 'FREE_ITEM') return 0;
  return taken.reduce((sum, { step, times }) => sum + step.free * times, 0);
}

/**
 * What its steps take off, rounded to the satang once. `left` says what is left of each goods of the cart, by place: a
 * percentage is of that; conditions and amounts in baht do not look at it.
 */
export function discountOfSteps({ terms, goods, taken }: Countable, left: readonly number[]): SharedDiscount {
  if (terms.kind === 'FREE_ITEM' || taken.length === 0) return NOTHING;
  if (isByUnit(taken)) return discountOfUnits({ terms, goods, taken });
  const ofGoods = goods.map(({ place }) => left[place] ?? 0);
  if (terms.condition === 'order')
    return { satang: discountOfOrder({ taken }, sum(ofGoods)), weights: ofGoods };
  const counts = taken.map(({ counted }) => counted);
  const weights = goods.map(() => 0);
  let satang = 0;
  worthCounted(goods, counts, countedBy(terms)).forEach((worth, index) => {
    const base = goods.map((one, i) => ((worth[i] ?? 0) * (ofGoods[i] ?? 0)) / (one.grossSatang || 1));
    const whole = sum(base);
    const given = givenBy(taken[index], whole);
    satang += given;
    if (whole > 0) base.forEach((one, i) => (weights[i] = (weights[i] ?? 0) + (given * one) / whole));
  });
  return { satang: roundedSatang(satang), weights };
}

const isByUnit = (taken: readonly TakenStep[]): boolean =>
  taken.some(({ step }) => step.discount?.code === 'U');
type Countable = Pick<ReachedPromotion, 'terms' | 'goods' | 'taken'>;
const NOTHING: SharedDiscount = { satang: 0, weights: [] };

/** What the steps of a promotion for the whole order take off, of which so much is left; of U it does not depend on that. */
export function discountOfOrder({ taken }: Pick<ReachedPromotion, 'taken'>, leftSatang: number): number {
  let open = leftSatang;
  let satang = 0;
  for (const one of taken) {
    const of = Math.min(open, one.counted);
    open -= of;
    satang += givenBy(one, of);
  }
  return roundedSatang(satang);
}

/** P of an amount, or B each time; in satang that may be broken. */
function givenBy(taken: TakenStep | undefined, of: number): number {
  const discount = taken?.step.discount;
  if (!taken || !discount) return 0;
  if (discount.code !== 'P') return discount.satang * taken.times;
  return Math.min(exactPart(of, discount.basisPoints), (taken.step.atMostSatang ?? Infinity) * taken.times);
}

function discountOfUnits({ terms, goods, taken }: Countable): SharedDiscount {
  const weights = goods.map(() => 0);
  unitsCounted(
    goods,
    taken.map(({ counted }) => counted),
    countedBy(terms),
  ).forEach((units, index) => {
    const discount = taken[index]?.step.discount;
    if (discount?.code !== 'U') return;
    units.forEach((many, i) => (weights[i] = (weights[i] ?? 0) + many * discount.satang));
  });
  return { satang: sum(weights), weights };
}

/** What it gives on top, off the whole order. */
export function satangOnTop({ terms: { total }, taken }: ReachedPromotion, leftSatang: number): number {
  if (!total || taken.length === 0) return 0;
  return total.code === 'B' ? total.satang : roundedSatang(exactPart(leftSatang, total.basisPoints));
}

const WHOLE = 10_000;
/** Without binary fractions as long as the amount is whole. */
function exactPart(satang: number, basisPoints: number): number {
  const whole = Math.round(satang);
  if (Math.abs(whole - satang) > TINY) return (satang * basisPoints) / WHOLE;
  const full = Math.floor(whole / WHOLE);
  return full * basisPoints + ((whole - full * WHOLE) * basisPoints) / WHOLE;
}

/** Less than any real difference of shares, more than the error of adding them. */
export const TINY = 1e-6;
/** Half up; what is half but for the error of binary fractions counts as half. */
export const roundedSatang = (satang: number): number => Math.floor(satang + 0.5 + TINY);
/** A loop: it is called thousands of times a cart. */
export function sum(all: readonly number[]): number {
  let total = 0;
  for (const one of all) total += one;
  return total;
}
