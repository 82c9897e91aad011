import { z } from 'zod';
import { MOST_MINIMUM_STOCK } from '#domain/orders/stock.ts';
import { MOST_PRODUCT_PICTURES } from '#domain/products/product-draft.ts';
import {
  code,
  flag,
  multilineText,
  saleUnit,
  text,
  UPLOAD_ERRORS,
  yesNo,
  type SchemasFor,
} from './common.schemas.ts';
import { productFilters, productOrder } from './product-filters.ts';
import type { merchantProductCalls } from './merchant-products.calls.ts';
import { costsGiven } from './product-costs.shapes.ts';

const MOST_PIECES = 100_000;
const MOST_POINTS = 1_000_000;

const yesOrNo = z.enum(['Y', 'N']);
/** '' for none. */
const word = text(40).default('');
const barcode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{0,40}$/)
  .default('');
const chosen = z.union([z.literal(''), code]).default('');
const rate = z.int().min(0).max(MOST_PIECES).default(0);

/** Empty texts and a rate of 0 are a unit that the product is not sold in. */
const unitFields = {
  UNIT1: text(20).default(''),
  UNIT2: text(20).default(''),
  UNIT3: text(20).default(''),
  UNIT1NAME: word,
  UNIT2NAME: word,
  UNIT3NAME: word,
  /** '' has the Thai one shown, as with every English text here. */
  UNIT1NAME_EN: word,
  UNIT2NAME_EN: word,
  UNIT3NAME_EN: word,
  /** Pieces in one. */
  UNIT1RATE: rate,
  UNIT2RATE: rate,
  UNIT3RATE: rate,
  BARCODE1: barcode,
  BARCODE2: barcode,
  BARCODE3: barcode,
};

/** PRODUCTNAME, the UNITnNAMEs, P_Description and P_Size are the Thai ones. What is required is `missingOf` of the domain. */
const given = z.object({
  PRODUCTNAME: text(200),
  PRODUCTNAME_EN: text(200).default(''),
  /** '' has the name. */
  PRODUCTSHORTNAME_TH: text(80).default(''),
  PRODUCTSHORTNAME_EN: text(80).default(''),
  P_Description: multilineText(4000).default(''),
  P_Description_EN: multilineText(4000).default(''),
  ...unitFields,
  P_Group: text(80).default(''),
  P_GroupCode: word,
  P_BrandCode: chosen,
  P_Flavour: text(80).default(''),
  P_FlavourCode: word,
  P_Var: text(80).default(''),
  P_VarCode: word,
  P_Size: text(80).default(''),
  P_Size_EN: text(80).default(''),
  P_SizeCode: word,
  Dchain: word,
  SupplierName: text(120).default(''),
  /** One of the list of matypes; '' for unspecified. */
  matype: text(40).default(''),
  /** From the top: each is a child of the one before. */
  Hierarchy1: chosen,
  Hierarchy2: chosen,
  Hierarchy3: chosen,
  Hierarchy4: chosen,
  Hierarchy5: chosen,
  STOCK_ITEM: yesNo.default('Y'),
  /** Pieces below which stock is limited; null has the shop's. */
  MinimumStock: z.int().min(0).max(MOST_MINIMUM_STOCK).nullable().default(null),
  /** What one costs in points. */
  Option1: z.int().min(0).max(MOST_POINTS).default(0),
});

const baht = z.number().nullable();
const taxType = z.literal([0, 1, 2]).nullable();
/** Of unit 1, by level, as set: 1 tax included, 2 not included, 0 none. Null where none is set. */
const prices = {
  PRICE1: baht,
  PRICE2: baht,
  PRICE3: baht,
  PRICE4: baht,
  PRICE5: baht,
  PRICE1TYPE: taxType,
  PRICE2TYPE: taxType,
  PRICE3TYPE: taxType,
  PRICE4TYPE: taxType,
  PRICE5TYPE: taxType,
  /** Unit 1 at level 1 as a guest of the center sees it, its promotion included; null where guests see none. */
  CatalogPrice: baht,
  /** Unit 1 at level 1 before the advance price of the day and any promotion. */
  StandardPrice: baht,
  /** What a customer of level 1 pays for each unit, and the same with VAT. */
  SalesPrice1: baht,
  SalesPrice2: baht,
  SalesPrice3: baht,
  PriceInVat1: baht,
  PriceInVat2: baht,
  PriceInVat3: baht,
  /** Y: an advance price of the product holds today. */
  IsProductAdvancePrice: yesOrNo,
  ShowPrice1: z.boolean(),
  ShowPrice2: z.boolean(),
  ShowPrice3: z.boolean(),
};
const pictures = {
  PIC_FILENAME: z.string().nullable(),
  PIC_FILENAME2: z.string().nullable(),
  PIC_FILENAME3: z.string().nullable(),
  PIC_FILENAME4: z.string().nullable(),
  PIC_FILENAME5: z.string().nullable(),
};
/** At the center that was asked for. */
const atCenter = {
  /** Y: buyers of the center do not see it. */
  Disable: yesOrNo,
  /** Pieces. */
  Stock: z.object({ OnHand: z.int(), Held: z.int(), StockAvailable: z.int() }),
  IsLessThanMinimumStock: z.boolean(),
};
/** Names of what is chosen, in the caller's language. */
const names = { P_Brand: z.string(), matypeName: z.string() };

const said = z.string();
const many = z.int();
/** As given; what came with the shop may be longer than what staff may enter. */
const kept = {
  P_Code: said,
  PRODUCTNAME: said,
  PRODUCTNAME_EN: said,
  PRODUCTSHORTNAME_TH: said,
  PRODUCTSHORTNAME_EN: said,
  P_Description: said,
  P_Description_EN: said,
  UNIT1: said,
  UNIT2: said,
  UNIT3: said,
  UNIT1NAME: said,
  UNIT2NAME: said,
  UNIT3NAME: said,
  UNIT1NAME_EN: said,
  UNIT2NAME_EN: said,
  UNIT3NAME_EN: said,
  UNIT1RATE: many,
  UNIT2RATE: many,
  UNIT3RATE: many,
  BARCODE1: said,
  BARCODE2: said,
  BARCODE3: said,
  P_Group: said,
  P_GroupCode: said,
  P_BrandCode: said,
  P_Flavour: said,
  P_FlavourCode: said,
  P_Var: said,
  P_VarCode: said,
  P_Size: said,
  P_Size_EN: said,
  P_SizeCode: said,
  Dchain: said,
  SupplierName: said,
  matype: said,
  Hierarchy1: said,
  Hierarchy2: said,
  Hierarchy3: said,
  Hierarchy4: said,
  Hierarchy5: said,
  STOCK_ITEM: yesOrNo,
  MinimumStock: many.nullable(),
  Option1: many,
} satisfies Record<keyof typeof given.shape | 'P_Code', z.ZodType>;

/** PRODUCTNAME, the units' names, P_Description and P_Size are in the caller's language, as in buyers' lists. */
const listed = z.object({ ...kept, ...names, ...pictures, ...prices, ...atCenter, Archived: yesOrNo });

const whole = z.object({
  ...kept,
  ...names,
  ...pictures,
  ...prices,
  ...atCenter,
  Archived: yesOrNo,
  Version: z.int(),
  /** The center that is asked about. */
  SaleUnit: z.string(),
  /** Of one piece, without tax; absent without the right to see costs. */
  Cost: baht.optional(),
  FloorPrice: baht.optional(),
  /** The caller's centers. */
  Centers: z.array(
    z.object({
      SaleUnit: z.string(),
      DIST_NAME: z.string(),
      Disable: yesOrNo,
      OnHand: z.int(),
      StockAvailable: z.int(),
    }),
  ),
});

const params = z.object({ code });
const ofCenter = z.object({ id: code, dc: saleUnit });
const turned = z.object({ P_Code: z.string(), SaleUnit: z.string(), Disable: yesOrNo });
const wrong = [
  'FIELDS_MISSING',
  'BARCODE_TWICE',
  'BARCODE_TAKEN',
  'BRAND_NOT_FOUND',
  'MATYPE_NOT_FOUND',
  'CATEGORY_NOT_FOUND',
  'RIGHT_MISSING',
] as const;
const keyErrors = ['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_ANSWER_GONE'] as const;
const pictureAddress = z.string().max(300);

export const merchantProductSchemas = {
  merchantProducts: {
    summary:
      'Products of the shop as staff look after them, a page at a time; one with fewer rows than take is the last',
    body: z.object({
      take: z.int().min(1).max(48).default(12),
      skip: z.int().min(0).max(10_000).default(0),
      ...productOrder,
      ...productFilters,
    }),
    answer: z.object({ Data: z.array(listed) }),
    errors: ['CENTER_NOT_FOUND'],
  },
  materialTypes: {
    summary: 'The kinds of goods that staff may choose, "Unspecified" first',
    answer: z.object({ Data: z.array(z.object({ matype: z.string(), matypeName: z.string() })) }),
  },
  turnProduct: {
    summary: 'Turn a product active or inactive at a center; changes something although it is a GET',
    params: ofCenter,
    answer: turned,
    errors: ['CENTER_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'PRODUCT_ARCHIVED'],
  },
  setProductActive: {
    summary: 'Offer a product at a center, or no longer; asks back before one that lies in carts leaves them',
    params: ofCenter,
    body: z.object({
      Active: yesNo,
      /** Also where it lies in carts. */
      EvenInCarts: flag.default(false),
    }),
    answer: turned,
    errors: ['CENTER_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'PRODUCT_ARCHIVED', 'PRODUCT_IN_CARTS'],
  },
  turnProducts: {
    summary:
      'Offer many products at a center, or no longer, as a run; one that lies in carts stays, and says so',
    body: z.object({
      /** These; else all that the filters leave. */
      Codes: z.array(code).min(1).max(500).optional(),
      ...productFilters,
      /** Offered from now on. */
      Become: yesNo,
    }),
    answer: z.object({ RunId: z.string() }),
    errors: ['CENTER_NOT_FOUND', 'RUN_TOO_LONG', 'RUN_EMPTY', 'TOO_MANY_RUNS', ...keyErrors],
  },
  productChoices: {
    summary: 'Categories and brands that products can have, parents before children',
    answer: z.object({
      Categories: z.array(
        z.object({ Code: z.string(), Name: z.string(), Level: z.int(), Parent: z.string().nullable() }),
      ),
      Brands: z.array(z.object({ Code: z.string(), Name: z.string() })),
    }),
  },
  merchantProduct: {
    summary: 'A product with all that is kept of it, in both languages',
    params,
    query: z.object({
      /** Whose stock, and where it is offered; the active center by default. */
      saleUnit: saleUnit.optional(),
    }),
    answer: whole,
    errors: ['PRODUCT_NOT_FOUND', 'CENTER_NOT_FOUND'],
  },
  addProduct: {
    summary: 'Add a product, offered by no center yet',
    body: given.extend({
      P_Code: code,
      ...costsGiven,
      /** The product whose pictures it gets, and its costs where none are given. */
      CopyOf: code.optional(),
    }),
    answer: whole,
    errors: [...wrong, 'CODE_RESERVED', 'PRODUCT_CODE_TAKEN', 'PRODUCT_NOT_FOUND', ...keyErrors],
  },
  saveProduct: {
    summary: 'Change a product; Version is that of the answer that was changed',
    params,
    body: given.extend({
      Version: z.int().min(1),
      ...costsGiven,
      /** Also where units with prices go. */
      EvenPrices: flag.default(false),
    }),
    answer: whole,
    errors: [...wrong, 'PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED', 'PRODUCT_UNIT_PRICED'],
  },
  archiveProduct: {
    summary: 'Archive a product, which no center offers from then on, or take it back; orders keep it',
    params,
    body: z.object({ Archived: yesNo }),
    answer: whole,
    errors: ['PRODUCT_NOT_FOUND'],
  },
  addProductPicture: {
    summary: 'Add a picture after the others',
    params,
    answer: whole,
    errors: [
      'PRODUCT_NOT_FOUND',
      'FILE_MISSING',
      'FILE_GONE',
      'PRODUCT_PICTURES_FULL',
      ...keyErrors,
      ...UPLOAD_ERRORS,
    ],
  },
  setProductPictures: {
    summary: 'Put the pictures in another order, or leave some of them out',
    params,
    body: z.object({ Pictures: z.array(pictureAddress).max(MOST_PRODUCT_PICTURES) }),
    answer: whole,
    errors: ['PRODUCT_NOT_FOUND', 'PRODUCT_PICTURES_CHANGED'],
  },
} satisfies SchemasFor<typeof merchantProductCalls>;
