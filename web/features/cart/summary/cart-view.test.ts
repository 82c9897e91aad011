import { describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CartLine } from '#domain/orders/cart.ts';
import { cartView } from './cart-view.ts';
import { testProduct, TEST_RULES } from '../testing-products.ts';

const line = (part: Partial<CartLine> = {}): CartLine => ({
  P_Code: 'A',
  qty1: 1,
  qty2: 0,
  qty3: 0,
  selected: true,
  ...part,
});
const viewOf = (lines: CartLine[], products: Product[], complete = true) =>
  cartView({
    lines,
    products: new Map(products.map((product) => [product.P_Code, product])),
    rules: TEST_RULES,
    complete,
  });
const only = (lines: CartLine[], products: Product[]) => {
  const [view] = viewOf(lines, products).lines;
  if (!view) throw new Error('no line');
  return view;
};

describe('a line of the cart', () => {
  test('has a stepper for each unit in it and offers the others', () => {
    const view = only([line({ qty1: 2, qty3: 1 })], [testProduct()]);
    expect(view.units.map(({ unit, amountSatang }) => [unit, amountSatang])).toEqual([
      [1, 2_000],
      [3, 9_600],
    ]);
    expect(view.otherUnits.map(({ unit, perPieceSatang }) => [unit, perPieceSatang])).toEqual([[2, 900]]);
    expect(view.amountSatang).toBe(11_600);
  });

  test('warns when there is less left than wanted, in pieces of all its units', () => {
    const product = testProduct({ Stock: { StockWord: 'limited', StockAvailable: 12 } });
    const view = only([line({ qty1: 1, qty3: 1 })], [product]);
    expect(view.problem).toEqual({ code: 'NOT_ENOUGH', left: 12 });
    expect(view.selectable).toBe(true);
    expect(view.exchange).toBeUndefined();
  });

  test('cannot be selected when it is out of stock, gone, or without a price', () => {
    const soldOut = testProduct({ Stock: { StockWord: 'out_of_stock', StockAvailable: 0 } });
    expect(only([line()], [soldOut])).toMatchObject({ problem: { code: 'OUT_OF_STOCK' }, selectable: false });
    expect(only([line()], [])).toMatchObject({ problem: { code: 'NOT_SOLD_HERE' }, selectable: false });
    const priceless = testProduct({ ShowPrice1: false, ShowPrice2: false, ShowPrice3: false });
    expect(only([line()], [priceless])).toMatchObject({
      problem: { code: 'PRICE_NOT_SHOWN' },
      selectable: false,
    });
  });

  test('without a quantity in a unit that is still sold says so and offers the others', () => {
    const view = only([line({ qty1: 0, selected: false })], [testProduct({ ShowPrice1: false })]);
    expect(view.problem).toEqual({ code: 'UNIT_NOT_SOLD' });
    expect(view.otherUnits.map(({ unit }) => unit)).toEqual([2, 3]);
  });

  test('whose stock does not count is never short', () => {
    const product = testProduct({ STOCK_ITEM: 'N', Stock: { StockWord: 'in_stock', StockAvailable: 0 } });
    expect(only([line({ qty1: 500 })], [product]).problem).toBeUndefined();
  });

  test('worth more than one order may be says so, and does not break the cart', () => {
    const product = testProduct({ STOCK_ITEM: 'N', SalesPrice1: 1_000_000_000 });
    const view = viewOf([line({ qty1: 99_999 })], [product]);
    expect(view.lines[0]?.problem).toEqual({ code: 'AMOUNT_TOO_LARGE' });
    expect(view.problemCount).toBe(1);
  });

  test('of which the shop has not spoken yet is awaited, not gone', () => {
    const [view] = viewOf([line()], [], false).lines;
    expect(view).toMatchObject({ awaited: true, problem: undefined });
  });

  test('shows how few are left where the shop shows that there are few', () => {
    const product = testProduct({ Stock: { StockWord: 'limited', StockAvailable: 4 } });
    expect(only([line()], [product])).toMatchObject({ fewLeft: 4, pieceName: 'ซอง' });
  });
});

describe('the exchange for a bigger unit', () => {
  test('is offered with what it saves, and can be taken at once', () => {
    const view = only([line({ qty1: 4 })], [testProduct()]);
    expect(view.exchange).toMatchObject({
      more: 2,
      count: 1,
      intoName: 'แพ็ค',
      savingSatang: 600,
      quantities: { qty1: 0, qty2: 1, qty3: 0 },
    });
  });

  test('counts every bigger unit that the quantity fills', () => {
    const { exchange } = only([line({ qty1: 24 })], [testProduct({ UNIT2RATE: 12, UNIT3RATE: 0 })]);
    expect(exchange).toMatchObject({ more: 0, count: 2, quantities: { qty1: 0, qty2: 2, qty3: 0 } });
  });

  test('S-53 leaves what fills no bigger unit as it is', () => {
    const { exchange } = only([line({ qty1: 15 })], [testProduct({ UNIT2RATE: 12, UNIT3RATE: 0 })]);
    expect(exchange).toMatchObject({ more: 0, count: 1, rest: 3, quantities: { qty1: 3, qty2: 1, qty3: 0 } });
  });

  test('is not offered where the stock has no room for it', () => {
    const product = testProduct({ Stock: { StockWord: 'limited', StockAvailable: 5 } });
    expect(only([line({ qty1: 4 })], [product]).exchange).toBeUndefined();
  });
});

describe('the whole cart', () => {
  const b = testProduct({ P_Code: 'B', SalesPrice1: 500 });

  test('counts what is selected and what may be', () => {
    const all = viewOf([line(), line({ P_Code: 'B' })], [testProduct(), b]);
    expect(all).toMatchObject({ selectedCount: 2, selectableCount: 2, problemCount: 0 });
  });

  test('counts the selected lines that need the buyer', () => {
    const gone = testProduct({ P_Code: 'B', Stock: { StockWord: 'out_of_stock', StockAvailable: 0 } });
    const view = viewOf([line({ qty1: 101 }), line({ P_Code: 'B' })], [testProduct(), gone]);
    expect(view).toMatchObject({ problemCount: 2, selectableCount: 1 });
  });
});
