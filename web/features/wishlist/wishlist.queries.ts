/** What the signed-in customer has put aside. Small, personal and laid over the page: never part of a cached one. */
import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

const ALL = ['wishlist'] as const;
/** The codes alone, for hearts. */
export const WISHED_CODES = [...ALL, 'codes'] as const;
/** With their products, by language: for the page. */
export const WISHED_PRODUCTS = [...ALL, 'products'] as const;

export function wishedCodesQuery({ api }: Pick<Asker, 'api'>) {
  return queryOptions({
    queryKey: WISHED_CODES,
    queryFn: async () => (await api.wishlist({ query: {} })).Data,
  });
}

export function wishedProductsQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...WISHED_PRODUCTS, locale],
    queryFn: () => api.wishlist({ query: { detail: 'Y' } }),
  });
}
