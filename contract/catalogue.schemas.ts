import { z } from 'zod';
import { baht, code, inAddress, saleUnit, text, type SchemasFor } from './common.schemas.ts';
import type { catalogueCalls } from './catalogue.calls.ts';

const stockWord = z.enum(['in_stock', 'limited', 'out_of_stock']);

/**
 * A product (storefront 3, back-office 3). Names stand in the caller's language, short names in both.
 * Prices are baht with 2 decimals per unit, tax included; `null` and ShowPriceN false where the price is not shown.
 */
export const product = z.object({
  P_Code: z.string(),
  PRODUCTNAME: z.string(),
  PRODUCTSHORTNAME_TH: z.string(),
  PRODUCTSHORTNAME_EN: z.string(),
  P_Brand: z.string(),
  P_Size: z.string(),
  matype: z.string(),
  Hierarchy1: z.string().nullable(),
  Hierarchy2: z.string().nullable(),
  Hierarchy3: z.string().nullable(),
  PIC_FILENAME: z.string().nullable(),
  UNIT1NAME: z.string(),
  UNIT2NAME: z.string(),
  UNIT3NAME: z.string(),
  UNIT1RATE: z.int(),
  UNIT2RATE: z.int(),
  UNIT3RATE: z.int(),
  SalesPrice1: z.number().nullable(),
  SalesPrice2: z.number().nullable(),
  SalesPrice3: z.number().nullable(),
  ShowPrice1: z.boolean(),
  ShowPrice2: z.boolean(),
  ShowPrice3: z.boolean(),
  STOCK_ITEM: z.enum(['Y', 'N']),
  /** In words for lists; StockAvailable (pieces) only on detail and cart sync, and null where stock is not counted. */
  Stock: z.object({ StockWord: stockWord, StockAvailable: z.int().nullable() }),
  IsLessThanMinimumStock: z.boolean(),
  Option1: z.int(),
});
export type Product = z.infer<typeof product>;

const productDetail = product.extend({
  P_Description: z.string(),
  Pictures: z.array(z.string()),
  BARCODE1: z.string(),
  BARCODE2: z.string(),
  BARCODE3: z.string(),
});

const hierarchy = code.optional();

export const productQuery = z.object({
  Take: z.int().min(1).max(48).default(12),
  /** Nobody loads this many more; far pages cost what they skip. */
  Skip: z.int().min(0).max(10_000).default(0),
  SaleUnit: saleUnit.optional(),
  SearchText: text(100).optional(),
  Hierarchy1: hierarchy,
  Hierarchy2: hierarchy,
  Hierarchy3: hierarchy,
  SortByPrice: z.enum(['asc', 'desc']).optional(),
  /** Cart sync: exactly these products, with their exact stock. */
  ProductIds: z.array(code).max(200).optional(),
});

const category = z.object({
  code: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  level: z.int(),
  parent: z.string().nullable(),
});

export const catalogueSchemas = {
  listProducts: {
    summary: 'Products of the center, a page at a time',
    body: productQuery,
    answer: z.array(product),
    errors: ['CENTER_MISMATCH'],
  },
  productDetail: {
    summary: 'One product with its exact stock',
    params: z.object({ code }),
    answer: z.object({ Data: productDetail }),
    errors: ['PRODUCT_NOT_FOUND'],
  },
  autocomplete: {
    summary: 'Product names that go on from what is typed',
    query: z.object({
      search: text(100),
      take: inAddress(z.int().min(1).max(10)).default(10),
    }),
    answer: z.array(z.object({ P_Code: z.string(), TextTH: z.string(), TextEN: z.string() })),
  },
  categoryList: {
    summary: 'All categories, parents before children',
    answer: z.object({ Data: z.array(category) }),
  },
  setProductPrice: {
    summary: 'Change the price of one unit at one price level',
    body: z.object({
      P_Code: code,
      Unit: z.int().min(1).max(3),
      PriceLevel: z.int().min(1).max(5),
      Price: baht,
    }),
    answer: z.object({ statusText: z.literal('OK') }),
    errors: ['PRODUCT_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof catalogueCalls>;
