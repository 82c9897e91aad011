/** Promotions, the coupons and codes that start them, and what each order got of them. */
import type { ColumnType } from 'kysely';
import type { PromotionKind } from '#domain/pricing/promotion.ts';
import type {
  Calculation,
  ConditionType,
  PromotionTerms,
  PromotionTrigger,
  StepDiscount,
} from '#domain/promotion/promotion-terms.ts';
import type { Defaulted, Json, Satang, Tenant } from './columns.ts';

/** As `promotion_terms` of the database writes them: sets as lists. */
export type StoredTerms = Omit<PromotionTerms, 'saleProducts'> & { saleProducts: readonly string[] };

type PromotionRow = Tenant & {
  promotion_id: string;
  kind: PromotionKind;
  name_th: string;
  name_en: string;
  /** A few letters printed on the pictures of its products. */
  label_th: string;
  label_en: string;
  remark_th: Defaulted<string>;
  remark_en: Defaulted<string>;
  starts_at: Date;
  /** The first moment at which it is over. */
  ends_at: Date;
  position: Defaulted<number>;
  is_active: Defaulted<boolean>;
  trigger: Defaulted<PromotionTrigger>;
  /** Of coupons: customers may take one themselves. */
  is_collectable: Defaulted<boolean>;
  condition_type: Defaulted<ConditionType>;
  calculation: Defaulted<Calculation>;
  total_code: 'P' | 'B' | null;
  /** Basis points of a percentage, satang else. */
  total_value: number | null;
  gives_biggest_units: Defaulted<boolean>;
  /** ISO weekdays in Bangkok. */
  weekdays: number[] | null;
  sale_units: string[] | null;
  customer_types: string[] | null;
  store_types: string[] | null;
  is_for_listed: Defaulted<boolean>;
  is_for_new: Defaulted<boolean>;
  priority: Defaulted<number>;
  exclusion_group: string | null;
  per_customer: number | null;
  in_all: number | null;
  budget_satang: Satang | null;
  /** Names the row of `promotion_versions` by which it is computed. */
  version: Defaulted<number>;
  created_at: Defaulted<Date>;
  created_by: string | null;
  updated_at: Defaulted<Date>;
  /** Fields of the specification without a written meaning, by their names. */
  options: ColumnType<Record<string, string>, string | undefined, string>;
};

type PromotionProductRow = Tenant & {
  promotion_id: string;
  product_code: string;
  place: Defaulted<number>;
};

type PromotionStepRow = Tenant & {
  promotion_id: string;
  step_no: number;
  /** Pieces, or satang where the condition is a worth. */
  from_amount: number;
  to_amount: number | null;
  times_per_order: Defaulted<number>;
  free_pieces: Defaulted<number>;
  discount_code: StepDiscount['code'] | null;
  /** Basis points of a percentage, satang else. */
  discount_value: number | null;
  at_most_satang: Satang | null;
};

type PromotionFreeProductRow = Tenant & {
  promotion_id: string;
  product_code: string;
  place: Defaulted<number>;
};

type PromotionCustomerRow = Tenant & {
  promotion_id: string;
  customer_code: string;
  is_left_out: Defaulted<boolean>;
};

type PromotionVersionRow = Tenant & {
  promotion_id: string;
  version: number;
  terms: Json<StoredTerms>;
  at: Defaulted<Date>;
  by_user: string | null;
};

type PromotionUsesRow = Tenant & {
  promotion_id: string;
  /** A person, or '' for all. */
  profile_code: Defaulted<string>;
  uses: Defaulted<number>;
  given_satang: Defaulted<Satang>;
};

type PromotionCouponRow = Tenant & {
  coupon_id: string;
  promotion_id: string;
  customer_code: string;
  issued_at: Defaulted<Date>;
  issued_by: string | null;
  ends_at: Date | null;
  /** The order that uses it; null while it is unused. */
  order_id: string | null;
  used_at: Date | null;
  /** The customer took it themselves. */
  is_collected: Defaulted<boolean>;
};

type PromotionCodeRow = Tenant & { code: string; promotion_id: string };

type OrderPromotionRow = Tenant & {
  order_id: string;
  promotion_id: string;
  version: number;
  coupon_id: string | null;
  times: number;
  discount_satang: Satang;
  /** The worth of what was given for nothing, at its list price. */
  free_satang: Satang;
  /** What of both does not stand any more: it was not packed, or came back. */
  gone_discount_satang: Defaulted<Satang>;
  gone_free_satang: Defaulted<Satang>;
  /** Nothing of it stands. */
  is_gone: Defaulted<boolean>;
  /** As it was called then. */
  name_th: string;
  name_en: string;
  profile_code: string;
  /** What was counted in `promotion_uses`. */
  is_counted_in_all: boolean;
  is_counted_of_person: boolean;
  is_first_order: Defaulted<boolean>;
  at: ColumnType<Date, Date, never>;
  is_given_back: Defaulted<boolean>;
};

export type PromotionTables = {
  promotions: PromotionRow;
  promotion_products: PromotionProductRow;
  promotion_steps: PromotionStepRow;
  promotion_free_products: PromotionFreeProductRow;
  promotion_customers: PromotionCustomerRow;
  promotion_versions: PromotionVersionRow;
  promotion_uses: PromotionUsesRow;
  promotion_coupons: PromotionCouponRow;
  promotion_codes: PromotionCodeRow;
  order_promotions: OrderPromotionRow;
};
