/** The calls that look after products, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantProductCalls } from '#contract/merchant-products.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { samplePicture } from '#server/testing/sample-files.ts';

/** Everything that staff may give a product. */
export const sampleProduct = {
  PRODUCTNAME: 'ข้าวหอมมะลิ 5 กก.',
  PRODUCTNAME_EN: 'Jasmine rice 5 kg',
  PRODUCTSHORTNAME_TH: 'ข้าวหอม',
  PRODUCTSHORTNAME_EN: 'Jasmine',
  P_Description: 'ข้าวใหม่\nหอมนุ่ม',
  P_Description_EN: 'New crop\nsoft and fragrant',
  UNIT1: 'BAG',
  UNIT2: 'SCK',
  UNIT3: '',
  UNIT1NAME: 'ถุง',
  UNIT2NAME: 'กระสอบ',
  UNIT3NAME: '',
  UNIT1NAME_EN: 'Bag',
  UNIT2NAME_EN: 'Sack',
  UNIT3NAME_EN: '',
  UNIT1RATE: 1,
  UNIT2RATE: 10,
  UNIT3RATE: 0,
  BARCODE1: '8850000000017',
  BARCODE2: '8850000000024',
  BARCODE3: '',
  P_Group: 'ข้าวสาร',
  P_GroupCode: 'G1',
  P_BrandCode: '',
  P_Flavour: 'หอมมะลิ',
  P_FlavourCode: 'F1',
  P_Var: 'ขาว',
  P_VarCode: 'V1',
  P_Size: '5 กก.',
  P_Size_EN: '5 kg',
  P_SizeCode: 'S5',
  Dchain: 'D10',
  SupplierName: 'โรงสีพระนคร',
  matype: '',
  Hierarchy1: 'FOOD',
  Hierarchy2: 'CAT',
  Hierarchy3: '',
  Hierarchy4: '',
  Hierarchy5: '',
  STOCK_ITEM: 'Y',
  MinimumStock: 5,
  Option1: 20,
};

const staff = ['salesman', 'superAdmin'] as const;
const headers = { 'idempotency-key': 'a-product-of-tests' };
const one = { params: { code: 'P1' } };
const foreign = { params: { code: ONLY_ALPHA.product } };
const atCenter = { params: { id: 'P1', dc: 'C1' } };
const foreignAt = { params: { id: ONLY_ALPHA.product, dc: 'C1' } };
const noRight = '403 RIGHT_MISSING';
const unknown = '404 PRODUCT_NOT_FOUND';
const sees = (product: object) => (answer: unknown) => expect(answer).toEqual(product);

export const merchantProductCallTests: CallTests<typeof merchantProductCalls> = {
  merchantProducts: {
    may: staff,
    sample: {
      body: {
        take: 10,
        skip: 0,
        sort: 'name',
        dir: 'desc',
        After: 'P4',
        SearchText: 'Product',
        barcode: '',
        productCode: 'P1',
        saleUnit: 'C1',
        Category: 'FOOD',
        P_BrandCode: 'KAEW',
        matype: '',
        Active: 'Y',
        Stock: 'low',
        WithoutPicture: false,
        WithoutPrice: false,
        Archived: false,
      },
    },
    crossTenant: [
      { as: 'salesman', given: { body: { productCode: ONLY_ALPHA.product } }, hears: sees({ Data: [] }) },
      { as: 'salesman', given: { body: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
      { as: 'salesman', given: { body: { SearchText: ONLY_ALPHA.word } }, hears: sees({ Data: [] }) },
      { as: 'salesman', given: { body: { P_BrandCode: ONLY_ALPHA.brand } }, hears: sees({ Data: [] }) },
      { as: 'salesman', given: { body: { Category: ONLY_ALPHA.category } }, hears: sees({ Data: [] }) },
    ],
    crossCenter: [{ given: { body: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  materialTypes: { may: staff, sample: {}, crossTenant: [], crossCenter: [] },
  productChoices: { may: staff, sample: {}, crossTenant: [], crossCenter: [] },
  turnProduct: {
    may: staff,
    sample: atCenter,
    crossTenant: [{ as: 'superAdmin', given: foreignAt, hears: unknown }],
    crossCenter: [{ given: atCenter, hears: noRight }],
  },
  setProductActive: {
    may: staff,
    sample: { ...atCenter, body: { Active: 'Y', EvenInCarts: false } },
    crossTenant: [{ as: 'superAdmin', given: { ...foreignAt, body: { Active: 'Y' } }, hears: unknown }],
    crossCenter: [{ given: { ...atCenter, body: { Active: 'N' } }, hears: noRight }],
  },
  turnProducts: {
    may: staff,
    sample: { headers, body: { Codes: ['P1'], Become: 'N' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { headers, body: { Codes: [ONLY_ALPHA.product], Become: 'N' } },
        hears: '400 RUN_EMPTY',
      },
    ],
    crossCenter: [
      { given: { headers, body: { Codes: ['P1'], saleUnit: 'C1', Become: 'N' } }, hears: noRight },
    ],
  },
  merchantProduct: {
    may: staff,
    sample: { ...one, query: { saleUnit: 'C1' } },
    crossTenant: [{ as: 'salesman', given: foreign, hears: unknown }],
    crossCenter: [{ given: { ...one, query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  addProduct: {
    may: staff,
    sample: { headers, body: { ...sampleProduct, P_Code: 'P9', CopyOf: 'P1' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { headers, body: { ...sampleProduct, P_Code: 'P9', CopyOf: ONLY_ALPHA.product } },
        hears: unknown,
      },
      {
        as: 'superAdmin',
        given: { headers, body: { ...sampleProduct, P_Code: 'P9', P_BrandCode: ONLY_ALPHA.brand } },
        hears: '400 BRAND_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { headers, body: { ...sampleProduct, P_Code: 'P9' } }, hears: noRight }],
  },
  saveProduct: {
    may: staff,
    sample: { ...one, body: { ...sampleProduct, Version: 1, EvenPrices: false } },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, body: { ...sampleProduct, Version: 1 } }, hears: unknown },
      {
        as: 'superAdmin',
        given: {
          ...one,
          body: { ...sampleProduct, Hierarchy1: ONLY_ALPHA.category, Hierarchy2: '', Version: 1 },
        },
        hears: '400 CATEGORY_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { ...one, body: { ...sampleProduct, Version: 1 } }, hears: noRight }],
  },
  archiveProduct: {
    may: staff,
    sample: { ...one, body: { Archived: 'N' } },
    crossTenant: [{ as: 'superAdmin', given: { ...foreign, body: { Archived: 'Y' } }, hears: unknown }],
    crossCenter: [{ given: { ...one, body: { Archived: 'Y' } }, hears: noRight }],
  },
  addProductPicture: {
    may: staff,
    sample: { ...one, headers, files: { picture: samplePicture } },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, headers, files: { picture: samplePicture } }, hears: unknown },
    ],
    crossCenter: [{ given: { ...one, headers, files: { picture: samplePicture } }, hears: noRight }],
  },
  setProductPictures: {
    may: staff,
    sample: { ...one, body: { Pictures: ['/files/alpha/P1.webp'] } },
    crossTenant: [{ as: 'superAdmin', given: { ...foreign, body: { Pictures: [] } }, hears: unknown }],
    crossCenter: [{ given: { ...one, body: { Pictures: [] } }, hears: noRight }],
  },
};
