import { describe, expect, test } from 'vitest';
import { goneOfPromotions, type StandingLine } from './standing-promotions.ts';

const off = (id: string, satang: number) => ({ source: 'promotion' as const, id, satang });
const line = (more: Partial<StandingLine>): StandingLine => ({
  isFree: false,
  discounts: [off('A', 1900)],
  kept: 10,
  discountSatang: 1900,
  ...more,
});
const A = { id: 'A', discountSatang: 1900, freeSatang: 0 };
const B = { id: 'B', discountSatang: 100, freeSatang: 0 };
const GIFT = { id: 'GIFT', discountSatang: 0, freeSatang: 5000 };
const gift = (more: Partial<StandingLine> = {}) =>
  line({ isFree: true, discounts: [off('GIFT', 5000)], kept: 1, discountSatang: 5000, ...more });

describe('B-95f what stands of the promotions of an order', () => {
  test('all of an order that was sent in full and kept', () => {
    expect(goneOfPromotions([line({}), gift()], [A, GIFT])).toEqual([
      { id: 'A', goneDiscountSatang: 0, goneFreeSatang: 0, isGone: false },
      { id: 'GIFT', goneDiscountSatang: 0, goneFreeSatang: 0, isGone: false },
    ]);
  });

  test('of a line of several promotions their shares, which add up to what stands of it', () => {
    const both = line({ discounts: [off('A', 1900), off('B', 100)], kept: 5, discountSatang: 999 });
    const gone = goneOfPromotions([both], [A, B]);
    expect(gone.map(({ goneDiscountSatang }) => goneDiscountSatang)).toEqual([951, 50]);
    expect(1900 + 100 - 951 - 50).toBe(999);
  });

  test('nothing of what came back, or was never sent', () => {
    expect(goneOfPromotions([line({ kept: 0, discountSatang: 0 })], [A])).toEqual([
      { id: 'A', goneDiscountSatang: 1900, goneFreeSatang: 0, isGone: true },
    ]);
  });

  test('nothing where a step was lost, though goods are kept', () => {
    expect(goneOfPromotions([line({ kept: 5, discountSatang: 0 })], [A])[0]).toMatchObject({ isGone: true });
  });

  test('what is held back for a kept gift is off the worth of the gift, whatever stands of other discounts', () => {
    const paid = line({ kept: 3, discountSatang: 300 });
    const held = line({ discounts: [], kept: 3, discountSatang: -2000 });
    expect(goneOfPromotions([paid, held, gift()], [A, GIFT])).toEqual([
      { id: 'A', goneDiscountSatang: 1600, goneFreeSatang: 0, isGone: false },
      { id: 'GIFT', goneDiscountSatang: 0, goneFreeSatang: 2000, isGone: false },
    ]);
  });

  test('a gift without a price stands as long as it is kept', () => {
    const free = { ...GIFT, freeSatang: 0 };
    const worthless = gift({ discounts: [off('GIFT', 0)], discountSatang: 0 });
    expect(goneOfPromotions([worthless], [free])[0]?.isGone).toBe(false);
    expect(goneOfPromotions([{ ...worthless, kept: 0 }], [free])[0]?.isGone).toBe(true);
  });
});
