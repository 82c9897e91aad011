import { describe, expect, test } from 'vitest';
import { groupOf, groupsWith, wordsPath, withMeaning } from './synonym-rules.ts';

const groups = [
  { Word: 'สุนัข', Means: ['หมา', 'Dog'], TwoWay: true },
  { Word: 'ATK', Means: ['ชุดตรวจโควิด'], TwoWay: false },
];

describe('F-05 words of the same meaning, as staff write them', () => {
  test('belong to the group of the word itself, whatever its case', () => {
    expect(groupOf(groups, ' atk ')?.Word).toBe('ATK');
    expect(groupOf(groups, 'หมา')).toBeUndefined();
    expect(groupOf(undefined, 'atk')).toBeUndefined();
  });

  test('are found by a part of any of them', () => {
    const words = (text: string) => groupsWith(groups, text).map(({ Word }) => Word);
    expect(words('do')).toEqual(['สุนัข']);
    expect(words('โควิด')).toEqual(['ATK']);
    expect(words('')).toEqual(['สุนัข', 'ATK']);
  });

  test('are named in the address whole', () => {
    expect(wordsPath()).toBe('/merchant/search/words');
    expect(wordsPath('a&b 50%')).toBe('/merchant/search/words?word=a%26b%2050%25');
  });
});

describe('F-05 a text that is led to a product', () => {
  const name = 'อาหารแมวรสปลาทู';

  test('means its name, one way; what it means already stays', () => {
    expect(withMeaning({ text: 'ทูน่า', known: undefined, name })).toEqual({
      Word: 'ทูน่า',
      Means: [name],
      TwoWay: false,
    });
    const known = { Word: 'ทูน่า', Means: ['tuna'], TwoWay: true };
    expect(withMeaning({ text: 'ทูน่า', known, name })).toEqual({
      Word: 'ทูน่า',
      Replaces: 'ทูน่า',
      Means: ['tuna', name],
      TwoWay: true,
    });
  });

  test('means whole words of a name that is too long', () => {
    const long = `${'word '.repeat(20)}end`;
    const { Means } = withMeaning({ text: 'x', known: undefined, name: long });
    expect(Means[0]?.length).toBeLessThanOrEqual(60);
    expect(Means[0]).toMatch(/word$/);
  });
});
