import type { Calculation, ConditionType, DiscountKind } from '#domain/promotion/promotion-terms.ts';
import type { OrderDiscountPlan } from '../content/types.ts';
import type { MarkName } from '../pictures/marks.ts';
import type { Words } from '../types.ts';

/** Which products: of these third-level categories (by digits), those that sell best first. */
type Pick = {
  in: readonly string[];
  /** Only what a piece of costs at least so many baht, at the lowest price of all. */
  fromBaht?: number;
  /** Only what is also sold in a bigger unit than the smallest. */
  inBulk?: boolean;
  /** At most so many. */
  most?: number;
};

/** A display group of the home page, drawn as a mark. Brands make groups of their own, for the drawer. */
type GroupPlan = Pick & { id: string; name: Words; mark: MarkName };

/** From so many pieces on, or so many baht where the worth counts. */
type StepPlan = { from: number; to?: number; times?: number } & (
  | { percent: number; atMostBaht?: number | undefined }
  | { baht: number }
  | { bahtAUnit: number }
  | { free: number }
);

/** What it gives from when on; pieces count where nothing else is said, the highest step once. */
export type TermsPlan = {
  condition?: ConditionType;
  calculation?: Calculation;
  steps: readonly StepPlan[];
  /** What is given for nothing: the lowest priced of these categories, or of the promotion's own products. */
  gifts?: readonly string[];
};

/** Who it is for; everybody where nothing is said. */
export type AudiencePlan = {
  customerTypes?: readonly string[];
  storeTypes?: readonly string[];
  isForNew?: boolean;
  /** Monday is 1. */
  weekdays?: readonly number[];
  saleUnits?: readonly string[];
};

/** How often and how much. */
export type CapsPlan = {
  perCustomer?: number | undefined;
  inAll?: number | undefined;
  budgetBaht?: number;
};

/** A promotion in days from the day of the seed. A hot deal has no terms. */
export type PromotionPlan = Pick & {
  id: string;
  name: Words;
  /** A few letters printed on the pictures of its products. */
  label: Words;
  remark: Words;
  fromDay: number;
  toDay: number;
  audience?: AudiencePlan;
  caps?: CapsPlan;
} & ({ kind: 'HOT_DEAL' } | { kind: DiscountKind; terms: TermsPlan });

/** Coupons of a promotion: customers collect one, or each demo login was given one on its first day. */
export type PaperCouponPlan = OrderDiscountPlan & { id: string; coupons: 'collect' | 'given' };

export type CollectionsPlan = {
  groups: readonly GroupPlan[];
  promotions: readonly PromotionPlan[];
  coupons: readonly PaperCouponPlan[];
};

export type GroupLogo = { mark: MarkName } | { word: string; colour: string };

export type DemoGroup = {
  id: string;
  type: 'HOME' | 'DRAWER';
  name: Words;
  logo: GroupLogo;
  /** Shows a name of its own to who reads English. */
  isTranslated: boolean;
  /** Product codes in their order. */
  products: readonly string[];
};

export type DemoPromotion = {
  plan: PromotionPlan;
  products: readonly string[];
  /** In the order in which they are given. */
  gifts: readonly string[];
  /** Typed by whoever knows it; without one the promotion needs nothing but its conditions. */
  code?: string;
  coupons?: PaperCouponPlan['coupons'];
};
