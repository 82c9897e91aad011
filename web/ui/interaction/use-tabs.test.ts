import { expect, test } from 'vitest';
import { nextTab } from './use-tabs.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Tab', 1, undefined],
])('L-07 in the drawer of four, %s leads from %i to %s', (key, chosen, next) => {
  expect(nextTab(key, { count: 4, chosen })).toBe(next);
});

test('without tabs no key leads anywhere', () => {
  expect(nextTab('ArrowDown', { count: 0, chosen: 0 })).toBeUndefined();
});
