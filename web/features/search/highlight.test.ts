import * as fc from 'fast-check';
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
  test('L-09 is marked in Thai, also where it was typed without tone marks or with a doubled letter', () => {
    expect(marked('อาหารแมวโต', 'แมว')).toBe('อาหาร[แมว]โต');
    expect(marked('อาหารแมวโต', 'เเมว')).toBe('อาหาร[แมว]โต');
    expect(marked('น้ำยาล้างจาน', 'นำยาลาง')).toBe('[น้ำยาล้าง]จาน');
  });
  test('never cuts a letter from its marks above or below', () => {
    expect(marked('น้ำดื่ม', 'น')).toBe('[น้ำ]ดื่ม');
    expect(marked('ที่นอนสุนัข', 'ส')).toBe('ที่นอน[สุ]นัข');
  });
  test('is found part by part, and Thai word by word', () => {
    expect(marked('Royal Canin wet cat food 85 g', 'cat royal 85')).toBe(
      '[Royal] Canin wet [cat] food [85] g',
    );
    expect(marked('อาหารแมวชนิดเปียก', 'อาหารแมวเปียก')).toBe('[อาหารแมว]ชนิด[เปียก]');
    expect(marked('ขนาด 10 กก.', 'ขนาด๑๐กก')).toBe('[ขนาด] [10] [กก].');
  });
  test('B-80 is no single digit or letter out of a longer word', () => {
    expect(marked('261126-6DQT1', '6dqt1')).toBe('261126-[6DQT1]');
    expect(marked('Cat food 1 kg x 6', '6dqt1')).toBe('Cat food 1 kg x 6');
    expect(marked('Cat food 1 kg', 'food 1')).toBe('Cat [food] [1] kg');
  });
  test('is found as the keys give it in the other language', () => {
    expect(marked('อาหารแมว', 'vkski')).toBe('[อาหาร]แมว');
    expect(marked('Royal Canin', 'พนัฟส')).toBe('[Royal] Canin');
  });
  test('is plain text, not a pattern', () => {
    expect(marked('1.5 kg (new)', '.*')).toBe('1.5 kg (new)');
    expect(marked('x', '(')).toBe('x');
  });
  test('nothing typed marks nothing', () => {
    expect(highlight('abc', '  ')).toEqual([{ text: 'abc', typed: false, at: 0 }]);
  });
  test('leaves the text as it is', () => {
    const text = fc.string({ unit: fc.constantFrom(...'กขแมวเีาน้ำ่aZİ1๑ .é'), maxLength: 20 });
    fc.assert(
      fc.property(text, text, (name, typed) => {
        expect(
          highlight(name, typed)
            .map((part) => part.text)
            .join(''),
        ).toBe(name);
      }),
    );
  });
});
