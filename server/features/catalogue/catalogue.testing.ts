/** The calls of the catalogue, for the tests of all calls. */
import { expect } from 'vitest';
import type { catalogueCalls } from '#contract/catalogue.calls.ts';
import type { lowStockCalls } from '#contract/low-stock.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { byAlphasWord, ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { betasOwn, empty, foreignCenter } from '#server/testing/attempts.ts';

export const catalogueCallTests: CallTests<typeof catalogueCalls> = {
  listProducts: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: {
      body: {
        Take: 12,
        Skip: 0,
        SaleUnit: 'C1',
        SearchText: 'Product',
        Hierarchy1: 'FOOD',
        Hierarchy2: 'CAT',
        Hierarchy3: 'CAT',
        Hierarchy4: 'CAT',
        Hierarchy5: 'CAT',
        Point: false,
        Mattype: 'FG',
        BrandCode: 'B1',
        OnlyPromotionProduct: false,
        Types: ['suggest'],
        DisplayGroupId: 'G1',
        PromotionId: 'PR1',
        SortByPrice: 'asc',
        ProductIds: ['P1'],
      },
    },
    crossTenant: ({ cookies }) => [
      { given: { body: { ProductIds: [ONLY_ALPHA.product] } }, hears: empty },
      { given: { body: { Hierarchy1: ONLY_ALPHA.category } }, hears: empty },
      { given: { body: { DisplayGroupId: ONLY_ALPHA.group } }, hears: empty },
      { given: { body: { PromotionId: ONLY_ALPHA.promotion } }, hears: empty },
      { given: { body: { CustomerId: ONLY_ALPHA.customer } }, hears: '403 NOT_ALLOWED' },
      { as: 'guest', given: { body: { OnlyPromotionProduct: true } }, hears: empty },
      { given: { body: { SearchText: 'Treasure of alpha' } }, hears: empty },
      { given: byAlphasWord, hears: empty },
      { given: { body: { SaleUnit: ONLY_ALPHA.center } }, hears: '409 CENTER_MISMATCH' },
      { as: 'guest', given: { cookies, body: {} }, hears: betasOwn },
      { given: { body: { SearchText: 'Product' } }, hears: betasOwn },
    ],
    crossCustomer: [
      { given: { body: { SaleUnit: 'C2' } }, hears: '409 CENTER_MISMATCH' },
      { given: { body: { CustomerId: 'CUST1' } }, hears: '403 NOT_ALLOWED' },
      { given: { body: { Types: ['BUY_AGAIN'] } }, hears: (answer) => expect(answer).toEqual([]) },
      {
        given: { body: { ProductIds: ['P1'] } },
        // A different price level.
        hears: (answer) => expect(answer).toMatchObject([{ SalesPrice1: 18 }]),
      },
    ],
  },
  productDetail: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { params: { code: 'P1' } },
    crossTenant: [
      { given: { params: { code: ONLY_ALPHA.product } }, hears: '404 PRODUCT_NOT_FOUND' },
      { as: 'guest', given: { params: { code: ONLY_ALPHA.product } }, hears: '404 PRODUCT_NOT_FOUND' },
      { as: 'guest', given: { params: { code: 'P1' } }, hears: betasOwn },
    ],
  },
  autocomplete: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { query: { search: 'Prod', take: '10' } },
    crossTenant: [
      { as: 'guest', given: { query: { search: 'Treasure' } }, hears: empty },
      { as: 'guest', given: { query: { search: 'Product' } }, hears: betasOwn },
    ],
  },
  categoryList: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: {},
    crossTenant: [
      {
        as: 'guest',
        given: {},
        hears: (answer) => expect(JSON.stringify(answer)).not.toContain(ONLY_ALPHA.category),
      },
    ],
  },
  category: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { query: { categoryNumber: '2', id: 'CAT', c1: 'FOOD', c2: 'CAT', c3: 'X', c4: 'X', c5: 'X' } },
    crossTenant: [
      {
        as: 'guest',
        given: { query: { id: ONLY_ALPHA.category } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
  },
  hierarchyAll: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: {
      body: {
        hierarchy1: 'FOOD',
        hierarchy2: 'CAT',
        hierarchy3: 'X',
        hierarchy4: 'X',
        hierarchy5: 'X',
        withPic: true,
        is_point: false,
        is_product_mattype: false,
      },
    },
    crossTenant: [
      {
        as: 'guest',
        given: { body: { hierarchy1: ONLY_ALPHA.category } },
        hears: (answer) => expect(answer).toMatchObject({ data: [] }),
      },
    ],
  },
  displayGroups: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { params: { type: 'HOME' }, query: { id: 'G1', productsIncluded: 'Y', take: '36' } },
    crossTenant: [
      {
        as: 'guest',
        given: { params: { type: ONLY_ALPHA.groupType }, query: { productsIncluded: 'Y' } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
      {
        given: { params: { type: 'ANY' }, query: { id: ONLY_ALPHA.group } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
  },
  relatedProducts: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { params: { code: 'P1' }, query: { take: '12' } },
    crossTenant: [{ given: { params: { code: ONLY_ALPHA.product } }, hears: '404 PRODUCT_NOT_FOUND' }],
  },
  promotions: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { query: { take: '12' } },
    crossTenant: [{ given: {}, hears: (answer) => expect(answer).toEqual({ Data: [] }) }],
  },
  promotionBrands: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: {},
    crossTenant: [{ given: {}, hears: (answer) => expect(answer).toEqual({ Data: [] }) }],
  },
  promotionBrand: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { params: { code: 'B1' } },
    crossTenant: [{ given: { params: { code: ONLY_ALPHA.brand } }, hears: '404 BRAND_NOT_FOUND' }],
  },
};

export const lowStockCallTests: CallTests<typeof lowStockCalls> = {
  lowStock: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1', text: 'P1', after: '0_P1', take: '25' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: {},
        hears: (answer) => expect(answer).toMatchObject({ Data: [], Next: null }),
      },
      foreignCenter,
    ],
    crossCustomer: ({ sample }) => [{ given: sample('lowStock'), hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
};
