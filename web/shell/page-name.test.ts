import { expect, test } from 'vitest';
import { isNamedInHeader, pageName } from './page-name.ts';

test.each([
  ['/cart', 'cart'],
  ['/cart/adv', 'cart'],
  ['/checkout/adv', 'checkout'],
  ['/history', 'history'],
  ['/history/261121-ABCDE/PC01', 'history'],
  ['/profile/wishlist', 'profile'],
  ['/verifyotp', 'login'],
  ['/', undefined],
  ['/product/A1', undefined],
  ['/contents/FAQ_001', undefined],
])("L-12 the phone's header calls %s by the name %s", (path, name) => {
  expect(pageName(path)).toBe(name);
});

test('L-12 a title that stands in the header is not shown a second time', () => {
  expect(['/cart', '/checkout/adv', '/history'].map(isNamedInHeader)).toEqual([true, true, true]);
  expect(['/history/261121-ABCDE/PC01', '/profile', '/'].map(isNamedInHeader)).toEqual([false, false, false]);
});
