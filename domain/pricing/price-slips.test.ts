import { expect, test } from 'vitest';
import type { PriceCell } from './price-cells.ts';
import { priceSlips } from './price-slips.ts';

/** Prices of unit 1 in baht from level 1 on; null for none. */
const prices = (...levels: (number | null)[]): PriceCell[] =>
  levels.flatMap((baht, at) =>
    baht === null ? [] : [{ unit: 1, level: (at + 1) as 1 | 2 | 3 | 4 | 5, satang: baht * 100, type: 1 }],
  );
const slips = (before: PriceCell[], after: PriceCell[], below?: PriceCell[]) =>
  priceSlips({ before, after, ...(below && { below }) }).map(
    ({ level, before: was, after: is }) => `${level}: ${was === null ? '–' : was / 100} → ${is / 100}`,
  );

test.each([
  ['a digit too many', prices(129, 124), prices(1290, 124), ['1: 129 → 1290']],
  ['a digit too few', prices(129), prices(12.9), ['1: 129 → 12.9']],
  ['half more is none', prices(100), prices(150), []],
  ['more than half more', prices(100), prices(150.01), ['1: 100 → 150.01']],
  ['half less is none', prices(100), prices(50), []],
  ['more than half less', prices(100), prices(49.99), ['1: 100 → 49.99']],
  ['an order of levels that breaks', prices(129, 124, 120), prices(129, 130, 120), ['2: 124 → 130']],
  ['by the level above', prices(129, 124), prices(119, 124), ['1: 129 → 119']],
  ['a new price beyond that of the level before', prices(129), prices(129, 1290), ['2: – → 1290']],
  ['over a level without a price', prices(129, null, 124), prices(129, null, 140), ['3: 124 → 140']],
  ['an order that did not hold', prices(100, 120), prices(100, 125), []],
  ['alike is in order', prices(129, 124), prices(129, 129), []],
  ['the first prices of all', [], prices(100, 120), []],
  ['a price that is taken away', prices(129, 124), prices(129), []],
  ['nothing', prices(129, 124), prices(129, 124), []],
])('R-47f %s', (_, before, after, told) => {
  expect(slips(before, after)).toEqual(told);
});

test('R-47f what has no price of its own is measured by what holds there', () => {
  expect(slips([], prices(1290), prices(129))).toEqual(['1: 129 → 1290']);
  expect(slips([], prices(119), prices(129, 124))).toEqual(['1: 129 → 119']);
  expect(slips(prices(1290), [], prices(129))).toEqual(['1: 1290 → 129']);
  expect(slips([], prices(125), prices(129, 124))).toEqual([]);
});

test('R-47f the units are measured each by itself', () => {
  const second = (satang: number): PriceCell => ({ unit: 2, level: 1, satang, type: 1 });
  expect(
    priceSlips({ before: [...prices(100), second(1000)], after: [...prices(100), second(10_000)] }),
  ).toEqual([{ unit: 2, level: 1, before: 1000, after: 10_000 }]);
});
