/** The calls by which staff plan promotions, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantPromotionCalls } from '#contract/merchant-promotions.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ALPHAS, ONLY_ALPHA } from '#server/testing/only-alpha.ts';

/** A promotion of center C1 that anybody who works there may plan. */
export const samplePromotion = {
  SaleUnit: 'C1',
  PromotionType: 'DiscountValue',
  Promotion: {
    PromotionName: 'ลดเมื่อซื้อครบ',
    Opt30: 'ลด ฿50',
    PromotionRemark: 'ซื้อครบ 6 ชิ้น ลด 50 บาท',
    DateBegin: '01/03/2026',
    DateEnd: '31/03/2026',
    FlagEnabled: 'Y',
    PromotionType: '1',
    SalesNumber: '1',
    Opt15: 'All',
    CustomerList: 'All',
    CustomerTypeList: 'All',
  },
  PromotionDetails: [{ PromotionLn: 1, BuyMin: 6, DiscNumber: 50, DiscTypeCode: 'B' }],
  ProductsSale: ['P1', 'P2'],
};

/** With every field of the body, of which some have no effect here: clients send them all the same. */
const full = {
  ...samplePromotion,
  Promotion: {
    ...samplePromotion.Promotion,
    // Of named customers it is enabled by a right alone.
    FlagEnabled: 'N',
    PromotionDetail: [{ PromotionLn: 1, BuyMin: 6, DiscNumber: 50, DiscTypeCode: 'B' }],
  },
  ProductsFree: ['P3'],
  Customers: ['CUST1'],
  CustomersNotIn: ['CUST2'],
  Stores: ['VET'],
  CustomerTypes: ['TRADE'],
  Weekdays: [1, 2, 3, 4, 5, 6, 7],
  Centers: ['C1'],
};

const staff = ['salesman', 'superAdmin'] as const;
const foreign = { params: { promotionId: ONLY_ALPHA.promotion } };
const foreignId = { params: { id: ONLY_ALPHA.promotion } };
const gone = '404 PROMOTION_NOT_FOUND';
const draft = { body: full };
const noAlpha = (answer: unknown) => expect(JSON.stringify(answer)).not.toMatch(ALPHAS);
const ofForeignProduct = { body: { ...samplePromotion, ProductsSale: [ONLY_ALPHA.product] } };
const unknownProduct = '400 PROMOTION_PRODUCT_UNKNOWN';
const lines = [{ P_Code: 'P1', qty1: 6, qty2: 0, qty3: 0 }];
/** Of C1, as somebody of C2 would send it. */
const otherCenter = { given: draft, hears: '404 CENTER_NOT_FOUND' } as const;

export const merchantPromotionCallTests: CallTests<typeof merchantPromotionCalls> = {
  promotionList: {
    may: staff,
    sample: {
      query: {
        Status: 'CURRENT,SOON',
        Text: 'ลด',
        PromotionId: 'PR1',
        PromotionType: 'DiscountValue',
        DateStart: '2026-03-01',
        DateEnd: '31/03/2026',
        Skip: '0',
        Take: '12',
        IncludeDetail: 'Y',
        SaleUnit: 'C1',
      },
    },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { query: { PromotionId: ONLY_ALPHA.promotion } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
    crossCenter: [{ given: { query: { SaleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  promotionProducts: {
    may: staff,
    sample: { query: { text: 'P1', take: '12', codes: 'P1,P2' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { query: { codes: ONLY_ALPHA.product } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
  },
  promotionCustomers: {
    may: staff,
    sample: { query: { text: 'CUST', take: '48', saleUnit: 'C1' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { query: { text: ONLY_ALPHA.customer } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  promotionDetail: {
    may: staff,
    sample: { params: { promotionId: 'PR1' }, query: { saleUnit: 'C1' } },
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: gone }],
    crossCenter: [
      { given: { params: { promotionId: 'PR1' }, query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
  promotionMasterData: {
    may: staff,
    sample: {},
    crossTenant: [{ as: 'superAdmin', given: {}, hears: noAlpha }],
  },
  createPromotion: {
    may: staff,
    sample: draft,
    crossTenant: [{ as: 'superAdmin', given: ofForeignProduct, hears: unknownProduct }],
    crossCenter: [otherCenter],
  },
  updatePromotion: {
    may: staff,
    sample: { params: { id: 'PR1' }, ...draft },
    crossTenant: [{ as: 'superAdmin', given: { ...foreignId, ...draft }, hears: gone }],
    crossCenter: [{ given: { params: { id: 'PR1' }, ...draft }, hears: '404 CENTER_NOT_FOUND' }],
  },
  copyPromotion: {
    may: staff,
    sample: () => ({
      params: { id: 'PR1' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
    crossTenant: [
      {
        as: 'superAdmin',
        given: { ...foreignId, headers: { 'idempotency-key': 'copies-of-beta' } },
        hears: gone,
      },
    ],
    crossCenter: [
      {
        given: { params: { id: 'PR1' }, headers: { 'idempotency-key': 'copies-of-sale2' } },
        hears: gone,
      },
    ],
  },
  enablePromotion: {
    may: staff,
    sample: { params: { id: 'PR1' }, body: { FlagEnabled: 'Y', Version: 1 } },
    crossTenant: [{ as: 'superAdmin', given: { ...foreignId, body: { FlagEnabled: 'N' } }, hears: gone }],
    crossCenter: [{ given: { params: { id: 'PR1' }, body: { FlagEnabled: 'N' } }, hears: gone }],
  },
  tryPromotion: {
    may: staff,
    sample: { body: { ...full, Lines: lines, CustomerCode: 'CUST1' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { ...samplePromotion, Lines: lines, CustomerCode: ONLY_ALPHA.customer } },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { body: { ...samplePromotion, Lines: lines } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  replayPromotion: {
    may: staff,
    sample: draft,
    crossTenant: [{ as: 'superAdmin', given: ofForeignProduct, hears: unknownProduct }],
    crossCenter: [otherCenter],
  },
  promotionOverlaps: {
    may: staff,
    sample: draft,
    crossTenant: [{ as: 'superAdmin', given: ofForeignProduct, hears: unknownProduct }],
    crossCenter: [otherCenter],
  },
  promotionCalendar: {
    may: staff,
    sample: { query: { month: '2026-03', saleUnit: 'C1' } },
    crossTenant: [{ as: 'superAdmin', given: { query: { month: '2026-03' } }, hears: noAlpha }],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  promotionResults: {
    may: staff,
    sample: {
      params: { promotionId: 'PR1' },
      query: { dateStart: '2026-03-01', dateEnd: '2026-03-31', saleUnit: 'C1' },
    },
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: gone }],
    crossCenter: [
      { given: { params: { promotionId: 'PR1' }, query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
  promotionResultsTable: {
    may: staff,
    sample: {
      params: { promotionId: 'PR1' },
      query: { dateStart: '2026-03-01', dateEnd: '2026-03-31', saleUnit: 'C1' },
    },
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: gone }],
    crossCenter: [
      { given: { params: { promotionId: 'PR1' }, query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
};
