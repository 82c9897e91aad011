import { describe, expect, test } from 'vitest';
import { staffLoginPath, staffNextPath } from './staff-paths.ts';

describe('B-62 after signing in staff go', () => {
  test.each([
    [null, '/merchant'],
    ['/merchant/order?type=I', '/merchant/order?type=I'],
    ['/en/merchant/log', '/merchant/log'],
    ['/merchant?x=1', '/merchant?x=1'],
    ['/merchant/login', '/merchant'],
    ['/merchant/verifyotp?next=/merchant/login', '/merchant'],
    ['/product', '/merchant'],
    ['/merchants', '/merchant'],
    ['//evil.example/merchant', '/merchant'],
    ['/\\evil.example/merchant', '/merchant'],
    ['/merchant/../login', '/merchant'],
    ['https://evil.example/merchant', '/merchant'],
  ])('from %j to %j', (next, path) => {
    expect(staffNextPath(next, 'th')).toBe(path);
    expect(staffNextPath(next, 'en')).toBe(`/en${path}`);
  });
});

test('B-62 the sign-in knows the wanted page, in its language', () => {
  expect(staffLoginPath('th', '/merchant/order?type=I')).toBe(
    '/merchant/login?next=%2Fmerchant%2Forder%3Ftype%3DI',
  );
  expect(staffLoginPath('en', '/en/merchant/log')).toBe('/en/merchant/login?next=%2Fmerchant%2Flog');
  expect(staffLoginPath('en', '/en/merchant')).toBe('/en/merchant/login');
  expect(staffLoginPath('th', '/merchant/login?next=%2Fmerchant')).toBe('/merchant/login');
});
