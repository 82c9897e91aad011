import { describe, expect, test } from 'vitest';
import { median, quantile, spread } from './statistics.ts';

describe('the middle of five counts', () => {
  test('one count that went wrong does not move it', () => {
    expect(median([100, 101, 99, 5, 102])).toBe(100);
  });
  test('of an even number it is the mean of the two in the middle', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
  test('of nothing it is no number', () => {
    expect(median([])).toBeNaN();
  });
});

test('the quantile is a value that was measured, not one between two', () => {
  const values = [10, 20, 30, 40];
  expect(quantile(values, 0.5)).toBe(20);
  expect(quantile(values, 0.99)).toBe(40);
  expect(quantile(values, 0)).toBe(10);
});

test('the spread says how far the counts lie apart, as a share of their middle', () => {
  expect(spread([90, 100, 110])).toBeCloseTo(0.2);
});
