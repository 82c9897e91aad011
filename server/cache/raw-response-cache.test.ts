/** Over a real port, because `inject` bypasses everything in front of the app. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import { askOver, openPort, type Answer, type PortRequest } from '../testing/over-port.ts';
import { createTestShop, type TestShop } from '../testing/shop.ts';
import { stubPages } from '../testing/stub-pages.ts';
import { tags } from './tags.ts';

let shop: TestShop;
let port: number;
/** Requests that reached the app. */
let wholeWay = 0;
/** The latest of them. */
let latest: WeakRef<object>;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

beforeAll(async () => {
  shop = await createTestShop({ pages: stubPages });
  shop.app.addHook('onRequest', (request, _reply, done) => {
    // Not counting what a page requests through inject while it is rendered.
    if (request.headers['x-render-key'] === undefined) {
      wholeWay += 1;
      latest = new WeakRef(request.raw);
    }
    done();
  });
  port = await openPort(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  // A token is accepted before the app only after the app has verified it.
  await shop.deps.tokens.verify(await shop.tokenOf('alpha', 'GUEST'));
  shop.deps.cache.dropAll();
  wholeWay = 0;
});

const ask = (asked: PortRequest): Promise<Answer> => askOver(port, asked);

type Who = Parameters<TestShop['tokenOf']>[1];
async function bearer(who: Who = 'GUEST', center = 'C1') {
  return { authorization: `Bearer ${await shop.tokenOf('alpha', who, center)}` };
}
async function list(headers: Record<string, string> = {}, body: object = { Take: 2 }): Promise<Answer> {
  const all = { ...(await bearer()), 'content-type': 'application/json', ...headers };
  return ask({ method: 'POST', path: '/api/products/items', headers: all, body: JSON.stringify(body) });
}
const detail = async (headers: Record<string, string> = {}) =>
  ask({ path: '/api/products/item/P1', headers: { ...(await bearer()), ...headers } });
const home = (headers: Record<string, string> = {}) => ask({ path: '/', headers });

const questions = { 'a list': () => list(), 'a product': () => detail(), 'a page': () => home() };

describe.each(Object.entries(questions))('%s that guests share', (_name, asked) => {
  it('goes the whole way once, and is sent again with the same bytes and headers', async () => {
    const first = await asked();
    const second = await asked();
    expect(wholeWay).toBe(1);
    expect(first.status).toBe(200);
    const { date: _then, ...sent } = first.headers;
    const { date: _now, ...again } = second.headers;
    expect({ ...second, headers: again }).toEqual({ ...first, headers: sent });
    expect(again).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it('is held without the request that it was made for', async () => {
    await asked();
    const first = latest;
    // On a separate connection: a server remembers the last request of each.
    await ask({ path: '/healthz' });
    collectGarbage();
    expect(first.deref()).toBeUndefined();
    await asked();
    expect(wholeWay).toBe(2);
  });

  it('goes the whole way again as soon as what it shows has changed', async () => {
    await asked();
    shop.deps.events.publish({ tags: [tags.product('alpha', 'P1')] });
    await asked();
    expect(wholeWay).toBe(2);
  });

  it('goes the whole way again when the settings or the hosts of shops have changed', async () => {
    await asked();
    shop.deps.events.publish({ tags: [tags.config('alpha')] });
    await asked();
    shop.deps.events.publish({ tenants: true });
    await asked();
    expect(wholeWay).toBe(3);
  });
});

describe('the whole way is gone', () => {
  it('by a token that was never seen, also to what is ready', async () => {
    await detail();
    shop.now = new Date(shop.now.getTime() + 1000);
    await detail();
    await detail();
    expect(wholeWay).toBe(2);
  });

  it('by every body, language, center and encoding of its own', async () => {
    await list();
    const others = [
      await list({}, { Take: 1 }),
      await list({ 'accept-language': 'en' }),
      await list(await bearer('GUEST', 'C2')),
      await list({ 'accept-encoding': 'identity' }),
      await list({ 'accept-encoding': 'br;q=0' }),
    ];
    expect(wholeWay).toBe(1 + others.length);
    const [one] = others.map(({ text }) => JSON.parse(text) as Product[]);
    expect(one).toHaveLength(1);
  });

  it('by a customer with prices of their own', async () => {
    await detail();
    await detail(await bearer('CUST1'));
    expect(wholeWay).toBe(2);
  });

  it('to a page by whoever brings a cookie that is not known to be harmless', async () => {
    await home();
    await home({ cookie: 'test-alpha-consent=Y; _ga=GA1.1.2; test-alpha-guest=7' });
    expect(wholeWay).toBe(1);
    for (const kind of ['buyer', 'center']) await home({ cookie: `_ga=1; test-alpha-${kind}=x` });
    await home({ cookie: 'test-tenant=alpha' });
    await home({ cookie: '_ga=1; other=1' });
    expect(wholeWay).toBe(5);
  });

  it('not by a guest whose browser has cookies: calls believe the token alone', async () => {
    await detail();
    await detail({ cookie: 'test-alpha-buyer=x; test-alpha-center=C2' });
    expect(wholeWay).toBe(1);
  });

  it('by what anybody may ask in another language', async () => {
    const policy = (language: string) =>
      ask({ path: '/api/contents/cookies-policy', headers: { 'accept-language': language } });
    await policy('th');
    await policy('en');
    expect(wholeWay).toBe(2);
  });

  it('by a token that has run out, which is refused then', async () => {
    const headers = await bearer();
    expect((await detail(headers)).status).toBe(200);
    shop.now = new Date(shop.now.getTime() + 16 * 60_000);
    expect((await detail(headers)).status).toBe(401);
  });

  it('by a token shown to another shop, which is refused then', async () => {
    await detail();
    expect((await detail({ host: 'beta.example' })).status).toBe(401);
    expect((await detail({ host: 'other.example', tenantid: 'beta' })).status).toBe(401);
  });

  it('by a list asked for in anything but JSON, which is refused then', async () => {
    await list();
    expect((await list({ 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('by a body too long to be asked by many, and by one that cannot be read', async () => {
    expect((await list({}, { Take: 2, SearchText: 'x'.repeat(2000) })).status).toBe(400);
    const broken = { method: 'POST', path: '/api/products/items', body: '{' };
    const headers = { ...(await bearer()), 'content-type': 'application/json' };
    expect((await ask({ ...broken, headers })).status).toBe(400);
    expect((await ask({ ...broken, headers })).status).toBe(400);
  });
});

describe('an answer is remembered under the one spelling of its question', () => {
  const item = '/api/products/item/P1';
  const product = async (path: string, headers: Record<string, string> = {}) =>
    ask({ path, headers: { ...(await bearer()), ...headers } });
  const spellings: Record<string, () => Promise<Answer>> = {
    'a page with a parameter that it does not read': () => ask({ path: '/?junk=1' }),
    'a page with an empty question': () => ask({ path: '/?' }),
    'a page under a host in capitals': () => home({ host: 'ALPHA.example' }),
    'a page under a port that is not ours': () => home({ host: 'alpha.example:6666' }),
    'a page under a host that is nobody’s': () => home({ host: 'other.example' }),
    'a product with a parameter that nobody reads': () => product(`${item}?junk=1`),
    'a product with its tenant in the address': () => product(`${item}?tenantId=alpha`),
    'a product in capitals': () => product('/API/Products/Item/P1'),
    'a product with an escaped letter': () => product('/api/products/item/%50%31'),
    'a product with a slash at the end': () => product(`${item}/`),
    'a product under a host that is nobody’s': () => product(item, { host: 'other.example' }),
    'a list with a field that nobody reads': () => list({}, { Take: 2, junk: 1 }),
    'a list of a text with a blank too many': () => list({}, { Take: 2, Hierarchy1: 'A', SearchText: ' ' }),
  };

  it.each(Object.entries(spellings))('%s is sent, and leaves nothing behind', async (_, asked) => {
    const before = shop.deps.rawCache.bytes();
    expect((await asked()).status).toBe(200);
    expect((await asked()).status).toBe(200);
    expect([wholeWay, shop.deps.rawCache.bytes()]).toEqual([2, before]);
  });

  it('a list is the same whatever the order of its fields and the white space between them', async () => {
    const headers = { ...(await bearer()), 'content-type': 'application/json' };
    const asked = (body: string) => ask({ method: 'POST', path: '/api/products/items', headers, body });
    const first = await asked('{"Take":2,"Skip":0}');
    const second = await asked('{ "Skip": 0, "Take": 2 }');
    expect([second.text, wholeWay]).toEqual([first.text, 1]);
  });

  it('what a caller claims as a proxy changes nothing where none is trusted', async () => {
    await home();
    const { text } = await home({
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '9.9.9.9',
    });
    expect(text).toContain('href="http://alpha.example/"');
    expect(wholeWay).toBe(1);
  });
});

describe('what is remembered', () => {
  it('is counted, and forgotten with what it was made from', async () => {
    const empty = shop.deps.rawCache.bytes();
    await home();
    expect(shop.deps.rawCache.bytes()).toBeGreaterThan(empty + 768);
    shop.deps.cache.dropAll();
    expect(shop.deps.rawCache.bytes()).toBe(empty);
  });

  it('stays within its share of the memory, however many languages, centers and lists are asked for', async () => {
    const small = await createTestShop({ database: shop.database, config: { cacheBytes: 160 * 1024 } });
    const smallPort = await openPort(small);
    try {
      const token = await small.tokenOf('alpha', 'GUEST');
      await small.deps.tokens.verify(token);
      for (let Skip = 0; Skip < 60; Skip += 1) {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const body = JSON.stringify({ Take: 1, Skip });
        await askOver(smallPort, { method: 'POST', path: '/api/products/items', headers, body });
      }
      expect(small.deps.rawCache.bytes()).toBeGreaterThan(30 * 1024);
      expect(small.deps.rawCache.bytes()).toBeLessThanOrEqual(40 * 1024);
    } finally {
      await small.stop();
    }
  });
});

describe('an answer that is sent again', () => {
  it('is counted in the figures', async () => {
    const hits = async () =>
      Number(
        /^kept_answers_replayed_total (\d+)$/m.exec((await shop.app.inject({ url: '/metrics' })).body)?.[1],
      );
    const before = await hits();
    for (let n = 0; n < 4; n += 1) await home();
    expect((await hits()) - before).toBe(3);
  });

  it('counts against its address: past the limit the app itself answers, and says no to pages', async () => {
    const addressLimits = { cachedAnswersPerMinute: 2, freshPagesPerMinute: 100 };
    const limited = await createTestShop({
      database: shop.database,
      pages: stubPages,
      config: { addressLimits, trustedProxies: 1 },
    });
    const limitedPort = await openPort(limited);
    try {
      const look = (address: string, headers: Record<string, string> = {}) =>
        askOver(limitedPort, {
          path: '/',
          headers: { 'x-forwarded-for': address, 'accept-language': 'en', ...headers },
        });
      const statuses = async (address: string, times: number) => {
        const all: number[] = [];
        for (let n = 0; n < times; n += 1) all.push((await look(address)).status);
        return all;
      };
      expect(await statuses('1.1.1.1', 4)).toEqual([200, 200, 200, 429]);
      expect(await statuses('2.2.2.2', 1)).toEqual([200]);
      const refused = await look('1.1.1.1', { accept: 'text/html' });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
  });
});

it('a refusal is never sent again', async () => {
  const unknown = async () => ask({ path: '/api/products/item/NONE', headers: await bearer() });
  expect([(await unknown()).status, (await unknown()).status, wholeWay]).toEqual([404, 404, 2]);
});
