import { defineCalls } from './define.ts';

const buyers = ['customer', 'actingSalesman'] as const;

/** Coupons of customers (C-19): their own, those to collect, and those that cut the price of a cart. */
export const couponCalls = defineCalls({
  couponsByCustomer: {
    method: 'POST',
    path: '/GET_MASTER_DATA/GET_PROMOTION_COUPON_BY_CUSTOMER',
    who: [...buyers, 'staff'],
  },
  checkCouponValid: {
    method: 'POST',
    path: '/GET_MASTER_DATA/CHECK_COUPON_VALID',
    who: [...buyers, 'staff'],
  },
  couponsToCollect: {
    method: 'GET',
    path: '/api/coupon/collectable',
    who: ['guest', 'customer', 'actingSalesman'],
  },
  collectCoupon: { method: 'POST', path: '/api/coupon/collect', who: buyers },
  couponsForCart: { method: 'POST', path: '/api/coupon/cart', who: buyers },
});
