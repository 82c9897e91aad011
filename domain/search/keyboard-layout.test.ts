import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onOtherLayout } from './keyboard-layout.ts';

const LATIN_KEYS = '0123456789abcdefghijklmnopqrstuvwxyz';
const THAI_KEYS = 'จๅ/-ภถุึคตฟิแกำดเ้ร่าสทืนยๆพหะีอไปัผ';
const typedOnThai = (latin: string) =>
  [...latin].map((key) => [...THAI_KEYS][LATIN_KEYS.indexOf(key)] ?? key).join('');

describe('F-03 a text typed with the keyboard in the other language', () => {
  test.each([
    ['vkski', 'อาหาร'],
    ['vkskic,;', 'อาหารแมว'],
    ['vkski c,;', 'อาหาร แมว'],
    ['oe', undefined],
    ['ohe', 'น้ำ'],
    ["Fi'giupo", 'โรงเรียน'],
    ['4kr', 'ภาพ'],
    ['86;', 'คุว'],
    ['แฟะ', 'cat'],
    ['พนัฟส แฟืรื', 'royal canin'],
    ['ๅจาเ', '10kg'],
    ['พแขจจๅ', 'rc-001'],
    ['คคถจจจจจจจจภ/', '8850000000042'],
  ])('%s is %s', (typed, meant) => {
    expect(onOtherLayout(typed)[0]).toBe(meant);
  });

  test('may begin with a capital that the phone has put there', () => {
    expect(onOtherLayout('Vkski')).toContain('อาหาร');
  });

  test('keeps its numbers, and the words of the other language', () => {
    expect(onOtherLayout('vkski 10')).toEqual(['อาหาร 10']);
    expect(onOtherLayout('royal แฟะ')).toContain('royal cat');
  });

  test.each([
    '',
    ' ',
    'ab',
    '10',
    '1,000.50',
    '10kg',
    'xyzzyqwerty',
    'whiskars',
    'อาหารแมว',
    'แมว',
    '!!!',
    'a&b|!',
  ])('is not read another way where that could be no text: %j', (typed) => {
    expect(onOtherLayout(typed)).toEqual([]);
  });

  test('comes back when its keys are read back', () => {
    const word = fc.constantFrom(
      'cat',
      'royal',
      'canin',
      'rc001',
      'shampoo',
      'whiskas',
      'food',
      'mask',
      'n95',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const latin = words.join(' ');
        const thai = typedOnThai(latin);
        expect(onOtherLayout(thai)[0]).toBe(latin);
      }),
    );
  });

  test('is never itself, and never empty', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (typed) => {
        for (const reading of onOtherLayout(typed)) {
          expect(reading).not.toBe(typed);
          expect(reading.length).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });
});
