/** The calls about coupons, for the tests of all calls. */
import { expect } from 'vitest';
import type { couponCalls } from '#contract/coupons.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const own = { customerCode: 'CUST1', saleUnit: 'C1' };
const others = { customerCode: 'CUST2', saleUnit: 'C1' };
/** An account that beta does not have. */
const foreign = { customerCode: ONLY_ALPHA.customer, saleUnit: 'C1' };
const Lines = [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }];
const none = (answer: unknown) => expect(answer).toEqual({ statusText: 'OK', coupons: [] });
const unknown = (answer: unknown) =>
  expect(answer).toEqual({ statusText: 'NOT_FOUND', promotionId: '', couponType: '' });

export const couponCallTests: CallTests<typeof couponCalls> = {
  couponsByCustomer: {
    may: ['customer', 'actingSalesman', 'salesman', 'superAdmin'],
    sample: { body: own },
    crossTenant: [
      { given: { body: own }, hears: none },
      { as: 'superAdmin', given: { body: own }, hears: none },
      { as: 'superAdmin', given: { body: foreign }, hears: '404 CUSTOMER_NOT_FOUND' },
    ],
    crossCenter: [{ given: { body: own }, hears: '404 CENTER_NOT_FOUND' }],
    crossCustomer: [{ given: { body: own }, hears: '403 NOT_ALLOWED' }],
  },
  checkCouponValid: {
    may: ['customer', 'actingSalesman', 'salesman', 'superAdmin'],
    sample: { body: { ...own, couponID: ONLY_ALPHA.coupon } },
    crossTenant: [
      { given: { body: { ...own, couponID: ONLY_ALPHA.coupon } }, hears: unknown },
      { as: 'superAdmin', given: { body: { ...own, couponID: ONLY_ALPHA.coupon } }, hears: unknown },
      {
        as: 'superAdmin',
        given: { body: { ...foreign, couponID: ONLY_ALPHA.coupon } },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
    ],
    crossCenter: [
      { given: { body: { ...own, couponID: ONLY_ALPHA.coupon } }, hears: '404 CENTER_NOT_FOUND' },
    ],
    crossCustomer: [
      { given: { body: { ...own, couponID: ONLY_ALPHA.coupon } }, hears: '403 NOT_ALLOWED' },
      { given: { body: { ...others, couponID: ONLY_ALPHA.coupon } }, hears: unknown },
    ],
  },
  couponsToCollect: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: {},
    crossTenant: [{ given: {}, hears: (answer) => expect(answer).toEqual({ Data: [] }) }],
  },
  collectCoupon: {
    may: ['customer', 'actingSalesman'],
    sample: { body: { PromotionId: ONLY_ALPHA.couponPromotion } },
    crossTenant: [
      { given: { body: { PromotionId: ONLY_ALPHA.couponPromotion } }, hears: '404 COUPON_NOT_OFFERED' },
    ],
  },
  couponsForCart: {
    may: ['customer', 'actingSalesman'],
    sample: { body: { SaleUnit: 'C1', Lines, WaivedGifts: ['GONE'] } },
    crossTenant: [
      {
        given: { body: { SaleUnit: 'C1', Lines } },
        hears: (answer) => expect(answer).toEqual({ Data: [], More: false }),
      },
    ],
    crossCustomer: [
      {
        given: { body: { SaleUnit: 'C1', Lines } },
        hears: (answer) => expect(answer).toEqual({ Data: [], More: false }),
      },
    ],
  },
};
