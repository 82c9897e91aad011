import { defineCalls } from './define.ts';

/** Coupons that staff issue: to a customer, a list of customers or a customer type; and what a customer gets besides. */
export const merchantCouponCalls = defineCalls({
  couponsToIssue: {
    method: 'GET',
    path: '/api/merchant/coupon/promotions',
    who: ['staff'],
    page: 'customers',
  },
  couponsOfCustomer: {
    method: 'GET',
    path: '/api/merchant/customer/:code/:saleUnit/coupons',
    who: ['staff'],
    page: 'customers',
  },
  promotionsOfCustomer: {
    method: 'GET',
    path: '/api/merchant/customer/:code/:saleUnit/promotions',
    who: ['staff'],
    page: 'customers',
  },
  issueCoupons: {
    method: 'POST',
    path: '/api/merchant/coupon/issue',
    who: ['staff'],
    page: 'customers',
    right: 'issueCoupons',
    idempotencyKey: true,
  },
});
