import { describe, expect, test } from 'vitest';
import type { CartLine } from '#domain/orders/cart.ts';
import { restoredLines } from './restored.ts';
import { testProduct, TEST_RULES } from '../testing-products.ts';

const lines: CartLine[] = [{ P_Code: 'A', qty1: 1, qty2: 2, qty3: 0, selected: true }];
const asGuest = { rules: TEST_RULES, guest: true };

describe('a stored cart after the shop was asked', () => {
  test('stays the very same where nothing is wrong with it', () => {
    expect(restoredLines(lines, new Map([['A', testProduct()]]), asGuest)).toBeUndefined();
  });

  test('loses the quantities of units whose price is no longer shown', () => {
    const product = testProduct({ ShowPrice2: false });
    expect(restoredLines(lines, new Map([['A', product]]), asGuest)).toEqual([{ ...lines[0], qty2: 0 }]);
  });

  test('has what is out of stock deselected, unless the shop takes orders for it', () => {
    const product = testProduct({ Stock: { StockWord: 'out_of_stock', StockAvailable: 0 } });
    const products = new Map([['A', product]]);
    expect(restoredLines(lines, products, asGuest)).toEqual([{ ...lines[0], selected: false }]);
    const rules = { ...TEST_RULES, stock: { outOfStockDisable: false, stockItemCheck: true } };
    expect(restoredLines(lines, products, { rules, guest: true })).toBeUndefined();
  });

  test('is empty for a guest with hidden catalogue prices', () => {
    const rules = { ...TEST_RULES, guestCatalogPrice: false };
    expect(restoredLines(lines, new Map(), { rules, guest: true })).toEqual([]);
  });
});
