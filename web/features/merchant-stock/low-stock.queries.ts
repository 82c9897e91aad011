/** Products of the active center that run out. Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { readFilters, typed } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_ORDERS } from '../merchant-orders/merchant-orders.queries.ts';

export type LowProduct = CallAnswer<'lowStock'>['Data'][number];

const PRODUCTS_A_PAGE = 25;
const FRESH_MS = 15_000;

export const readLowText = (search: URLSearchParams): string | undefined =>
  readFilters(search, { text: typed() }).text;

/** Before every key here. Among the orders': what is ordered or taken back changes it, and so does a booking. */
export const LOW_STOCK = [...MERCHANT_ORDERS, 'lowStock'] as const;

export function lowStockQuery({ api, locale }: Pick<Page, 'api' | 'locale'>, text?: string) {
  return infiniteQueryOptions({
    queryKey: [...LOW_STOCK, locale, text],
    queryFn: ({ pageParam }) => api.lowStock({ query: { text, after: pageParam, take: PRODUCTS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: FRESH_MS,
  });
}
