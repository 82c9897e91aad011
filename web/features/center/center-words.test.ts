import { expect, test } from 'vitest';
import { firstLetter, lineAddress, shownKm } from './center-words.ts';

test.each([
  ['เชียงใหม่', 'ช'],
  ['ขนปุยคลับ', 'ข'],
  ['  bangkok', 'B'],
  ['24 Depot', '2'],
  ['“ไทย”', 'ท'],
  ['', ''],
])('L-41 the first letter of %j is %j', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});

test.each([
  [0.42, '0.4'],
  [3.96, '4'],
  [583.42, '583'],
  [1583.42, '1,583'],
])('L-41 %d km are shown as %s', (km, shown) => {
  expect([shownKm(km, 'en'), shownKm(km, 'th')]).toEqual([shown, shown]);
});

test.each([
  ['https://line.me/R/ti/p/@x', 'https://line.me/R/ti/p/@x'],
  ['javascript:alert(1)', undefined],
  ['http://line.me', undefined],
  ['', undefined],
])('L-42 the invite leads to %j only where that is safe', (url, led) => {
  expect(lineAddress(url)).toBe(led);
});
