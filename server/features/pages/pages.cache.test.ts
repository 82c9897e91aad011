/** Which pages of guests are cached. */
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import type { BuiltApp, WebBuild } from '../../pages/built-app.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { stubPages } from '../../testing/stub-pages.ts';

let shop: TestShop;
let isBroken = false;
let rendered = 0;

/** A page that shows its optional part, or says that it is left out. */
function inParts(): BuiltApp {
  let api: Api;
  // A stub's build is available synchronously, never a promise.
  const build = stubPages.build as WebBuild;
  const module: typeof build.entry.module = {
    ...build.entry.module,
    openPage: (opening) => {
      ({ api } = opening);
      return new RouterContextProvider();
    },
    createRequestHandler: () => async () => {
      rendered += 1;
      const shown = await api.listProducts({ body: {} }).catch(() => []);
      return new Response(`<html>${shown.map(({ P_Code }) => P_Code).join(' ')}</html>`);
    },
  };
  return { ...stubPages, build: { ...build, entry: { ...build.entry, module } } };
}

beforeAll(async () => {
  shop = await createTestShop({ pages: inParts() });
  shop.app.addHook('onRequest', async (request) => {
    if (isBroken && request.url.startsWith('/api/products/items')) throw new Error('The database is away');
  });
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.deps.cache.dropAll();
  rendered = 0;
  isBroken = false;
});

const look = async (tenant: 'alpha' | 'beta' = 'alpha') =>
  (await shop.app.inject({ url: '/', headers: { host: `${tenant}.example` } })).body;

test('S-66 a page that something is left out of is rendered again the next time, and cached once it is whole', async () => {
  isBroken = true;
  expect(await look()).toBe('<html></html>');
  isBroken = false;
  expect(await look()).toContain('P1');
  expect(rendered).toBe(2);
  expect(await look()).toContain('P1');
  expect(rendered, 'cached').toBe(2);
  await look('beta');
  expect(rendered, 'for its own tenant').toBe(3);
});
