import { describe, expect, test } from 'vitest';
import { isLimited, isOutOfStock, stockWord, unitsShort } from './stock.ts';
import type { StockRules } from './stock.ts';

const normal: StockRules = {
  outOfStockDisable: true,
  stockItemCheck: true,
  minimumStockEnabled: true,
  minimumStock: 10,
};

describe('out of stock', () => {
  test('V-02 a stock item with nothing available is out of stock', () => {
    expect(isOutOfStock({ available: 0, isStockItem: true }, normal)).toBe(true);
    expect(isOutOfStock({ available: 1, isStockItem: true }, normal)).toBe(false);
  });

  test('V-02 an item that is no stock item never is, unless that mark is ignored', () => {
    expect(isOutOfStock({ available: 0, isStockItem: false }, normal)).toBe(false);
    expect(isOutOfStock({ available: 0, isStockItem: false }, { ...normal, stockItemCheck: false })).toBe(
      true,
    );
  });

  test('V-02 nothing is where out-of-stock items are not disabled', () => {
    expect(isOutOfStock({ available: 0, isStockItem: true }, { ...normal, outOfStockDisable: false })).toBe(
      false,
    );
  });
});

describe('limited', () => {
  test.each([
    [0, false],
    [1, true],
    [9, true],
    [10, false],
  ])('V-02 %i available of a minimum of 10: %s', (available, expected) => {
    expect(isLimited({ available }, normal)).toBe(expected);
  });

  test.each([
    [4, 5, true],
    [5, 5, false],
    [4, 0, false],
    [9, null, true],
  ])(
    'V-02 %i available of a product with a minimum of %s of its own: %s',
    (available, minimumStock, expected) => {
      expect(isLimited({ available, minimumStock }, normal)).toBe(expected);
    },
  );

  test('V-02 nothing is where the minimum-stock setting is off', () => {
    expect(isLimited({ available: 1 }, { ...normal, minimumStockEnabled: false })).toBe(false);
  });
});

test.each([
  [0, 'out_of_stock'],
  [5, 'limited'],
  [50, 'in_stock'],
])('%i of a stock item is %s in a word', (available, word) => {
  expect(stockWord({ available, isStockItem: true }, normal)).toBe(word);
});

test.each([
  [100, []],
  [48, []],
  [47, [3]],
  [5, [2, 3]],
  [1, [2, 3]],
  [0, []],
])('V-02 of %i pieces the units %j cannot be had', (available, short) => {
  expect(unitsShort(available, [1, 6, 48])).toEqual(short);
});

test('V-02 units that are not sold are not short', () => {
  expect(unitsShort(3, [1, 6, 0])).toEqual([2]);
});
