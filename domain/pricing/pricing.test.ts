import { describe, expect, test } from 'vitest';
import { MAX_SATANG } from './money.ts';
import { choosePrice, deliveryFee, isAmountTooLarge, priceCandidates, specialsOf } from './pricing.ts';
import type { UnitPrices } from './pricing.ts';

const prices: UnitPrices = { types: [1], levels: [10_000, 9000, null, 0, 8000] };
const vatRate = 700;

describe('choosing a price', () => {
  test("the customer's price level gives the price", () => {
    expect(choosePrice(prices, 2, { vatRate })).toMatchObject({
      source: 'level',
      level: 2,
      paidSatang: 9000,
    });
    expect(choosePrice(prices, 1, { vatRate })).toMatchObject({
      source: 'level',
      level: 1,
      paidSatang: 10_000,
    });
  });

  test.each([3, 4] as const)('level %i that is not set falls back to level 1', (level) => {
    expect(choosePrice(prices, level, { vatRate })).toMatchObject({
      source: 'base',
      level: 1,
      paidSatang: 10_000,
    });
  });

  test('a unit without a price at its level and at level 1 has none', () => {
    expect(choosePrice({ types: [1], levels: [null, 9000] }, 3, { vatRate })).toBeUndefined();
    expect(choosePrice({ types: [1], levels: [0] }, 1, { vatRate })).toBeUndefined();
  });

  test('customer comes before group, group before center, center before advance price, and that before the level', () => {
    const all = (['advance', 'center', 'group', 'customer'] as const).map((source, index) => ({
      source,
      satang: 100 + index,
      type: 1 as const,
    }));
    expect(choosePrice(prices, 2, { vatRate, special: all })).toMatchObject({
      source: 'customer',
      level: null,
    });
    expect(choosePrice(prices, 2, { vatRate, special: all.slice(0, 3) })).toMatchObject({ source: 'group' });
    expect(choosePrice(prices, 2, { vatRate, special: all.slice(0, 2) })).toMatchObject({ source: 'center' });
    expect(choosePrice(prices, 2, { vatRate, special: all.slice(0, 1) })).toMatchObject({
      source: 'advance',
      paidSatang: 100,
    });
  });

  test('each level has its own kind of tax, or that of the first', () => {
    const mixed: UnitPrices = { types: [1, 2, null], levels: [10_000, 10_000, 10_000, 10_000] };
    const chosen = (level: 1 | 2 | 3 | 4 | 5) => choosePrice(mixed, level, { vatRate });
    expect(chosen(1)).toMatchObject({ type: 1, paidSatang: 10_000 });
    expect(chosen(2)).toMatchObject({ type: 2, paidSatang: 10_700 });
    expect(chosen(3)).toMatchObject({ type: 1, paidSatang: 10_000 });
    expect(chosen(4)).toMatchObject({ type: 1 });
    // It has no price, so it has that of the first in everything.
    expect(chosen(5)).toMatchObject({ source: 'base', type: 1 });
  });

  test('a price without tax is paid with 7 % more', () => {
    expect(choosePrice({ types: [2], levels: [10_000] }, 1, { vatRate })).toMatchObject({
      setSatang: 10_000,
      paidSatang: 10_700,
    });
  });
});

describe('an advance price', () => {
  const special = specialsOf('advance', { types: [1, null, 2], levels: [8000, null, 7000] });
  const chosen = (level: 1 | 2 | 3 | 4 | 5) => choosePrice(prices, level, { vatRate, special });

  test('K-68b comes before the same level, and its level 1 after what is set at a customer’s own level', () => {
    expect(chosen(1)).toMatchObject({ source: 'advance', level: 1, paidSatang: 8000 });
    expect(chosen(2)).toMatchObject({ source: 'level', level: 2, paidSatang: 9000 });
    expect(chosen(3)).toMatchObject({ source: 'advance', level: 3, type: 2, paidSatang: 7490 });
    expect(chosen(4), 'nothing is set at the level').toMatchObject({
      source: 'advance',
      level: 1,
      paidSatang: 8000,
    });
    expect(chosen(5)).toMatchObject({ source: 'level', level: 5, paidSatang: 8000 });
  });

  test('K-68b sells a unit that has no price otherwise', () => {
    expect(choosePrice({ types: [1], levels: [0] }, 2, { vatRate, special })).toMatchObject({
      paidSatang: 8000,
    });
  });

  test('S-84c all prices that were looked at are named, the strongest first, also those that are not set', () => {
    const looked = priceCandidates(prices, 4, special).map(({ source, level, satang }) => [
      source,
      level,
      satang,
    ]);
    expect(looked).toEqual([
      ['level', 4, null],
      ['advance', 1, 8000],
      ['base', 1, 10_000],
    ]);
  });
});

describe('the delivery fee', () => {
  const terms = { feeSatang: 5000, freeFromSatang: 100_000 };

  test('is free from the configured value on', () => {
    expect(deliveryFee(99_999, terms)).toBe(5000);
    expect(deliveryFee(100_000, terms)).toBe(0);
  });

  test('is never free when no such value is configured', () => {
    expect(deliveryFee(10_000_000, { ...terms, freeFromSatang: 0 })).toBe(5000);
  });

  test('is not asked for an empty order', () => {
    expect(deliveryFee(0, terms)).toBe(0);
  });
});

describe('the most that an order is worth', () => {
  test('is a billion baht, its other lines included', () => {
    expect(isAmountTooLarge(MAX_SATANG, 1)).toBe(false);
    expect(isAmountTooLarge(MAX_SATANG, 2)).toBe(true);
    expect(isAmountTooLarge(1, 1, MAX_SATANG - 1)).toBe(false);
    expect(isAmountTooLarge(1, 2, MAX_SATANG - 1)).toBe(true);
  });
});
