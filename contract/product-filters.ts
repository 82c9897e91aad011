import { z } from 'zod';
import { code, flag, saleUnit, text, yesNo } from './common.schemas.ts';

/** What narrows the list of products. */
export const productFilters = {
  /** As buyers search; among the first 500 products that it finds. */
  SearchText: text(100).optional(),
  /** Exactly this one; a unit's. */
  barcode: text(40).optional(),
  /** Exactly this one. */
  productCode: code.optional(),
  /** Whose stock, and where it is offered; the active center by default. */
  saleUnit: saleUnit.optional(),
  /** A category of any level. */
  Category: code.optional(),
  P_BrandCode: code.optional(),
  matype: text(40).optional(),
  /** Offered by the center, or not. */
  Active: yesNo.optional(),
  /** Nothing available at the center, or less than the minimum. */
  Stock: z.enum(['none', 'low']).optional(),
  WithoutPicture: flag.optional(),
  /** Unit 1 has none at level 1. */
  WithoutPrice: flag.optional(),
  /** Only archived ones; else none of these. */
  Archived: flag.optional(),
};

/** In which order the list comes, and where a page of it begins (decision 88). */
export const productOrder = {
  /** `shop` is the catalogue's order, of a search that of what it finds; `name` that of the caller's language. */
  sort: z.enum(['shop', 'code', 'name']).default('shop'),
  dir: z.enum(['asc', 'desc']).default('asc'),
  /** The P_Code of the last row before, in place of `skip`: as quick at the end of a list as at its beginning. */
  After: code.optional(),
};
