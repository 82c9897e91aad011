/** What pages ask about products. Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { trailTo } from '../category/category-tree.ts';
import { categoriesQuery } from '../category/category.queries.ts';
import { inStockFirst } from './list/in-stock-first.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type ProductFilter = Omit<CallInput<'listProducts'>['body'], 'Take' | 'Skip' | 'ProductIds'>;
export type ProductDetail = CallAnswer<'productDetail'>['Data'];

/** Products load 12 at a time (S-10). */
export const PRODUCTS_A_PAGE = 12;

/** So long a list that was left keeps its loaded pages, for who comes back to it. */
const LIST_CACHE_MS = 30 * 60_000;
/** The pieces left are the current ones; a moment is forgiven. */
const STOCK_FRESH_MS = 10_000;

export function productListQuery({ api, locale }: Asker, filter: ProductFilter = {}) {
  return infiniteQueryOptions({
    queryKey: ['products', locale, filter],
    queryFn: ({ pageParam }) =>
      api.listProducts({ body: { ...filter, Take: PRODUCTS_A_PAGE, Skip: pageParam } }),
    initialPageParam: 0,
    // The list is over once a page comes back short; asking for an empty one would only confirm it.
    getNextPageParam: (last, all) =>
      last.length < PRODUCTS_A_PAGE ? undefined : all.length * PRODUCTS_A_PAGE,
    // On the server it would outlive its page by as much, held by a timer with everything that page was made of.
    gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : LIST_CACHE_MS,
  });
}

/**
 * One product. A page that is cached for everybody carries its stock as a word only, so the browser asks again as soon as
 * it shows it.
 */
export function productQuery({ api, locale }: Asker, code: string) {
  return queryOptions({
    queryKey: ['product', locale, code],
    queryFn: async () => (await api.productDetail({ params: { code } })).Data,
    staleTime: STOCK_FRESH_MS,
    refetchOnMount: ({ state }) => (state.data?.Stock.StockAvailable == null ? 'always' : true),
  });
}

/** What surrounds a product: its categories from the top down, and others of its kind. */
export function aroundProductQuery(asker: Asker, code: string) {
  return queryOptions({
    queryKey: ['product', asker.locale, code, 'around'],
    queryFn: async ({ client }) => {
      const [product, categories, { Data: alike }] = await Promise.all([
        client.query(productQuery(asker, code)),
        client.query(categoriesQuery(asker)),
        asker.api.relatedProducts({ params: { code }, query: { take: PRODUCTS_A_PAGE } }),
      ]);
      const { Hierarchy1, Hierarchy2, Hierarchy3, Hierarchy4, Hierarchy5 } = product;
      const deepest = [Hierarchy5, Hierarchy4, Hierarchy3, Hierarchy2, Hierarchy1].find(
        (each) => each !== null,
      );
      return { trail: trailTo(categories, deepest), related: inStockFirst(alike) };
    },
  });
}

/** The name of a display group in the page's language; null where the shop has none such. */
export function groupNameQuery({ api, locale }: Asker, id: string) {
  return queryOptions({
    queryKey: ['display-group', locale, id],
    queryFn: async () => {
      const { Data } = await api.displayGroups({ params: { type: 'ANY' }, query: { id } });
      return Data[0]?.Group.Name ?? null;
    },
  });
}

/** Pieces left of one product at the visitor's center; null where its stock is not counted. */
export function piecesLeftQuery({ api }: Pick<Page, 'api'>, code: string) {
  return queryOptions({
    queryKey: ['product', 'pieces', code],
    queryFn: async () => {
      const [product] = await api.listProducts({ body: { ProductIds: [code] } });
      return product?.Stock.StockAvailable ?? null;
    },
    staleTime: STOCK_FRESH_MS,
    // Without it the cart itself says what is too much.
    retry: false,
  });
}
