import { expect, test } from 'vitest';
import { cartView } from './cart-view.ts';
import { parseSeenPrices, priceChange, pricesSeen } from './seen-prices.ts';
import { testProduct, TEST_RULES } from '../testing-products.ts';

const view = cartView({
  lines: [{ P_Code: 'A', qty1: 1, qty2: 0, qty3: 2, selected: true }],
  products: new Map([['A', testProduct()]]),
  rules: TEST_RULES,
  complete: true,
});

test('the prices of the units in the cart are remembered', () => {
  expect(pricesSeen(view.lines)).toEqual({ 'A/1': 1_000, 'A/3': 9_600 });
});

test('S-70 a price that has changed since is reported; the same or a new one is not', () => {
  const seen = { 'A/1': 900, 'A/3': 9_600 };
  expect(priceChange(seen, { code: 'A', unit: 1, priceSatang: 1_000 })).toEqual({
    seenSatang: 900,
    nowSatang: 1_000,
  });
  expect(priceChange(seen, { code: 'A', unit: 3, priceSatang: 9_600 })).toBeUndefined();
  expect(priceChange(seen, { code: 'B', unit: 1, priceSatang: 1 })).toBeUndefined();
});

test('whatever the browser kept, only prices are read from it', () => {
  expect(parseSeenPrices('{"A/1":900,"B/1":"x","C/1":1.5}')).toEqual({ 'A/1': 900 });
  expect(parseSeenPrices('[')).toEqual({});
  expect(parseSeenPrices(null)).toEqual({});
});
