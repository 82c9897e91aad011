import { expect, test } from 'vitest';
import { formatBaht } from './money.tsx';

test('baht are shown with the sign in front, thousands apart and two decimals', () => {
  expect(formatBaht(1234.5)).toBe('฿1,234.50');
  expect(formatBaht(0)).toBe('฿0.00');
  expect(formatBaht(-38)).toBe('-฿38.00');
});
