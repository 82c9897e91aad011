/** Customers who have never signed in, and their invitations. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import type { CustomerFilters } from './customer-filters.ts';
import { CUSTOMERS_A_PAGE, MERCHANT_CUSTOMERS } from './merchant-customers.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type NotLoggedIn = CallAnswer<'customersNotLoggedIn'>['Data'][number];
export type ChosenInvitees = CallInput<'invitationsAhead'>['body'];

export const NOT_LOGGED_IN = [...MERCHANT_CUSTOMERS, 'not-logged-in'] as const;

/** Of the center that one works at. */
export function notLoggedInQuery({ api, locale }: Asker, filters: Omit<CustomerFilters, 'unseen'>) {
  return infiniteQueryOptions({
    queryKey: [...NOT_LOGGED_IN, locale, filters],
    queryFn: ({ pageParam }) =>
      api.customersNotLoggedIn({ query: { ...filters, after: pageParam, take: CUSTOMERS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });
}

/** What would come of inviting these. */
export function invitationsAheadQuery({ api }: Pick<Page, 'api'>, chosen: ChosenInvitees) {
  return queryOptions({
    queryKey: [...NOT_LOGGED_IN, 'ahead', chosen],
    queryFn: () => api.invitationsAhead({ body: chosen }),
    staleTime: 0,
  });
}
