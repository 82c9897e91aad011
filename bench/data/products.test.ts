import { expect, test } from 'vitest';
import { categories, productOf } from './products.ts';

test('products differ in name, far apart and close by', () => {
  const numbers = [...Array.from({ length: 5000 }, (_, index) => index), 99_999, 500_000, 999_999];
  expect(new Set(numbers.map((number) => productOf(number).nameTh)).size).toBe(numbers.length);
  expect(new Set(numbers.map((number) => productOf(number).nameEn)).size).toBe(numbers.length);
});

test('the categories of a product exist and lie within each other', () => {
  const parentOf = new Map(categories.map((category) => [category.code, category.parent]));
  for (const { h1, h2, h3 } of Array.from({ length: 200 }, (_, index) => productOf(index))) {
    expect(parentOf.get(h3)).toBe(h2);
    expect(parentOf.get(h2)).toBe(h1);
    expect(parentOf.get(h1)).toBeNull();
  }
});
