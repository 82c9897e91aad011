import { expect, test } from 'vitest';
import { promotionCodeOf } from './promotion-code.ts';

test('P-02 a code is read in either case and without blanks; what cannot be one is none', () => {
  expect(promotionCodeOf(' hello 50 ')).toBe('HELLO50');
  expect(promotionCodeOf('abc')).toBe('ABC');
  expect(promotionCodeOf('A'.repeat(20))).toBe('A'.repeat(20));
  for (const typed of ['', '  ', 'โค้ด', 'A-1', 'AB', 'A'.repeat(21)])
    expect(promotionCodeOf(typed)).toBeUndefined();
});
