/** Cash on delivery until and after it is handed in, and what is owed to customers. Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { code, day, readFilters, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_ORDERS } from './merchant-orders.queries.ts';

export type HeldReceipt = CallAnswer<'heldCash'>['Data'][number];
export type CashHolder = CallAnswer<'heldCash'>['Holders'][number];

/** Beyond so many rows the sum is theirs alone. */
export const MOST_SUMMED = 1000;
const RECEIPTS_A_PAGE = 25;
const FRESH_MS = 15_000;

/** With the orders' keys: whatever changes an order makes it stale. */
export function heldCashQuery({ api, locale }: Pick<Page, 'api' | 'locale'>) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_ORDERS, 'cash', locale],
    queryFn: ({ pageParam }) => api.heldCash({ query: { after: pageParam, take: RECEIPTS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: FRESH_MS,
  });
}

export type HandIn = CallAnswer<'cashHandIns'>['Data'][number];
const HAND_IN_FILTERS = { person: code, dateStart: day, dateEnd: day };
export const HAND_IN_FILTER_NAMES = Object.keys(HAND_IN_FILTERS);
type HandInFilters = FiltersOf<typeof HAND_IN_FILTERS>;
export const readHandInFilters = (search: URLSearchParams) => readFilters(search, HAND_IN_FILTERS);

export function cashHandInsQuery({ api, locale }: Pick<Page, 'api' | 'locale'>, filters: HandInFilters) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_ORDERS, 'handIns', filters, locale],
    queryFn: ({ pageParam }) =>
      api.cashHandIns({ query: { ...filters, after: pageParam, take: RECEIPTS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: FRESH_MS,
  });
}

/** The orders of one of them. */
export type HandedInOrder = CallAnswer<'cashHandIn'>['Data'][number];
export function cashHandInQuery({ api, locale }: Pick<Page, 'api' | 'locale'>, handInId: number) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_ORDERS, 'handIn', handInId, locale],
    queryFn: ({ pageParam }) =>
      api.cashHandIn({ query: { handInId, after: pageParam, take: RECEIPTS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: FRESH_MS,
  });
}

export type OwingOrder = CallAnswer<'refundsDue'>['Data'][number];
export function refundsDueQuery({ api, locale }: Pick<Page, 'api' | 'locale'>) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_ORDERS, 'refundsDue', locale],
    queryFn: ({ pageParam }) => api.refundsDue({ query: { after: pageParam, take: RECEIPTS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: FRESH_MS,
  });
}

/** Whoever may have taken the cash of an order of the center. */
export function cashTakersQuery({ api }: Pick<Page, 'api'>, saleUnit: string) {
  return queryOptions({
    queryKey: ['cashTakers', saleUnit],
    queryFn: () => api.cashTakers({ query: { saleUnit } }),
    staleTime: FRESH_MS,
  });
}
