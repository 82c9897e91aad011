import { z } from 'zod';
import { findingKinds } from '#domain/products/findings.ts';
import { code, inAddress, text, type SchemasFor } from './common.schemas.ts';
import type { productFindingCalls } from './product-findings.calls.ts';

const kind = z.enum(findingKinds);
const counted = { Count: z.int(), IsMore: z.boolean() };
/** Products that are put into a category by one call: as many as a list shows at once. */
const MOST_TOGETHER = 100;

export const productFindingSchemas = {
  findingCounts: {
    summary: 'How many products of the shop have what is wrong, by kind; archived ones are left out',
    answer: z.object({
      /** Only kinds that the caller may see. Count ends at 500: IsMore says that there are more. */
      Data: z.array(z.object({ Kind: kind, ...counted })),
      EmptyCategories: z.object(counted),
      /** false while the shop has no product, archived ones aside: then nothing is wrong with any. */
      HasProducts: z.boolean(),
    }),
  },
  productFindings: {
    summary: 'Products of the shop with something wrong, by their code',
    query: z.object({
      kind,
      /** As buyers search; among the first 500 products that it finds. */
      text: text(100).optional(),
      /** The `Next` of the previous page. */
      after: text(70).optional(),
      take: inAddress(z.int().min(1).max(100)).default(12),
    }),
    answer: z.object({
      Data: z.array(
        z.object({
          P_Code: z.string(),
          PRODUCTNAME: z.string(),
          /** As it is kept; the Thai name where there is no other. */
          PRODUCTNAME_EN: z.string(),
          PIC_FILENAME: z.string().nullable(),
          /** The first place that is wrong; null where the product as a whole is. */
          Unit: z.literal([1, 2, 3]).nullable(),
          UnitName: z.string(),
          Level: z.int().min(1).max(5).nullable(),
          /** The center whose own price it is; '' for what holds at all of them. */
          SaleUnit: z.string(),
          DIST_NAME: z.string(),
          /** Of kind barcodeTwice: the barcode, and another product that has it, '' for the same one. */
          Barcode: z.string(),
          SameBarcode: z.string(),
        }),
      ),
      Next: z.string().nullable(),
    }),
    errors: ['RIGHT_MISSING'],
  },
  emptyCategories: {
    summary:
      'Categories without any product in them or below them, by their code; archived products do not count',
    query: z.object({
      /** Part of the code or of a name. */
      text: text(100).optional(),
      /** The `Next` of the previous page. */
      after: text(60).optional(),
      take: inAddress(z.int().min(1).max(100)).default(12),
    }),
    answer: z.object({
      Data: z.array(
        z.object({
          Code: z.string(),
          Name: z.string(),
          Level: z.int(),
          /** Of the category above; '' at level 1. */
          ParentName: z.string(),
        }),
      ),
      Next: z.string().nullable(),
    }),
  },
  nameProductInEnglish: {
    summary: 'Give a product its English name',
    params: z.object({ code }),
    body: z.object({
      PRODUCTNAME_EN: text(200).min(1),
      /** The English name that the caller saw. */
      Before: text(200),
    }),
    answer: z.object({ P_Code: z.string(), PRODUCTNAME_EN: z.string() }),
    errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED', 'NAME_IN_THAI'],
  },
  putIntoCategory: {
    summary: 'Put products that are in no category into one, and into those above it',
    body: z.object({ Codes: z.array(code).min(1).max(MOST_TOGETHER), Category: code }),
    answer: z.object({
      Moved: z.int(),
      /** Codes of products that have a category by now, or are gone. */
      Left: z.array(z.string()),
    }),
    errors: ['CATEGORY_GONE'],
  },
} satisfies SchemasFor<typeof productFindingCalls>;
