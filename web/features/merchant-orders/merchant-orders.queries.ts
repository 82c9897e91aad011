/** Orders as staff take care of them. Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OrderType } from '#domain/orders/order.ts';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import type { OrderFilters } from './order-filters.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type ListedOrder = CallAnswer<'merchantOrders'>['Data'][number];
export type OrderDetail = CallAnswer<'merchantOrderDetail'>;
export type OrderCosts = CallAnswer<'merchantOrderCosts'>;
export type OrderKey = { orderid: string; saleunit: string };

const ORDERS_A_PAGE = 25;
/** Others work on them too. */
const FRESH_MS = 15_000;

/** Before every key here: whatever changes an order makes all of them stale. */
export const MERCHANT_ORDERS = ['merchantOrders'] as const;

export function merchantOrdersQuery({ api, locale }: Asker, filters: OrderFilters) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_ORDERS, 'list', locale, filters],
    queryFn: ({ pageParam }) =>
      api.merchantOrders({
        query: { ...filters, after: pageParam, take: ORDERS_A_PAGE },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: FRESH_MS,
  });
}

/** Orders by their keys, or all that a list has. */
export type ChosenOrders = CallInput<'orderStepsAhead'>['body'];
export type StepsAhead = CallAnswer<'orderStepsAhead'>['Steps'][number];

/** What would come of each step for these orders now. */
export function stepsAheadQuery({ api }: Pick<Asker, 'api'>, chosen: ChosenOrders) {
  return queryOptions({
    queryKey: [...MERCHANT_ORDERS, 'ahead', chosen],
    queryFn: () => api.orderStepsAhead({ body: chosen }),
    // Sums that were true a moment ago are not confirmed.
    gcTime: 0,
    retry: false,
  });
}

/** All orders that a list shows, to be printed. */
export function printableOrdersQuery({ api }: Pick<Asker, 'api'>, filters: OrderFilters) {
  const { type: _type, ...body } = filters;
  return queryOptions({
    // Not one of those that a change makes stale: what is being printed does not change between two files of it.
    queryKey: ['printable-orders', body],
    queryFn: async () => (await api.printableOrders({ body })).Data,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** How many wait in each open state, and how many came in after `since`. */
export function ordersWaitingQuery(
  { api }: Pick<Asker, 'api'>,
  { type, saleUnit, since }: { type: OrderType; saleUnit?: string; since?: string | undefined },
) {
  return queryOptions({
    queryKey: [...MERCHANT_ORDERS, 'waiting', type, saleUnit, since],
    queryFn: () => api.merchantOrdersWaiting({ query: { type, since, ...(saleUnit && { saleUnit }) } }),
    staleTime: FRESH_MS,
  });
}

/** Of how many orders the cash is still to be handed in at the active center. */
export function cashWaitingQuery({ api }: Pick<Asker, 'api'>) {
  return queryOptions({
    queryKey: [...MERCHANT_ORDERS, 'cashWaiting'],
    queryFn: async () => (await api.cashWaiting({})).Count,
    staleTime: FRESH_MS,
  });
}

/** Asked for again only for another order, or when it may have changed (B-23). */
export function merchantOrderQuery({ api, locale }: Asker, key: OrderKey) {
  return queryOptions({
    queryKey: [...MERCHANT_ORDERS, 'detail', locale, key.orderid, key.saleunit],
    queryFn: () => api.merchantOrderDetail({ body: key }),
    staleTime: FRESH_MS,
  });
}

/** For staff with the right `costs`; forgotten with the panel that shows it. */
/** What a return would be worth; of the order as it is now, so it is never kept. */
export function merchantReturnWorthQuery(
  { api }: Pick<Asker, 'api'>,
  { key, lines }: { key: OrderKey; lines: CallInput<'merchantReturnWorth'>['body']['Lines'] },
) {
  return queryOptions({
    queryKey: [...MERCHANT_ORDERS, 'returnWorth', key.orderid, key.saleunit, lines],
    queryFn: () => api.merchantReturnWorth({ params: key, body: { Lines: lines } }),
    gcTime: 0,
  });
}
export function merchantOrderCostsQuery({ api }: Pick<Asker, 'api'>, key: OrderKey) {
  return queryOptions({
    queryKey: [...MERCHANT_ORDERS, 'costs', key.orderid, key.saleunit],
    queryFn: () => api.merchantOrderCosts({ params: key }),
    gcTime: 0,
  });
}
