import { expect, test } from 'vitest';
import { linesOfFile } from './read-file.ts';
import { MAX_ORDER_TEXT } from '#domain/quick-order/order-line-limits.ts';
import { codesOf, firstLines, readReview, withLines, type ReviewLine } from './review.ts';

const line = (part: Partial<ReviewLine> = {}): ReviewLine => ({
  id: 1,
  text: '',
  state: 'sure',
  code: 'A',
  unit: 1,
  quantity: 1,
  suggestions: [],
  ...part,
});

test('R-26c 100 lines are read at a time and the rest stays in the field', () => {
  const { lines, rest } = firstLines(Array.from({ length: 103 }, (_, n) => `line ${n}`).join('\n\n'));
  expect(lines).toHaveLength(100);
  expect(rest).toBe('line 100\nline 101\nline 102');
});

test('R-26c one scan after another of the same unit adds up; what is unsure stays by itself', () => {
  const once = withLines([], [line(), line({ quantity: 2 }), line({ unit: 2 }), line({ state: 'unsure' })]);
  expect(once.map(({ id, unit, quantity, state }) => [id, unit, quantity, state])).toEqual([
    [1, 1, 3, 'sure'],
    [2, 2, 1, 'sure'],
    [3, 1, 1, 'unsure'],
  ]);
});

test('R-26c a list holds as many lines as a cart', () => {
  const many = Array.from({ length: 250 }, (_, n) => line({ code: `P${n}` }));
  expect(withLines([], many)).toHaveLength(200);
});

test('R-26c products are those of lines and suggestions, each once', () => {
  expect(codesOf([line({ suggestions: ['B', 'A'] }), line({ code: null })])).toEqual(['A', 'B']);
});

test('R-26c a kept list is read again, and whatever else is there is none', () => {
  const review = { typed: 'tuna', lines: [line()] };
  expect(readReview(JSON.stringify(review))).toEqual(review);
  for (const other of [null, '', '7', '{}', '{"typed":1,"lines":[]}'])
    expect(readReview(other)).toEqual({ typed: '', lines: [] });
  expect(readReview(JSON.stringify({ typed: '', lines: [{ id: 1 }, null] }))).toEqual({
    typed: '',
    lines: [],
  });
});

test('R-26c a text file is read in the encoding that old Thai programs write as well', async () => {
  expect(await linesOfFile(new File(['นม 2 ลัง'], 'a.txt'))).toBe('นม 2 ลัง');
  expect(await linesOfFile(new File([new Uint8Array([0xb9, 0xc1])], 'a.csv'))).toBe('นม');
  await expect(linesOfFile(new File([new Uint8Array([0, 1, 2])], 'a.txt'))).rejects.toThrow('No text');
});

test('long lines are read as many at a time as the shop takes, and the rest stays', () => {
  const typed = Array.from({ length: 60 }, (_, n) => `${n} `.padEnd(190, 'x'));
  const { lines, rest } = firstLines(typed.join('\n'));
  expect(lines.join('').length).toBeLessThanOrEqual(MAX_ORDER_TEXT);
  expect(lines).toHaveLength(Math.floor(MAX_ORDER_TEXT / 190));
  expect([...lines, ...rest.split('\n')]).toEqual(typed);
});
