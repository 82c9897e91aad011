import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INDEX_LIMITS, joinWords, searchGrams, searchParts, searchWords } from './search-text.ts';

describe('search words', () => {
  test.each([
    ['ขนาด10กิโลกรัม', ['ขนาด', '10', 'กิโลกรัม']],
    ['ตรวจATK', ['ตรวจ', 'atk']],
    ['อาหารแมวเปียก Royal Canin', ['อาหาร', 'แมว', 'เปียก', 'royal', 'canin']],
    ['ATK-2', ['atk', '2']],
    ['1.5kg', ['1.5', 'kg']],
    ['๑,๐๐๐ ชิ้น', ['1000', 'ชิ้น']],
    ['ราคา ฿100 (พิเศษ)!', ['ราคา', '100', 'พิเศษ']],
    ['แมว แมว Cat CAT', ['แมว', 'cat']],
    ['ฯลฯ ๆ', ['ล']],
    ['!?…', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  test('are the same for spellings that look the same', () => {
    expect(searchWords('เเมว')).toEqual(searchWords('แมว'));
    expect(searchWords('น้ํา')).toEqual(searchWords('น้ำ'));
    expect(searchWords('นํ้า')).toEqual(searchWords('น้ำ'));
    expect(searchWords('นำ้')).toEqual(searchWords('น้ำ'));
    expect(searchWords('แม่่')).toEqual(searchWords('แม่'));
    expect(searchWords('cafe\u0301')).toEqual(searchWords('café'));
    expect(searchWords('เเเมว')).toEqual(searchWords('แมว'));
    expect(searchWords('แแมว')).toEqual(searchWords('แมว'));
    expect(searchWords('อาาหาร')).toEqual(searchWords('อาหาร'));
    expect(searchWords('อๅหาร')).toEqual(searchWords('อาหาร'));
    expect(searchWords('ฤๅษี').join('')).toBe('ฤๅษี');
  });

  test('of a query are at most 32 from 200 characters, of a product many more', () => {
    const long = Array.from(
      { length: 300 },
      (_, index) => `w${String.fromCodePoint(97 + (index % 26))}${index}`,
    ).join(' ');
    expect(searchWords(long)).toHaveLength(32);
    expect(searchWords('a'.repeat(1000))).toEqual(['a'.repeat(200)]);
    expect(searchWords(long, INDEX_LIMITS).length).toBeGreaterThan(200);
  });

  test('hold letters, marks and digits only, each once', () => {
    const thai = fc.string({ unit: fc.constantFrom(...'กขคงแเโไำาะ่้๊็ิีุู์ฯๆ๐๑9aZ .-\u200B😀'), maxLength: 60 });
    fc.assert(
      fc.property(fc.oneof(thai, fc.string({ unit: 'binary', maxLength: 60 })), (text) => {
        const words = searchWords(text);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) {
          expect(word).toMatch(/^[\p{L}\p{M}\p{Nd}.]+$/u);
          expect(word).toMatch(/[\p{L}\p{Nd}]/u);
        }
      }),
    );
  });
});

describe('the parts of a search', () => {
  test('are the parts between spaces, signs and numbers, in the order typed', () => {
    expect(searchParts('รอยัน10กก. ตรวจATK 1.5').map(({ text }) => text)).toEqual([
      'รอยัน',
      '10',
      'กก',
      'ตรวจatk',
      '1.5',
    ]);
    expect(searchParts('๑๐ กก')[0]).toEqual({ text: '10', isNumber: true });
    expect(searchParts('! ่ ฿')).toEqual([]);
  });
});

describe('words joined again', () => {
  test('have spaces beside Latin words and numbers only', () => {
    expect(joinWords(['อาหาร', 'แมว', 'royal', 'canin', '10', 'กก'])).toBe('อาหารแมว royal canin 10 กก');
    expect(joinWords([])).toBe('');
  });

  test('are cut into the same words', () => {
    const word = fc.constantFrom('อาหาร', 'แมว', 'royal', '10', '1.5', 'สุนัข', 'atk');
    fc.assert(
      fc.property(fc.uniqueArray(word), (words) => {
        expect(searchWords(joinWords(words)).join('')).toBe(words.join(''));
      }),
    );
  });
});

describe('search grams', () => {
  test('are one normalised line without signs', () => {
    expect(searchGrams('  เเมวน้ํา (ROYAL)   Canin% 1,000_g ')).toBe('แมวน้ำ royal canin 1000 g');
  });

  test('never hold anything that a database could stumble over', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(searchGrams(text)).toMatch(/^(?:[\p{L}\p{M}\p{Nd}]+(?: [\p{L}\p{M}\p{Nd}]+)*)?$/u);
      }),
    );
  });
});
