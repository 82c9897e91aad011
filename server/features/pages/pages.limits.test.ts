/**
 * Rendering a page is expensive: visitors without a session never get one of their own, and an address only so
 * many.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuiltApp, WebBuild } from '../../pages/built-app.ts';
import { PASSWORD, createTestShop, type ShopOptions, type TestShop } from '../../testing/shop.ts';
import { stubPages } from '../../testing/stub-pages.ts';

let rendered = 0;

/** The stub's pages and one of the merchant area, counted. */
function counting(): BuiltApp {
  const build = stubPages.build as WebBuild;
  const { module } = build.entry;
  const createRequestHandler: typeof module.createRequestHandler = (...given) => {
    const handle = module.createRequestHandler(...given);
    return (request, context) => {
      rendered += 1;
      if (request.url.endsWith('/merchant')) return Promise.resolve(new Response('<html>Staff</html>'));
      return handle(request, context);
    };
  };
  const merchant = { ...build.routes['home'], id: 'merchant', index: undefined, path: 'merchant' };
  const routes = { ...build.routes, merchant } as WebBuild['routes'];
  return {
    ...stubPages,
    build: { ...build, routes, entry: { ...build.entry, module: { ...module, createRequestHandler } } },
  };
}

let base: TestShop;
const opened: TestShop[] = [];
const open = async (config: ShopOptions['config'] = {}): Promise<TestShop> => {
  const shop = await createTestShop({ database: base.database, pages: counting(), config });
  opened.push(shop);
  return shop;
};
beforeAll(async () => {
  base = await createTestShop();
});
afterAll(() => base.stop());
beforeEach(() => {
  rendered = 0;
});
afterEach(async () => {
  for (const shop of opened.splice(0)) await shop.stop();
});

type Look = {
  url?: string;
  cookies?: Record<string, string>;
  address?: string;
  headers?: Record<string, string>;
};
const look = (shop: TestShop, { url = '/', cookies = {}, address = '1.1.1.1', headers = {} }: Look = {}) =>
  shop.app.inject({ url, cookies, remoteAddress: address, headers: { host: 'alpha.example', ...headers } });

describe.each([
  ['/', 'test-alpha-buyer'],
  ['/merchant', 'test-alpha-merchant'],
])('%s with a cookie %s of nobody', (url, cookie) => {
  const junk = (n: number) => ({ [cookie]: `${n}`.padStart(43, 'A') });

  test('is the page that guests are given, made once for all, and the cookie goes', async () => {
    const shop = await open();
    const guest = await look(shop, { url });
    for (let n = 0; n < 5; n += 1) {
      const answer = await look(shop, { url, cookies: junk(n) });
      expect([answer.statusCode, answer.body]).toEqual([200, guest.body]);
      expect(answer.cookies).toMatchObject([{ name: cookie, value: '' }]);
    }
    expect(rendered).toBe(1);
  });

  test('is looked for only so often from one address', async () => {
    const shop = await open({ addressLimits: { cachedAnswersPerMinute: 1000, freshPagesPerMinute: 4 } });
    await look(shop, { url });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await look(shop, { url, cookies: junk(n) })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await look(shop, { url })).statusCode, 'what lies ready').toBe(200);
  });
});

describe('pages that are made for one visitor', () => {
  const limited = () => open({ addressLimits: { cachedAnswersPerMinute: 1000, freshPagesPerMinute: 3 } });

  test('are limited by address, with a message in both languages and the time to wait', async () => {
    const shop = await limited();
    const body = { username: 'one', password: PASSWORD };
    const signedIn = await shop.call('login', { tenant: 'alpha', body });
    const secret = signedIn.cookies.find(({ name }) => name === 'test-alpha-buyer')?.value ?? '';
    const cookies = { 'test-alpha-buyer': secret };
    for (let n = 0; n < 3; n += 1) expect((await look(shop, { cookies })).statusCode).toBe(200);
    expect(rendered).toBe(3);

    const page = await look(shop, { cookies, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    const seconds = Number(page.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(page.body).toContain(
      `Too many pages were opened from your network. Please wait ${seconds} seconds`,
    );
    expect(page.body).toContain(`กรุณารออีก ${seconds} วินาทีแล้วลองใหม่`);
    expect(page.body).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
    expect(page.body).toContain('<a href="/">ลองอีกครั้ง');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-/);
    expect(page.cookies, 'his session is not touched').toEqual([]);
    const answer = await look(shop, { cookies, headers: { 'accept-language': 'en' } });
    expect(answer.json()).toMatchObject({ statusCode: 429, code: 'TOO_MANY_PAGES' });
    expect(rendered).toBe(3);
    expect((await look(shop, { cookies, address: '2.2.2.2' })).statusCode).toBe(200);
  });

  test('are also those that are not ready yet, or never will be', async () => {
    const shop = await limited();
    const urls = ['/product/P1', '/product/P2', '/nothing/there', '/product/P3', '/product/P1'];
    const statuses: number[] = [];
    for (const url of urls) statuses.push((await look(shop, { url })).statusCode);
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true, false]);
  });
});
