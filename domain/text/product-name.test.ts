import { expect, test } from 'vitest';
import { productName, shownName } from './product-name.ts';

test.each([
  ['อาหารแมว ทูน่า 85 ก. แพ็ก 12 ชิ้น', 'อาหารแมว ทูน่า 85_ก. แพ็ก 12_ชิ้น'],
  ['Dog food 1.5 kg', 'Dog food 1.5_kg'],
  ['Tuna 12x85 g', 'Tuna 12x85_g'],
  ['Tuna (85 g) × 12 cans', 'Tuna (85_g) × 12_cans'],
  ['Whiskas 7', 'Whiskas 7'],
  ['แบบ P2 ใหม่', 'แบบ P2 ใหม่'],
])('a number and the unit after it stay in one line: %s', (name, shown) => {
  expect(shownName(name)).toBe(shown.replaceAll('_', '\u00a0'));
});

test('a product is named in the language of who looks', () => {
  const names = { nameTh: 'ทูน่า 85 ก.', nameEn: 'Tuna 85 g' };
  expect([productName('th', names), productName('en', names)]).toEqual(['ทูน่า 85\u00a0ก.', 'Tuna 85\u00a0g']);
});
