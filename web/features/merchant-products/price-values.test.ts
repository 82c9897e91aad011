import { expect, test } from 'vitest';
import {
  NO_PRICES,
  paidAt,
  placeBlock,
  priceFieldsOf,
  priceValuesOf,
  readBlock,
  wrongPrices,
} from './price-values.ts';

const values = {
  ...NO_PRICES,
  UNIT1PRICELEVEL1: '1,070.00',
  UNIT1PRICELEVEL2: '๙๐',
  UNIT1PRICELEVEL2TYPE: '2',
  UNIT2PRICELEVEL3: '0',
};

test('R-47f prices are sent as amounts with their tax types, and come back as they are written', () => {
  const fields = priceFieldsOf(values);
  expect(fields).toMatchObject({
    UNIT1PRICELEVEL1: 1070,
    UNIT1PRICELEVEL1TYPE: 1,
    UNIT1PRICELEVEL2: 90,
    UNIT1PRICELEVEL2TYPE: 2,
    UNIT2PRICELEVEL3: null,
    UNIT2PRICELEVEL3TYPE: null,
  });
  expect(priceValuesOf(fields)).toEqual({ ...values, UNIT1PRICELEVEL2: '90.00', UNIT2PRICELEVEL3: '' });
});

test('R-47f what is no amount is named by its cell', () => {
  const wrong = wrongPrices({
    ...values,
    UNIT3PRICELEVEL5: '1.234',
    UNIT2PRICELEVEL1: 'abc',
    UNIT1PRICELEVEL4: '-5',
  });
  expect(wrong).toEqual([
    { unit: 1, level: 4 },
    { unit: 2, level: 1 },
    { unit: 3, level: 5 },
  ]);
});

test('R-47f what a customer pays follows what is typed, with the level that it comes from', () => {
  const at = (level: 1 | 2 | 3, advance?: typeof NO_PRICES) =>
    paidAt(
      { values, ...(advance && { over: { source: 'advance', values: advance } }) },
      { unit: 1, level, vatRate: 700 },
    );
  expect(at(1)).toMatchObject({ paidSatang: 107_000, netSatang: 100_000, level: 1 });
  expect(at(2)).toMatchObject({ paidSatang: 9630, netSatang: 9000, level: 2 });
  expect(at(3)).toMatchObject({ paidSatang: 107_000, level: 1 });
  expect(at(3, { ...NO_PRICES, UNIT1PRICELEVEL1: '5' })).toMatchObject({
    paidSatang: 500,
    source: 'advance',
  });
  expect(paidAt({ values: NO_PRICES }, { unit: 2, level: 1, vatRate: 700 })).toBeUndefined();
});

test('R-47f a block of a spreadsheet lands by rows of units and columns of levels; the rest is counted', () => {
  const block = readBlock('1\t2\r\n3\t"4"\r\n');
  expect(block).toEqual([
    ['1', '2'],
    ['3', '"4"'],
  ]);
  expect(placeBlock(block, { from: { unit: 1, level: 4 }, units: [1, 2] })).toEqual({
    placed: [
      { name: 'UNIT1PRICELEVEL4', typed: '1' },
      { name: 'UNIT1PRICELEVEL5', typed: '2' },
      { name: 'UNIT2PRICELEVEL4', typed: '3' },
      { name: 'UNIT2PRICELEVEL5', typed: '"4"' },
    ],
    left: 0,
  });
  expect(placeBlock(block, { from: { unit: 2, level: 5 }, units: [1, 2] }).left).toBe(3);
});
