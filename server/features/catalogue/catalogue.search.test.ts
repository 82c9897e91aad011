import { describe, expect, it } from 'vitest';
import { parseSearch, readSynonyms } from './catalogue.search.ts';

const none = readSynonyms([]);
const queryOf = (text: string, synonyms = none) => parseSearch(text, synonyms)?.queries.at(-1);

describe('what a buyer typed', () => {
  it('must hold every word, the last one as a beginning', () => {
    expect(queryOf('อาหารแมว roy')).toBe(`'อาหาร' & 'แมว' & 'roy':*`);
  });

  it('is tried as one code first where it may be one', () => {
    expect(parseSearch(' CAT-001 ', none)?.queries).toEqual([`'cat-001':*`, `'cat' & '001':*`]);
    expect(parseSearch('8850000012345', none)?.queries).toEqual([`'8850000012345':*`]);
    expect(parseSearch('cat 001', none)?.queries).toEqual([`'cat' & '001':*`]);
  });

  it('says nothing without a letter or digit', () => {
    for (const text of ['', '   ', '!!!', '&|!()', "''", '่']) expect(parseSearch(text, none)).toBeUndefined();
  });

  it('reaches the query as quoted words whatever signs it holds', () => {
    expect(queryOf(`cat' | 'dog \\ !(a & b):* <-> #x`)).toBe(`'cat' & 'dog' & 'a' & 'b' & 'x':*`);
  });

  it('is heard part by part; numbers and tiny parts stay as they are', () => {
    expect(parseSearch('รอยัน10กก. ab 1.5', none)).toMatchObject({
      sounds: ['royan', '', '', '', ''],
      parts: [`'รอ' & 'ยัน'`, `'กก'`, `'ab'`, `'10'`, `'1.5'`],
    });
  });

  it('finds also what the tenant’s list says is the same, the longest entry first', () => {
    const synonyms = readSynonyms([
      { word: 'Royal Canin', means: ['รอยัล คานิน', '!!'] },
      { word: 'royal', means: ['หลวง'] },
    ]);
    expect(queryOf('royal canin kitten', synonyms)).toBe(
      `(('royal' & 'canin') | ('รอยัล' & 'คา' & 'นิน')) & 'kitten':*`,
    );
    expect(queryOf('dog royal', synonyms)).toBe(`'dog' & (('royal':*) | ('หลวง'))`);
  });

  it('is cut where it grows long', () => {
    const long = parseSearch('ab cd ef gh ij kl mn op '.repeat(50), none);
    expect(long?.sounds.length).toBeLessThanOrEqual(6);
    expect(long?.queries.join('').length).toBeLessThan(500);
  });
});
