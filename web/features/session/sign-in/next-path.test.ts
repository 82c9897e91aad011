import { describe, expect, test } from 'vitest';
import { loginPath, nextPath } from './next-path.ts';

describe('the way on after signing in', () => {
  test('is where the buyer was, in the language of the page', () => {
    expect(nextPath('/checkout/adv', 'th')).toBe('/checkout/adv');
    expect(nextPath('/checkout/adv', 'en')).toBe('/en/checkout/adv');
    expect(nextPath('/en/product?text=cat', 'en')).toBe('/en/product?text=cat');
    expect(nextPath('/en/cart', 'th')).toBe('/cart');
  });

  test('is home where none is given', () => {
    expect(nextPath(null, 'th')).toBe('/');
    expect(nextPath('', 'en')).toBe('/en');
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/en//evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('never leaves the shop: %s', (next) => expect(nextPath(next, 'th')).toBe('/'));

  test('is an address that a header can carry', () => {
    expect(nextPath('/product?text=แมว', 'th')).toBe('/product?text=%E0%B9%81%E0%B8%A1%E0%B8%A7');
    expect(nextPath('/product?text=%E0%B9%81 x', 'en')).toBe('/en/product?text=%E0%B9%81%20x');
    expect(nextPath('/product?text=\ud83d', 'th')).toBe('/product?text=%EF%BF%BD');
  });

  test('does not go round to the sign-in', () => {
    expect(nextPath('/login?next=/cart', 'th')).toBe('/');
    expect(nextPath('/en/verifyotp', 'en')).toBe('/en');
    expect(nextPath('/loginhelp', 'th')).toBe('/loginhelp');
  });

  test('survives the trip through the address of the sign-in page', () => {
    const url = new URL(loginPath('/product?text=a&b=1'), 'http://shop.test');
    expect(nextPath(url.searchParams.get('next'), 'th')).toBe('/product?text=a&b=1');
  });
});
