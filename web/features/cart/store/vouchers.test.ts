import { expect, test } from 'vitest';
import { parseVouchers, withWaived } from './vouchers.ts';

test('P-41 what the storage holds is read, and rubbish is left out', () => {
  const kept = { CouponId: 'K1', PromotionCode: 'HELLO', WaivedGifts: ['GIFT'] };
  expect(parseVouchers(JSON.stringify(kept))).toEqual(kept);
  expect(parseVouchers('{"CouponId":7,"WaivedGifts":[1,"A"],"more":true}')).toEqual({ WaivedGifts: ['A'] });
  expect(parseVouchers('{"PromotionCode":"AB"}')).toEqual({});
  expect(parseVouchers('{')).toBeUndefined();
  expect(parseVouchers(null)).toBeUndefined();
});

test('P-41 a gift is waived once, beside the others', () => {
  expect(withWaived({ CouponId: 'K1', WaivedGifts: ['A'] }, 'B')).toEqual({
    CouponId: 'K1',
    WaivedGifts: ['A', 'B'],
  });
  expect(withWaived({ WaivedGifts: ['A'] }, 'A')).toEqual({ WaivedGifts: ['A'] });
});
