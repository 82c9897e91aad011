import { expect, test } from 'vitest';
import { centersAfter } from './customer-centers.rules.ts';

test.each([
  [['A', 'B'], ['B'], ['B'], ['A', 'B']],
  [['A', 'B'], [], ['B'], ['A']],
  [
    ['B', 'A'],
    ['C', 'B'],
    ['B', 'C'],
    ['C', 'A', 'B'],
  ],
  [['A'], ['B', 'C'], ['B', 'C'], ['A', 'B', 'C']],
  [[], ['A'], ['A', 'B'], ['A']],
])('R-49b of %j who chooses %j among their own %j leaves %j', (before, chosen, own, after) => {
  expect(centersAfter(before, { chosen, own })).toEqual(after);
});
