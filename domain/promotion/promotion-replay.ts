/** What a promotion would have cost on orders of the past: by its terms, for whom it is, and within its caps. */
import { taxWithin, type BasisPoints, type TaxType } from '../pricing/tax.ts';
import { applyPromotions, type PromotionResult } from './apply-promotions.ts';
import { isForBuyer, weekdayOf } from './promotion-audience.ts';
import type { PromotionPlan } from './promotion-draft.ts';
import type { FreeProduct } from './promotion-gifts.ts';
import type { PromotableLine, PromotionTerms } from './promotion-terms.ts';

export type PastLine = PromotableLine & {
  taxType: TaxType;
  taxRate: BasisPoints;
  /** What a piece cost the shop then, without tax; null where that is not known. */
  costSatang: number | null;
  /** What others took off the line: other promotions, staff, points. */
  otherSatang: number;
};

/** A free good that another promotion gave. */
export type PastGift = { pieces: number; costSatang: number | null };

export type PastOrder = {
  at: Date;
  saleUnit: string;
  customerCode: string;
  profileCode: string;
  customerType: string | null;
  storeType: string | null;
  /** It was the person's first. */
  isFirst: boolean;
  lines: readonly PastLine[];
  gifts: readonly PastGift[];
};

export type Replayed = {
  /** Orders that would have got it. */
  orders: number;
  discountSatang: number;
  /** Free goods at their list price. */
  freeSatang: number;
  /** What those orders were worth at list prices. */
  worthSatang: number;
  /**
   * Orders whose goods, free ones too, would have brought less than they cost after all discounts, these and those that the
   * orders had; by the goods of which the cost is known.
   */
  belowCost: number;
  /** Orders with goods, free ones too, of which it is not. */
  withoutCost: number;
};

type Replaying = {
  plan: PromotionPlan;
  terms: PromotionTerms;
  freeProducts: ReadonlyMap<string, FreeProduct>;
  /** What a piece of what is given costs, without tax; absent or null where that is not known. */
  freeCosts: ReadonlyMap<string, number | null>;
};

export const nothingReplayed = (): Replayed => ({
  orders: 0,
  discountSatang: 0,
  freeSatang: 0,
  worthSatang: 0,
  belowCost: 0,
  withoutCost: 0,
});

/** Orders are added the oldest first: that is how caps are used up. */
export function createReplay({ plan, terms, freeProducts, freeCosts }: Replaying) {
  const listed = new Set(plan.customers);
  const leftOut = new Set(plan.customersLeftOut);
  const usesOf = new Map<string, number>();
  const sums = nothingReplayed();
  const audience = { ...plan, leavesOut: leftOut.size > 0 };

  const isFor = (order: PastOrder): boolean => {
    if (plan.weekdays !== null && !plan.weekdays.includes(weekdayOf(order.at))) return false;
    if (plan.inAll !== null && sums.orders >= plan.inAll) return false;
    if (plan.perCustomer !== null && (usesOf.get(order.profileCode) ?? 0) >= plan.perCustomer) return false;
    const buyer = {
      ...order,
      isListed: listed.has(order.customerCode),
      isLeftOut: leftOut.has(order.customerCode),
      isNew: order.isFirst,
    };
    return isForBuyer(audience, buyer).isFor;
  };

  const add = (order: PastOrder): void => {
    if (!isFor(order)) return;
    const spent = sums.discountSatang + sums.freeSatang;
    const budgets = new Map(
      plan.budgetSatang === null ? [] : [[terms.id, Math.max(0, plan.budgetSatang - spent)] as const],
    );
    const result = applyPromotions({ lines: order.lines, promotions: [terms], freeProducts, budgets });
    const [applied] = result.applied;
    if (!applied) return;
    sums.orders += 1;
    sums.discountSatang += applied.discountSatang;
    sums.freeSatang += applied.giftSatang;
    usesOf.set(order.profileCode, (usesOf.get(order.profileCode) ?? 0) + 1);
    for (const line of order.lines) sums.worthSatang += line.unitPriceSatang * line.quantity;
    const { isBelow, isKnown } = costing(order, result, freeCosts);
    if (isBelow) sums.belowCost += 1;
    if (!isKnown) sums.withoutCost += 1;
  };

  return { add, result: (): Replayed => ({ ...sums }) };
}

/** What the goods bring without tax, after all discounts, against what they cost; by those of which the cost is known. */
function costing(
  { lines, gifts }: PastOrder,
  { discounts, gifts: given }: PromotionResult,
  freeCosts: Replaying['freeCosts'],
): { isBelow: boolean; isKnown: boolean } {
  const sold = lines.map((line, at) => {
    const gross = line.unitPriceSatang * line.quantity;
    const off = (discounts[at] ?? []).reduce((sum, { satang }) => sum + satang, 0);
    const paid = Math.max(0, gross - line.otherSatang - off);
    const pieces = line.quantity * line.unitRate;
    return { costSatang: line.costSatang, pieces, net: paid - taxWithin(paid, line.taxType, line.taxRate) };
  });
  const free = given.map(({ productCode, quantity, unitRate }) => ({
    costSatang: freeCosts.get(productCode) ?? null,
    pieces: quantity * unitRate,
  }));
  // What was given brings nothing.
  const all = [...sold, ...gifts, ...free];
  const known = all.filter(({ costSatang }) => costSatang !== null);
  const net = sold.reduce((sum, one) => sum + (one.costSatang === null ? 0 : one.net), 0);
  const cost = known.reduce((sum, one) => sum + (one.costSatang ?? 0) * one.pieces, 0);
  return { isBelow: net < cost, isKnown: known.length === all.length };
}
