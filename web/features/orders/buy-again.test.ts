import { describe, expect, test } from 'vitest';
import { testProduct, TEST_RULES } from '../cart/testing-products.ts';
import { addedLines, buyAgain } from './buy-again.ts';

const ordered = (P_Code: string, Unit: number, Quantity: number) => ({
  P_Code,
  PRODUCTNAME: `Product ${P_Code}`,
  Unit,
  UnitName: `unit ${Unit}`,
  Quantity,
  IsFree: false,
});
const sold = (P_Code: string, left: number | null = 100, part = {}) =>
  testProduct({ P_Code, Stock: { StockWord: 'in_stock', StockAvailable: left }, ...part });
const mapOf = (...products: ReturnType<typeof sold>[]) =>
  new Map(products.map((product) => [product.P_Code, product]));
const again = (input: Partial<Parameters<typeof buyAgain>[0]>) =>
  buyAgain({ ordered: [], products: new Map(), cart: [], rules: TEST_RULES, ...input });

describe('S-52 buying again', () => {
  test('puts in what the order had, unit by unit', () => {
    const lines = [ordered('A', 1, 2), ordered('A', 3, 1), ordered('B', 2, 4)];
    expect(again({ ordered: lines, products: mapOf(sold('A'), sold('B')) })).toEqual({
      add: [
        { P_Code: 'A', unit: 1, quantity: 2 },
        { P_Code: 'A', unit: 3, quantity: 1 },
        { P_Code: 'B', unit: 2, quantity: 4 },
      ],
      leftOut: [],
    });
  });

  test('does not buy what was given', () => {
    const lines = [ordered('A', 1, 2), { ...ordered('A', 1, 1), IsFree: true }];
    const gift = { ...ordered('B', 1, 1), IsFree: true };
    expect(again({ ordered: [...lines, gift], products: mapOf(sold('A'), sold('B', 0)) })).toEqual({
      add: [{ P_Code: 'A', unit: 1, quantity: 2 }],
      leftOut: [],
    });
  });

  test('names what is not sold any more, what unit is not, and what has run out', () => {
    const lines = [ordered('GONE', 1, 1), ordered('A', 2, 1), ordered('B', 1, 3)];
    const { add, leftOut } = again({
      ordered: lines,
      products: mapOf(sold('A', 100, { ShowPrice2: false }), sold('B', 0)),
    });
    expect(add).toEqual([]);
    expect(leftOut.map(({ code, why }) => [code, why])).toEqual([
      ['GONE', 'NOT_SOLD_HERE'],
      ['A', 'UNIT_NOT_SOLD'],
      ['B', 'OUT_OF_STOCK'],
    ]);
  });

  test('never puts in more than is there, what is in the cart already among it', () => {
    const cart = [{ P_Code: 'A', qty1: 4, qty2: 0, qty3: 0, selected: true }];
    const { add, leftOut } = again({
      ordered: [ordered('A', 2, 3), ordered('A', 1, 5)],
      products: mapOf(sold('A', 18)),
      cart,
    });
    expect(add).toEqual([
      { P_Code: 'A', unit: 2, quantity: 2 },
      { P_Code: 'A', unit: 1, quantity: 2 },
    ]);
    expect(leftOut).toMatchObject([
      { why: 'FEWER', wanted: 3, taken: 2 },
      { why: 'FEWER', wanted: 5, taken: 2 },
    ]);
  });

  test('what counts no stock is bought in full; a full cart takes no new product', () => {
    const cart = Array.from({ length: 200 }, (_, n) => ({
      P_Code: `P${n}`,
      qty1: 1,
      qty2: 0,
      qty3: 0,
      selected: true,
    }));
    const { add, leftOut } = again({
      ordered: [ordered('P1', 1, 5000), ordered('NEW', 1, 1)],
      products: mapOf(sold('P1', 3, { STOCK_ITEM: 'N' }), sold('NEW')),
      cart,
    });
    expect(add).toEqual([{ P_Code: 'P1', unit: 1, quantity: 5000 }]);
    expect(leftOut).toMatchObject([{ code: 'NEW', why: 'CART_FULL' }]);
  });
});

test('S-52 what went into the cart bears its current names and prices', () => {
  const products = mapOf(sold('A'));
  const found = again({ ordered: [ordered('A', 3, 2), ordered('GONE', 1, 1)], products });
  expect(addedLines(found, products)).toEqual([
    { code: 'A', name: 'ขนมแมว', unitName: 'ลัง', priceSatang: 9600, quantity: 2 },
  ]);
});
