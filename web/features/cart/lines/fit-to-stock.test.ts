import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitToStock } from './fit-to-stock.ts';

const units = [
  { unit: 1, rate: 1 },
  { unit: 2, rate: 6 },
  { unit: 3, rate: 12 },
] as const;

describe('quantities cut down to what is left', () => {
  test('keep the big units that fit, then the small ones', () => {
    expect(fitToStock({ qty1: 3, qty2: 0, qty3: 2 }, { units, left: 20 })).toEqual({
      qty1: 3,
      qty2: 0,
      qty3: 1,
    });
  });

  test('take what is left in the smallest unit where not one wanted unit fits', () => {
    expect(fitToStock({ qty1: 0, qty2: 0, qty3: 1 }, { units, left: 5 })).toEqual({
      qty1: 5,
      qty2: 0,
      qty3: 0,
    });
  });

  test('are nothing where nothing fits', () => {
    const cases = units.slice(2);
    expect(fitToStock({ qty1: 0, qty2: 0, qty3: 2 }, { units: cases, left: 11 })).toEqual({
      qty1: 0,
      qty2: 0,
      qty3: 0,
    });
  });

  test('never need more than what is left, nor are more pieces than were wanted', () => {
    const quantity = fc.integer({ min: 0, max: 50 });
    const wanted = fc.record({ qty1: quantity, qty2: quantity, qty3: quantity });
    const pieces = (q: { qty1: number; qty2: number; qty3: number }) => q.qty1 + 6 * q.qty2 + 12 * q.qty3;
    fc.assert(
      fc.property(wanted, fc.integer({ min: 0, max: 200 }), (want, left) => {
        fc.pre(pieces(want) > left);
        const fitted = fitToStock(want, { units, left });
        expect(pieces(fitted)).toBeLessThanOrEqual(left);
      }),
    );
  });
});
