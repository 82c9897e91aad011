import { describe, expect, it } from 'vitest';
import { readSynonyms, synonymGroup } from './catalogue.synonyms.rules.ts';

const words = (list: ReturnType<typeof readSynonyms>, word: string) =>
  (list.get(word) ?? []).map((each) => each.join(' ')).toSorted();

describe('words that mean the same', () => {
  it('go one way from the word, or both ways among all of a group', () => {
    const oneWay = readSynonyms([{ word: 'tissue', means: ['กระดาษ'], twoWay: false }]);
    expect(words(oneWay, 'tissue')).toEqual(['กระดาษ']);
    expect(words(oneWay, 'กระดาษ')).toEqual([]);
    const both = readSynonyms([{ word: 'Cat', means: ['แมว', 'เหมียว'], twoWay: true }]);
    expect(words(both, 'cat')).toEqual(['เหมียว', 'แมว']);
    expect(words(both, 'แมว')).toEqual(['cat', 'เหมียว']);
    expect(words(both, 'เหมียว')).toEqual(['cat', 'แมว']);
  });

  it('add up where a word is in several groups, and nothing leads to itself', () => {
    const list = readSynonyms([
      { word: 'dog', means: ['สุนัข'], twoWay: true },
      { word: 'หมา', means: ['สุนัข', 'dog'], twoWay: true },
      { word: '!!', means: ['dog'], twoWay: true },
      { word: 'x', means: ['X', '??'], twoWay: true },
    ]);
    expect(words(list, 'สุนัข')).toEqual(['dog', 'หมา']);
    expect(words(list, 'dog')).toEqual(['สุนัข', 'หมา']);
    expect(list.has('x')).toBe(false);
    expect(list.has('')).toBe(false);
  });
});

describe('a group as staff type it', () => {
  it('is kept with each word once, however it is spelt', () => {
    expect(synonymGroup('  Cat ', ['แมว', 'CAT', 'เเมว', '!!', 'cat  litter'])).toEqual({
      word: 'cat',
      means: ['แมว', 'cat litter'],
    });
  });

  it('is none where no two words are left', () => {
    expect(synonymGroup('!!', ['cat'])).toBeUndefined();
    expect(synonymGroup('cat', ['Cat', '...'])).toBeUndefined();
  });
});
