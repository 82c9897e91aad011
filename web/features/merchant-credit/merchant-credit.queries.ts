/** What customers owe on credit. Under one key: every change makes all of it stale. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

export type Debtor = CallAnswer<'creditDebts'>['Data'][number];
export type CustomerCredit = CallAnswer<'customerCredit'>;

export const MERCHANT_CREDIT = ['merchantCredit'] as const;
export const CREDIT_LIST = '/merchant/customer/credit';
export const creditPath = (code: string): string => `${CREDIT_LIST}/${encodeURIComponent(code)}`;

export function creditDebtsQuery({ api }: Pick<Page, 'api'>) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_CREDIT, 'debts'],
    queryFn: ({ pageParam }) => api.creditDebts({ query: { after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
  });
}

export function customerCreditQuery({ api }: Pick<Page, 'api'>, code: string) {
  return queryOptions({
    queryKey: [...MERCHANT_CREDIT, 'customer', code],
    queryFn: () => api.customerCredit({ params: { code } }),
  });
}

export function customerEntriesQuery({ api }: Pick<Page, 'api'>, code: string) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_CREDIT, 'entries', code],
    queryFn: ({ pageParam }) => api.customerCreditEntries({ params: { code }, query: { after: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
  });
}
