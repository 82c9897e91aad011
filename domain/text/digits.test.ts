import { describe, expect, test } from 'vitest';
import { digitsIn, phoneDigits, wholeNumber } from './digits.ts';

describe('V-06d digits alone are taken', () => {
  test.each([
    ['0-1055-12345-67-1', 13, '0105512345671'],
    ['๐๑๐๕๕๑๒๓๔๕๖๗๑', 13, '0105512345671'],
    ['１０１１０', 5, '10110'],
    ['10110 กรุงเทพฯ', 5, '10110'],
    ['1011099', 5, '10110'],
    ['abc', 5, ''],
    ['', 5, ''],
  ])('of %j, at most %i: %s', (typed, most, digits) => expect(digitsIn(typed, most)).toBe(digits));

  test.each([
    ['081-234-5678', '0812345678'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
    ['0066812345678', '0812345678'],
    ['02-123-4567', '021234567'],
    ['mobile: 0812345678 (home)', '0812345678'],
    ['08123456789', '0812345678'],
    ['6681', '6681'],
    ['081', '081'],
    ['none', ''],
  ])('a telephone number of %j: %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

  test('a number typed digit by digit is the one that is pasted', () => {
    for (const typed of ['0812345678', '66812345678', '660812345678', '0066812345678', '021234567'])
      expect(
        [...typed].reduce((value, digit) => phoneDigits(value + digit), ''),
        typed,
      ).toBe(phoneDigits(typed));
  });
});

describe('B-94k a number is the one that was typed, or none', () => {
  test.each([
    ['2', 2],
    [' 0012 ', 12],
    ['๔๕', 45],
    ['４５', 45],
    ['0', 0],
    ['100', 100],
    ['101', undefined],
    ['2h', undefined],
    ['1.5', undefined],
    ['1,000', undefined],
    ['-3', undefined],
    ['1e1', undefined],
    ['', undefined],
    ['9'.repeat(40), undefined],
  ])('of %j, up to 100: %s', (typed, number) => expect(wholeNumber(typed, 100)).toBe(number));
});
