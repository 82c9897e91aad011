import { describe, expect, test } from 'vitest';
import { inStockFirst } from '../product/in-stock-first.ts';
import { rowOf } from './home.queries.ts';

const product = (P_Code: string, StockWord: 'in_stock' | 'out_of_stock' = 'in_stock') => ({
  P_Code,
  Stock: { StockWord },
});
const codes = (products: readonly { P_Code: string }[]) => products.map(({ P_Code }) => P_Code).join('');

describe('a row of home', () => {
  test('shows what is not recommended above already', () => {
    const row = rowOf(
      'abcdefgh'.split('').map((code) => product(code)),
      [product('a'), product('c')],
    );
    expect(codes(row)).toBe('bdefgh');
  });

  test('is filled with recommended ones where there is nothing else', () => {
    expect(codes(rowOf([product('a'), product('b')], [product('a')]))).toBe('ba');
  });

  test('shows what can be had before what is gone', () => {
    const products = [product('a', 'out_of_stock'), product('b'), product('c')];
    expect(codes(rowOf(products, []))).toBe('bca');
    expect(codes(inStockFirst(products))).toBe('bca');
  });
});
