/** How orders are paid. Under the orders' own key: what happens to an order loads its payment anew. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { isOpen } from '#domain/payments/attempt.ts';
import type { Page } from '../../page/page-context.ts';
import type { OrderKey } from '../orders/orders.queries.ts';
import { ORDERS } from '../orders/orders-key.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type Payment = Omit<CallAnswer<'orderPayment'>, 'OrderID' | 'SaleUnit'>;
export type Way = Payment['Ways'][number];
export type PaymentAttempt = NonNullable<Payment['Attempt']>;

/** Where no event comes: the connection is down, or the visitor has none. */
const LIVE_MS = 30_000;
const NOT_LIVE_MS = 5_000;
const isUnderWay = (payment: Payment | undefined): boolean =>
  payment?.Attempt != null && isOpen(payment.Attempt.State);

export function orderPaymentQuery({ api, locale }: Asker, key: OrderKey) {
  return queryOptions({
    queryKey: [...ORDERS, 'payment', locale, key.orderid, key.saleunit],
    queryFn: () => api.orderPayment({ params: key }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LIVE_MS : false),
  });
}

export function linkedPaymentQuery({ api, locale }: Asker, key: string) {
  return queryOptions({
    queryKey: ['payment link', locale, key],
    queryFn: () => api.linkedPayment({ params: { key } }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? NOT_LIVE_MS : false),
  });
}

export function paymentStatusQuery({ api, locale }: Asker, reference: string) {
  return queryOptions({
    queryKey: [...ORDERS, 'payment status', locale, reference],
    queryFn: () => api.paymentStatus({ params: { reference } }),
    staleTime: 2_000,
    refetchInterval: ({ state: { data } }) => (data && isOpen(data.State) ? NOT_LIVE_MS : false),
  });
}

export function paymentWaysQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['payment ways', locale],
    queryFn: () => api.paymentWays(),
    staleTime: 60_000,
  });
}
