import { describe, expect, it } from 'vitest';
import { parseSearch, readingOf } from './catalogue.search.rules.ts';
import { readSynonyms } from './catalogue.synonyms.rules.ts';

const none = readSynonyms([]);
/** The queries of the text as typed, without those of the other keyboard layout. */
const queriesOf = (text: string, { synonyms = none, typing = false } = {}) => {
  const query = parseSearch(text, synonyms, { typing });
  return query?.queries.filter((_, at) => query.readings[at] === text.trim());
};
const queryOf = (text: string, synonyms = none) => queriesOf(text, { synonyms })?.at(-1);

describe('what a buyer typed', () => {
  it('must hold every word, the last one as a beginning', () => {
    expect(queryOf('อาหารแมว roy')).toBe(`'อาหาร' & 'แมว' & 'roy':*`);
  });

  it('is tried as one code first where it may be one, a whole one before what goes on from it', () => {
    expect(queriesOf(' CAT-001 ')).toEqual([`'cat-001'`, `'cat-001':*`, `'cat' & '001'`, `'cat' & '001':*`]);
    expect(queriesOf('8850000012345')).toEqual([`'8850000012345'`, `'8850000012345':*`]);
    expect(queriesOf('8 850000 012345')?.slice(0, 2)).toEqual([`'8850000012345'`, `'8850000012345':*`]);
    expect(queriesOf('cat 001')).toEqual([`'cat' & '001'`, `'cat' & '001':*`]);
  });

  it('is no whole code or number while it is being typed', () => {
    expect(queriesOf('cat-00', { typing: true })).toEqual([`'cat-00':*`, `'cat' & '00':*`]);
    expect(queriesOf('88500000', { typing: true })).toEqual([`'88500000':*`]);
  });

  it('is read on the other keyboard layout after it was tried as typed', () => {
    expect(parseSearch('vkskic,;', none)).toMatchObject({
      queries: [`'vkskic':*`, `'อาหาร' & 'แมว':*`],
      readings: ['vkskic,;', 'อาหารแมว'],
      other: { parts: [`'อาหาร' & 'แมว'`] },
    });
    expect(parseSearch('แฟะ', none)?.queries.at(-1)).toBe(`'cat':*`);
    expect(parseSearch('พแ-ๅจจๅ', none)?.readings).not.toContain('');
  });

  it('knows a measure behind its number by its other names, and more than one by one', () => {
    expect(queryOf('อาหาร 10 กก')).toMatch(/^'อาหาร' & '10' & \(\('กก':\*\) \| .*\('kg'\)/);
    expect(queryOf('กก')).toBe(`'กก':*`);
    expect(queryOf('cats dry')).toBe(`(('cats') | ('cat')) & 'dry':*`);
    expect(queryOf('glass')).toBe(`'glass':*`);
  });

  it('says nothing without a letter or digit', () => {
    for (const text of ['', '   ', '!!!', '&|!()', "''", '่']) expect(parseSearch(text, none)).toBeUndefined();
  });

  it('reports how it was understood', () => {
    const reading = (text: string, way: number, understood: string[] | null = null) => {
      const query = parseSearch(text, none);
      return query && readingOf(text, query, { way, understood });
    };
    expect(reading(' Royal ', 1)).toBe('Royal');
    expect(reading('vkski', 2)).toBe('อาหาร');
    expect(reading('อาหาแมว 10', 0, [`'อาหาร' & 'แมว'`, `'10'`])).toBe('อาหารแมว 10');
    expect(reading('dogs', 0, [`'dog''s' & 'toy'`])).toBe("dog's toy");
  });

  it('reaches the query as quoted words whatever signs it holds', () => {
    expect(queryOf(`cat' | 'dog \\ !(a & b):* <-> #x`)).toBe(`'cat' & 'dog' & 'a' & 'b' & 'x':*`);
  });

  it('is matched part by part; numbers and tiny parts stay as they are', () => {
    expect(parseSearch('รอยัน10กก. ab 1.5', none)?.typed).toEqual({
      sounds: ['royan', '', '', '', ''],
      parts: [`'รอ' & 'ยัน'`, `'10'`, `'กก'`, `'ab'`, `'1.5'`],
    });
  });

  it('finds also what the tenant’s list says is the same, the longest entry first', () => {
    const synonyms = readSynonyms([
      { word: 'Royal Canin', means: ['รอยัล คานิน', '!!'], twoWay: false },
      { word: 'royal', means: ['หลวง'], twoWay: false },
    ]);
    expect(queryOf('royal canin kitten', synonyms)).toBe(
      `(('royal' & 'canin') | ('รอยัล' & 'คา' & 'นิน')) & 'kitten':*`,
    );
    expect(queryOf('dog royal', synonyms)).toBe(`'dog' & (('royal':*) | ('หลวง'))`);
  });

  it('is cut where it grows long', () => {
    const long = parseSearch('ab cd ef gh ij kl mn op '.repeat(50), none);
    expect(long?.typed.sounds.length).toBeLessThanOrEqual(6);
    expect(long?.queries.join('').length).toBeLessThan(1000);
  });
});
