import { z } from 'zod';
import { countSelections, MOST_COUNTED, MOST_MOVED } from '#domain/orders/stock-movements.ts';
import { code, inAddress, saleUnit, text, yesNo, type SchemasFor } from './common.schemas.ts';
import type { stockCountCalls } from './stock-counts.calls.ts';

const params = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
const keyErrors = ['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_ANSWER_GONE'] as const;
const yesOrNo = z.enum(['Y', 'N']);

const sheet = {
  CountId: z.int(),
  SaleUnit: z.string(),
  DIST_NAME: z.string(),
  Selection: z.enum(countSelections),
  /** Of the category or brand; '' for others. */
  SelectedName: z.string(),
  /** Who counts does not see what should be there. */
  Blind: yesOrNo,
  State: z.enum(['open', 'booked', 'discarded']),
  /** Products of the sheet, and how many of them are counted. */
  Products: z.int(),
  Counted: z.int(),
  BegunAt: z.iso.datetime(),
  BegunBy: z.string(),
  EndedAt: z.iso.datetime().nullable(),
  EndedBy: z.string().nullable(),
};
const whole = z.object({
  ...sheet,
  /**
   * Counted products that are not as the books say and can be booked; once booked, those that were. Null, as the sums, while a blind sheet is
   * counted: but for who began it and for administrators, who book it.
   */
  Differences: z.int().nullable(),
  /** Pieces of them that are more, and that are fewer. */
  More: z.int().nullable(),
  Fewer: z.int().nullable(),
  /** Baht at cost, more less fewer; null without the right `costs`, and where no cost is known. */
  Value: z.number().nullable(),
  /** Counted products that somebody set right in the books since: to be counted again; not booked. */
  Stale: z.int(),
});
const line = z.object({
  P_Code: z.string(),
  PRODUCTNAME: z.string(),
  PIC_FILENAME: z.string().nullable(),
  /** The smallest unit, in which is counted. */
  Unit: z.string(),
  /** Null while nobody has counted it. */
  Counted: z.int().nullable(),
  /** Pieces that should be on the shelf, when they were counted or else now; null while a blind sheet is counted, as what follows. */
  Expected: z.int().nullable(),
  /** Counted less expected. */
  Difference: z.int().nullable(),
  /** Of the difference, baht at cost; null without the right `costs`. */
  Value: z.number().nullable(),
  Stale: yesOrNo,
  CountedAt: z.iso.datetime().nullable(),
  CountedBy: z.string().nullable(),
});

export const stockCountSchemas = {
  stockCounts: {
    summary: 'The count sheets of a center, the last first',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      /** Only those that are being counted. */
      open: yesNo.optional(),
      /** The `Next` of the previous page. */
      after: text(20).optional(),
      take: inAddress(z.int().min(1).max(100)).default(25),
    }),
    answer: z.object({ SaleUnit: z.string(), Data: z.array(z.object(sheet)), Next: z.string().nullable() }),
    errors: ['CENTER_NOT_FOUND'],
  },
  beginStockCount: {
    summary: 'Begin a count of all products of a center, of a category or brand, or of what is low',
    body: z.object({
      SaleUnit: saleUnit,
      Selection: z.enum(countSelections),
      /** Of the category or brand; '' for others. */
      Code: z.union([z.literal(''), code]).default(''),
      Blind: yesOrNo.default('N'),
    }),
    answer: whole,
    errors: ['CENTER_NOT_FOUND', 'COUNT_EMPTY', 'COUNT_TOO_LARGE', 'TOO_MANY_COUNTS', ...keyErrors],
  },
  stockCount: {
    summary: 'A count sheet with what it has found so far',
    params,
    answer: whole,
    errors: ['COUNT_NOT_FOUND'],
  },
  stockCountLines: {
    summary: 'The products of a count sheet by product code',
    params,
    query: z.object({
      /** Not counted yet, counted, not as the books say (as counted, where that is not told), or to be counted again. */
      show: z.enum(['left', 'counted', 'different', 'stale']).optional(),
      /** As buyers search; among the first 500 products that it finds. */
      text: text(100).optional(),
      after: text(60).optional(),
      take: inAddress(z.int().min(1).max(100)).default(25),
    }),
    answer: z.object({ Data: z.array(line), Next: z.string().nullable() }),
    errors: ['COUNT_NOT_FOUND'],
  },
  printStockCount: {
    summary: 'All products of a count sheet, to be printed',
    params,
    answer: z.object({
      ...sheet,
      Lines: z
        .array(
          z.object({
            P_Code: z.string(),
            PRODUCTNAME: z.string(),
            Unit: z.string(),
            /** Null on a sheet that does not say it. */
            Expected: z.int().nullable(),
          }),
        )
        .max(MOST_COUNTED),
    }),
    errors: ['COUNT_NOT_FOUND'],
  },
  countProduct: {
    summary: 'Keep what was counted of a product, in pieces; null takes it back',
    params,
    body: z.object({
      P_Code: code,
      Pieces: z.int().min(0).max(MOST_MOVED).nullable(),
      /** What the caller saw: another's count in between is not lost. */
      Was: z.int().min(0).nullable(),
    }),
    answer: line,
    errors: ['COUNT_NOT_FOUND', 'COUNT_ENDED', 'COUNT_NOT_LISTED', 'COUNT_CHANGED', ...keyErrors],
  },
  scanCounted: {
    summary: 'Count one unit more of what has a barcode',
    params,
    body: z.object({ Barcode: text(60).min(1) }),
    answer: z.object({
      Line: line,
      /** Pieces of the unit. */
      Added: z.int(),
    }),
    errors: [
      'COUNT_NOT_FOUND',
      'COUNT_ENDED',
      'COUNT_NOT_LISTED',
      'COUNT_TOO_MANY',
      'COUNT_BARCODE_UNKNOWN',
      ...keyErrors,
    ],
  },
  bookStockCount: {
    summary: 'Book what a count has found, all at once; what is not counted or stale stays as it is',
    params,
    body: z.object({
      /** As many as the caller saw. */
      Differences: z.int().min(0),
    }),
    answer: whole,
    errors: ['COUNT_NOT_FOUND', 'COUNT_BLIND', 'COUNT_ENDED', 'COUNT_MOVED', ...keyErrors],
  },
  discardStockCount: {
    summary: 'Close a count sheet without booking anything',
    params,
    body: z.object({
      /** As many as the caller saw counted. */
      Counted: z.int().min(0),
    }),
    answer: whole,
    errors: ['COUNT_NOT_FOUND', 'COUNT_ENDED', 'COUNT_MOVED', ...keyErrors],
  },
} satisfies SchemasFor<typeof stockCountCalls>;
