/** A promotion as its calls carry it: the fields of the specification (N-26b to N-26f), and ours beside them. */
import { z } from 'zod';
import { keptOptNames, type KeptOpt } from '#domain/promotion/promotion-fields.ts';
import { promotionTriggers } from '#domain/promotion/promotion-terms.ts';
import {
  alsoAs,
  asNumber,
  asText,
  baht,
  code,
  codesIn,
  multilineText,
  saleUnit,
  text,
  wordOf,
  yesNo,
} from './common.schemas.ts';

/** What a promotion gives; a hot deal is the shop's own pick, which says nothing about a price. */
export const promotionKindNames = ['DiscountValue', 'DiscountPercent', 'FreeItem', 'HotDeal'] as const;
export const promotionStatusNames = ['CURRENT', 'SOON', 'EXPIRED', 'DISABLE', 'UNKNOWN'] as const;

/** 1 pieces of the sale products, 2 their worth in baht, 3 the worth of the whole order. */
export const conditionNames = ['1', '2', '3'] as const;
/** 1 the highest step once, 2 again for every `BuyMin`. */
const calculationNames = ['1', '2'] as const;

export const MOST_STEPS = 20;
export const MOST_SALE_PRODUCTS = 2_000;
export const MOST_FREE_PRODUCTS = 50;
export const MOST_LISTED_CUSTOMERS = 5_000;
const MOST_TYPES = 200;
const MOST_CENTERS = 200;

/** Words that clients write in any case. */
export const inAnyCase = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  alsoAs(z.enum(words), {
    forms: [words[0], words[0].toLowerCase()],
    read: (value) => words.find((word) => word.toLowerCase() === wordOf(value)) ?? value,
  });

const typeCode = z.string().min(1).max(40);

const optsOf = <T extends z.ZodType>(one: T) =>
  Object.fromEntries(keptOptNames.map((name) => [name, one])) as Record<KeptOpt, T>;

/** DD/MM/YYYY; the year may be Buddhist. Checked with the promotion, so that the form can name the step. */
const day = text(10);
/** YYYYMMDD. */
const dayT = asText(text(8));

/** P percent, B baht, U baht for each unit as bought; without one it is that of the kind. */
const discountCode = inAnyCase(['P', 'B', 'U']);

const givenLine = z.object({
  PromotionLn: asNumber(z.int().min(0).max(999)).optional(),
  /** Pieces; baht where the condition is a worth. */
  BuyMin: asNumber(baht).optional(),
  /** Absent or 0: open. */
  BuyMax: asNumber(baht).optional(),
  /** At most so often in one order; absent or 0: without limit. */
  OrderBuy: asNumber(z.int().min(0).max(99_999)).optional(),
  FreeNumber: asNumber(z.int().min(0).max(99_999)).optional(),
  /** Percent or baht, with 2 decimals. */
  DiscNumber: asNumber(baht).optional(),
  /** The code again, or its name (Percent, Baht, Unit); read where DiscTypeCode is absent. */
  DiscType: text(20).optional(),
  DiscTypeCode: discountCode.optional(),
  /** 1: for each unit as bought, as U is. */
  Opt6: asText(text(10)).optional(),
  /** Ours: what a percentage takes off at most, in baht; absent or 0 for no limit. */
  AtMost: asNumber(baht).optional(),
});

const givenPromotion = z.object({
  PromotionId: text(40).optional(),
  PromotionName: text(200).optional(),
  /** The short name, as a card shows it. */
  Opt30: text(60).optional(),
  PromotionRemark: multilineText(1000).optional(),
  DateBegin: day.optional(),
  DateEnd: day.optional(),
  DateBeginT: dayT.optional(),
  DateEndT: dayT.optional(),
  /** In any form; N where it is absent. */
  FlagEnabled: yesNo.optional(),
  FlagCusNew: yesNo.optional(),
  FlagFreeCase: yesNo.optional(),
  PromotionType: asText(z.enum(conditionNames)).optional(),
  SalesNumber: asText(z.enum(calculationNames)).optional(),
  DiscTotValue: asNumber(baht).optional(),
  /** P or B. */
  DiscTotType: inAnyCase(['P', 'B']).optional(),
  /** Store types: 'All', absent where `Stores` are listed, or their codes apart by commas where these are absent. */
  Opt15: text(10_000).optional(),
  /** With an N the weekdays count, else all seven do. */
  Opt31: text(40).optional(),
  /** As Opt15, of `Customers` and of `CustomerTypes`. */
  CustomerList: text(20_000).optional(),
  CustomerTypeList: text(10_000).optional(),
  ...optsOf(asText(text(500)).optional()),

  // Ours. A body without Version is the specification's, and leaves these as they are.
  /** The `Version` of the answer that was changed; another one since is 409 PROMOTION_CHANGED. */
  Version: z.int().min(1).optional(),
  PromotionNameEn: text(200).optional(),
  ShortNameEn: text(60).optional(),
  PromotionRemarkEn: multilineText(1000).optional(),
  /** The lower is computed first; 100 where absent. */
  Priority: asNumber(z.int().min(0).max(9_999)).optional(),
  /** Of one group the buyer gets the best. */
  ExclusionGroup: text(40).optional(),
  Trigger: z.enum(promotionTriggers).optional(),
  /** Of the trigger `code`: 3 to 20 letters and digits. */
  Code: text(20).optional(),
  /** Of the trigger `coupon`: customers take one themselves (Y), else staff issue them. */
  FlagCollectable: yesNo.optional(),
  /** How often a person may have it, and all together; absent or 0 for no limit. */
  PerCustomer: asNumber(z.int().min(0).max(1_000_000)).optional(),
  InAll: asNumber(z.int().min(0).max(100_000_000)).optional(),
  /** Baht; absent or 0 for no limit. */
  Budget: asNumber(baht).optional(),
  /** 'All': of all centers; absent: of `Centers`, or of `SaleUnit` where there are none. */
  CenterList: text(10).optional(),
});

export const promotionBody = z.object({
  /** The center that the staff work for: defaults to the active one. */
  SaleUnit: saleUnit.optional(),
  Promotion: givenPromotion.extend({ PromotionDetail: z.array(givenLine).max(MOST_STEPS).optional() }),
  /** The kind; without it what the lines give decides, of a promotion that is changed its own. */
  PromotionType: inAnyCase(promotionKindNames).optional(),
  /** Also as Promotion.PromotionDetail. */
  PromotionDetails: z.array(givenLine).max(MOST_STEPS).optional(),
  ProductsSale: codesIn(code, ['P_Code', 'Code'], MOST_SALE_PRODUCTS).optional(),
  ProductsFree: codesIn(code, ['P_Code', 'Code'], MOST_FREE_PRODUCTS).optional(),
  Customers: codesIn(code, ['CUSTOMERCODE', 'Code'], MOST_LISTED_CUSTOMERS).optional(),
  CustomersNotIn: codesIn(code, ['CUSTOMERCODE', 'Code'], MOST_LISTED_CUSTOMERS).optional(),
  Stores: codesIn(typeCode, ['Code'], MOST_TYPES).optional(),
  CustomerTypes: codesIn(typeCode, ['Code'], MOST_TYPES).optional(),
  /** ISO: Monday is 1. */
  Weekdays: z
    .array(asNumber(z.int().min(1).max(7)))
    .max(7)
    .overwrite((all) => [...new Set(all)].toSorted())
    .optional(),
  /** Ours, with Promotion.CenterList. */
  Centers: codesIn(saleUnit, ['SaleUnit', 'Code'], MOST_CENTERS).optional(),
});

const shownLine = z.object({
  PromotionLn: z.int(),
  BuyMin: z.number(),
  BuyMax: z.number().nullable(),
  OrderBuy: z.int(),
  FreeNumber: z.int(),
  DiscNumber: z.number(),
  DiscType: z.string(),
  /** '' where only goods are given. */
  DiscTypeCode: z.enum(['P', 'B', 'U', '']),
  Opt6: z.enum(['1', '']),
  AtMost: z.number().nullable(),
});

/** What a list has of each promotion. */
export const listedPromotion = z.object({
  PromotionId: z.string(),
  PromotionName: z.string(),
  PromotionNameEn: z.string(),
  Opt30: z.string(),
  ShortNameEn: z.string(),
  DateBegin: z.string(),
  DateEnd: z.string(),
  DateBeginT: z.string(),
  DateEndT: z.string(),
  FlagEnabled: z.enum(['Y', 'N']),
  /** By days and flag, now. */
  Status: z.enum(promotionStatusNames),
  /** The condition. */
  PromotionType: z.enum(conditionNames),
  Kind: z.enum(promotionKindNames),
  Trigger: z.enum(promotionTriggers),
  Priority: z.int(),
  /** '' for none. */
  ExclusionGroup: z.string(),
  /** 'All', or '' with the centers. */
  CenterList: z.enum(['All', '']),
  Centers: z.array(z.string()),
  Version: z.int(),
  /** The caller works for all of its centers. */
  MayChange: z.boolean(),
});

const fullPromotion = listedPromotion.extend({
  PromotionRemark: z.string(),
  PromotionRemarkEn: z.string(),
  FlagCusNew: z.enum(['Y', 'N']),
  FlagFreeCase: z.enum(['Y', 'N']),
  SalesNumber: z.enum(calculationNames),
  DiscTotValue: z.number(),
  DiscTotType: z.enum(['P', 'B', '']),
  /** 'All', or the codes apart by commas. */
  Opt15: z.string(),
  CustomerTypeList: z.string(),
  /** N where the weekdays count. */
  Opt31: z.enum(['N', '']),
  /** 'All', or '' where customers are listed. */
  CustomerList: z.enum(['All', '']),
  ...optsOf(z.string().optional()),
  Code: z.string(),
  FlagCollectable: z.enum(['Y', 'N']),
  /** Null for no limit; Budget in baht. */
  PerCustomer: z.int().nullable(),
  InAll: z.int().nullable(),
  Budget: z.number().nullable(),
  PromotionDetail: z.array(shownLine),
  /** S for sale, F for free. */
  PromotionProduct: z.array(z.object({ P_Code: z.string(), Type: z.enum(['S', 'F']) })),
  /** I takes part, N is left out. */
  PromotionCustomer: z.array(z.object({ CUSTOMERCODE: z.string(), Type: z.enum(['I', 'N']) })),
});

/** A product of the picker and of a promotion; prices of level 1 in baht with tax, null where none is set. */
export const promotionProduct = z.object({
  P_Code: z.string(),
  PRODUCTNAME: z.string(),
  PIC_FILENAME: z.string().nullable(),
  Units: z.array(
    z.object({ Unit: z.int(), UnitName: z.string(), UnitRate: z.int(), UnitPrice: z.number().nullable() }),
  ),
});

export const promotionCustomer = z.object({
  CUSTOMERCODE: z.string(),
  CUSTOMERNAME: z.string(),
  CustomerTypeName: z.string(),
  StoreTypeName: z.string(),
});

export const codeAndName = z.object({ Code: z.string(), Name: z.string() });

/** A whole promotion; also what a list answers with `IncludeDetail`. */
export const promotionDetail = z.object({
  Promotion: fullPromotion,
  PromotionType: z.enum(promotionKindNames),
  Weekdays: z.array(z.int()),
  ProductsSale: z.array(promotionProduct),
  ProductsFree: z.array(promotionProduct),
  Customers: z.array(promotionCustomer),
  CustomersNotIn: z.array(promotionCustomer),
  /** How many customers of other centers take part as well: they are neither told nor changed. */
  CustomersOfOthers: z.int(),
  /** Coupons of it that people hold unused and could use while it is enabled; 0 of what coupons do not start. */
  CouponsHeld: z.int(),
  Stores: z.array(codeAndName),
  CustomerTypes: z.array(codeAndName),
  Centers: z.array(codeAndName),
  /** The lines of Promotion.PromotionDetail again, as they are sent. */
  PromotionDetails: z.array(shownLine),
});

export const listedWithDetail = listedPromotion.extend({
  PromotionRemark: z.string(),
  PromotionDetail: z.array(shownLine).optional(),
  PromotionProduct: fullPromotion.shape.PromotionProduct.optional(),
});
