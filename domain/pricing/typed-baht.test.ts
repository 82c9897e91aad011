import { expect, test } from 'vitest';
import { readTypedBaht } from './typed-baht.ts';

test.each([
  ['1250', 1250],
  ['1,250.50', 1250.5],
  ['฿ 99', 99],
  ['99 บาท', 99],
  ['๑๐๐.๒๕', 100.25],
  ['0', 0],
  ['12.', 12],
  ['1000000000', 1_000_000_000],
])('B-70 %s is an amount of baht', (typed, baht) => {
  expect(readTypedBaht(typed)).toBe(baht);
});

test.each([['abc'], [''], ['-5'], ['1.005'], ['1e9'], ['10000000000'], ['1000000000.01']])(
  'B-70 %j is none',
  (typed) => {
    expect(readTypedBaht(typed)).toBeUndefined();
  },
);
