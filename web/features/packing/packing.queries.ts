import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import type { OrderKey } from '../merchant-orders/merchant-orders.queries.ts';

export type Packing = CallAnswer<'merchantOrderPacking'>;

/** How soon two packers of one order see each other. */
const AGAIN_MS = 15_000;

/** The barcodes of an order, and what is counted of it. */
export function packingQuery({ api }: Pick<Page, 'api'>, key: OrderKey) {
  return queryOptions({
    queryKey: ['packing', key.orderid, key.saleunit],
    queryFn: () => api.merchantOrderPacking({ params: key }),
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });
}
