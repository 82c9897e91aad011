import { expect, test } from 'vitest';
import { marginOf, sumOfMargins } from './margin.ts';

const sale = { pieces: 6, netSatang: 9_000, costSatang: 1_200, floorSatang: 1_500 };

test('B-51d the margin is what a sale brought less what its pieces cost', () => {
  expect(marginOf(sale)).toEqual({ costSatang: 7_200, marginSatang: 1_800, isBelowFloor: false });
  expect(marginOf({ ...sale, netSatang: 6_000 })).toMatchObject({ marginSatang: -1_200 });
});

test('B-51d a sale is below the floor when it brought less than the floor price of its pieces', () => {
  expect(marginOf({ ...sale, netSatang: 8_999 }).isBelowFloor).toBe(true);
  expect(marginOf({ ...sale, netSatang: 1, floorSatang: null }).isBelowFloor).toBe(false);
  expect(marginOf({ ...sale, pieces: 0, netSatang: 0 }).isBelowFloor, 'nothing was sold').toBe(false);
});

test('B-51d without a cost there is no margin, and none of the whole', () => {
  const unknown = marginOf({ ...sale, costSatang: null });
  expect(unknown).toMatchObject({ costSatang: null, marginSatang: null });
  expect(sumOfMargins([marginOf(sale), unknown])).toEqual({ costSatang: null, marginSatang: null });
  expect(sumOfMargins([marginOf(sale), marginOf(sale)])).toEqual({ costSatang: 14_400, marginSatang: 3_600 });
});
