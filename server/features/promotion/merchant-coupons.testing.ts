/** The calls of issuing coupons, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import type { merchantCouponCalls } from '#contract/merchant-coupons.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { expect } from 'vitest';

const key = () => ({ headers: { 'idempotency-key': randomUUID() } });
const body = { SaleUnit: 'C1', PromotionId: ONLY_ALPHA.couponPromotion, Customers: ['CUST1'] };

export const merchantCouponCallTests: CallTests<typeof merchantCouponCalls> = {
  couponsToIssue: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
      {
        as: 'superAdmin',
        given: { query: { saleUnit: 'C1' } },
        hears: (answer) => expect(answer).toMatchObject({ Data: [] }),
      },
    ],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  couponsOfCustomer: {
    may: ['salesman', 'superAdmin'],
    sample: { params: { code: 'CUST1', saleUnit: 'C1' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { params: { code: ONLY_ALPHA.customer, saleUnit: 'C1' } },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
      {
        as: 'superAdmin',
        given: { params: { code: 'CUST1', saleUnit: 'C1' } },
        hears: (answer) => expect(answer).toMatchObject({ coupons: [] }),
      },
    ],
    crossCenter: [{ given: { params: { code: 'CUST1', saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  promotionsOfCustomer: {
    may: ['salesman', 'superAdmin'],
    sample: { params: { code: 'CUST1', saleUnit: 'C1' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { params: { code: ONLY_ALPHA.customer, saleUnit: 'C1' } },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
      {
        as: 'superAdmin',
        given: { params: { code: 'CUST1', saleUnit: 'C1' } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
    crossCenter: [{ given: { params: { code: 'CUST1', saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  issueCoupons: {
    may: ['superAdmin', 'salesman'],
    sample: () => ({ ...key(), body }),
    crossTenant: () => [{ as: 'superAdmin', given: { ...key(), body }, hears: '404 COUPON_NOT_ISSUABLE' }],
    crossCenter: () => [{ given: { ...key(), body }, hears: '403 RIGHT_MISSING' }],
  },
};
