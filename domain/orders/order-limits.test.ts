import { expect, test } from 'vitest';
import { orderLimitProblem } from './order-limits.ts';

const limits = { minimumSatang: 10_000, maximumSatang: 50_000 };

test.each([
  [9999, 'BELOW_MINIMUM'],
  [10_000, undefined],
  [50_000, undefined],
  [50_001, 'ABOVE_MAXIMUM'],
])('V-01 goods of %i satang between 10000 and 50000: %s', (goods, code) => {
  expect(orderLimitProblem(goods, limits)?.code).toBe(code);
});

test('V-01 the limit that was missed is reported', () => {
  expect(orderLimitProblem(1, limits)).toEqual({ code: 'BELOW_MINIMUM', limitSatang: 10_000 });
});

test('V-01 a limit of 0 is none', () => {
  expect(orderLimitProblem(1, { minimumSatang: 0, maximumSatang: 0 })).toBeUndefined();
});
