import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SATANG } from './money.ts';
import { priceWithTax, taxWithin, vatRateAt } from './tax.ts';

describe('K-68 tax', () => {
  test('is added only to a price that does not include it', () => {
    expect(priceWithTax(10_000, 1, 700)).toBe(10_000);
    expect(priceWithTax(10_000, 0, 700)).toBe(10_000);
    expect(priceWithTax(10_000, 2, 700)).toBe(10_700);
  });

  test('is rounded half up to a satang', () => {
    expect(priceWithTax(50, 2, 700)).toBe(54);
    expect(priceWithTax(49, 2, 700)).toBe(52);
  });

  test('inside an amount is 7/107 of it, and nothing in a non-tax price', () => {
    expect(taxWithin(10_700, 1, 700)).toBe(700);
    expect(taxWithin(10_700, 0, 700)).toBe(0);
    expect(taxWithin(MAX_SATANG, 1, 700)).toBe(6_542_056_075);
  });

  test('that was added to a price is found again inside it, at any rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 0, max: 3000 }),
        (net, rate) => {
          const paid = priceWithTax(net, 2, rate);
          expect(taxWithin(paid, 2, rate)).toBe(paid - net);
        },
      ),
    );
  });

  test('has the rate of its day in Bangkok, from the first moment of that day', () => {
    const rates = [
      { from: '19990401', basisPoints: 700 },
      { from: '20271001', basisPoints: 1000 },
    ] as const;
    expect(vatRateAt(new Date('2027-09-30T16:59:59.999Z'), rates)).toBe(700);
    expect(vatRateAt(new Date('2027-09-30T17:00:00Z'), rates)).toBe(1000);
    expect(vatRateAt(new Date('1990-01-01T00:00:00Z'), rates)).toBe(700);
    expect(vatRateAt(new Date('2026-11-23T00:00:00Z'))).toBe(700);
  });
});
