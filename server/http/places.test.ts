import { describe, expect, test } from 'vitest';
import { createPlaces } from './places.ts';

const isBound = (hostname: string) => hostname === 'cats.example';
const hostOf = (tenantId: string) => (tenantId === 'cats' ? 'cats.example' : undefined);
const at = (publicUrl: string | undefined, host: string, protocol = 'http') =>
  createPlaces({ publicUrl, isBound, hostOf, port: 3000 }).of({ protocol, host, localPort: 3000 });

describe('without PUBLIC_URL a page names the host that it was asked under', () => {
  test.each([
    ['cats.example', 'http://cats.example', true, true],
    ['cats.example:3000', 'http://cats.example:3000', true, true],
    ['cats.example:80', 'http://cats.example', true, false],
    ['CATS.example', 'http://cats.example', true, false],
    ['cats.example:6666', 'http://cats.example:6666', false, false],
    ['localhost:3000', 'http://localhost:3000', true, true],
    ['[::1]:3000', 'http://[::1]:3000', true, true],
    ['evil.example', 'http://evil.example', false, false],
  ])('%s: %s, own %s, canonical %s', (host, origin, isOwn, isCanonical) => {
    expect(at(undefined, host)).toEqual({ origin, isOwn, isCanonical });
  });

  test('with the scheme that the proxy reports, and no other than http and https', () => {
    expect(at(undefined, 'cats.example', 'https').origin).toBe('https://cats.example');
    expect(at(undefined, 'cats.example', 'javascript').origin).toBe('http://cats.example');
  });
});

describe('with PUBLIC_URL', () => {
  test.each([
    ['shop.example', 'https://shop.example', true],
    ['evil.example', 'https://shop.example', false],
    ['localhost:3000', 'https://shop.example', false],
    ['cats.example', 'https://cats.example', true],
    ['cats.example:6666', 'https://cats.example', false],
  ])('%s is seen as %s, spelled so: %s', (host, origin, isCanonical) => {
    expect(at('https://shop.example', host)).toEqual({ origin, isOwn: true, isCanonical });
  });

  test('a bound host has its scheme and port', () => {
    expect(at('http://shop.example:8080', 'cats.example:8080')).toEqual({
      origin: 'http://cats.example:8080',
      isOwn: true,
      isCanonical: true,
    });
  });
});

test.each([
  '',
  '[',
  '%',
  'a b',
  'a/b',
  'a@b',
  'a?b',
  'a#b',
  'a\\b',
  'cats.example:99999',
  '1.2.3.4.5',
  '[::',
])('%j is no host', (host) => {
  expect(() => at(undefined, host)).toThrow('BAD_ADDRESS');
  expect(() => at('https://shop.example', host)).toThrow('BAD_ADDRESS');
});

describe('the origin of a shop in messages', () => {
  const originOf = (publicUrl: string | undefined, tenantId: string) =>
    createPlaces({ publicUrl, isBound, hostOf, port: 3000 }).originOf(tenantId);

  test.each([
    [undefined, 'cats', 'http://cats.example:3000'],
    [undefined, 'dogs', 'http://localhost:3000'],
    ['https://shop.example', 'cats', 'https://cats.example'],
    ['https://shop.example:8443', 'cats', 'https://cats.example:8443'],
    ['https://shop.example', 'dogs', 'https://shop.example'],
  ])('with PUBLIC_URL %s, of %s: %s', (publicUrl, tenantId, origin) => {
    expect(originOf(publicUrl, tenantId)).toBe(origin);
  });
});
