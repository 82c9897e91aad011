/** Slips of the customer's own orders. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { ORDERS } from '../orders/orders-key.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type OrderKey = { orderid: string; saleunit: string };
export type OrderSlips = CallAnswer<'orderSlips'>;

/** Names and numbers as an address has them; undefined where it names no order. */
export function orderOfAddress(search: URLSearchParams): OrderKey | undefined {
  const [orderid, saleunit] = [search.get('orderid') ?? '', search.get('saleunit') ?? ''];
  return /^[0-9A-Za-z-]{1,20}$/.test(orderid) && /^[\w-]{1,20}$/.test(saleunit)
    ? { orderid, saleunit }
    : undefined;
}

export const slipPath = ({ orderid, saleunit }: OrderKey): string =>
  `/payment/slip?${new URLSearchParams({ orderid, saleunit }).toString()}`;

/** The address of a file works for ten minutes. */
export function orderSlipsQuery({ api, locale }: Asker, key: OrderKey) {
  return queryOptions({
    queryKey: [...ORDERS, 'slips', locale, key.orderid, key.saleunit],
    queryFn: () => api.orderSlips({ params: key }),
    staleTime: 15_000,
  });
}

export function slipOrdersQuery({ api, locale }: Asker, saleUnit: string | undefined) {
  return queryOptions({
    queryKey: [...ORDERS, 'slipOrders', locale, saleUnit],
    queryFn: () => api.slipOrders({ query: saleUnit === undefined ? {} : { saleUnit } }),
    staleTime: 15_000,
  });
}
