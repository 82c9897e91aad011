import { expect, test } from 'vitest';
import { readPacked } from './packed-lines.ts';

const lines = [
  { Line: 1, Quantity: 5 },
  { Line: 2, Quantity: 2 },
];
const typed = (...texts: string[]) => readPacked(lines, (line) => texts[line - 1] ?? '');

test('B-52 a line that was packed in full is not marked, one that was packed in part is', () => {
  expect(typed('5', '2')).toEqual({ less: [], wrong: new Set(), nothing: false });
  expect(typed('3', '2').less).toEqual([{ Line: 1, Packed: 3 }]);
  expect(typed('5', '0').less).toEqual([{ Line: 2, Packed: 0 }]);
});

test('more than ordered, nothing at all, parts and minus are no numbers of packed units', () => {
  for (const text of ['6', '', '2.5', '-1', 'two']) expect(typed(text, '2').wrong).toEqual(new Set([1]));
});

test('an order of which nothing was packed is marked as such', () => {
  expect(typed('0', '0').nothing).toBe(true);
  expect(typed('0', '1').nothing).toBe(false);
});
