import { expect, test } from 'vitest';
import { formatAmount, formatBaht } from './format-baht.ts';

test('V-04 an amount has the baht sign, thousands and 2 decimals', () => {
  expect(formatBaht(0)).toBe('฿0.00');
  expect(formatBaht(1234.5)).toBe('฿1,234.50');
  expect(formatBaht(-0.05)).toBe('-฿0.05');
});

test('V-04 where the currency stands beside it, an amount has thousands and 2 decimals alone', () => {
  expect(formatAmount(1234.5)).toBe('1,234.50');
});

test('an amount that binary fractions have bent is shown to the satang', () => {
  expect(formatBaht(0.1 + 0.2)).toBe('฿0.30');
});
