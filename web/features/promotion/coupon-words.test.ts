import { expect, test } from 'vitest';
import { couponName, hasCoupon } from './coupon-words.ts';

test.each([
  ['คูปองสมาชิก ลด ฿60', 'สมาชิก ลด ฿60'],
  ['Coupon of members', 'of members'],
  ['Couponing week', 'Couponing week'],
  ['ต้อนรับสมาชิกใหม่', 'ต้อนรับสมาชิกใหม่'],
  ['คูปอง', 'คูปอง'],
])('P-43 a coupon is not called a coupon twice: %s', (name, shown) => {
  expect(couponName(name)).toBe(shown);
});

test('P-43 an order has a coupon where one of its promotions was got with it', () => {
  const promotion = { PromotionId: 'P', Name: '', DiscountAmount: 1, FreeAmount: 0, Times: 1 };
  expect([
    hasCoupon({}),
    hasCoupon({ Promotions: [promotion] }),
    hasCoupon({ Promotions: [promotion, { ...promotion, CouponId: 'C' }] }),
  ]).toEqual([false, false, true]);
});
