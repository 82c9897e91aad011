import { expect, test } from 'vitest';
import { couponIdOf, couponState, couponTypeOf } from './coupon.ts';

const at = new Date('2026-11-25T09:00:00+07:00');
const coupon = {
  isUsed: false,
  isActive: true,
  isUsedUp: false,
  startsAt: new Date('2026-11-01T00:00:00+07:00'),
  endsAt: new Date('2026-12-01T00:00:00+07:00'),
};

test('N-29 a coupon waits for its day, can be used, is used, has no uses left, is stopped by staff, or is over', () => {
  expect(couponState(coupon, at)).toBe('unused');
  expect(couponState({ ...coupon, startsAt: coupon.endsAt }, at)).toBe('soon');
  expect(couponState({ ...coupon, endsAt: at }, at)).toBe('expired');
  expect(couponState({ ...coupon, isActive: false }, at)).toBe('stopped');
  expect(couponState({ ...coupon, isActive: false, isUsedUp: true }, at)).toBe('stopped');
  expect(couponState({ ...coupon, isActive: false, endsAt: at }, at)).toBe('expired');
  expect(couponState({ ...coupon, isUsedUp: true }, at)).toBe('usedUp');
  expect(couponState({ ...coupon, isUsedUp: true, endsAt: at }, at)).toBe('expired');
  expect(couponState({ ...coupon, isUsedUp: true, isUsed: true }, at)).toBe('used');
  expect(couponState({ ...coupon, isUsed: true, isActive: false }, at)).toBe('used');
});

test('N-29 a coupon that ends today can be used until the day is over', () => {
  const lastMoment = new Date('2026-11-30T23:59:59.999+07:00');
  expect(couponState(coupon, lastMoment)).toBe('unused');
  expect(couponState({ ...coupon, isActive: false }, lastMoment)).toBe('stopped');
  expect(couponState(coupon, coupon.endsAt)).toBe('expired');
});

test('C-19b a coupon has the type of its promotion, and a number of letters that nobody mistakes', () => {
  expect([couponTypeOf('FREE_ITEM'), couponTypeOf('DISCOUNT_PERCENT')]).toEqual([
    'FreeItem',
    'DiscountPercent',
  ]);
  expect(couponIdOf(Uint8Array.from([0, 31, 32, 255]))).toBe('CP-2Z2Z');
});
