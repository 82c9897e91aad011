/** What of the promotions of a product may be shown on it: labels that a quote keeps, and prices that are certain. */
import type { PricedUnit } from '../pricing/units.ts';
import { applyPromotions } from './apply-promotions.ts';
import { percentOf, roundedSatang, sum, TINY } from './broken-satang.ts';
import { goodsOf } from './counted-goods.ts';
import { untouched } from './discounts-in-stages.ts';
import type { PromotableLine, PromotionTerms } from './promotion-terms.ts';
import { reach } from './reached-promotion.ts';
import { promisedBySteps } from './step-discounts.ts';

/** A unit with its price as this visitor pays it, and what a piece costs in it at least; null for no floor. */
export type ShownUnit = PricedUnit & { floorSatang: number | null };

export type ShownGoods = { productCode: string; units: readonly ShownUnit[] };

/**
 * Those whose label says what a quote gives for exactly as much of the product as they ask for: no other of their group beats
 * them, and neither the price nor a floor keeps anything of it back. `rivals` are promotions of the whole order in groups of
 * these. Who sees no price is promised no amount.
 */
export function promotionsKept(
  goods: ShownGoods,
  promotions: readonly PromotionTerms[],
  rivals: readonly PromotionTerms[] = [],
): PromotionTerms[] {
  const unit = goods.units
    .filter(({ priceSatang }) => priceSatang > 0)
    .toSorted((a, b) => a.rate - b.rate)[0];
  if (!unit || haveRoom(unit, promotions)) return [...promotions];
  return promotions.filter((terms) => givesAll(terms, { goods, unit, all: [...promotions, ...rivals] }));
}

/** The usual case, without computing a cart: no groups, and one unit has room for whatever they take off together. */
function haveRoom(unit: ShownUnit, promotions: readonly PromotionTerms[]): boolean {
  if (promotions.some(({ exclusionGroup }) => exclusionGroup !== null)) return false;
  return sum(promotions.map((terms) => mostOff(unit, terms))) <= roomOf(unit);
}

const roomOf = ({ priceSatang, rate, floorSatang }: ShownUnit): number =>
  priceSatang - (floorSatang ?? 0) * rate;

function mostOff({ priceSatang, rate }: ShownUnit, { steps, total }: PromotionTerms): number {
  const off = (discount: PromotionTerms['total'] | PromotionTerms['steps'][number]['discount']) => {
    if (discount?.code === 'P') return percentOf(priceSatang, discount.basisPoints);
    return (discount?.satang ?? 0) * rate;
  };
  return Math.max(0, ...steps.map(({ discount }) => off(discount))) + off(total);
}

type Asked = { goods: ShownGoods; unit: ShownUnit; all: readonly PromotionTerms[] };

function givesAll(terms: PromotionTerms, { goods, unit, all }: Asked): boolean {
  const quantity = Math.ceil((terms.steps[0]?.from ?? 1) / sizeOf(unit, terms));
  const line = lineOf(goods, unit, quantity);
  const reached = all.filter(
    (one) => one === terms || quantity * sizeOf(unit, one) >= (one.steps[0]?.from ?? 1),
  );
  // What gifts of another product are worth is not known here, nor then which promotion of the group is best.
  const isOpen = (one: PromotionTerms) =>
    one.exclusionGroup !== null && one.exclusionGroup === terms.exclusionGroup && one !== terms;
  const isUnknown = ({ kind, freeProducts }: PromotionTerms) =>
    kind === 'FREE_ITEM' && freeProducts[0] !== goods.productCode;
  const rivals = reached.filter(isOpen);
  if (rivals.length > 0 && [terms, ...rivals].some(isUnknown)) return false;
  const freeProducts = new Map(
    [...reached.flatMap((one) => one.freeProducts), goods.productCode].map((code) => [
      code,
      { isActive: true, available: null, units: code === goods.productCode ? goods.units : OF_UNKNOWN_PRICE },
    ]),
  );
  const given = applyPromotions({ lines: [line], promotions: reached, freeProducts }).applied;
  const own = given.find(({ id }) => id === terms.id);
  // What is broken is rounded as the discounts of all add up, so each may be up to a satang less or more.
  return own !== undefined && own.discountSatang > promised(terms, line) - 1 + TINY;
}

const OF_UNKNOWN_PRICE = [{ unit: 1, rate: 1, priceSatang: 0 }] as const;

/** How much one unit counts for the promotion. */
const sizeOf = ({ rate, priceSatang }: ShownUnit, { condition }: PromotionTerms): number =>
  condition === 'quantity' ? rate : priceSatang;

const lineOf = ({ productCode }: ShownGoods, unit: ShownUnit, quantity: number): PromotableLine => ({
  productCode,
  unitNo: unit.unit,
  unitRate: unit.rate,
  quantity,
  unitPriceSatang: unit.priceSatang,
  floorSatang: unit.floorSatang,
});

function promised(terms: PromotionTerms, line: PromotableLine): number {
  const cart = goodsOf([line]);
  return promisedBySteps(reach(terms, cart, untouched(cart)));
}

/**
 * Whether whoever gets it gets it for each single unit, however many they buy: it asks for no more than one, and has no end, no
 * limit. Whether another promotion of its group is got instead is asked of the others.
 */
export function isCertain({ kind, trigger, condition, calculation, steps }: PromotionTerms): boolean {
  const [first] = steps;
  if (!first || kind === 'FREE_ITEM' || trigger !== 'automatic' || condition !== 'quantity') return false;
  const isEndless = steps.every(
    ({ to, timesPerOrder, atMostSatang }) => to === null && timesPerOrder === 0 && atMostSatang === null,
  );
  return first.from === 1 && isEndless && (first.discount?.code !== 'B' || calculation === 'each');
}

/** What one unit costs after these; undefined where they take nothing off it. */
export function priceAfter(
  { productCode }: Pick<ShownGoods, 'productCode'>,
  unit: ShownUnit,
  certain: readonly PromotionTerms[],
): number | undefined {
  if (certain.length === 0 || unit.priceSatang <= 0) return undefined;
  const plain = certain.map((terms) => plainOff(unit, terms));
  const most = sum(plain.map((satang) => satang ?? Infinity));
  const line = lineOf({ productCode, units: [unit] }, unit, 1);
  const discountSatang =
    most <= roomOf(unit)
      ? roundedSatang(most)
      : applyPromotions({ lines: [line], promotions: certain }).discountSatang;
  return discountSatang > 0 ? unit.priceSatang - discountSatang : undefined;
}

/**
 * In broken satang, of the usual promotion, without computing a cart: lists are full of them. Undefined where its terms are any
 * others.
 */
function plainOff({ priceSatang, rate }: ShownUnit, { steps, total }: PromotionTerms): number | undefined {
  const [only, ...others] = steps;
  if (!only?.discount || others.length > 0 || total) return undefined;
  const { discount } = only;
  if (discount.code === 'P') return percentOf(priceSatang, discount.basisPoints);
  return discount.code === 'U' ? discount.satang : discount.satang * rate;
}
