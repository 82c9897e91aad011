import { describe, expect, test } from 'vitest';
import { eachOnce } from './each-once.ts';

const product = (P_Code: string) => ({ P_Code, Stock: { StockWord: 'in_stock' as const } });
const soldOut = (P_Code: string) => ({ P_Code, Stock: { StockWord: 'out_of_stock' as const } });
const codes = (products: readonly { P_Code: string }[] = []) => products.map(({ P_Code }) => P_Code).join('');
const named = (letters: string) => [...letters].map(product);

describe('R-01 the rows of home', () => {
  test('show no product twice: the row above keeps it, and the row below shows its next', () => {
    const shown = eachOnce([
      { name: 'first', products: named('abcd'), most: 2 },
      { name: 'second', products: named('abcd'), most: 3 },
      { name: 'third', products: named('ad'), most: 6 },
    ]);
    expect(codes(shown.first)).toBe('ab');
    expect(codes(shown.second)).toBe('cd');
    expect(codes(shown.third)).toBe('');
  });

  test('show what can be had before what is sold out', () => {
    const products = [soldOut('a'), ...named('bc')];
    expect(codes(eachOnce([{ name: 'row', products, most: 3 }]).row)).toBe('bca');
    expect(codes(eachOnce([{ name: 'row', products, most: 2 }]).row)).toBe('bc');
  });
});
