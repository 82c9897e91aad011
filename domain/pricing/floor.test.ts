import { expect, test } from 'vitest';
import { cellsBelowFloor, isBelowFloor } from './floor.ts';
import type { PriceCell } from './price-cells.ts';

const VAT = 700;
const piece = { floorSatang: 1650, rate: 1 };

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
  const pack = { floorSatang: 1650, rate: 6 };
  expect(isBelowFloor(pack, { satang: 9900, type: 0 }, VAT)).toBe(false);
  expect(isBelowFloor(pack, { satang: 9899, type: 0 }, VAT)).toBe(true);
  expect(isBelowFloor({ ...pack, floorSatang: null }, { satang: 1, type: 0 }, VAT)).toBe(false);
});

test('R-47p of the prices of a product those are named that are new or changed and below the floor', () => {
  const cell = (unit: 1 | 2, level: 1 | 2, satang: number): PriceCell => ({ unit, level, satang, type: 0 });
  const units = [
    { no: 1, rate: 1 },
    { no: 2, rate: 6 },
  ] as const;
  const low = { before: [cell(1, 2, 1600)], after: [cell(1, 1, 1650), cell(1, 2, 1600), cell(2, 1, 9899)] };
  const floored = { units, vatRate: VAT };
  expect(cellsBelowFloor(low, { ...floored, floorSatang: 1650 })).toEqual([cell(2, 1, 9899)]);
  expect(cellsBelowFloor({ ...low, before: [] }, { ...floored, floorSatang: 1650 })).toEqual([
    cell(1, 2, 1600),
    cell(2, 1, 9899),
  ]);
  expect(cellsBelowFloor(low, { ...floored, floorSatang: null })).toEqual([]);
});
