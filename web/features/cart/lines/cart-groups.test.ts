import { describe, expect, test } from 'vitest';
import { selectAll } from '#domain/orders/cart.ts';
import { cartGroups, groupSelection } from './cart-groups.ts';
import { cartView } from '../summary/cart-view.ts';
import { TEST_RULES, testProduct } from '../testing-products.ts';

const line = (P_Code: string, selected = true) => ({ P_Code, qty1: 1, qty2: 0, qty3: 0, selected });
const product = (P_Code: string, Hierarchy1: string | null, left = 100) =>
  testProduct({ P_Code, Hierarchy1, Stock: { StockWord: 'in_stock', StockAvailable: left } });

const view = cartView({
  lines: [line('A'), line('GONE'), line('B'), line('C', false), line('D')],
  products: new Map([
    ['A', product('A', 'CAT')],
    ['B', product('B', 'DOG')],
    ['C', product('C', 'CAT')],
    ['D', product('D', 'CAT', 0)],
  ]),
  rules: TEST_RULES,
  complete: true,
});

describe('S-13 the groups of a cart', () => {
  test('are the top categories in the order of their first line, what belongs to none last', () => {
    const groups = cartGroups(view.lines);
    expect(groups.map(({ code, lines }) => [code, lines.map((each) => each.code)])).toEqual([
      ['CAT', ['A', 'C', 'D']],
      ['DOG', ['B']],
      ['', ['GONE']],
    ]);
    expect(groups[0]).toMatchObject({ selectedCount: 2, selectableCount: 2 });
  });

  test('choosing a group leaves out what is out of stock, and nothing of another group', () => {
    const [cats] = cartGroups(view.lines);
    expect(groupSelection(cats?.lines ?? [], true)).toEqual({
      codes: ['A', 'C', 'D'],
      outOfStockCodes: ['D'],
      selected: true,
    });
  });

  test('what has run out in a group that is chosen is chosen no more (S-13)', () => {
    const lines = [line('A', false), line('D')];
    const [cats] = cartGroups(view.lines);
    expect(selectAll(lines, groupSelection(cats?.lines ?? [], true))).toEqual([
      line('A'),
      { ...line('D'), selected: false },
    ]);
  });
});
