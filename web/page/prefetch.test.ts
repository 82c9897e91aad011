import { queryOptions } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { ApiError, createClient, type ApiResponse } from '#contract/client.ts';
import { localeOfPath, type BootstrapData } from '#contract/page.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import { composeOnServer } from '../compose-page.ts';
import { definePage, need, optional, type QueriesInput } from './define-page.ts';
import { pageContext, type PageBase } from './page-context.ts';
import { shownError } from './page-error.ts';
import { arrivedState, browserPrefetch, newQueryClient, serverPrefetch } from './prefetch.ts';

let asked: string[];
let answers: Record<string, { status: number; body: unknown }>;
let loaded: string[];
let reported: unknown[];

beforeEach(() => {
  asked = [];
  loaded = [];
  reported = [];
  answers = {
    '/api/category/list': { status: 200, body: { Data: [] } },
    '/api/products/item/A1': { status: 200, body: { Data: { P_Code: 'A1' } } },
    '/api/products/item/NONE': { status: 404, body: { code: 'PRODUCT_NOT_FOUND', message: 'ไม่พบสินค้านี้' } },
  };
});

afterEach(() => void vi.useRealTimers());

const send = ({ url }: { url: string }): Promise<ApiResponse> => {
  asked.push(url);
  const { status, body } = answers[url] ?? { status: 503, body: { code: 'UNAVAILABLE', message: '' } };
  return Promise.resolve({ status, headers: { get: () => null }, text: JSON.stringify(body) });
};

const user = { CUSTOMERCODE: 'GUEST', SALEUNIT: 'DC1' } as BootstrapData['user'];

function visit(address: string, { customer = 'GUEST', settings = {} } = {}) {
  const url = new URL(address, 'http://petclub.localhost');
  const bootstrap: BootstrapData = {
    tenant: { id: 'petclub', companyCode: 'PET' },
    keyPrefix: 'shop',
    origin: url.origin,
    user: { ...user, CUSTOMERCODE: customer },
    settings,
  };
  const base: PageBase = {
    locale: localeOfPath(url.pathname),
    bootstrap,
    bootstrapJson: '',
    config: readWebConfig(settings),
    queryClient: newQueryClient(),
    messages: {
      current: () => ({}),
      load: async (namespaces) => void loaded.push(...namespaces),
      subscribe: () => () => {},
      files: () => [],
    },
    report: (error) => void reported.push(error),
  };
  const page = composeOnServer(base, createClient(send, calls));
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  const code = url.pathname.split('/').at(-1) ?? '';
  return { page, args: { url, params: { code }, context } };
}

const productQuery = ({ api }: Pick<QueriesInput<never>, 'api'>, code: string) =>
  queryOptions({ queryKey: ['product', code], queryFn: () => api.productDetail({ params: { code } }) });
const categoryQuery = ({ api }: Pick<QueriesInput<never>, 'api'>) =>
  queryOptions({ queryKey: ['categories'], queryFn: () => api.categoryList() });

const productPage = definePage<'code'>({
  messages: ['product'],
  queries: ({ params, ...page }) => [
    need(productQuery(page, params.code)),
    optional(need(categoryQuery(page))),
  ],
});

describe("a page's data on the server", () => {
  test('is fetched through the API and given to the browser with the page', async () => {
    const { args } = visit('/product/A1');
    const { dehydrated } = await serverPrefetch(productPage)(args);
    expect(dehydrated.queries.map(({ queryKey }) => queryKey)).toEqual([['product', 'A1'], ['categories']]);
    expect(dehydrated.queries[0]?.state.data).toEqual({ Data: { P_Code: 'A1' } });
  });

  test('is the same bytes for the same content, whenever it is fetched', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
    const first = await serverPrefetch(productPage)(visit('/product/A1').args);
    vi.setSystemTime(2_000);
    const second = await serverPrefetch(productPage)(visit('/product/A1').args);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  test("that is needed and missing is the page's error, with the API's status and message, asked once", async () => {
    const { args } = visit('/product/NONE');
    await expect(serverPrefetch(productPage)(args)).rejects.toMatchObject({
      init: { status: 404 },
      data: { code: 'PRODUCT_NOT_FOUND', message: 'ไม่พบสินค้านี้' },
    });
    expect(asked.filter((url) => url.endsWith('NONE'))).toHaveLength(1);
  });

  test('S-66 that the page can do without never fails it', async () => {
    delete answers['/api/category/list'];
    const { dehydrated } = await serverPrefetch(productPage)(visit('/product/A1').args);
    expect(dehydrated.queries.map(({ queryKey }) => queryKey)).toEqual([['product', 'A1']]);
  });

  test('S-66 that failed and is left out is reported to the shop by its name; what is not there, or refused, is not', async () => {
    delete answers['/api/category/list'];
    await serverPrefetch(productPage)(visit('/product/A1').args);
    expect(reported).toMatchObject([{ message: 'Left out of the page: ["categories"]' }]);
    reported = [];
    for (const status of [401, 403, 404]) {
      answers['/api/category/list'] = { status, body: { code: 'NO', message: '' } };
      await serverPrefetch(productPage)(visit('/product/A1').args);
    }
    expect(reported).toEqual([]);
  });
});

describe("a page's data in the browser", () => {
  test('comes straight from the API, together with the dictionaries', async () => {
    const { page, args } = visit('/product/A1');
    expect(await browserPrefetch(productPage)(args)).toBeNull();
    expect(asked).toEqual(['/api/products/item/A1', '/api/category/list']);
    expect(loaded).toEqual(['product']);
    expect(page.queryClient.getQueryData(['product', 'A1'])).toEqual({ Data: { P_Code: 'A1' } });
  });

  test('that is already there is not waited for', async () => {
    const { args } = visit('/product/A1');
    await browserPrefetch(productPage)(args);
    asked = [];
    await browserPrefetch(productPage)(args);
    expect(asked).toEqual([]);
  });

  test('S-05 is asked for again when the visitor changes on the way', async () => {
    const { page, args } = visit('/product/A1');
    const going = browserPrefetch(productPage)(args);
    void page.queryClient.resetQueries();
    await going;
    expect(page.queryClient.getQueryData(['product', 'A1'])).toEqual({ Data: { P_Code: 'A1' } });
  });

  test('S-17 that came with the document counts as fresh from its arrival', async () => {
    const prefetched = await serverPrefetch(productPage)(visit('/product/A1').args);
    const { queries } = arrivedState([undefined, null, prefetched], 1_000);
    expect(queries.map(({ state, dehydratedAt }) => [state.dataUpdatedAt, dehydratedAt])).toEqual([
      [1_000, 1_000],
      [1_000, 1_000],
    ]);
    expect(prefetched.dehydrated.queries[0]?.state.dataUpdatedAt).toBe(0);
  });
});

describe('S-66 a page in parts', () => {
  const parts = definePage<'code'>({
    messages: [],
    queries: ({ params, ...page }) => [
      optional(need(productQuery(page, params.code))),
      optional(need(categoryQuery(page))),
    ],
    inParts: true,
  });
  const ways = { 'on the server': serverPrefetch(parts), 'in the browser': browserPrefetch(parts) };

  test.each(Object.entries(ways))('is shown with what could be had, %s', async (_, fetchParts) => {
    delete answers['/api/category/list'];
    const { page, args } = visit('/product/A1');
    await fetchParts(args);
    expect(page.queryClient.getQueryData(['product', 'A1'])).toBeDefined();
    expect(reported).toHaveLength(1);
    // In the browser the next navigation asks for the rest alone; that it is still missing is no reason to fail.
    await fetchParts(args);
  });

  test.each(Object.entries(ways))('fails where nothing of it could be had, %s', async (_, fetchParts) => {
    answers = {};
    await expect(fetchParts(visit('/product/A1').args)).rejects.toMatchObject({ init: { status: 503 } });
  });
});

describe('S-42 a session that ends while the next page is fetched', () => {
  test('leads to the sign-in and to that page after it', async () => {
    const { page, args } = visit('/en/product/A1?unit=2', { customer: 'C1' });
    const orders = definePage<'code'>({
      messages: [],
      access: 'customer',
      queries: () => [
        need(
          queryOptions({
            queryKey: ['orders'],
            queryFn: () => {
              page.session.user = () => ({ ...user, CUSTOMERCODE: 'GUEST' });
              page.session.lapsed = () => true;
              throw new ApiError({ statusCode: 401, code: 'SESSION_OVER', message: '' });
            },
          }),
        ),
      ],
    });
    const answer = await browserPrefetch(orders)(args).catch((error: unknown) => error);
    expect((answer as Response).headers.get('location')).toBe(
      '/en/login?next=%2Fen%2Fproduct%2FA1%3Funit%3D2',
    );
  });
});

describe('who may see a page', () => {
  const history = definePage({ messages: [], access: 'customer' });
  const home = definePage({ messages: [] });
  const login = definePage({ messages: [], access: 'anyone' });
  const guestModeOff = { GUEST_MODE_ENABLED: 'N' };

  async function leadsTo(page: typeof home, address: string, options?: Parameters<typeof visit>[1]) {
    try {
      await serverPrefetch(page)(visit(address, options).args);
      return 'the page';
    } catch (answer) {
      return (answer as Response).headers.get('location');
    }
  }

  test('A-05 guests go home from pages that need an account, in their language', async () => {
    expect(await leadsTo(history, '/history')).toBe('/?account=needed');
    expect(await leadsTo(history, '/en/history')).toBe('/en?account=needed');
    expect(await leadsTo(history, '/history', { customer: 'C1' })).toBe('the page');
  });

  test('W-09 A-05 with guest mode off guests sign in first, and come back to where they wanted to be', async () => {
    expect(await leadsTo(home, '/en/product?text=cat', { settings: guestModeOff })).toBe(
      '/en/login?next=%2Fen%2Fproduct%3Ftext%3Dcat',
    );
    expect(await leadsTo(history, '/history', { settings: guestModeOff })).toBe('/login?next=%2Fhistory');
    expect(await leadsTo(login, '/login', { settings: guestModeOff })).toBe('the page');
    expect(await leadsTo(home, '/', { settings: guestModeOff, customer: 'C1' })).toBe('the page');
  });
});

describe('what the error page shows', () => {
  test('the status and message of the API', () => {
    const error = new ApiError({ statusCode: 503, code: 'UNAVAILABLE', message: 'closed' });
    expect(shownError(error)).toEqual({ status: 503, message: 'closed' });
  });
  test('500 for anything unexpected, without its words', () => {
    expect(shownError(new TypeError('x is undefined'))).toEqual({ status: 500 });
  });
});
