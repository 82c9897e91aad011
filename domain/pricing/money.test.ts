import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bahtFromSatang, multiplySatang, percentage, satangFromBaht, sumSatang } from './money.ts';

const satang = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

describe('baht and satang', () => {
  test('every amount of satang comes back from baht as itself', () => {
    fc.assert(
      fc.property(satang, (amount) => {
        expect(satangFromBaht(bahtFromSatang(amount))).toBe(amount);
      }),
    );
  });

  test.each([
    [0, 0],
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [19.99, 1999],
    [1_000_000.01, 100_000_001],
    [-0, 0],
  ])('%s baht is %s satang', (baht, expected) => {
    expect(satangFromBaht(baht)).toBe(expected);
  });

  test.each([0.001, 1.005, 1.999, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    '%s is no amount of baht',
    (baht) => {
      expect(() => satangFromBaht(baht)).toThrow(RangeError);
    },
  );

  test.each([1.5, Number.NaN, 2 ** 53])('%s is no amount of satang', (amount) => {
    expect(() => bahtFromSatang(amount)).toThrow(RangeError);
  });
});

describe('multiplying and adding', () => {
  test('a product that would no longer be exact is refused', () => {
    expect(multiplySatang(1550, 99_999)).toBe(154_998_450);
    expect(() => multiplySatang(2 ** 52, 3)).toThrow(RangeError);
    expect(() => multiplySatang(100, 1.5)).toThrow(RangeError);
  });

  test('a sum that would no longer be exact is refused', () => {
    expect(sumSatang([1, 2, 3])).toBe(6);
    expect(sumSatang([])).toBe(0);
    expect(() => sumSatang([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });
});

describe('percentage', () => {
  test('K-05 is capped at 100 unless configured otherwise', () => {
    expect(percentage(150, 100)).toBe(100);
    expect(percentage(150, 100, { capped: false })).toBe(150);
  });

  test('K-05 has 2 decimals', () => {
    expect(percentage(1, 3)).toBe(33.33);
    expect(percentage(2, 3)).toBe(66.67);
  });

  test('of nothing is 0', () => {
    expect(percentage(5, 0)).toBe(0);
    expect(percentage(Number.NaN, 10)).toBe(0);
  });
});
