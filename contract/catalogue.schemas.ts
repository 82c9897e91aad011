import { z } from 'zod';
import { MAX_CART_LINES } from '#domain/orders/cart.ts';
import { promotionKinds } from '#domain/pricing/promotion.ts';
import {
  alsoAs,
  code,
  flag,
  inAddress,
  saleUnit,
  text,
  wordOf,
  yesNo,
  type SchemasFor,
} from './common.schemas.ts';
import type { catalogueCalls } from './catalogue.calls.ts';

const stockWord = z.enum(['in_stock', 'limited', 'out_of_stock']);

/**
 * A product (C-04). Names are in the caller's language, short names in both. Prices are baht with 2 decimals per
 * unit, tax included; `null` and ShowPriceN false if the price is not shown.
 */
export const product = z.object({
  P_Code: z.string(),
  PRODUCTNAME: z.string(),
  PRODUCTSHORTNAME_TH: z.string(),
  PRODUCTSHORTNAME_EN: z.string(),
  P_Brand: z.string(),
  P_BrandCode: z.string(),
  P_Size: z.string(),
  matype: z.string(),
  Hierarchy1: z.string().nullable(),
  Hierarchy2: z.string().nullable(),
  Hierarchy3: z.string().nullable(),
  Hierarchy4: z.string().nullable(),
  Hierarchy5: z.string().nullable(),
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
  /** One unit after the promotions of which that is certain, however many are bought; absent where there is none. */
  PromotionPrice1: z.number().optional(),
  PromotionPrice2: z.number().optional(),
  PromotionPrice3: z.number().optional(),
  ShowPrice1: z.boolean(),
  ShowPrice2: z.boolean(),
  ShowPrice3: z.boolean(),
  STOCK_ITEM: z.enum(['Y', 'N']),
  /** A word for lists; StockAvailable (pieces) only on detail and cart sync, null if stock is not counted. */
  Stock: z.object({
    StockWord: stockWord,
    StockAvailable: z.int().nullable(),
    /** Units that cannot be filled from the pieces left; absent if all are available. */
    UnitsShort: z.array(z.literal([1, 2, 3])).optional(),
  }),
  IsLessThanMinimumStock: z.boolean(),
  Option1: z.int(),
  /** Its current promotions; names and labels in the caller's language. */
  promotionproduct: z.array(
    z.object({ PromotionId: z.string(), PromotionName: z.string(), Label: z.string() }),
  ),
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
/** Collections a list can be narrowed to; `suggest` is the shop's own order and narrows nothing. */
const listType = z.enum(['suggest', 'BEST_SELLER', 'HOT_DEAL', 'BUY_AGAIN']);

/**
 * The specification names SortByPrice without its values: a direction, a flag (yes is cheapest first) or a number.
 */
const sortWords: Readonly<Record<string, 'asc' | 'desc'>> = {
  asc: 'asc',
  ascending: 'asc',
  y: 'asc',
  yes: 'asc',
  true: 'asc',
  '1': 'asc',
  desc: 'desc',
  descending: 'desc',
  '-1': 'desc',
  '2': 'desc',
};
const unsortedWords = new Set(['n', 'no', 'none', 'false', '0']);
const sortByPrice = alsoAs(z.enum(['asc', 'desc']).optional(), {
  forms: ['asc', 'desc', true, false, 1, -1, 0],
  read: (value) => {
    const word = wordOf(value);
    if (word === undefined) return value;
    return unsortedWords.has(word) ? undefined : (sortWords[word] ?? value);
  },
});

const listTypes = alsoAs(z.array(listType).max(4), {
  forms: [['suggest', 'BEST_SELLER'], 'BEST_SELLER'],
  read: (value) => (typeof value === 'string' ? [value] : value),
});

export const productQuery = z.object({
  Take: z.int().min(1).max(48).default(12),
  /** Nobody pages this far, and the cost of a page grows with what it skips. */
  Skip: z.int().min(0).max(10_000).default(0),
  SaleUnit: saleUnit.optional(),
  SearchText: text(100).optional(),
  Hierarchy1: hierarchy,
  Hierarchy2: hierarchy,
  Hierarchy3: hierarchy,
  Hierarchy4: hierarchy,
  Hierarchy5: hierarchy,
  /** Only products available for points. */
  Point: flag.optional(),
  /** The caller's own code, if given. */
  CustomerId: code.optional(),
  Mattype: code.optional(),
  BrandCode: code.optional(),
  OnlyPromotionProduct: flag.optional(),
  /** Products that are in all of these collections, in the order of the first. */
  Types: listTypes.optional(),
  DisplayGroupId: code.optional(),
  PromotionId: code.optional(),
  SortByPrice: sortByPrice.optional(),
  /** Cart sync: exactly these products, with their exact stock. */
  ProductIds: z.array(code).max(MAX_CART_LINES).optional(),
});

const category = z.object({
  code: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  level: z.int(),
  parent: z.string().nullable(),
});

/** A group of products put together by the shop (C-04, display group). */
const displayGroup = z.object({
  Group: z.object({
    Id: z.string(),
    /** In the caller's language if UseTranslateName is set; otherwise the shop's single name for it. */
    Name: z.string(),
    LogoImage: z.string().nullable(),
    UseTranslateName: z.boolean(),
  }),
  Products: z.array(product),
});
export type DisplayGroup = z.infer<typeof displayGroup>;

export type HierarchyNode = z.infer<typeof category> & { children: HierarchyNode[] };
const hierarchyNode: z.ZodType<HierarchyNode> = category.extend({
  get children() {
    return z.array(hierarchyNode);
  },
});

const promotion = z.object({
  PromotionId: z.string(),
  PromotionName: z.string(),
  PromotionRemark: z.string(),
  Label: z.string(),
  Kind: z.enum(promotionKinds),
  /** ISO times between which the promotion runs. */
  DateBegin: z.string(),
  DateEnd: z.string(),
});
export type Promotion = z.infer<typeof promotion>;

const brand = z.object({
  BrandCode: z.string(),
  Name: z.string(),
  LogoImage: z.string().nullable(),
});
export type Brand = z.infer<typeof brand>;

const level = z.int().min(1).max(5);

export const catalogueSchemas = {
  listProducts: {
    summary: 'Products of the center, a page at a time',
    body: productQuery,
    answer: z.array(product),
    errors: ['CENTER_MISMATCH', 'NOT_ALLOWED'],
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
    answer: z.array(
      z.object({
        P_Code: z.string(),
        TextTH: z.string(),
        TextEN: z.string(),
        PIC_FILENAME: z.string().nullable(),
      }),
    ),
  },
  categoryList: {
    summary: 'All categories, parents before children',
    answer: z.object({ Data: z.array(category) }),
  },
  category: {
    summary: 'Categories to choose from, level by level under the chosen ones',
    query: z.object({
      categoryNumber: inAddress(level).optional(),
      /** Only this category, at any level. */
      id: code.optional(),
      c1: hierarchy,
      c2: hierarchy,
      c3: hierarchy,
      c4: hierarchy,
      c5: hierarchy,
    }),
    answer: z.object({
      Data: z.array(
        z.object({
          Number: level,
          Key: z.string(),
          Items: z.array(
            z.object({
              Id: z.string(),
              Name: z.string(),
              Image: z.string().nullable(),
              /** Whether there are categories below it. */
              HasBelow: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  },
  hierarchyAll: {
    summary: 'The tree of categories, whole or below the chosen ones',
    body: z.object({
      hierarchy1: hierarchy,
      hierarchy2: hierarchy,
      hierarchy3: hierarchy,
      hierarchy4: hierarchy,
      hierarchy5: hierarchy,
      withPic: flag.default(false),
      /** Only categories with products available for points. */
      is_point: flag.default(false),
      /** Only categories that contain a product. */
      is_product_mattype: flag.default(false),
    }),
    answer: z.object({ statusText: z.literal('OK'), data: z.array(hierarchyNode) }),
  },
  displayGroups: {
    summary: 'The display groups of a type (ANY for all types), each with its first products',
    params: z.object({ type: code }),
    query: z.object({
      /** Only this one. */
      id: code.optional(),
      productsIncluded: yesNo.default('N'),
      take: inAddress(z.int().min(1).max(36)).default(36),
    }),
    answer: z.object({ Data: z.array(displayGroup) }),
  },
  relatedProducts: {
    summary: 'Other products of the same kind',
    params: z.object({ code }),
    query: z.object({ take: inAddress(z.int().min(1).max(24)).default(12) }),
    answer: z.object({ Data: z.array(product) }),
    errors: ['PRODUCT_NOT_FOUND'],
  },
  promotions: {
    summary: 'The promotions that run now',
    query: z.object({
      take: inAddress(z.int().min(1).max(48)).default(12),
      /** Each with its first products at the center; those without one are left out. */
      productsIncluded: yesNo.default('N'),
    }),
    answer: z.object({ Data: z.array(promotion.extend({ Products: z.array(product).optional() })) }),
  },
  promotionBrands: {
    summary: 'The brands with something in a promotion that runs now, at the center',
    answer: z.object({ Data: z.array(brand) }),
  },
  promotionBrand: {
    summary: 'A brand, and the promotions that run now with something of it at the center',
    params: z.object({ code }),
    answer: z.object({ Brand: brand, Promotions: z.array(promotion) }),
    errors: ['BRAND_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof catalogueCalls>;
