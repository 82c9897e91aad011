import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPrice, priceRoundings, type PriceChange } from './price-change.ts';

test.each<[number, PriceChange['by'], number, PriceChange['rounding'], number]>([
  [10_000, 'percent', 500, 'none', 10_500],
  [10_000, 'percent', -1050, 'none', 8950],
  [1999, 'percent', 333, 'none', 2066],
  [1999, 'percent', 333, 'half', 2050],
  [1999, 'percent', 333, 'baht', 2100],
  [1999, 'percent', 333, 'five', 2000],
  [1999, 'percent', 333, 'nine', 1900],
  [2400, 'baht', 0, 'nine', 2900],
  [100, 'baht', 50, 'nine', 900],
  [1000, 'baht', 250, 'baht', 1300],
  [1000, 'baht', -1000, 'none', 0],
  [1000, 'baht', -2000, 'nine', 0],
  [40, 'percent', 0, 'baht', 0],
])('R-47u %i satang by %s %i, rounded to %s, are %i', (satang, by, amount, rounding, expected) => {
  expect(changedPrice(satang, { by, amount, rounding })).toBe(expected);
});

test('R-47u a change never takes a price below 0, and stays within one step of what was asked', () => {
  const steps = { none: 1, half: 50, baht: 100, five: 500, nine: 1000 };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000_000 }),
      fc.integer({ min: -9999, max: 100_000 }),
      fc.constantFrom(...priceRoundings),
      (satang, amount, rounding) => {
        const changed = changedPrice(satang, { by: 'percent', amount, rounding });
        expect(Number.isSafeInteger(changed) && changed >= 0).toBe(true);
        const asked = satang + (satang * amount) / 10_000;
        // Near 0 nothing is sold for less than 9 baht by `nine`, and for less than 0 by any.
        const off = changed > 900 ? Math.abs(changed - asked) : 0;
        expect(off).toBeLessThanOrEqual(steps[rounding] / 2 + 1);
      },
    ),
    { numRuns: 200 },
  );
});
