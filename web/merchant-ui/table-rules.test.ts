import { describe, expect, test } from 'vitest';
import { withPart } from './address-params.ts';
import { keysBetween, stillShown, toggled, toggledRange } from './selection.ts';
import { nextSorting } from './sort-head.tsx';
import { nextRow } from './use-row-keys.ts';

describe('B-71 sorting', () => {
  test('begins with the greatest, and turns round at the second press', () => {
    const next = (by: string, dir: 'asc' | 'desc') => nextSorting({ id: 'total' }, { by, dir });
    expect(next('date', 'asc')).toEqual(['total', 'desc']);
    expect(next('total', 'desc')).toEqual(['total', 'asc']);
    expect(next('total', 'asc')).toEqual(['total', 'desc']);
  });

  test('of names begins with the first, and the third press leads back to the order of the shop', () => {
    const usual = { by: 'shop', label: 'As the shop sorts' };
    const next = (by: string, dir: 'asc' | 'desc') =>
      nextSorting({ id: 'name', ascends: true }, { by, dir, usual });
    expect(next('shop', 'asc')).toEqual(['name', 'asc']);
    expect(next('name', 'asc')).toEqual(['name', 'desc']);
    expect(next('name', 'desc')).toEqual(['shop', 'asc']);
  });
});

/** Of a Thai keyboard: the letter is another, the place the same. */
const pressed = (key: string) => ({
  key: { j: '่', k: 'า' }[key] ?? key,
  code: { j: 'KeyJ', k: 'KeyK' }[key] ?? key,
  shiftKey: false,
});

describe('B-71 the keyboard in a table', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 0],
    ['j', 0, 1],
    ['k', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, undefined],
  ])('%s leads from row %i to %s', (key, row, next) => {
    expect(nextRow(pressed(key), { row, count: 3 })).toBe(next);
  });

  test('leads nowhere in an empty one', () => {
    expect(nextRow(pressed('Home'), { row: 0, count: 0 })).toBeUndefined();
  });
});

test('B-71 all rows are picked at once, and where they all are, none is', () => {
  expect([...toggled(new Set(['a']), ['a', 'b'])]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b', 'c']), ['a', 'b'])]).toEqual(['c']);
  expect([...toggled(new Set(), ['a'])]).toEqual(['a']);
});

test('B-71 a range becomes what its last row is made: from either end, and one row alone where the first is gone', () => {
  const keys = ['a', 'b', 'c', 'd'];
  expect(keysBetween(keys, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(keysBetween(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(keysBetween(keys, undefined, 'b')).toEqual(['b']);
  expect(keysBetween(keys, 'gone', 'b')).toEqual(['b']);
  expect([...toggledRange(new Set(['b']), ['b', 'c'], 'c')]).toEqual(['b', 'c']);
  expect([...toggledRange(new Set(['a', 'c']), ['b', 'c'], 'c')]).toEqual(['a']);
});

test('B-71 what is picked ends with the question of its list, and a row with the row', () => {
  const picked = { list: 'unpaid', keys: new Set(['a', 'b']), isWhole: true };
  expect(stillShown(picked, { list: 'unpaid', rows: ['a', 'b', 'c'] })).toBe(picked);
  expect(stillShown(picked, { list: 'unpaid', rows: ['b', 'c'] }).keys).toEqual(new Set(['b']));
  expect(stillShown(picked, { list: 'paid', rows: ['a', 'b'] })).toEqual({
    list: 'paid',
    keys: new Set(),
    isWhole: false,
  });
});

test('B-70 a filter is a parameter of the address: what else it says stays, and nothing is an empty one', () => {
  const search = new URLSearchParams('type=3&text=cat');
  expect(withPart(search, { tab: 'Wait', text: '' }).toString()).toBe('type=3&tab=Wait');
  expect(search.toString()).toBe('type=3&text=cat');
});
