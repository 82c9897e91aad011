/** What a customer may still order on credit. Under one key: an order makes all of it stale. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

export type CreditEntry = CallAnswer<'creditStatement'>['Data'][number];

const CREDIT = ['credit'] as const;

export function creditBalanceQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({ queryKey: [...CREDIT, 'balance'], queryFn: () => api.creditBalance() });
}

export function creditStatementQuery({ api }: Pick<Page, 'api'>) {
  return infiniteQueryOptions({
    queryKey: [...CREDIT, 'statement'],
    queryFn: ({ pageParam }) => api.creditStatement({ query: { after: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
  });
}
