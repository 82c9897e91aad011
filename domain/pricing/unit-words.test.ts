import { describe, expect, test } from 'vitest';
import { countedUnit } from './unit-words.ts';

describe('S-53 a number of units in words', () => {
  test.each([
    [1, 'pouch', '1 pouch'],
    [7, 'pouch', '7 pouches'],
    [0, 'box', '0 boxes'],
    [1200, 'Pack', '1,200 Packs'],
    [2, 'dozen', '2 dozen'],
    [7, 'Promo set A', '7 × Promo set A'],
    [1, 'ซอง', '1 × ซอง'],
  ])('in English %i %s is "%s"', (count, unit, words) => {
    expect(countedUnit(count, unit, 'en')).toBe(words);
  });

  test('in Thai there is no plural', () => {
    expect(countedUnit(7, 'ซอง', 'th')).toBe('7 ซอง');
    expect(countedUnit(1200, 'ลัง', 'th')).toBe('1,200 ลัง');
  });
});
