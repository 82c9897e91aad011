import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { stubPages } from '../../testing/stub-pages.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ pages: stubPages });
});
afterAll(() => shop.stop());

test('each tenant has its own icon, with its colour and first letter, kept for long under its own name alone', async () => {
  await shop.database.asOwner(
    `update web_config set opt_value = '#ffdd00' where tenant_id = 'beta' and opt = 'BRAND_COLOR'`,
  );
  const iconOf = (tenantId: string) => shop.app.inject({ url: '/favicon.ico', query: { tenantId } });
  const [alpha, beta] = [await iconOf('alpha'), await iconOf('beta')];
  expect(alpha.statusCode, alpha.body).toBe(200);
  expect(alpha.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=60',
  });
  expect(alpha.body).toMatch(/^<svg .*fill="#[0-9a-f]{6}".*fill="#ffffff">S<\/text>/);
  expect(beta.body).toMatch(/fill="#ffdd00".*fill="#000000">S/);
  const own = await shop.app.inject({ url: '/favicon.ico', headers: { host: 'alpha.example' } });
  expect(own.headers['cache-control']).toBe('public, max-age=86400');
  expect((await iconOf('nobody')).statusCode).toBe(404);
});

test('search engines are kept out of the pages of one buyer and of staff, in both languages', async () => {
  const { statusCode, headers, body } = await shop.app.inject({ url: '/robots.txt' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = body.split('\n');
  for (const page of ['cart', 'checkout', 'history', 'profile', 'merchant'])
    expect(lines).toEqual(expect.arrayContaining([`Disallow: /${page}`, `Disallow: /en/${page}`]));
  expect(lines.filter((line) => /product|promotion|contents/.test(line))).toEqual([]);
});
