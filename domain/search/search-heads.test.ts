import { describe, expect, it } from 'vitest';
import { headsOf } from './search-heads.ts';

const heads = (name: string, ...brands: string[]) => headsOf(name, brands).map((words) => words.join(' '));

describe('F-01 what a product is, by its name', () => {
  it('is how a Thai name begins, behind the brand', () => {
    expect(heads('ทรายใส ทรายแมวเต้าหู้ สูตรลูกพีช 6 ลิตร', 'ทรายใส', 'Saisai')).toEqual(['ทราย', 'ทราย แมว']);
    expect(heads('ขนฟู กระบะทรายแมว สีเทา', 'ขนฟู')).toEqual(['กระบะ', 'กระบะ ทราย']);
    expect(heads('วิสกัส Whiskas อาหารแมว', 'วิสกัส', 'Whiskas')).toEqual(['อาหาร', 'อาหาร แมว']);
  });

  it('is how an English name begins, and what its first phrase ends with', () => {
    expect(heads('Saisai Tofu Cat Litter, Peach 6 L', 'ทรายใส', 'Saisai')).toEqual([
      'tofu',
      'tofu cat',
      'litter',
      'cat litter',
    ]);
    expect(heads('High-Sided Litter Tray')).toEqual(['high', 'high sided', 'tray', 'litter tray']);
  });

  it.each([
    ['Crystal Cat Litter 5 L', 'cat litter'],
    ['Casserole Pot with Lid', 'casserole pot'],
    ['Goat Milk Powder for Kittens & Puppies', 'milk powder'],
    ['Mackerel in Tomato Sauce 155 g', 'mackerel'],
    ['Senior 7+ Dog Food, Chicken', 'dog food'],
    ['70% Isopropyl Rubbing Alcohol', 'rubbing alcohol'],
  ])('never is the measure, the variant or the purpose of "%s"', (name, last) => {
    expect(heads(name).at(-1)).toBe(last);
  });

  it('keeps a word that only begins like the brand, and is nothing where there is only the brand', () => {
    expect(heads('Catnip Mouse', 'Cat')).toContain('catnip mouse');
    expect(heads('ทรายแมว', 'ทราย')).toEqual(['ทราย', 'ทราย แมว']);
    expect(heads('Saisai', 'Saisai')).toEqual([]);
    expect(heads('', '')).toEqual([]);
  });
});
