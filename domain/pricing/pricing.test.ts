import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SATANG } from './money.ts';
import {
  choosePrice,
  deliveryFee,
  isAmountTooLarge,
  lineAmount,
  orderTotals,
  priceWithTax,
  taxWithin,
} from './pricing.ts';
import type { PriceType, UnitPrices } from './pricing.ts';

const prices: UnitPrices = { type: 1, levels: [10_000, 9000, null, 0, 8000] };
const satang = fc.integer({ min: 1, max: 100_000_000 });
const type = fc.constantFrom<PriceType>(0, 1, 2);

describe('choosing a price', () => {
  test("the customer's price level gives the price", () => {
    expect(choosePrice(prices, 2)).toMatchObject({ source: 'level', level: 2, paidSatang: 9000 });
    expect(choosePrice(prices, 1)).toMatchObject({ source: 'level', level: 1, paidSatang: 10_000 });
  });

  test.each([3, 4] as const)('level %i that is not set falls back to level 1', (level) => {
    expect(choosePrice(prices, level)).toMatchObject({ source: 'base', level: 1, paidSatang: 10_000 });
  });

  test('a unit without a price at its level and at level 1 has none', () => {
    expect(choosePrice({ type: 1, levels: [null, 9000] }, 3)).toBeUndefined();
    expect(choosePrice({ type: 1, levels: [0] }, 1)).toBeUndefined();
  });

  test('customer comes before group, group before center, center before advance price, and that before the level', () => {
    const all = (['advance', 'center', 'group', 'customer'] as const).map((source, index) => ({
      source,
      satang: 100 + index,
      type: 1 as const,
    }));
    expect(choosePrice(prices, 2, all)).toMatchObject({ source: 'customer', level: null });
    expect(choosePrice(prices, 2, all.slice(0, 3))).toMatchObject({ source: 'group' });
    expect(choosePrice(prices, 2, all.slice(0, 2))).toMatchObject({ source: 'center' });
    expect(choosePrice(prices, 2, all.slice(0, 1))).toMatchObject({ source: 'advance', paidSatang: 100 });
  });

  test('a price without tax is paid with 7 % more', () => {
    expect(choosePrice({ type: 2, levels: [10_000] }, 1)).toMatchObject({
      setSatang: 10_000,
      paidSatang: 10_700,
    });
  });
});

describe('K-68 tax', () => {
  test('is added only to a price that does not include it', () => {
    expect(priceWithTax(10_000, 1)).toBe(10_000);
    expect(priceWithTax(10_000, 0)).toBe(10_000);
    expect(priceWithTax(10_000, 2)).toBe(10_700);
  });

  test('is rounded half up to a satang', () => {
    expect(priceWithTax(50, 2)).toBe(54);
    expect(priceWithTax(49, 2)).toBe(52);
  });

  test('inside an amount is 7/107 of it, and nothing in a non-tax price', () => {
    expect(taxWithin(10_700, 1)).toBe(700);
    expect(taxWithin(10_700, 0)).toBe(0);
  });

  test('that was added to a price is found again inside it', () => {
    fc.assert(
      fc.property(satang, (net) => {
        const paid = priceWithTax(net, 2);
        expect(taxWithin(paid, 2)).toBe(paid - net);
      }),
    );
  });
});

describe('amounts', () => {
  test('a line costs the shown unit price times the quantity, exactly', () => {
    fc.assert(
      fc.property(satang, type, fc.integer({ min: 1, max: 99_999 }), (net, priceType, quantity) => {
        const paidSatang = priceWithTax(net, priceType);
        expect(lineAmount({ paidSatang, type: priceType }, quantity).amountSatang).toBe(
          paidSatang * quantity,
        );
      }),
    );
  });

  test('an order costs exactly its lines and its delivery', () => {
    const lines = fc.array(fc.record({ paidSatang: satang, type }), { maxLength: 20 });
    fc.assert(
      fc.property(lines, (priced) => {
        const amounts = priced.map((price) => lineAmount(price, 3));
        const totals = orderTotals(amounts, { feeSatang: 5000, freeFromSatang: 0 });
        expect(totals.subtotalSatang).toBe(amounts.reduce((sum, line) => sum + line.amountSatang, 0));
        expect(totals.totalSatang).toBe(totals.subtotalSatang + totals.deliveryFeeSatang);
        expect(totals.taxSatang).toBeLessThanOrEqual(totals.totalSatang);
      }),
    );
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
    expect(orderTotals([], terms)).toEqual({
      subtotalSatang: 0,
      deliveryFeeSatang: 0,
      totalSatang: 0,
      taxSatang: 0,
    });
  });
});

describe('the most that an order is worth', () => {
  test('is a billion baht, its other lines included', () => {
    expect(isAmountTooLarge(MAX_SATANG, 1)).toBe(false);
    expect(isAmountTooLarge(MAX_SATANG, 2)).toBe(true);
    expect(isAmountTooLarge(1, 1, MAX_SATANG - 1)).toBe(false);
    expect(isAmountTooLarge(1, 2, MAX_SATANG - 1)).toBe(true);
  });

  test('is computed with exactly: VAT, and the sum of ten thousand such orders', () => {
    const amount = lineAmount({ paidSatang: MAX_SATANG, type: 1 }, 1);
    const totals = orderTotals(Array(10_000).fill(amount), { feeSatang: 0, freeFromSatang: 0 });
    expect(totals.subtotalSatang).toBe(10_000 * MAX_SATANG);
  });
});
