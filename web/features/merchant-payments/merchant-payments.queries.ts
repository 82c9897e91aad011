/** Payments of orders as staff see them. With the orders' keys: whatever changes an order makes them stale. */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_ORDERS, type OrderKey } from '../merchant-orders/merchant-orders.queries.ts';

export type MerchantPayment = CallAnswer<'merchantPayment'>;
export type PaymentAttempt = MerchantPayment['Attempts'][number];
export type PaymentReview = MerchantPayment['Reviews'][number];

export const reviewKinds = ['slip', 'claim', 'amount', 'currency', 'unknown', 'refund'] as const;
type ReviewKind = (typeof reviewKinds)[number];

type Asker = Pick<Page, 'api' | 'locale'>;

export function merchantPaymentQuery({ api, locale }: Asker, key: OrderKey) {
  return queryOptions({
    queryKey: [...MERCHANT_ORDERS, 'payment', locale, key.orderid, key.saleunit],
    queryFn: () => api.merchantPayment({ params: key }),
    staleTime: 15_000,
  });
}

export const readKind = (search: URLSearchParams): ReviewKind | undefined =>
  reviewKinds.find((one) => one === search.get('kind'));

export const reviewsQuery = ({ api, locale }: Asker, kind: ReviewKind | undefined) =>
  pagedQuery([...MERCHANT_ORDERS, 'reviews', locale, kind] as const, ({ after }) =>
    api.paymentReviews({ query: { after, take: 12, ...(kind && { kind }) } }),
  );

/** After a change: the order, its payment and the lists are asked for again. */
export function usePaymentsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: MERCHANT_ORDERS });
}
