import { describe, expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const marked = (text: string, typed: string) =>
  highlight(text, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join('');

describe('what was typed in a suggestion', () => {
  test('is marked whatever the case, each time', () => {
    expect(marked('Cat food for cats', 'CAT')).toBe('[Cat] food for [cat]s');
  });
  test('is marked in Thai', () => {
    expect(marked('อาหารแมวโต', 'แมว')).toBe('อาหาร[แมว]โต');
  });
  test('is plain text, not a pattern', () => {
    expect(marked('1.5 kg (new)', '.')).toBe('1[.]5 kg (new)');
    expect(marked('x', '(')).toBe('x');
  });
  test('nothing typed marks nothing', () => {
    expect(highlight('abc', '  ')).toEqual([{ text: 'abc', typed: false, at: 0 }]);
  });
});
