/** What the form of a promotion holds, as it is typed, under the names of the call (decision 48). */
import type { KeptFields } from '#domain/promotion/promotion-fields.ts';
import type { PromotionTrigger } from '#domain/promotion/promotion-terms.ts';
import type { PromotionCustomer, PromotionDetail, PromotionProduct } from './merchant-promotions.queries.ts';

type KindName = PromotionDetail['PromotionType'];
export type ConditionName = PromotionDetail['Promotion']['PromotionType'];
/** What is counted, as the texts name it. */
export const CONDITION_WORDS = { 1: 'pieces', 2: 'value', 3: 'order' } as const satisfies Record<
  ConditionName,
  string
>;
export type LineValues = {
  BuyMin: string;
  BuyMax: string;
  OrderBuy: string;
  FreeNumber: string;
  DiscNumber: string;
  /** Of a discount in baht; a percentage has no choice. */
  DiscTypeCode: string;
  AtMost: string;
};

/** Numbers are text until they are sent; days are YYYY-MM-DD. */
export type PromotionValues = {
  PromotionName: string;
  PromotionNameEn: string;
  Opt30: string;
  ShortNameEn: string;
  PromotionRemark: string;
  PromotionRemarkEn: string;
  DateBegin: string;
  DateEnd: string;
  IsEnabled: boolean;
  Trigger: PromotionTrigger;
  Code: string;
  IsCollectable: boolean;
  Priority: string;
  ExclusionGroup: string;
  PerCustomer: string;
  InAll: string;
  Budget: string;
  /** `PromotionType` of the body: what it gives. */
  Kind: KindName;
  /** `PromotionType` of the promotion: what is counted. */
  Condition: ConditionName;
  SalesNumber: '1' | '2';
  PromotionDetails: LineValues[];
  DiscTotValue: string;
  DiscTotType: string;
  IsFreeCase: boolean;
  ProductsSale: PromotionProduct[];
  ProductsFree: PromotionProduct[];
  HasWeekdays: boolean;
  Weekdays: number[];
  IsForAll: boolean;
  Customers: PromotionCustomer[];
  CustomersNotIn: PromotionCustomer[];
  /** How many of other centers take part, who are not told. */
  CustomersOfOthers: number;
  IsForNew: boolean;
  AllStores: boolean;
  Stores: string[];
  AllCustomerTypes: boolean;
  CustomerTypes: string[];
  AllCenters: boolean;
  Centers: string[];
  /** Fields without a written meaning, which go back as they came. */
  Kept: KeptFields;
};

/** What saving does to buyers. */
export type SavingMeans = 'enable' | 'disable' | 'change';

/** Fields that say something and give nothing. */
const WORDS: readonly string[] = [
  'PromotionName',
  'PromotionNameEn',
  'Opt30',
  'ShortNameEn',
  'PromotionRemark',
  'PromotionRemarkEn',
] satisfies (keyof PromotionValues)[];

/** Undefined where buyers get the same as before; `changed` are the first names of fields. */
export function whatSavingMeans(of: {
  wasEnabled: boolean;
  isEnabled: boolean;
  changed: readonly string[];
}): SavingMeans | undefined {
  if (of.isEnabled !== of.wasEnabled) return of.isEnabled ? 'enable' : 'disable';
  return of.isEnabled && of.changed.some((name) => !WORDS.includes(name)) ? 'change' : undefined;
}

export const BLANK_LINE: LineValues = {
  BuyMin: '',
  BuyMax: '',
  OrderBuy: '',
  FreeNumber: '',
  DiscNumber: '',
  DiscTypeCode: 'B',
  AtMost: '',
};

/** Of the center that one works at; for everybody, every day, and without a unit of its own (S-81f). */
export const newPromotion = (saleUnit: string): PromotionValues => ({
  PromotionName: '',
  PromotionNameEn: '',
  Opt30: '',
  ShortNameEn: '',
  PromotionRemark: '',
  PromotionRemarkEn: '',
  DateBegin: '',
  DateEnd: '',
  IsEnabled: false,
  Trigger: 'automatic',
  Code: '',
  IsCollectable: false,
  Priority: '100',
  ExclusionGroup: '',
  PerCustomer: '',
  InAll: '',
  Budget: '',
  Kind: 'DiscountValue',
  Condition: '1',
  SalesNumber: '1',
  PromotionDetails: [],
  DiscTotValue: '',
  DiscTotType: 'B',
  IsFreeCase: false,
  ProductsSale: [],
  ProductsFree: [],
  HasWeekdays: false,
  Weekdays: [],
  IsForAll: true,
  Customers: [],
  CustomersNotIn: [],
  CustomersOfOthers: 0,
  IsForNew: false,
  AllStores: true,
  Stores: [],
  AllCustomerTypes: true,
  CustomerTypes: [],
  AllCenters: false,
  Centers: saleUnit === '' ? [] : [saleUnit],
  Kept: {},
});

/** Of the fields `Opt1` to `Opt50` these have a meaning, and a place in the form. */
const MEANT = new Set(['Opt15', 'Opt30', 'Opt31']);
const isKept = (name: string): boolean => /^Opt\d{1,2}$/.test(name) && !MEANT.has(name);

/** A number in its field: nothing for none. */
const typed = (number: number | null): string => (number === null || number === 0 ? '' : String(number));
const isoOf = (yyyymmdd: string): string => yyyymmdd.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
const codesOf = (all: readonly { Code: string }[]): string[] => all.map(({ Code }) => Code);

/** The form of a promotion that is there. */
export function valuesOf(detail: PromotionDetail): PromotionValues {
  const { Promotion: one } = detail;
  return {
    PromotionName: one.PromotionName,
    PromotionNameEn: one.PromotionNameEn,
    Opt30: one.Opt30,
    ShortNameEn: one.ShortNameEn,
    PromotionRemark: one.PromotionRemark,
    PromotionRemarkEn: one.PromotionRemarkEn,
    DateBegin: isoOf(one.DateBeginT),
    DateEnd: isoOf(one.DateEndT),
    IsEnabled: one.FlagEnabled === 'Y',
    Trigger: one.Trigger,
    Code: one.Code,
    IsCollectable: one.FlagCollectable === 'Y',
    Priority: String(one.Priority),
    ExclusionGroup: one.ExclusionGroup,
    PerCustomer: typed(one.PerCustomer),
    InAll: typed(one.InAll),
    Budget: typed(one.Budget),
    Kind: detail.PromotionType,
    Condition: one.PromotionType,
    SalesNumber: one.SalesNumber,
    PromotionDetails: one.PromotionDetail.map((line) => ({
      BuyMin: typed(line.BuyMin),
      BuyMax: typed(line.BuyMax),
      OrderBuy: typed(line.OrderBuy),
      FreeNumber: typed(line.FreeNumber),
      DiscNumber: typed(line.DiscNumber),
      DiscTypeCode: line.DiscTypeCode === 'U' ? 'U' : 'B',
      AtMost: typed(line.AtMost),
    })),
    DiscTotValue: typed(one.DiscTotValue),
    DiscTotType: one.DiscTotType === 'P' ? 'P' : 'B',
    IsFreeCase: one.FlagFreeCase === 'Y',
    ProductsSale: detail.ProductsSale,
    ProductsFree: detail.ProductsFree,
    HasWeekdays: one.Opt31.includes('N'),
    Weekdays: one.Opt31.includes('N') ? detail.Weekdays : [],
    IsForAll: one.CustomerList === 'All',
    Customers: detail.Customers,
    CustomersNotIn: detail.CustomersNotIn,
    CustomersOfOthers: detail.CustomersOfOthers,
    IsForNew: one.FlagCusNew === 'Y',
    AllStores: one.Opt15 === 'All',
    Stores: codesOf(detail.Stores),
    AllCustomerTypes: one.CustomerTypeList === 'All',
    CustomerTypes: codesOf(detail.CustomerTypes),
    AllCenters: one.CenterList === 'All',
    Centers: codesOf(detail.Centers),
    Kept: Object.fromEntries(Object.entries(one).filter(([name]) => isKept(name))),
  };
}
