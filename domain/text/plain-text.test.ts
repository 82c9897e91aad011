import { describe, expect, test } from 'vitest';
import { inOneLine, plainText } from './plain-text.ts';

describe('plain text', () => {
  test.each([
    '',
    'ข้าวหอมมะลิ 5 กก.',
    'น้ำแร่ ก็ เป๊ปซี่',
    'a\tb\nc',
    '👨‍👩‍👧 🇹🇭',
    'नमस्ते क्‍ष',
    "'; drop table orders; --",
  ])('is left as it is: %j', (text) => {
    expect(plainText(text)).toBe(text);
  });

  test.each(['\ud800', 'a\udc00b', 'ก\ud83d', '\udc00\ud800'])(
    'is nothing that holds half a letter: %j',
    (text) => {
      expect(plainText(text)).toBeUndefined();
    },
  );

  test.each(['\0', 'a\u0007', '\u001b[31m', '\u007f', '\u0085', '\u000b'])(
    'is nothing that holds a control character: %j',
    (text) => {
      expect(plainText(text)).toBeUndefined();
    },
  );

  test.each([
    ['ข้าว\u200bหอม\u200bมะลิ', 'ข้าวหอมมะลิ'],
    ['\ufeffname', 'name'],
    ['invoice\u202egnp.exe', 'invoicegnp.exe'],
    ['\u2066left\u2069', 'left'],
    ['soft\u00adhyphen', 'softhyphen'],
  ])('loses what nobody sees: %j', (typed, text) => {
    expect(plainText(typed)).toBe(text);
  });

  test.each([
    ['a\r\nb', 'a\nb'],
    ['a\rb', 'a\nb'],
    ['a\u2028b', 'a\nb'],
  ])('has one kind of line break: %j', (typed, text) => {
    expect(plainText(typed)).toBe(text);
  });
});

test('a field of one line takes pasted lines and tabs as spaces', () => {
  expect(inOneLine('1/2 ถนน\n\tสุขุมวิท')).toBe('1/2 ถนน สุขุมวิท');
});

test('S-54 a name copied from a page is found: its no-break spaces are spaces', () => {
  expect(inOneLine('ปลาทูน่า 85\u00a0ก.')).toBe('ปลาทูน่า 85 ก.');
});
