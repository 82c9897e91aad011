/** Which promotions are enabled only by whoever has the right to approve them (decision 53). */
import type { PromotionPlan } from './promotion-draft.ts';
import type { PromotionStep, StepDiscount } from './promotion-terms.ts';

/** Buy one, get one free is half: as much as a planner gives without being asked. */
export const MOST_WITHOUT_APPROVAL = 0.5;
/** Less than any share that staff type: 20 % and 30 % are half, also where binary fractions add up to a little more. */
const TINY = 1e-9;
/** Promotions that overlap in more ways than are looked through are approved by somebody. */
const MOST_LOOKS = 20_000;

type Audience = Pick<
  PromotionPlan,
  | 'startsAt'
  | 'endsAt'
  | 'weekdays'
  | 'saleUnits'
  | 'customerTypes'
  | 'storeTypes'
  | 'isForListed'
  | 'customers'
>;
type Terms = Pick<
  PromotionPlan,
  | 'kind'
  | 'trigger'
  | 'exclusionGroup'
  | 'condition'
  | 'calculation'
  | 'steps'
  | 'total'
  | 'saleProducts'
  | 'freeProducts'
  | 'givesBiggestUnits'
>;
/** What is asked of a promotion, the one that is to be enabled and those that are. */
export type Approvable = Audience & Terms;

/** A unit of a product that has a price: at the cheapest level of those whom the promotion is for, and at the dearest, in satang. */
export type UnitWorth = { rate: number; cheapest: number; dearest: number };

type Beside = {
  /** Enabled ones, of all that the plan could meet. Those that do not meet it do not matter. */
  others: readonly Approvable[];
  /** Of the products that have a price. */
  worth: ReadonlyMap<string, readonly UnitWorth[]>;
};

/**
 * It is for named customers, or may take off more than half of what is bought: alone, or with those that buyers get beside it. A
 * coupon and a code count as what starts by itself does; of one group, of coupons and of codes an order has one.
 */
export function needsApproval(plan: Approvable, { others, worth }: Beside): boolean {
  if (plan.kind === 'HOT_DEAL') return false;
  if (plan.isForListed) return true;
  const beside = others.filter(
    (one) => one.kind !== 'HOT_DEAL' && !areRivals(plan, one) && meetingOf(plan, one) !== undefined,
  );
  const looks = { left: MOST_LOOKS };
  const looked = new Set<string>();
  return productsBought(plan, { others: beside, worth }).some((code) => {
    const units = worth.get(code) ?? [];
    const shareOfOne = (one: Approvable) =>
      one.condition === 'order' || one.saleProducts.includes(code) ? mostOff(one, { units, worth }) : 0;
    const sum = shareOfOne(plan);
    const shares = beside.map((one) => ({ one, share: shareOfOne(one) }));
    // Of many products most are alike.
    const key = [sum, ...shares.map(({ share }) => share)].join(' ');
    if (looked.has(key)) return false;
    looked.add(key);
    const greatestFirst = shares.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
    return isPassed({ sum, chosen: [], of: plan }, greatestFirst, looks);
  });
}

/** Products without a price are not sold: they count where none has one. */
function productsBought(plan: Approvable, { others, worth }: Beside): readonly string[] {
  const codes =
    plan.condition === 'order'
      ? [...new Set(others.flatMap(({ saleProducts }) => saleProducts))]
      : plan.saleProducts;
  const priced = codes.filter((code) => worth.has(code));
  return priced.length > 0 ? priced : [codes[0] ?? ''];
}

type Sum = { sum: number; chosen: readonly Approvable[]; of: Audience };
type Shared = { one: Approvable; share: number };

/** Whether some of `rest`, the greatest first, take off more with those that are chosen: all for one buyer in one order. */
function isPassed({ sum, chosen, of }: Sum, rest: readonly Shared[], looks: { left: number }): boolean {
  if (sum > MOST_WITHOUT_APPROVAL + TINY) return true;
  if (sum + atMost(rest) <= MOST_WITHOUT_APPROVAL + TINY) return false;
  const [next, ...others] = rest;
  if (!next) return false;
  looks.left -= 1;
  if (looks.left < 0) return true;
  const { one, share } = next;
  const meeting = chosen.some((other) => areRivals(one, other)) ? undefined : meetingOf(of, one);
  const withIt = meeting && { sum: sum + share, chosen: [...chosen, one], of: meeting };
  return (
    (withIt !== undefined && isPassed(withIt, others, looks)) || isPassed({ sum, chosen, of }, others, looks)
  );
}

/** What the greatest of each group add up to. */
function atMost(greatestFirst: readonly Shared[]): number {
  const seen = new Set<string>();
  let sum = 0;
  for (const { one, share } of greatestFirst) {
    const group = one.exclusionGroup ?? (one.trigger === 'automatic' ? undefined : `${one.trigger} `);
    if (group !== undefined && seen.has(group)) continue;
    if (group !== undefined) seen.add(group);
    sum += share;
  }
  return sum;
}

/** An order has one coupon, one code, and the best of a group. */
const areRivals = (one: Terms, other: Terms): boolean =>
  (one.exclusionGroup !== null && one.exclusionGroup === other.exclusionGroup) ||
  (one.trigger !== 'automatic' && one.trigger === other.trigger);

/** When and for whom both are; undefined for never and nobody. */
function meetingOf(one: Audience, other: Audience): Audience | undefined {
  const startsAt = new Date(Math.max(+one.startsAt, +other.startsAt));
  const endsAt = new Date(Math.min(+one.endsAt, +other.endsAt));
  const weekdays = common(one.weekdays, other.weekdays);
  const saleUnits = common(one.saleUnits, other.saleUnits);
  const customerTypes = common(one.customerTypes, other.customerTypes);
  const storeTypes = common(one.storeTypes, other.storeTypes);
  const listed = common(one.isForListed ? one.customers : null, other.isForListed ? other.customers : null);
  const isNever = [weekdays, saleUnits, customerTypes, storeTypes, listed].some((list) => list?.length === 0);
  if (isNever || startsAt >= endsAt) return undefined;
  const isForListed = listed !== null;
  const customers = listed ?? [];
  return {
    startsAt,
    endsAt,
    weekdays,
    saleUnits,
    customerTypes,
    storeTypes,
    isForListed,
    customers,
  };
}

/** Null is for all. */
function common<T>(one: readonly T[] | null, other: readonly T[] | null): readonly T[] | null {
  if (one === null || other === null) return one ?? other;
  const also = new Set(other);
  return one.filter((each) => also.has(each));
}

type Bought = { units: readonly UnitWorth[]; worth: Beside['worth'] };

/** The most that it takes off, as a share of the worth of all that is got: where a step is just reached, by units of one product. */
function mostOff(terms: Terms, { units, worth }: Bought): number {
  const { condition, steps, total, freeProducts, givesBiggestUnits } = terms;
  // Of the whole order the cheapest unit may be any.
  const unit = condition === 'order' ? 0 : least(units.map(({ cheapest }) => cheapest));
  const gifts = freeProducts.flatMap((code) => worth.get(code) ?? []);
  const dearestGift = Math.max(
    0,
    ...gifts.map(({ rate, dearest }) => (givesBiggestUnits ? dearest : dearest / rate)),
  );
  return Math.max(
    0,
    ...steps.map((step) => {
      const bought = condition === 'quantity' ? leastFor(step, { units, terms }) : step.from;
      const gift = step.free * dearestGift;
      const off = Math.min(
        shareOf(step.discount, { bought, unit }),
        (step.atMostSatang ?? Infinity) / bought,
      );
      const given = gift === 0 ? 0 : gift / (bought + gift);
      return off + given + shareOf(total, { bought, unit });
    }),
  );
}

/** For how little so many pieces are got; what is given once is not given again for the rest of a case. */
function leastFor(
  { from }: PromotionStep,
  { units, terms: { calculation } }: { units: readonly UnitWorth[]; terms: Terms },
): number {
  const isWithin = ({ rate }: UnitWorth) => calculation === 'each' || rate <= from;
  return least(units.map((unit) => (isWithin(unit) ? (from * unit.cheapest) / unit.rate : unit.cheapest)));
}

/** 0 for none. */
const least = (all: readonly number[]): number => (all.length === 0 ? 0 : Math.min(...all));

function shareOf(
  discount: StepDiscount | PromotionPlan['total'],
  { bought, unit }: { bought: number; unit: number },
): number {
  if (!discount) return 0;
  if (discount.code === 'P') return discount.basisPoints / 10_000;
  return discount.satang / (discount.code === 'U' ? unit : bought);
}
