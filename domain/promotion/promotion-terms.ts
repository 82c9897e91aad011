/**
 * What a promotion says: when it runs, for whom, from when on it gives something, and what. Money is in satang, quantities
 * are in pieces (base units). How the fields of the calls are read is decision 51.
 */
import type { UnitNumber } from '../pricing/units.ts';

/** Kinds that take something off. A hot deal is the shop's own pick: it says nothing about a price. */
export const discountKinds = ['DISCOUNT_PERCENT', 'DISCOUNT_VALUE', 'FREE_ITEM'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** What steps count: pieces of the sale products, their worth, or the worth of the whole order; worth before any discount. */
export const conditionTypes = ['quantity', 'value', 'order'] as const;
export type ConditionType = (typeof conditionTypes)[number];

/** `once`: the highest step reached, once. `each`: again for every `from` of a step. */
export const calculations = ['once', 'each'] as const;
export type Calculation = (typeof calculations)[number];

/** P percent, B baht for each time, U baht for each unit as bought: a case bought as a case once. */
export type StepDiscount =
  | { code: 'P'; basisPoints: number }
  | { code: 'B'; satang: number }
  | { code: 'U'; satang: number };

/** From `from` to `to`: pieces, or satang where the condition is a worth. A step without an end has `to` null. */
export type PromotionStep = {
  no: number;
  from: number;
  to: number | null;
  /** At most so often in one order; 0 for without limit. */
  timesPerOrder: number;
  /** Pieces given for nothing, each time; biggest units of the given product where `givesBiggestUnits`. 0 for none. */
  free: number;
  discount: StepDiscount | null;
  /** What a percentage takes off at most. */
  atMostSatang: number | null;
};

/** What starts a promotion: nothing but its conditions, one of a customer's own coupons, or a code that is typed. */
export const promotionTriggers = ['automatic', 'coupon', 'code'] as const;
export type PromotionTrigger = (typeof promotionTriggers)[number];

/** The terms by which money is computed. An order keeps the version that it was computed by. */
export type PromotionTerms = {
  id: string;
  version: number;
  kind: DiscountKind;
  trigger: PromotionTrigger;
  condition: ConditionType;
  calculation: Calculation;
  /** By `from`, rising. */
  steps: readonly PromotionStep[];
  /** Products that count; of condition `order` all do. */
  saleProducts: ReadonlySet<string>;
  /** What may be given, the first that is in stock is. */
  freeProducts: readonly string[];
  givesBiggestUnits: boolean;
  /** On top, off the whole order, once any step is reached. */
  total: { code: 'P'; basisPoints: number } | { code: 'B'; satang: number } | null;
  /** The lower is computed first. */
  priority: number;
  /** Of the promotions of one group the buyer gets the best; those without one add up. */
  exclusionGroup: string | null;
};

/** Who may have it, and when. Absent lists (null) are for everybody. */
export type PromotionAudience = {
  /** The moment it begins, and the first at which it is over. */
  startsAt: Date;
  endsAt: Date;
  /** ISO weekdays in Bangkok, Monday is 1. */
  weekdays: readonly number[] | null;
  saleUnits: readonly string[] | null;
  customerTypes: readonly string[] | null;
  storeTypes: readonly string[] | null;
  /** Only customers that are listed; who is, is asked from the database. */
  isForListed: boolean;
  /** Some customers are left out. */
  leavesOut: boolean;
  /** Only a person without an order that still stands. */
  isForNew: boolean;
};

/** How often and how much; null for without limit. A person counts once, whichever account orders. */
export type PromotionCaps = {
  perCustomer: number | null;
  inAll: number | null;
  budgetSatang: number | null;
};

/** A line of a cart or an order, as the engine sees it. */
export type PromotableLine = {
  productCode: string;
  unitNo: UnitNumber;
  /** Pieces in one unit. */
  unitRate: number;
  quantity: number;
  /** One unit before discounts, tax included. */
  unitPriceSatang: number;
  /** One piece may not cost less than this after all promotions; null for no floor. */
  floorSatang: number | null;
};
