/** Customers that were registered twice, and their merge (R-49c). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { MERCHANT_CUSTOMERS } from '../merchant-customers/merchant-customers.queries.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type MergeAhead = CallAnswer<'mergeAhead'>;
export type DoublePair = CallAnswer<'customerDoubles'>['Data'][number];
/** The one that is kept, and the one that is given up. */
export type MergeKey = { code: string; double: string };

export const DOUBLES_PATH = '/merchant/customer/doubles';
export const mergePath = ({ code, double }: MergeKey): string =>
  `/merchant/customer/merge/${encodeURIComponent(code)}/${encodeURIComponent(double)}`;

export function doublesOfQuery({ api, locale }: Asker, code: string) {
  return queryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'doublesOf', locale, code],
    queryFn: async () => (await api.doublesOfCustomer({ params: { code } })).Data,
    staleTime: 0,
  });
}

/** Of the center that one works at. */
export function doublesQuery({ api, locale }: Asker) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'doubles', locale],
    queryFn: ({ pageParam }) => api.customerDoubles({ query: { after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });
}

export function mergeQuery({ api, locale }: Asker, params: MergeKey) {
  return queryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'merge', locale, params.code, params.double],
    queryFn: () => api.mergeAhead({ params }),
    staleTime: 0,
  });
}
