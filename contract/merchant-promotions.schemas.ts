import { z } from 'zod';
import { audienceReasons } from '#domain/promotion/promotion-audience.ts';
import {
  code,
  fileAnswer,
  inAddress,
  quantity,
  saleUnit,
  several,
  severalInAddress,
  text,
  yesNo,
  type SchemasFor,
} from './common.schemas.ts';
import type { merchantPromotionCalls } from './merchant-promotions.calls.ts';
import {
  codeAndName,
  conditionNames,
  inAnyCase,
  listedPromotion,
  listedWithDetail,
  promotionBody,
  promotionCustomer,
  promotionDetail,
  promotionKindNames,
  promotionProduct,
  promotionStatusNames,
} from './merchant-promotions.shapes.ts';

/** One day of Bangkok: YYYY-MM-DD, DD/MM/YYYY or YYYYMMDD. */
const anyDay = text(10);
const id = z.object({ id: code });
const wanted = { promotionId: code };

/**
 * What staff typed that cannot be: the first flaw is the error's code, `fields` has a sentence for each, `details.Flaws` names
 * each with its step ('info', 'condition' or 'audience'), its field and its code.
 */
const flaws = [
  'PROMOTION_NAME_MISSING',
  'PROMOTION_SHORT_NAME_MISSING',
  'PROMOTION_REMARK_MISSING',
  'PROMOTION_DAY_WRONG',
  'PROMOTION_DAYS_APART',
  'PROMOTION_DAYS_TURNED',
  'PROMOTION_CODE_WRONG',
  'PROMOTION_CODE_TAKEN',
  'PROMOTION_KIND_MISSING',
  'PROMOTION_LINES_MISSING',
  'PROMOTION_LINE_FROM_MISSING',
  'PROMOTION_LINE_TO_TOO_LOW',
  'PROMOTION_LINE_TWICE',
  'PROMOTION_PIECES_NOT_WHOLE',
  'PROMOTION_FREE_NUMBER_MISSING',
  'PROMOTION_DISCOUNT_MISSING',
  'PROMOTION_DISCOUNT_CODE_WRONG',
  'PROMOTION_PERCENT_TOO_HIGH',
  'PROMOTION_FREE_ITEM_MISSING',
  'PROMOTION_SALE_ITEM_MISSING',
  'PROMOTION_PRODUCT_UNKNOWN',
  'PROMOTION_CUSTOMERS_MISSING',
  'PROMOTION_CUSTOMER_TWICE',
  'PROMOTION_CUSTOMER_UNKNOWN',
  'PROMOTION_CUSTOMERS_OF_OTHERS',
  'PROMOTION_STORE_TYPE_MISSING',
  'PROMOTION_CUSTOMER_TYPE_MISSING',
  'PROMOTION_TYPE_UNKNOWN',
  'PROMOTION_WEEKDAYS_MISSING',
  'PROMOTION_CENTERS_MISSING',
] as const;
/** Only of what is to be enabled: it may be kept with them. */
const unsound = [
  'PROMOTION_STEPS_OVERLAP',
  'PROMOTION_CODES_MIXED',
  'PROMOTION_STEP_LOWERS',
  'PROMOTION_NOT_SOUND',
] as const;
const onSave = [
  ...flaws,
  ...unsound,
  'CENTER_NOT_FOUND',
  'PROMOTION_OF_OTHER_CENTERS',
  'PROMOTIONS_FULL',
  'PROMOTION_NEEDS_APPROVAL',
] as const;

const productLine = z.object({
  P_Code: z.string(),
  PRODUCTNAME: z.string(),
  Unit: z.int(),
  UnitName: z.string(),
  UnitRate: z.int(),
  Quantity: z.int(),
  UnitPrice: z.number(),
  Discount: z.number(),
  Amount: z.number(),
  IsFree: z.boolean(),
});

/** Orders that still stand, what they got off, the worth of their free goods, and how many were somebody's first. */
const brought = {
  Orders: z.int(),
  Discount: z.number(),
  FreeWorth: z.number(),
  NewBuyers: z.int(),
};
const resultsQuery = z.object({
  /** Inclusive; default to the days of the promotion, until today. */
  dateStart: anyDay.optional(),
  dateEnd: anyDay.optional(),
  /** One of the caller's; defaults to all of theirs. */
  saleUnit: saleUnit.optional(),
});

export const merchantPromotionSchemas = {
  promotionList: {
    summary: 'Promotions of a center, the latest first; a page with fewer rows than Take is the last',
    query: z.object({
      /** Any of these; also All. */
      Status: severalInAddress(
        several(inAnyCase([...promotionStatusNames, 'All']), promotionStatusNames.length + 1),
      ).optional(),
      /** Part of a name, a short name, the id or a code. */
      Text: text(60).optional(),
      PromotionId: code.optional(),
      /** A kind, or a condition (1, 2, 3). */
      PromotionType: inAnyCase([...promotionKindNames, ...conditionNames]).optional(),
      /** Promotions that run on any day between, inclusive. */
      DateStart: anyDay.optional(),
      DateEnd: anyDay.optional(),
      Skip: inAddress(z.int().min(0).max(100_000)).default(0),
      Take: inAddress(z.int().min(1).max(100)).default(12),
      /** With lines and products. */
      IncludeDetail: yesNo.optional(),
      /** Defaults to the active center. */
      SaleUnit: saleUnit.optional(),
    }),
    answer: z.object({ Data: z.array(listedWithDetail) }),
    errors: ['CENTER_NOT_FOUND'],
  },
  promotionProducts: {
    summary: 'Products for sale or for free, by name, code or barcode',
    query: z.object({
      text: text(60).default(''),
      take: inAddress(z.int().min(1).max(100)).default(12),
      /** In place of a text. */
      codes: severalInAddress(several(code, 100)).optional(),
    }),
    answer: z.object({ Data: z.array(promotionProduct) }),
  },
  promotionCustomers: {
    summary: 'Active customers of a center, by name, code or number',
    query: z.object({
      text: text(60).default(''),
      take: inAddress(z.int().min(1).max(100)).default(48),
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
    }),
    answer: z.object({ Data: z.array(promotionCustomer) }),
    errors: ['CENTER_NOT_FOUND'],
  },
  promotionDetail: {
    summary: 'A promotion with all that is kept of it',
    params: z.object(wanted),
    /** One of the caller's; without it the promotion of any of theirs. */
    query: z.object({ saleUnit: saleUnit.optional() }),
    answer: promotionDetail,
    errors: ['PROMOTION_NOT_FOUND', 'CENTER_NOT_FOUND'],
  },
  promotionMasterData: {
    summary: 'What a promotion can be narrowed to',
    answer: z.object({
      CustomerTypes: z.array(codeAndName),
      StoreTypes: z.array(codeAndName),
      /** The caller's own. */
      Centers: z.array(codeAndName),
      /** The caller may plan promotions of all centers. */
      MayChooseAll: z.boolean(),
      /** Exclusion groups that promotions have. */
      Groups: z.array(z.string()),
    }),
  },
  createPromotion: {
    summary: 'Plan a promotion, once for an Idempotency-Key where one is sent',
    body: promotionBody,
    answer: z.object({ PromotionId: z.string(), Version: z.int() }),
    errors: [...onSave, 'IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_ANSWER_GONE'],
  },
  updatePromotion: {
    summary: 'Change a promotion: what is ordered from now on has its new terms, orders keep theirs',
    params: id,
    body: promotionBody,
    answer: promotionDetail,
    errors: [...onSave, 'PROMOTION_NOT_FOUND', 'PROMOTION_CHANGED'],
  },
  copyPromotion: {
    summary:
      'A copy that is not enabled and has no code; of centers that are not all the caller’s for the active one',
    params: id,
    answer: z.object({ PromotionId: z.string(), Version: z.int() }),
    errors: ['PROMOTION_NOT_FOUND', 'CENTER_NOT_FOUND'],
  },
  enablePromotion: {
    summary: 'Enable a promotion, or disable it',
    params: id,
    body: z.object({ FlagEnabled: yesNo, Version: z.int().min(1).optional() }),
    answer: promotionDetail,
    errors: [
      ...flaws,
      ...unsound,
      'PROMOTION_NOT_FOUND',
      'PROMOTION_CHANGED',
      'PROMOTION_OF_OTHER_CENTERS',
      'PROMOTIONS_FULL',
      'PROMOTION_NEEDS_APPROVAL',
    ],
  },
  tryPromotion: {
    summary: 'What a promotion as it is typed gives for a cart, at the prices of today; nothing is saved',
    body: promotionBody.extend({
      Lines: z
        .array(z.object({ P_Code: code, qty1: quantity, qty2: quantity, qty3: quantity }))
        .min(1)
        .max(50)
        .refine((all) => new Set(all.map(({ P_Code }) => P_Code)).size === all.length),
      /** Whose prices; without one those of level 1. */
      CustomerCode: code.optional(),
    }),
    answer: z.object({
      Applies: z.boolean(),
      /** Why an order of the named customer would not get it now; absent where it would, or none is named. */
      NotFor: z.array(z.enum(['WEEKDAY', ...audienceReasons])).optional(),
      Lines: z.array(productLine),
      Subtotal: z.number(),
      Discount: z.number(),
      /** What is free, at its list price. */
      FreeWorth: z.number(),
      Total: z.number(),
      /** How many pieces or baht are missing until a step gives more; null where none does. */
      Missing: z.object({ Number: z.number(), Of: z.enum(['pieces', 'baht']) }).nullable(),
      /** Baht that floor prices keep back of the discount, and the products that then cost their floor; absent where they keep nothing. */
      HeldBack: z.object({ Amount: z.number(), Products: z.array(z.string()) }).optional(),
      /** Sale products of the cart on which the shop would not show the label, because their price or floor keeps some of it back. */
      NoLabel: z.array(z.string()),
      /** Products of which a piece then costs less than it cost the shop; null without the right to see costs. */
      BelowCost: z.array(z.string()).nullable(),
      /** Products of the cart that have no price here. */
      NotSold: z.array(z.string()),
    }),
    errors: [...flaws, 'CENTER_NOT_FOUND', 'CUSTOMER_NOT_FOUND'],
  },
  replayPromotion: {
    summary: 'What a promotion as it is typed would have cost on the orders of the last 30 days',
    body: promotionBody,
    answer: z.object({
      /** Days in Bangkok, YYYY-MM-DD, inclusive. */
      From: z.string(),
      Until: z.string(),
      /** Orders that were looked at; not all of these days where `IsAll` is false, the latest then. */
      Looked: z.int(),
      IsAll: z.boolean(),
      /** Orders that would have got it. */
      Orders: z.int(),
      /** Baht off, and the worth of free goods. */
      Discount: z.number(),
      FreeWorth: z.number(),
      /** What those orders were worth without it. */
      Worth: z.number(),
      /** Orders whose goods, free ones too, would have brought less than they cost after all discounts; null without the right to see costs. */
      BelowCost: z.int().nullable(),
      /** Orders with goods of which no cost is known; null without that right. */
      WithoutCost: z.int().nullable(),
    }),
    errors: [...flaws, 'CENTER_NOT_FOUND'],
  },
  promotionOverlaps: {
    summary: 'Enabled promotions that meet one as it is typed: on the same days, products and people',
    body: promotionBody,
    answer: z.object({
      /** At most 50, those of the same group first. */
      Data: z.array(
        listedPromotion.extend({
          /** The buyer gets the better one; else they add up. */
          SameGroup: z.boolean(),
          /** Sale products of both, and the first of them; 0 where one of them counts the whole order. */
          SharedProducts: z.int(),
          Products: z.array(z.object({ P_Code: z.string(), PRODUCTNAME: z.string() })),
        }),
      ),
    }),
    errors: [...flaws, 'CENTER_NOT_FOUND'],
  },
  promotionCalendar: {
    summary: 'The promotions of a center that have a day in a month, by their first day',
    query: z.object({
      /** YYYY-MM; defaults to this month in Bangkok. */
      month: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
        .optional(),
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
    }),
    answer: z.object({
      Month: z.string(),
      /** At most 300. */
      Data: z.array(listedPromotion.extend({ Weekdays: z.array(z.int()) })),
    }),
    errors: ['CENTER_NOT_FOUND'],
  },
  promotionResults: {
    summary: 'What a promotion brought: orders, baht given and new buyers, by day and center',
    params: z.object(wanted),
    query: resultsQuery,
    answer: z.object({
      PromotionId: z.string(),
      PromotionName: z.string(),
      /** YYYY-MM-DD. */
      From: z.string(),
      Until: z.string(),
      ...brought,
      /** Every day between. */
      Days: z.array(z.object({ Day: z.string(), ...brought })),
      /** The most orders first. */
      Centers: z.array(z.object({ SaleUnit: z.string(), DIST_NAME: z.string(), ...brought })),
      /** Of its caps, null for no limit; null where other centers use it too than the caller's: it would tell of them. */
      Caps: z
        .object({
          InAll: z.int().nullable(),
          Used: z.int(),
          Budget: z.number().nullable(),
          Given: z.number(),
        })
        .nullable(),
    }),
    errors: ['PROMOTION_NOT_FOUND', 'CENTER_NOT_FOUND'],
  },
  promotionResultsTable: {
    summary: 'What a promotion brought as XLSX: a line for each day and center',
    params: z.object(wanted),
    query: resultsQuery,
    answer: fileAnswer,
    errors: ['PROMOTION_NOT_FOUND', 'CENTER_NOT_FOUND', 'PAPERS_BUSY', 'PAPER_TOO_SLOW'],
  },
} satisfies SchemasFor<typeof merchantPromotionCalls>;
