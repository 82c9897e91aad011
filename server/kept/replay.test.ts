/** Over a real port, because what comes by `inject` never stands before the door. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import { createTestShop, type TestShop } from '../testing/shop.ts';
import { stubPages } from '../testing/stub-pages.ts';
import { tags } from './tags.ts';

let shop: TestShop;
let port: number;
/** Requests that went the whole way. */
let wholeWay = 0;
/** The last of them. */
let latest: WeakRef<object>;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

beforeAll(async () => {
  shop = await createTestShop({ pages: stubPages });
  shop.app.addHook('onRequest', (request, _reply, done) => {
    // What a page asks for while it is rendered comes by itself.
    if (request.headers['x-render-key'] === undefined) {
      wholeWay += 1;
      latest = new WeakRef(request.raw);
    }
    done();
  });
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  // A token is believed before the door only when it was verified behind it.
  await shop.deps.tokens.verify(await shop.tokenOf('alpha', 'GUEST'));
  shop.deps.kept.dropAll();
  wholeWay = 0;
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: string };

async function ask({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> {
  const all = { host: 'alpha.example', 'accept-encoding': 'gzip, br', ...headers };
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', method, path, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: text.toString() });
      });
    })
      .on('error', reject)
      .end(body);
  });
}

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
    // On a connection of its own: a server remembers the last request of each.
    await ask({ path: '/healthz' });
    collectGarbage();
    expect(first.deref()).toBeUndefined();
    await asked();
    expect(wholeWay).toBe(2);
  });

  it('goes the whole way again as soon as what it shows has changed', async () => {
    await asked();
    shop.deps.changes.changed({ tags: [tags.product('alpha', 'P1')] });
    await asked();
    expect(wholeWay).toBe(2);
  });

  it('goes the whole way again when the settings or the hosts of shops have changed', async () => {
    await asked();
    shop.deps.changes.changed({ tags: [tags.config('alpha')] });
    await asked();
    shop.deps.changes.changed({ tenants: true });
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

  it('by a customer, whose prices are his own', async () => {
    await detail();
    await detail(await bearer('CUST1'));
    expect(wholeWay).toBe(2);
  });

  it('to a page by whoever brings a session, a center or a tenant in his cookies; other cookies decide nothing', async () => {
    await home();
    await home({ cookie: 'test-alpha-consent=Y; other=1' });
    expect(wholeWay).toBe(1);
    for (const kind of ['buyer', 'center']) await home({ cookie: `other=1; test-alpha-${kind}=x` });
    await home({ cookie: 'test-tenant=alpha' });
    expect(wholeWay).toBe(4);
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

it('a refusal is never sent again', async () => {
  const unknown = async () => ask({ path: '/api/products/item/NONE', headers: await bearer() });
  expect([(await unknown()).status, (await unknown()).status, wholeWay]).toEqual([404, 404, 2]);
});
