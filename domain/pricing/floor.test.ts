import { expect, test } from 'vitest';
import { isBelowFloor } from './floor.ts';

const VAT = 700;
const piece = { floorSatang: 1650, unit: 1, rate: 1 } as const;

test.each([
  ['tax included', { satang: 1766, type: 1 }, false],
  ['tax included, a satang less', { satang: 1764, type: 1 }, true],
  ['tax added', { satang: 1650, type: 2 }, false],
  ['tax added, a satang less', { satang: 1649, type: 2 }, true],
  ['without tax', { satang: 1650, type: 0 }, false],
  ['without tax, a satang less', { satang: 1649, type: 0 }, true],
] as const)('a price is compared without its tax: %s', (_, price, isBelow) => {
  expect(isBelowFloor(piece, price, VAT)).toBe(isBelow);
});

test('a pack costs at least what its pieces do; without a floor nothing is below it', () => {
  const pack = { floorSatang: 1650, unit: 2, rate: 6 } as const;
  expect(isBelowFloor(pack, { satang: 9900, type: 0 }, VAT)).toBe(false);
  expect(isBelowFloor(pack, { satang: 9899, type: 0 }, VAT)).toBe(true);
  expect(isBelowFloor({ ...pack, floorSatang: null }, { satang: 1, type: 0 }, VAT)).toBe(false);
});
