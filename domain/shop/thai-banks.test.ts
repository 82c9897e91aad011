import { expect, test } from 'vitest';
import { mayBeAccount, thaiBanks } from './thai-banks.ts';

test.each([
  ['004', '123', false],
  ['004', '1234567890', true],
  ['004', '12345678901', false],
  ['034', '1234567890', false],
  ['034', '123456789012', true],
  ['030', '123456789012345', true],
  ['030', '1234567890', false],
  ['020', '1234567890', true],
  ['999', '1234567890123456', false],
  ['999', '123456789', false],
  ['004', '12345 7890', false],
])('R-42d of the bank %s, %s may be an account: %s', (code, number, expected) => {
  expect(mayBeAccount(code, number)).toBe(expected);
});

test('R-42d every bank takes some number', () => {
  const lengths = [10, 11, 12, 13, 14, 15];
  for (const { code } of thaiBanks)
    expect(
      lengths.some((length) => mayBeAccount(code, '1'.repeat(length))),
      code,
    ).toBe(true);
});
