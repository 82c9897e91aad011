import { matchRoutes, redirect, RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import type { BootstrapData } from '#contract/page.ts';
import type { Opening, WebBuild } from './built-app.ts';
import { createPages } from './pages.ts';

const Page = () => null;
const handle = { shared: true, search: { cached: ['group', 'sort'], uncached: ['text'] } };
const routes = {
  root: { id: 'root', path: '', module: {} },
  layout: { id: 'layout', parentId: 'root', path: 'en?', module: { default: Page } },
  home: { id: 'home', parentId: 'layout', index: true, module: { default: Page, handle: {} } },
  list: { id: 'list', parentId: 'layout', path: 'product', module: { default: Page, handle } },
};

let opened: Opening[];
let asked: string[];
let answer: (request: Request) => Response;

beforeEach(() => {
  opened = [];
  asked = [];
  answer = () =>
    new Response(`<html><script nonce="${opened.at(-1)?.nonce}">go()</script><script>evil()</script></html>`);
});

// Only the parts of a build that the page server uses.
const build = {
  routes,
  entry: {
    module: {
      matchRoutes,
      openPage: (opening: Opening) => {
        opened.push(opening);
        return new RouterContextProvider();
      },
      createRequestHandler: () => (request: Request) => {
        asked.push(request.url);
        return Promise.resolve(answer(request));
      },
    },
  },
} as unknown as WebBuild;

const pages = createPages({ build, assetUrl: () => undefined, report: () => {} });
const bootstrap = { origin: 'http://petclub.localhost', settings: {} } as BootstrapData;
const visit = (path: string) => ({
  url: new URL(path, 'http://petclub.localhost'),
  bootstrap,
  api: {} as Api,
});

describe('the plan of an address', () => {
  test.each([
    ['/', { kind: 'page', path: '/', keep: true, shared: false }],
    ['/en', { kind: 'page', path: '/en', keep: true, shared: false }],
    ['/?utm_source=x&tenantId=petclub', { kind: 'page', path: '/', keep: true, shared: false }],
    [
      '/en/product?sort=asc&x=1&group=G1',
      { kind: 'page', path: '/en/product?group=G1&sort=asc', keep: true, shared: true },
    ],
    ['/product?group=&text=', { kind: 'page', path: '/product', keep: true, shared: true }],
    [
      '/product?text=cat&group=G1',
      { kind: 'page', path: '/product?group=G1&text=cat', keep: false, shared: true },
    ],
    ['/product/?group=G1', { kind: 'redirect', to: '/product?group=G1' }],
    ['/en/', { kind: 'redirect', to: '/en' }],
    ['//evil.example/', { kind: 'redirect', to: '/evil.example' }],
    ['/nothing', { kind: 'unknown', path: '/nothing' }],
    ['/product.data', { kind: 'unknown', path: '/product.data' }],
  ])('%s', async (path, planned) => {
    expect(await pages.plan(new URL(`http://petclub.localhost${path}`))).toEqual(planned);
  });

  test('is found once a path; an invented long one is not remembered', async () => {
    const looked: string[] = [];
    const looking: typeof matchRoutes = (all, path) => {
      looked.push(typeof path === 'string' ? path : '');
      return matchRoutes(all, path);
    };
    const { entry } = build;
    const counted: WebBuild = {
      ...build,
      entry: { ...entry, module: { ...entry.module, matchRoutes: looking } },
    };
    const { plan } = createPages({ build: counted, assetUrl: () => undefined, report: () => {} });
    const long = `/product/${'x'.repeat(300)}`;
    for (const path of ['/product', '/product?sort=asc', long, long])
      await plan(new URL(path, 'http://petclub.localhost'));
    expect(looked).toEqual(['/product', long, long]);
  });
});

describe("a guest's page", () => {
  test('carries hashes of its own scripts, no nonce, and an entity tag', async () => {
    const { status, headers, bodies } = await pages.renderGuest(visit('/'));
    const html = bodies.pick(undefined).body.toString();
    expect(status).toBe(200);
    expect(html).toBe('<html><script>go()</script><script>evil()</script></html>');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; /);
    expect(headers['content-security-policy']).not.toContain('nonce');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['etag']).toMatch(/^W\/"[\w-]{22}"$/);
  });

  test('is the same bytes for everybody: no parameter that the page does not read gets in', async () => {
    const one = await pages.renderGuest(visit('/product?group=G1&utm_source=a'));
    const other = await pages.renderGuest(visit('/product?tenantId=b&group=G1'));
    expect(asked).toEqual(Array(2).fill('http://petclub.localhost/product?group=G1'));
    expect(opened.map(({ url }) => url.search)).toEqual(['?group=G1', '?group=G1']);
    expect(other.headers).toEqual(one.headers);
  });

  test('keeps the status of its answer', async () => {
    answer = () => new Response('<html></html>', { status: 404 });
    expect((await pages.renderGuest(visit('/product'))).status).toBe(404);
  });
});

describe("a signed-in visitor's page", () => {
  test('carries a nonce of its own each time and is stored nowhere', async () => {
    const first = await pages.renderVisitor(visit('/'));
    const second = await pages.renderVisitor(visit('/'));
    const nonce = opened[0]?.nonce ?? '';
    expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(second.headers['content-security-policy']).not.toContain(nonce);
    expect(first.bodies.pick(undefined).body.toString()).toContain(`<script nonce="${nonce}">go()</script>`);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.headers['etag']).toBeUndefined();
  });
});

test('a redirect of a page is passed on, and is cached by nobody', async () => {
  answer = () => redirect('/login?next=%2Fproduct');
  const { status, headers } = await pages.renderVisitor(visit('/product'));
  expect(status).toBe(302);
  expect(headers).toEqual({ location: '/login?next=%2Fproduct', 'cache-control': 'private, no-store' });
});

describe('W-66 the tag manager of a shop', () => {
  const policies = async (more: Partial<BootstrapData>): Promise<string[]> => {
    const opening = { ...visit('/'), bootstrap: { ...bootstrap, ...more } };
    const made = [await pages.renderGuest(opening), await pages.renderVisitor(opening)];
    return made.map(({ headers }) => headers['content-security-policy'] ?? '');
  };

  test('may be loaded where its setting TAG_MANAGER_ID is, and nowhere else', async () => {
    for (const policy of await policies({ settings: { TAG_MANAGER_ID: 'GTM-TEST123' } })) {
      expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/www\.googletagmanager\.com(;|$)/);
      expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/\*\.google-analytics\.com/);
      expect(policy).not.toContain("'unsafe-inline' https");
    }
    const without: Partial<BootstrapData>[] = [
      { settings: {} },
      { settings: { TAG_MANAGER_ID: '' } },
      { settings: { TAG_MANAGER_ID: 'nonsense' } },
      { settings: { TAG_MANAGER_ID: 'GTM-TEST123', ANALYTICS_ENABLED: 'N' } },
      { settings: { TAG_MANAGER_ID: 'GTM-TEST123' }, staff: {} as BootstrapData['staff'] },
    ];
    for (const one of without)
      for (const policy of await policies(one)) expect(policy, JSON.stringify(one)).not.toContain('google');
  });
});

test('W-61 the tiles of MAP_TILES_URL may be loaded by its shop, buyers and staff, and by no other', async () => {
  const policy = async (settings: BootstrapData['settings'], staff?: BootstrapData['staff']) => {
    const opening = { ...visit('/'), bootstrap: { ...bootstrap, settings, ...(staff && { staff }) } };
    return (await pages.renderVisitor(opening)).headers['content-security-policy'];
  };
  const withTiles = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' };
  expect(await policy(withTiles)).toMatch(/connect-src 'self'[^;]* https:\/\/tiles\.example(;|$)/);
  const desk = await policy(withTiles, {} as BootstrapData['staff']);
  expect(desk).toMatch(/connect-src 'self'[^;]* https:\/\/tiles\.example(;|$)/);
  expect(desk).toContain("'wasm-unsafe-eval'");
  expect(await policy({ MAP_TILES_URL: 'https://tiles.example;script-src/{z}/{x}/{y}' })).not.toContain(
    'tiles',
  );
  expect(await policy({})).not.toContain('tiles');
});
