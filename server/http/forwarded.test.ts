import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import {
  callerOf,
  createTrust,
  keepForwardedAddresses,
  readTrustedProxies,
  type TrustedProxies,
} from './forwarded.ts';

describe('the setting TRUST_PROXY', () => {
  test.each<[string, TrustedProxies | undefined]>([
    ['N', 0],
    ['0', 0],
    ['Y', 1],
    ['2', 2],
    ['11', undefined],
    ['loopback', ['loopback']],
    ['10.0.0.5, 10.1.0.0/16,fd00::/8', ['10.0.0.5', '10.1.0.0/16', 'fd00::/8']],
    ['10.0.0.0/33', undefined],
    ['fd00::/129', undefined],
    ['10.0.0.0/8/8', undefined],
    ['proxy.example', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('%s', (setting, proxies) => {
    expect(readTrustedProxies(setting)).toEqual(proxies);
  });
});

describe('an address is trusted', () => {
  test.each<[TrustedProxies, string, boolean]>([
    [0, '127.0.0.1', false],
    [1, '203.0.113.1', true],
    [['loopback'], '127.0.0.2', true],
    [['loopback'], '::1', true],
    [['loopback'], '::ffff:127.0.0.1', true],
    [['loopback'], '10.0.0.1', false],
    [['uniquelocal'], '172.18.0.1', true],
    [['uniquelocal'], '172.32.0.1', false],
    [['203.0.113.0/24'], '203.0.113.77', true],
    [['2001:db8::/32'], '2001:db8:1::1', true],
    [['203.0.113.0/24'], 'no address', false],
    [['203.0.113.0/24'], '', false],
  ])('by %j: %s, %s', (proxies, address, isTrusted) => {
    expect(createTrust(proxies)(address, 0)).toBe(isTrusted);
  });

  test('by a number of hops only so far back', () => {
    const trust = createTrust(2);
    expect([trust('a', 0), trust('b', 1), trust('c', 2)]).toEqual([true, true, false]);
  });
});

describe('the caller', () => {
  const headers = {
    host: 'inside:3000',
    'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.7',
    'x-forwarded-host': 'evil.example, shop.example',
    'x-forwarded-proto': 'https',
  };
  const caller = (proxies: TrustedProxies, more: IncomingMessage['headers'] = {}) =>
    callerOf(
      {
        socket: { remoteAddress: '10.0.0.1' },
        headers: { ...headers, ...more },
      } as unknown as IncomingMessage,
      createTrust(proxies),
    );

  test('is the peer itself, whatever it says, where no proxy is trusted', () => {
    expect(caller(0)).toEqual({ address: '10.0.0.1', protocol: 'http', host: 'inside:3000' });
    expect(caller(['203.0.113.0/24'])).toEqual({
      address: '10.0.0.1',
      protocol: 'http',
      host: 'inside:3000',
    });
  });

  test('is the last address that no trusted proxy has: what a browser wrote before it counts for nothing', () => {
    expect(caller(1)).toEqual({ address: '10.0.0.7', protocol: 'https', host: 'shop.example' });
    expect(caller(2).address).toBe('203.0.113.9');
    expect(caller(['uniquelocal']).address).toBe('203.0.113.9');
  });

  test('of a proxy that says nothing is the proxy', () => {
    const silent = { 'x-forwarded-for': undefined, 'x-forwarded-host': '', 'x-forwarded-proto': undefined };
    expect(caller(1, silent)).toEqual({ address: '10.0.0.1', protocol: 'http', host: 'inside:3000' });
  });
});

test.each([
  ['203.0.113.9, 10.0.0.7', '203.0.113.9, 10.0.0.7'],
  ['junk, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9, junk, 2001:db8::1', '2001:db8::1'],
  [`203.0.113.9, ${'x'.repeat(14_000)}`, undefined],
  ['', ''],
])('what is no address in X-Forwarded-For is nobody: %.40s', (sent, kept) => {
  const headers: IncomingMessage['headers'] = { 'x-forwarded-for': sent };
  keepForwardedAddresses({ headers });
  expect(headers['x-forwarded-for']).toBe(kept);
});
