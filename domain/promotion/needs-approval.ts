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
 * It is for named customers, gives goods whose worth nobody can say since they have no price, or may take off more than half of
 * what is bought: alone, or with those that buyers get beside it. A
 * coupon and a code count as what starts by itself does; of one group, of coupons and of codes an order has one.
 */
export function needsApproval(plan: Approvable, { others, worth }: Beside): boolean {
  if (plan.kind === 'HOT_DEAL') return false;
  if (plan.isForListed) return true;
  if (plan.kind === 'FREE_ITEM' && plan.freeProducts.some((code) => !worth.has(code))) return true;
  const beside = others.filter(
    (one) => one.kind !== 'HOT_DEAL' && !areRivals(plan, one) && meetingOf(plan, one) !== undefined,
  );
  const { everywhere, byProduct } = sharedOf(beside, worth);
  const most = atMost(everywhere);
  const byGroup = new Map(everywhere.toReversed().map(({ one, share }) => [groupOf(one), share]));
  const own = plan.condition === 'order' || plan.saleProducts.length > 0 ? shareBy(plan, worth) : () => 0;
  const looks = { left: MOST_LOOKS };
  const looked = new Set<string>();
  return productsBought(plan, { others: beside, worth }).some((code) => {
    const units = worth.get(code) ?? [];
    const sum = own(units);
    const here = (byProduct.get(code) ?? [])
      .map(({ one, at, shareOn }) => ({ one, at, share: shareOn(units) }))
      .filter(({ share }) => share > 0)
      .toSorted(greatestFirst);
    // Usually little enough, without looking at those of the whole order again.
    if (sum + most + atMost(here, byGroup) <= MOST_WITHOUT_APPROVAL + TINY) return false;
    // Of many products most are alike.
    const key = [sum, ...here.map(({ at, share }) => `${at}:${share}`)].join(' ');
    if (looked.has(key)) return false;
    looked.add(key);
    const all = here.length === 0 ? everywhere : [...everywhere, ...here].toSorted(greatestFirst);
    return isPassed({ sum, chosen: [], of: plan }, all, looks);
  });
}

type Sharing = { one: Approvable; at: number; shareOn: (units: readonly UnitWorth[]) => number };

/** What each takes off, gathered once: shops have hundreds of promotions of some ten thousand products. */
function sharedOf(
  beside: readonly Approvable[],
  worth: Beside['worth'],
): { everywhere: readonly Shared[]; byProduct: ReadonlyMap<string, readonly Sharing[]> } {
  const everywhere: Shared[] = [];
  const byProduct = new Map<string, Sharing[]>();
  for (const [at, one] of beside.entries()) {
    const shareOn = shareBy(one, worth);
    if (one.condition === 'order') everywhere.push({ one, at, share: shareOn([]) });
    else
      for (const code of new Set(one.saleProducts)) {
        const here = byProduct.get(code);
        if (here) here.push({ one, at, shareOn });
        else byProduct.set(code, [{ one, at, shareOn }]);
      }
  }
  return { everywhere: everywhere.filter(({ share }) => share > 0).toSorted(greatestFirst), byProduct };
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
/** `at` is its place among those beside the plan, by which equal ones keep their order. */
type Shared = { one: Approvable; at: number; share: number };

const greatestFirst = (a: Shared, b: Shared): number => b.share - a.share || a.at - b.at;

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

type Group = string | undefined;

/** Of a group an order has one; undefined for what adds up. */
const groupOf = ({ exclusionGroup, trigger }: Terms): Group =>
  exclusionGroup ?? (trigger === 'automatic' ? undefined : `${trigger} `);

/** What the greatest of each group add up to, of those that come greatest first: more than the group's greatest elsewhere. */
function atMost(sorted: readonly Shared[], elsewhere?: ReadonlyMap<Group, number>): number {
  const seen = new Set<Group>();
  let sum = 0;
  for (const { one, share } of sorted) {
    const group = groupOf(one);
    if (group === undefined) sum += share;
    else if (!seen.has(group)) sum += Math.max(0, share - (elsewhere?.get(group) ?? 0));
    seen.add(group);
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

/**
 * The most that it takes off, as a share of the worth of all that is got: where a step is just reached, by units of one product.
 * What its gifts are worth is the same for all products; of the whole order the product does not matter.
 */
function shareBy(terms: Terms, worth: Beside['worth']): (units: readonly UnitWorth[]) => number {
  const { condition, steps, total } = terms;
  const dearest = dearestGift(terms, worth);
  return (units) => {
    // Of the whole order the cheapest unit may be any.
    const unit = condition === 'order' ? 0 : least(units.map(({ cheapest }) => cheapest));
    return Math.max(
      0,
      ...steps.map((step) => {
        const bought = condition === 'quantity' ? leastFor(step, { units, terms }) : step.from;
        const gift = step.free * dearest;
        const off = Math.min(
          shareOf(step.discount, { bought, unit }),
          (step.atMostSatang ?? Infinity) / bought,
        );
        const given = gift === 0 ? 0 : gift / (bought + gift);
        return off + given + shareOf(total, { bought, unit });
      }),
    );
  };
}

function dearestGift({ freeProducts, givesBiggestUnits }: Terms, worth: Beside['worth']): number {
  let most = 0;
  for (const code of freeProducts)
    for (const { rate, dearest } of worth.get(code) ?? [])
      most = Math.max(most, givesBiggestUnits ? dearest : dearest / rate);
  return most;
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
