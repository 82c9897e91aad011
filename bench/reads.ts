/** What visitors read: made-up requests in the shares that a shop sees, the same at every run. */
import type { Request } from './measure/load.ts';
import { createChance, createZipf, pick } from './measure/chance.ts';
import { ask } from './measure/ask.ts';
import { categories, productCode, type BenchCategory } from './data/products.ts';
import { SEARCHES, vocabulary } from './data/vocabulary.ts';
import { PRODUCTS, TENANTS, type ShopServer } from './shop.ts';

const LANGUAGES = ['th', 'en'] as const;
export const READERS = 32;
/** Requests of each connection before it begins again. */
const EACH = 100;
const PAGE = 12;

type Tenant = (typeof TENANTS)[number];
type Mixed = { tenant: Tenant; language: (typeof LANGUAGES)[number]; rank: number; chance: () => number };

/** For each connection a list of requests: any tenant and language, products by Zipf over the whole catalogue. */
export function mix(request: (mixed: Mixed) => Request, { size = PRODUCTS, seed = 1 } = {}): Request[][] {
  const chance = createChance(seed);
  const zipf = createZipf(size, chance);
  const one = () =>
    request({ tenant: pick(TENANTS, chance), language: pick(LANGUAGES, chance), rank: zipf(), chance });
  return Array.from({ length: READERS }, () => Array.from({ length: EACH }, one));
}

/** Products are not asked for in the order of their codes. */
const productOfRank = (rank: number): string => productCode((rank * 6007) % PRODUCTS);

export type Asking = {
  headersOf: (tenant: Tenant, language: string) => Record<string, string>;
};

/** Calls as a guest makes them in a browser: a token of each tenant as Bearer. */
export async function guestCalls(server: ShopServer): Promise<Asking> {
  const tokens = new Map<string, string>();
  for (const tenant of TENANTS) {
    const { body } = await ask(server.origin, { path: '/authen/login/guest', headers: { tenantid: tenant } });
    tokens.set(tenant, (JSON.parse(body.toString()) as { jtoken: string }).jtoken);
  }
  return {
    headersOf: (tenant, language) => ({
      authorization: `Bearer ${tokens.get(tenant) ?? ''}`,
      tenantid: tenant,
      'accept-language': language,
      'accept-encoding': 'gzip, deflate, br, zstd',
      'user-agent': BROWSER,
    }),
  };
}

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const collections = [undefined, ...categories.filter((category) => category.level < 3)];

/** The codes of a category's levels, from the first down to its own. */
const collectionLevels = (collection: BenchCategory | undefined): string[] =>
  collection ? [...(collection.parent === null ? [] : [collection.parent]), collection.code] : [];

/** The first pages of the whole list and of the larger categories, the first ones most often. */
export const listCall =
  ({ headersOf }: Asking) =>
  ({ tenant, language, rank }: Mixed): Request => {
    const collection = collections[rank % collections.length];
    const Skip = PAGE * (Math.floor(rank / collections.length) % 3);
    const levels = collectionLevels(collection).map(
      (code, index) => [`Hierarchy${index + 1}`, code] as const,
    );
    const body = { Take: PAGE, Skip, ...Object.fromEntries(levels) };
    const headers = { ...headersOf(tenant, language), 'content-type': 'application/json' };
    return { method: 'POST', path: '/api/products/items', headers, body: JSON.stringify(body) };
  };

/** How many different lists `listCall` asks for in a language of a tenant. */
export const LISTS = collections.length * 3;

/** What is being typed: words and beginnings of words, a letter more each time. */
export const autocompleteCall =
  ({ headersOf }: Asking) =>
  ({ tenant, language, chance }: Mixed): Request => {
    const word = pick([...SEARCHES.words, ...SEARCHES.beginnings], chance);
    const typed = word.slice(0, Math.max(2, Math.ceil(chance() * word.length)));
    return {
      path: `/GET_MASTER_DATA/GetAutoComplete?search=${encodeURIComponent(typed)}&take=10`,
      headers: headersOf(tenant, language),
    };
  };

export const detailCall =
  ({ headersOf }: Asking) =>
  ({ tenant, language, rank }: Mixed): Request => ({
    path: `/api/products/item/${productOfRank(rank)}`,
    headers: headersOf(tenant, language),
  });

/** A page as a browser without a session asks for it, under the tenant's own host. */
export function pageRequest(
  server: ShopServer,
  { tenant, language }: Pick<Mixed, 'tenant' | 'language'>,
  path: string,
): Request {
  return {
    path: language === 'en' ? `/en${path === '/' ? '' : path}` : path,
    headers: {
      host: `${tenant}.localhost:${new URL(server.origin).port}`,
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'accept-language': language,
      'accept-encoding': 'gzip, deflate, br, zstd',
      'user-agent': BROWSER,
    },
  };
}

const pageMaker = (path: (mixed: Mixed) => string) => (server: ShopServer) => (mixed: Mixed) =>
  pageRequest(server, mixed, path(mixed));

export const homePage = pageMaker(() => '/');
export const listPage = pageMaker(({ rank }) => {
  const levels = collectionLevels(collections[rank % collections.length]);
  return levels.length === 0
    ? '/product'
    : `/product?${levels.map((code, index) => `h${index + 1}=${code}`).join('&')}`;
});
/** How many different list pages there are in a language of a tenant. */
export const LIST_PAGES = collections.length;
export const detailPage = pageMaker(({ rank }) => `/product/${productOfRank(rank)}`);

/** Two words of a product's name, another pair each time. */
export function searchTexts(): () => string {
  let number = 0;
  return () => {
    number += 1;
    const kind = vocabulary.kinds[number % vocabulary.kinds.length];
    const brand = vocabulary.brands[Math.floor(number / vocabulary.kinds.length) % vocabulary.brands.length];
    return `${kind?.[number % 2] ?? ''} ${brand?.[0] ?? ''}`;
  };
}
