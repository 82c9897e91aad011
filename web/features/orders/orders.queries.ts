/** The customer's own orders. Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { filterQuery, type OrderFilters } from './order-filters.ts';
import { ORDERS } from './orders-key.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type ListedOrder = CallAnswer<'listOrders'>['Data'][number];
export type OrderKey = { orderid: string; saleunit: string };

/** Orders load 12 at a time, newest first. */
const ORDERS_A_PAGE = 12;

type ListQuery = CallInput<'listOrders'>['query'];

/** `key` names the list, `query` says what of the orders is in it when it is asked. */
function listQuery({ api, locale }: Asker, key: unknown, query: () => Partial<ListQuery>) {
  return infiniteQueryOptions({
    queryKey: [...ORDERS, 'list', locale, key],
    queryFn: ({ pageParam }) =>
      api.listOrders({ query: { take: ORDERS_A_PAGE, before: pageParam, ...query() } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    // An order just placed or canceled must appear when the buyer looks again.
    staleTime: 15_000,
  });
}

export type OrderListQuery = ReturnType<typeof listQuery>;

export function orderListQuery(asker: Asker, filters: OrderFilters): OrderListQuery {
  return listQuery(asker, filters, () => filterQuery(filters, new Date()));
}

/** What the shop has confirmed and the customer has not got yet. */
export function deliveryListQuery(asker: Asker): OrderListQuery {
  return listQuery(asker, 'delivery', () => ({ status: 'Approved,Packed,Shipping' }));
}

export function orderDetailQuery({ api, locale }: Asker, key: OrderKey) {
  return queryOptions({
    queryKey: [...ORDERS, 'detail', locale, key.orderid, key.saleunit],
    queryFn: () => api.orderDetail({ params: key }),
    staleTime: 15_000,
  });
}

/** How far an order is, and where its parcel can be followed. */
export function orderTrackingQuery({ api, locale }: Asker, orderid: string) {
  return queryOptions({
    queryKey: [...ORDERS, 'tracking', locale, orderid],
    queryFn: () => api.orderTracking({ params: { orderid } }),
    staleTime: 15_000,
  });
}
