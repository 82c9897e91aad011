/** The customer's own orders. Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type ListedOrder = CallAnswer<'listOrders'>['Data'][number];
export type OrderKey = { orderid: string; saleunit: string };

/** Orders load 12 at a time, newest first. */
const ORDERS_A_PAGE = 12;

export function orderListQuery({ api, locale }: Asker) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'list', locale],
    queryFn: ({ pageParam }) => api.listOrders({ query: { take: ORDERS_A_PAGE, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    // An order just placed or canceled must stand there when the buyer looks again.
    staleTime: 15_000,
  });
}

export function orderDetailQuery({ api, locale }: Asker, key: OrderKey) {
  return queryOptions({
    queryKey: ['orders', 'detail', locale, key.orderid, key.saleunit],
    queryFn: () => api.orderDetail({ params: key }),
    staleTime: 15_000,
  });
}
