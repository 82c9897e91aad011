import { describe, expect, test } from 'vitest';
import { withPart } from './address-params.ts';
import { isShown, readChoice } from './columns.ts';
import { toggled } from './selection.ts';
import { nextDirection } from './sort-head.tsx';
import { nextRow } from './use-row-keys.ts';

describe('B-71 columns', () => {
  test('are in the table as they are made, until somebody chooses; one that is needed stays', () => {
    expect(isShown({ id: 'a' }, {})).toBe(true);
    expect(isShown({ id: 'a' }, { a: false })).toBe(false);
    expect(isShown({ id: 'a', shown: 'byChoice' }, {})).toBe(false);
    expect(isShown({ id: 'a', shown: 'byChoice' }, { a: true })).toBe(true);
    expect(isShown({ id: 'a', shown: 'always' }, { a: false })).toBe(true);
  });

  test('are as they are made where what is remembered cannot be read', () => {
    expect(readChoice('{"a":false,"b":"x"}')).toEqual({ a: false });
    for (const broken of [null, '', '[', '[1]', 'null', '7']) expect(readChoice(broken)).toEqual({});
  });
});

describe('B-71 sorting', () => {
  test('begins with the greatest, and turns round at the second press', () => {
    expect(nextDirection('total', { by: 'date', dir: 'asc' })).toBe('desc');
    expect(nextDirection('total', { by: 'total', dir: 'desc' })).toBe('asc');
    expect(nextDirection('total', { by: 'total', dir: 'asc' })).toBe('desc');
  });
});

describe('B-71 the keyboard in a table', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, undefined],
  ])('%s leads from row %i to %s', (key, row, next) => {
    expect(nextRow(key, { row, count: 3 })).toBe(next);
  });

  test('leads nowhere in an empty one', () => {
    expect(nextRow('Home', { row: 0, count: 0 })).toBeUndefined();
  });
});

test('B-71 all rows are picked at once, and where they all are, none is', () => {
  expect([...toggled(new Set(['a']), ['a', 'b'])]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b', 'c']), ['a', 'b'])]).toEqual(['c']);
  expect([...toggled(new Set(), ['a'])]).toEqual(['a']);
});

test('B-70 a filter is a parameter of the address: what else it says stays, and nothing is an empty one', () => {
  const search = new URLSearchParams('type=3&text=cat');
  expect(withPart(search, { tab: 'Wait', text: '' }).toString()).toBe('type=3&tab=Wait');
  expect(search.toString()).toBe('type=3&text=cat');
});
