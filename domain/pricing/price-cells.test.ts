import { expect, test } from 'vitest';
import { cellName, changedCells, typeName, type PriceCell } from './price-cells.ts';

const cell = (unit: 1 | 2 | 3, level: 1 | 2 | 3 | 4 | 5, satang: number, type: 0 | 1 | 2 = 1): PriceCell => ({
  unit,
  level,
  satang,
  type,
});

test('N-25 a price and its tax type are called by unit and level', () => {
  expect([cellName(2, 5), typeName(2, 5)]).toEqual(['UNIT2PRICELEVEL5', 'UNIT2PRICELEVEL5TYPE']);
});

test('R-47f what changed of prices is what was set, is gone, or has another amount or tax type', () => {
  const before = [cell(1, 1, 100), cell(1, 2, 90), cell(2, 1, 500), cell(3, 1, 900, 1)];
  const after = [cell(1, 1, 100), cell(1, 2, 95), cell(2, 3, 400), cell(3, 1, 900, 2)];
  expect(changedCells(before, after)).toEqual([
    { before: cell(1, 2, 90), after: cell(1, 2, 95) },
    { before: cell(2, 1, 500), after: null },
    { before: null, after: cell(2, 3, 400) },
    { before: cell(3, 1, 900, 1), after: cell(3, 1, 900, 2) },
  ]);
  expect(changedCells(before, before)).toEqual([]);
});
