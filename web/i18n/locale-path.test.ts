import { describe, expect, test } from 'vitest';
import { inLocale, localePath, pathWithoutLocale } from './locale-path.ts';

describe('addresses in two languages', () => {
  test('R-34 Thai has no prefix', () => {
    expect(localePath('th', '/')).toBe('/');
    expect(localePath('th', '/product/A1?x=1')).toBe('/product/A1?x=1');
  });
  test('R-34 English is under /en, home without a slash at the end', () => {
    expect(localePath('en', '/')).toBe('/en');
    expect(localePath('en', '/?tenantId=petclub')).toBe('/en?tenantId=petclub');
    expect(localePath('en', '/product/A1?x=1')).toBe('/en/product/A1?x=1');
  });
  test('the prefix is a whole segment: /english is a Thai address', () => {
    expect(pathWithoutLocale('/english')).toBe('/english');
    expect(pathWithoutLocale('/en')).toBe('/');
    expect(pathWithoutLocale('/EN/cart')).toBe('/cart');
  });
  test('the language switch keeps path and query', () => {
    expect(inLocale('en', { pathname: '/product', search: '?text=แมว' })).toBe('/en/product?text=แมว');
    expect(inLocale('th', { pathname: '/en/product', search: '?text=cat' })).toBe('/product?text=cat');
    expect(inLocale('th', { pathname: '/en', search: '' })).toBe('/');
    expect(inLocale('en', { pathname: '/', search: '?a=1' })).toBe('/en?a=1');
    expect(inLocale('en', { pathname: '/en/cart', search: '' })).toBe('/en/cart');
  });
});
