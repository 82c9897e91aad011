/**
 * A promotion under the names of its calls (N-26b to N-26f), once they were checked: numbers are numbers, flags Y or N, lists
 * are of codes. Amounts are in baht. What a field means is decision 51.
 */
import type { PromotionKind } from '../pricing/promotion.ts';
import type { DraftPlace } from './draft-flaws.ts';
import type { Calculation, ConditionType, PromotionTrigger, StepDiscount } from './promotion-terms.ts';

/** What a promotion gives. */
export const KINDS = {
  DiscountValue: 'DISCOUNT_VALUE',
  DiscountPercent: 'DISCOUNT_PERCENT',
  FreeItem: 'FREE_ITEM',
  HotDeal: 'HOT_DEAL',
} as const satisfies Record<string, PromotionKind>;
/** 1 pieces of the sale products, 2 their worth in baht, 3 the worth of the whole order. */
export const CONDITIONS = { 1: 'quantity', 2: 'value', 3: 'order' } as const satisfies Record<
  string,
  ConditionType
>;
/** 1 the highest step once, 2 again for every `BuyMin`. */
export const CALCULATIONS = { 1: 'once', 2: 'each' } as const satisfies Record<string, Calculation>;

/** Fields of the specification without a meaning that is written down: kept as they come. */
const KEPT_OPTS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 32, 33,
  34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
] as const; // prettier-ignore
export type KeptOpt = `Opt${(typeof KEPT_OPTS)[number]}`;
export const keptOptNames: readonly KeptOpt[] = KEPT_OPTS.map((number): KeptOpt => `Opt${number}`);

type YesNo = 'Y' | 'N';

/** A line of `PromotionDetails`; 0 or absent for what is open, without limit or none. */
export type GivenLine = {
  BuyMin?: number | undefined;
  BuyMax?: number | undefined;
  OrderBuy?: number | undefined;
  FreeNumber?: number | undefined;
  DiscNumber?: number | undefined;
  DiscType?: string | undefined;
  DiscTypeCode?: StepDiscount['code'] | undefined;
  Opt6?: string | undefined;
  AtMost?: number | undefined;
};

/** Those that come back as they were sent. */
export type KeptFields = { [Opt in KeptOpt]?: string | undefined };

export type GivenPromotion = KeptFields & {
  PromotionName?: string | undefined;
  Opt30?: string | undefined;
  PromotionRemark?: string | undefined;
  DateBegin?: string | undefined;
  DateEnd?: string | undefined;
  DateBeginT?: string | undefined;
  DateEndT?: string | undefined;
  FlagCusNew?: YesNo | undefined;
  FlagFreeCase?: YesNo | undefined;
  PromotionType?: `${keyof typeof CONDITIONS}` | undefined;
  SalesNumber?: `${keyof typeof CALCULATIONS}` | undefined;
  DiscTotValue?: number | undefined;
  DiscTotType?: 'P' | 'B' | undefined;
  Opt15?: string | undefined;
  Opt31?: string | undefined;
  CustomerList?: string | undefined;
  CustomerTypeList?: string | undefined;
  Version?: number | undefined;
  PromotionNameEn?: string | undefined;
  ShortNameEn?: string | undefined;
  PromotionRemarkEn?: string | undefined;
  Priority?: number | undefined;
  ExclusionGroup?: string | undefined;
  Trigger?: PromotionTrigger | undefined;
  Code?: string | undefined;
  FlagCollectable?: YesNo | undefined;
  PerCustomer?: number | undefined;
  InAll?: number | undefined;
  Budget?: number | undefined;
  CenterList?: string | undefined;
  PromotionDetail?: GivenLine[] | undefined;
};

export type PromotionFields = {
  Promotion: GivenPromotion;
  PromotionType?: keyof typeof KINDS | undefined;
  PromotionDetails?: GivenLine[] | undefined;
  ProductsSale?: string[] | undefined;
  ProductsFree?: string[] | undefined;
  Customers?: string[] | undefined;
  CustomersNotIn?: string[] | undefined;
  Stores?: string[] | undefined;
  CustomerTypes?: string[] | undefined;
  /** ISO: Monday is 1. */
  Weekdays?: number[] | undefined;
  Centers?: string[] | undefined;
};

const PATHS: Record<Exclude<DraftPlace, `lines.${string}`>, string> = {
  nameTh: 'Promotion.PromotionName',
  shortTh: 'Promotion.Opt30',
  remarkTh: 'Promotion.PromotionRemark',
  startsAt: 'Promotion.DateBegin',
  startsAtAgain: 'Promotion.DateBeginT',
  endsAt: 'Promotion.DateEnd',
  endsAtAgain: 'Promotion.DateEndT',
  code: 'Promotion.Code',
  kind: 'PromotionType',
  lines: 'PromotionDetails',
  total: 'Promotion.DiscTotValue',
  saleProducts: 'ProductsSale',
  freeProducts: 'ProductsFree',
  weekdays: 'Weekdays',
  customers: 'Customers',
  customersLeftOut: 'CustomersNotIn',
  storeTypes: 'Stores',
  customerTypes: 'CustomerTypes',
  saleUnits: 'Centers',
};
const PARTS: Record<string, string> = {
  from: 'BuyMin',
  to: 'BuyMax',
  free: 'FreeNumber',
  discount: 'DiscNumber',
  discountCode: 'DiscTypeCode',
};

const isOfLine = (at: DraftPlace): at is Extract<DraftPlace, `lines.${string}`> => at.startsWith('lines.');

/** Where among these fields a flaw of a draft is. */
export function pathOf(at: DraftPlace): string {
  if (!isOfLine(at)) return PATHS[at];
  const [, line, part = ''] = at.split('.');
  return `PromotionDetails.${line}.${PARTS[part] ?? part}`;
}
