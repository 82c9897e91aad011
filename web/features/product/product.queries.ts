/** What pages ask about products. Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type ProductFilter = Omit<CallInput<'listProducts'>['body'], 'Take' | 'Skip' | 'ProductIds'>;

/** Products load 12 at a time (storefront §4). */
export const PRODUCTS_A_PAGE = 12;

export function productListQuery({ api, locale }: Asker, filter: ProductFilter = {}) {
  return infiniteQueryOptions({
    queryKey: ['products', locale, filter],
    queryFn: ({ pageParam }) =>
      api.listProducts({ body: { ...filter, Take: PRODUCTS_A_PAGE, Skip: pageParam } }),
    initialPageParam: 0,
    // The list is over once a page comes back short; an empty one would only be asked for to hear so.
    getNextPageParam: (last, all) =>
      last.length < PRODUCTS_A_PAGE ? undefined : all.length * PRODUCTS_A_PAGE,
  });
}

export function productQuery({ api, locale }: Asker, code: string) {
  return queryOptions({
    queryKey: ['product', locale, code],
    queryFn: async () => (await api.productDetail({ params: { code } })).Data,
  });
}
