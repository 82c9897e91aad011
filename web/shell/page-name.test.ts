import { expect, test } from 'vitest';
import { isNamedInHeader, pageName } from './page-name.ts';

test.each([
  ['/cart', 'cart'],
  ['/cart/adv', 'cart'],
  ['/checkout/adv', 'checkout'],
  ['/history', 'history'],
  ['/history/261121-ABCDE/PC01', 'history'],
  ['/history/deliveryorder', 'deliveryorder'],
  ['/history/deliveryorder/261121-ABCDE/PC01', 'deliveryorder'],
  ['/order/tracking', 'tracking'],
  ['/order/tracking/261121-ABCDE', 'tracking'],
  ['/profile', 'profile'],
  ['/profile/wishlist', 'wishlist'],
  ['/profile/mycoupon', 'mycoupon'],
  ['/verifyotp', 'login'],
  ['/', undefined],
  ['/product/A1', undefined],
  ['/contents/FAQ_001', undefined],
])("L-12 the phone's header calls %s by the name %s", (path, name) => {
  expect(pageName(path)).toBe(name);
});

test('L-12 a title that is in the header is not shown a second time', () => {
  for (const path of [
    '/cart',
    '/checkout/adv',
    '/history',
    '/history/deliveryorder',
    '/order/tracking',
    '/profile',
    '/profile/wishlist',
  ])
    expect(isNamedInHeader(path), path).toBe(true);
  for (const path of [
    '/history/261121-ABCDE/PC01',
    '/history/deliveryorder/261121-ABCDE/PC01',
    '/order/tracking/261121-ABCDE',
    '/profile/address',
    '/profile/consents',
    '/login',
    '/verifyotp',
    '/product',
    '/',
  ])
    expect(isNamedInHeader(path), path).toBe(false);
});
