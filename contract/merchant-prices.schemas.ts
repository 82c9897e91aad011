import { z } from 'zod';
import { priceRoundings } from '#domain/pricing/price-change.ts';
import { LEVELS, PRICE_SOURCES } from '#domain/pricing/pricing.ts';
import { cellName, typeName, type CellName, type TypeName } from '#domain/pricing/price-cells.ts';
import { UNIT_NUMBERS } from '#domain/pricing/units.ts';
import { baht, code, inAddress, saleUnit, text, withTwoDecimals, type SchemasFor } from './common.schemas.ts';
import type { merchantPriceCalls } from './merchant-prices.calls.ts';
import { productFilters } from './product-filters.ts';

const taxType = z.literal([0, 1, 2]);
const cells = UNIT_NUMBERS.flatMap((unit) => LEVELS.map((level) => ({ unit, level })));
/** The 15 prices of a product, as set. Null, like 0, is none; a price without type includes tax. */
const priceFields = {
  ...(Object.fromEntries(
    cells.map(({ unit, level }) => [cellName(unit, level), baht.nullable().default(null)]),
  ) as Record<CellName, z.ZodDefault<z.ZodNullable<typeof baht>>>),
  ...(Object.fromEntries(
    cells.map(({ unit, level }) => [typeName(unit, level), taxType.nullable().default(null)]),
  ) as Record<TypeName, z.ZodDefault<z.ZodNullable<typeof taxType>>>),
};
const shownPrice = z.number().nullable();
const shownFields = {
  ...(Object.fromEntries(cells.map(({ unit, level }) => [cellName(unit, level), shownPrice])) as Record<
    CellName,
    typeof shownPrice
  >),
  ...(Object.fromEntries(
    cells.map(({ unit, level }) => [typeName(unit, level), taxType.nullable()]),
  ) as Record<TypeName, z.ZodNullable<typeof taxType>>),
};

const day = z.iso.date();
const params = z.object({ code });
const one = z.object({ code, id: z.uuid() });
const units = z.array(z.object({ No: z.literal([1, 2, 3]), Name: z.string(), Rate: z.int() }));
const whole = z.object({
  P_Code: z.string(),
  /** Of the product: whoever changes it, its prices or its units makes it another. */
  Version: z.int(),
  /** Hundredths of a percent: 700 is 7 %. */
  VatRate: z.int(),
  Units: units,
  /** What holds where a center has no price of its own; null beside the prices for all. */
  ForAll: z.object(shownFields).nullable(),
  ...shownFields,
});
const advance = z.object({
  AdvanceId: z.string(),
  Name: z.string(),
  /** Days in Bangkok, both included. */
  DateStart: z.string(),
  DateEnd: z.string(),
  Version: z.int(),
  ...shownFields,
});
const advanceGiven = { Name: text(80), DateStart: day, DateEnd: day, ...priceFields };
/** A price agreed with a customer or with all of a type. */
const agreed = z.object({
  AgreedId: z.string(),
  P_Code: z.string(),
  PRODUCTNAME: z.string(),
  Unit: z.literal([1, 2, 3]),
  UnitName: z.string(),
  /** '' where it is agreed with all customers of a type; else the type is ''. */
  CUSTOMERCODE: z.string(),
  CUSTOMERNAME: z.string(),
  CustomerType: z.string(),
  CustomerTypeName: z.string(),
  /** As agreed, and with tax. */
  Price: z.number(),
  Type: taxType,
  Paid: z.number(),
  /** Days in Bangkok, both included; '' has no beginning or no end. */
  DateStart: z.string(),
  DateEnd: z.string(),
  Version: z.int(),
});
const agreedGiven = {
  Price: baht,
  Type: taxType.default(1),
  DateStart: day.nullable().default(null),
  DateEnd: day.nullable().default(null),
};
const agreedPage = z.object({ Data: z.array(agreed), Next: z.string().nullable() });
const agreedAsked = z.object({
  after: z.uuid().optional(),
  take: inAddress(z.int().min(1).max(50)).default(12),
});
const wrongAgreed = [
  'AGREED_PRICE_MISSING',
  'PRICE_BELOW_LOWEST',
  'ADVANCE_DAYS_WRONG',
  'AGREED_OVERLAPS',
] as const;
const wrongCells = ['PRICE_UNIT_MISSING', 'PRICE_BELOW_LOWEST'] as const;
const wrongAdvance = [
  ...wrongCells,
  'FIELDS_MISSING',
  'ADVANCE_DAYS_WRONG',
  'ADVANCE_EMPTY',
  'ADVANCE_OVERLAPS',
] as const;

/** Which prices are changed, and how. */
const change = {
  /** These; else all that the filters leave. */
  Codes: z.array(code).min(1).max(500).optional(),
  ...productFilters,
  Units: z
    .array(z.literal([1, 2, 3]))
    .min(1)
    .max(3),
  Levels: z
    .array(z.literal([...LEVELS]))
    .min(1)
    .max(5),
  By: z.enum(['percent', 'baht']),
  /** Below 0 takes off. */
  Amount: withTwoDecimals(z.number().min(-1_000_000).max(1_000_000)),
  Rounding: z.enum(priceRoundings).default('none'),
};

export const merchantPriceSchemas = {
  productPrices: {
    summary: 'The prices of a product by unit and level, as set for all centers or for one',
    params,
    query: z.object({
      /** Of one of the caller's centers; without it those for all. */
      saleUnit: saleUnit.optional(),
    }),
    answer: whole,
    errors: ['PRODUCT_NOT_FOUND', 'CENTER_NOT_FOUND'],
  },
  saveProductPrices: {
    summary: 'Set the prices of a product; Version is that of the answer that was changed',
    params,
    body: z.object({
      Version: z.int().min(1),
      /** Of one of the caller's centers, where these come before the prices for all; without it those for all. */
      SaleUnit: saleUnit.optional(),
      ...priceFields,
    }),
    answer: whole,
    errors: ['PRODUCT_NOT_FOUND', 'CENTER_NOT_FOUND', 'PRODUCT_CHANGED', ...wrongCells],
  },
  explainPrice: {
    summary: 'Why a product costs what it costs: all prices that were looked at, and the one that counts',
    params,
    query: z.object({
      /** Else a guest. */
      customerCode: code.optional(),
      /** The active center by default. */
      saleUnit: saleUnit.optional(),
      /** Today by default; of a day that is over no promotions are known. */
      day: day.optional(),
    }),
    answer: z.object({
      P_Code: z.string(),
      Day: z.string(),
      SaleUnit: z.string(),
      /** '' for a guest. */
      CUSTOMERCODE: z.string(),
      PriceLevel: z.int(),
      Units: z.array(
        z.object({
          Unit: z.literal([1, 2, 3]),
          Name: z.string(),
          /** The strongest first. */
          Looked: z.array(
            z.object({
              Source: z.enum(PRICE_SOURCES),
              Level: z.int().nullable(),
              /** Of an advance price. */
              Name: z.string().nullable(),
              /** As set; null where there is none. */
              Price: z.number().nullable(),
              Type: taxType.nullable(),
              /** With tax. */
              Paid: z.number().nullable(),
              Counts: z.boolean(),
            }),
          ),
          /** What one costs with tax before promotions; null where it is not sold. */
          Paid: z.number().nullable(),
          /** What one costs after the promotions that are certain; null where there are none. */
          AfterPromotion: z.number().nullable(),
          /** Of one of this unit, without tax; absent without the right to see costs, null where none is set. */
          Cost: z.number().nullable().optional(),
          FloorPrice: z.number().nullable().optional(),
          /** What is left of `Paid` without its tax after the cost; null where either is. */
          Margin: z.number().nullable().optional(),
        }),
      ),
      /** Whether the center offers it: else nobody is shown a price there. */
      IsOffered: z.boolean(),
      /** Labels that the product shows on the day; none for a day that is over. */
      Promotions: z.array(z.object({ PromotionId: z.string(), PromotionName: z.string() })),
    }),
    errors: ['PRODUCT_NOT_FOUND', 'CENTER_NOT_FOUND', 'CUSTOMER_NOT_FOUND'],
  },
  advancePrices: {
    summary: 'The advance prices of a product, the last day first',
    body: z.object({
      P_Code: code,
      /** Advance prices hold at every center; one that is not the caller’s is refused. */
      SaleUnit: saleUnit.optional(),
    }),
    answer: z.object({ Data: z.array(advance) }),
    errors: ['PRODUCT_NOT_FOUND', 'CENTER_NOT_FOUND'],
  },
  addAdvancePrice: {
    summary: 'Set prices of a product for some days',
    params,
    body: z.object(advanceGiven),
    answer: advance,
    errors: ['PRODUCT_NOT_FOUND', ...wrongAdvance],
  },
  saveAdvancePrice: {
    summary: 'Change an advance price; Version is that of the answer that was changed',
    params: one,
    body: z.object({ Version: z.int().min(1), ...advanceGiven }),
    answer: advance,
    errors: ['PRODUCT_NOT_FOUND', 'ADVANCE_NOT_FOUND', 'ADVANCE_CHANGED', ...wrongAdvance],
  },
  removeAdvancePrice: {
    summary:
      'Remove an advance price: from then on the prices as set hold; Version is that of the answer that was seen',
    params: one,
    body: z.object({ Version: z.int().min(1) }),
    answer: z.object({ AdvanceId: z.string() }),
    errors: ['PRODUCT_NOT_FOUND', 'ADVANCE_NOT_FOUND', 'ADVANCE_CHANGED'],
  },
  agreedPrices: {
    summary:
      'The prices of a product that are agreed with customers or types of customers, those of types first',
    params,
    query: agreedAsked,
    answer: agreedPage,
    errors: ['PRODUCT_NOT_FOUND'],
  },
  addAgreedPrice: {
    summary: 'Agree a price of a unit with a customer, or with all customers of a type',
    params,
    body: z.object({
      /** One of the two. */
      CUSTOMERCODE: code.optional(),
      CustomerType: code.optional(),
      Unit: z.literal([1, 2, 3]),
      ...agreedGiven,
    }),
    answer: agreed,
    errors: [
      'PRODUCT_NOT_FOUND',
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_TYPE_UNKNOWN',
      'AGREED_WHO_MISSING',
      'PRICE_UNIT_MISSING',
      ...wrongAgreed,
    ],
  },
  saveAgreedPrice: {
    summary: 'Change an agreed price and its days; Version is that of the answer that was changed',
    params: one,
    body: z.object({ Version: z.int().min(1), ...agreedGiven }),
    answer: agreed,
    errors: ['PRODUCT_NOT_FOUND', 'AGREED_NOT_FOUND', 'AGREED_CHANGED', ...wrongAgreed],
  },
  removeAgreedPrice: {
    summary:
      'Remove an agreed price: from then on the prices as set hold; Version is that of the answer that was seen',
    params: one,
    body: z.object({ Version: z.int().min(1) }),
    answer: z.object({ AgreedId: z.string() }),
    errors: ['PRODUCT_NOT_FOUND', 'AGREED_NOT_FOUND', 'AGREED_CHANGED'],
  },
  priceBuyers: {
    summary: 'Customers of a center by what is typed of them, and the types of customers',
    query: z.object({
      text: text(100).default(''),
      /** The active center by default. */
      saleUnit: saleUnit.optional(),
      take: inAddress(z.int().min(1).max(20)).default(8),
    }),
    answer: z.object({
      Customers: z.array(z.object({ CUSTOMERCODE: z.string(), CUSTOMERNAME: z.string() })),
      CustomerTypes: z.array(z.object({ Code: z.string(), Name: z.string() })),
    }),
    errors: ['CENTER_NOT_FOUND'],
  },
  pricesAhead: {
    summary:
      'What a change would make of prices: how many, and a page of them; Kept says why one stays as it is',
    body: z.object({
      ...change,
      skip: z.int().min(0).default(0),
      take: z.int().min(1).max(50).default(12),
    }),
    answer: z.object({
      Products: z.int(),
      Prices: z.int(),
      /** Of all prices that are meant, as they are and as they become: what `changePrices` is told was seen. */
      Seen: z.string(),
      /** Prices that would fall to 0, or beyond what a price may be: they stay as they are. */
      Zero: z.int(),
      /** Prices that would fall below the lowest that the shop allows, and stay; where that is stays with who may see costs. */
      BelowFloor: z.int(),
      Data: z.array(
        z.object({
          P_Code: z.string(),
          PRODUCTNAME: z.string(),
          Unit: z.literal([1, 2, 3]),
          UnitName: z.string(),
          Level: z.int(),
          /** As set. */
          Before: z.number(),
          After: z.number(),
          Kept: z.enum(['zero', 'most', 'floor']).nullable(),
        }),
      ),
    }),
    errors: ['CENTER_NOT_FOUND', 'RUN_TOO_LONG'],
  },
  changePrices: {
    summary:
      'Change many prices by one rule, as a run; a product whose prices changed meanwhile stays as it is',
    body: z.object({
      ...change,
      /** As `pricesAhead` said: where prices are others by now, answers 409 PRICE_PREVIEW_CHANGED. */
      Seen: z.string().min(1).max(64),
    }),
    answer: z.object({ RunId: z.string() }),
    errors: [
      'CENTER_NOT_FOUND',
      'RUN_TOO_LONG',
      'RUN_EMPTY',
      'TOO_MANY_RUNS',
      'PRICE_PREVIEW_CHANGED',
      'PRICES_IN_WORK',
    ],
  },
  customerAgreedPrices: {
    summary: 'The prices that are agreed with a customer or their type and are not over, by product',
    params: z.object({ code, saleUnit }),
    query: agreedAsked,
    answer: agreedPage,
    errors: ['CENTER_NOT_FOUND', 'CUSTOMER_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof merchantPriceCalls>;
