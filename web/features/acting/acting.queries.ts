/** Customers whom a member of staff may order for, and these orders. Keys carry the language. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ReportRange } from '#domain/time/report-range.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type StaffCustomer = CallAnswer<'staffCustomers'>['Data'][number];

/** Customers of the active center by name, code or mobile number, 48 at a time (B-14). */
export function staffCustomersQuery({ api, locale }: Asker, text: string) {
  return infiniteQueryOptions({
    queryKey: ['staff', 'customers', locale, text],
    queryFn: ({ pageParam }) =>
      api.staffCustomers({ query: { ...(text !== '' && { text }), after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 60_000,
  });
}

export function mySalesQuery({ api }: Asker, range: ReportRange) {
  return queryOptions({
    queryKey: ['staff', 'mySales', range],
    queryFn: () => api.mySales({ query: { range } }),
    staleTime: 15_000,
  });
}
