/** Arbitrary paths on arbitrary hosts: no page names an origin that is not the shop's, and none is a 500. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askOver, openPort, sendBytes } from '../../testing/over-port.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { stubPages } from '../../testing/stub-pages.ts';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await createTestShop({ pages: stubPages });
  port = await openPort(shop);
});
afterAll(() => shop.stop());

const ENGLISH = 'This web address is not valid';
const THAI = 'ที่อยู่เว็บนี้ไม่ถูกต้อง';
const canonicalOf = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1];

describe('refused, in the language of the caller', () => {
  const targets = ['//evil.example/', '/\\evil.example/', 'http://evil.example/', '[', '%', '//[', '*'];
  test.each(targets)('the address %s', async (path) => {
    const inThai = await askOver(port, { path });
    expect([inThai.status, JSON.parse(inThai.text)]).toMatchObject([400, { message: THAI }]);
    const inEnglish = await askOver(port, { path, headers: { 'accept-language': 'en' } });
    expect([inEnglish.status, JSON.parse(inEnglish.text)]).toMatchObject([400, { message: ENGLISH }]);
    expect(inEnglish.text).not.toContain('evil');
  });

  test.each(['/%', '/%zz', '/%ff', '/product/%', '/en/%c0%ae'])('the broken escape %s', async (path) => {
    for (const accept of ['*/*', 'text/html'])
      expect((await askOver(port, { path, headers: { accept } })).status).toBe(400);
  });

  test.each(['/%E0%A4%A', '/en/product/%E0%B8'])('the link %s that was cut within a letter', async (path) => {
    const page = await askOver(port, { path, headers: { accept: 'text/html,application/xhtml+xml' } });
    expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(page.text).toContain(THAI);
    expect(page.text).toContain(ENGLISH);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    const called = await askOver(port, { path: `/api${path}` });
    expect([called.status, JSON.parse(called.text)]).toMatchObject([
      400,
      { code: 'BAD_ADDRESS', message: THAI },
    ]);
    expect(called.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  test.each(['[', '%', 'a b', '[::', 'evil.example/path', 'user@evil.example', 'alpha.example:99999'])(
    'the host %s',
    async (host) => {
      for (const path of ['/', '/favicon.ico', '/api/contents/cookies-policy']) {
        const { status, text } = await askOver(port, { path, headers: { host, 'accept-language': 'en' } });
        expect([status, JSON.parse(text)]).toMatchObject([400, { message: ENGLISH }]);
      }
    },
  );

  test('a browser is shown a page, in both languages', async () => {
    const { status, headers, text } = await askOver(port, {
      path: '//evil.example/',
      headers: { accept: 'text/html' },
    });
    expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(text).toContain(`<p lang="th">${THAI}</p><p lang="en">${ENGLISH}</p>`);
  });

  test('an address that is too long, and headers that are', async () => {
    const long = await askOver(port, { path: `/?${'x'.repeat(4096)}`, headers: { 'accept-language': 'en' } });
    expect([long.status, JSON.parse(long.text)]).toMatchObject([414, { code: 'ADDRESS_TOO_LONG' }]);
    const cookies = await askOver(port, { path: '/', headers: { cookie: 'x'.repeat(16 * 1024) } });
    expect([cookies.status, JSON.parse(cookies.text)]).toMatchObject([431, { code: 'HEADERS_TOO_LONG' }]);
  });

  test('what is not HTTP', async () => {
    const answer = await sendBytes(port, 'nonsense\r\naccept-language: en\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain(ENGLISH);
  });
});

test('a balancer that speaks HTTP/1.0 names no host and is answered', async () => {
  expect(await sendBytes(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toContain('{"status":"alive"}');
  expect(await sendBytes(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

describe('a page names', () => {
  const look = async (host: string, config = {}, headers = {}) => {
    const other = await createTestShop({ database: shop.database, pages: stubPages, config });
    try {
      const { body } = await other.app.inject({ url: '/product/P1', headers: { host, ...headers } });
      return canonicalOf(body);
    } finally {
      await other.stop();
    }
  };
  const publicUrl = 'https://shop.example';

  test('the host of its tenant, also where the installation has another name', async () => {
    expect(await look('beta.example', { publicUrl })).toBe('https://beta.example/product/P1');
    expect(await look('beta.example:6666', { publicUrl })).toBe('https://beta.example/product/P1');
    expect(await look('beta.example')).toBe('http://beta.example/product/P1');
  });

  test('the name of the installation under every other', async () => {
    expect(await look('evil.example', { publicUrl })).toBe('https://shop.example/product/P1');
  });

  test('what a proxy says only where it is trusted', async () => {
    const said = { 'x-forwarded-host': 'beta.example', 'x-forwarded-proto': 'https' };
    expect(await look('alpha.example', {}, said)).toBe('http://alpha.example/product/P1');
    const trusting = { trustedProxies: ['loopback'] };
    expect(await look('inside', trusting, said)).toBe('https://beta.example/product/P1');
  });
});

test('a trusted proxy’s host also says whose shop it is', async () => {
  const trusting = await createTestShop({
    database: shop.database,
    pages: stubPages,
    config: { trustedProxies: 1 },
  });
  const headers = { host: 'inside', 'x-forwarded-host': 'beta.example' };
  const answer = await trusting.app.inject({ url: '/?tenantId=alpha', headers });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'TENANT_MISMATCH']);
  await trusting.stop();
});
