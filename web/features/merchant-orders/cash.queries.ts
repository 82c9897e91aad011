/** Cash on delivery that is still to be handed in. Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_ORDERS } from './merchant-orders.queries.ts';

export type HeldReceipt = CallAnswer<'heldCash'>['Data'][number];
export type CashHolder = CallAnswer<'heldCash'>['Holders'][number];

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
