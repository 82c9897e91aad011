/** Customers whom a member of staff may order for, and these orders. Keys carry the language. */
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { Position } from '#domain/shop/geo.ts';
import type { ReportRange } from '#domain/time/report-range.ts';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type StaffCustomer = CallAnswer<'staffCustomers'>['Data'][number];
export type VisitedCustomer = CallAnswer<'visitedToday'>['Data'][number];

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

/** Whom the salesman ordered for last at the active center (B-14b). */
export function recentCustomersQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['staff', 'customers', locale, 'recent'],
    queryFn: async () => (await api.recentCustomers({ query: {} })).Data,
    staleTime: 60_000,
    // The list of all is there without it.
    retry: false,
  });
}

/** Whom the salesman has visited today at the active center (B-14b); asked anew each time one comes back to it. */
export function visitedTodayQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['staff', 'customers', locale, 'today'],
    queryFn: async () => (await api.visitedToday({ query: {} })).Data,
    staleTime: 0,
  });
}

/**
 * The own customers not visited yet today (B-14b), at most 48 by name; where the place is known the nearest come first, and
 * after them who has no pin or is far away.
 */
export function toVisitQuery({ api, locale }: Asker, from: Position | undefined) {
  const place = from && { lat: from.lat, lng: from.lon };
  return queryOptions({
    queryKey: ['staff', 'customers', locale, 'toVisit', place],
    queryFn: async () => {
      const ask = async (query: CallInput<'customersToVisit'>['query']) =>
        (await api.customersToVisit({ query })).Data;
      const [near, named] = await Promise.all([place ? ask({ ...place, take: 48 }) : [], ask({ take: 48 })]);
      const isNear = new Set(near.map(({ CUSTOMERCODE }) => CUSTOMERCODE));
      return [...near, ...named.filter(({ CUSTOMERCODE }) => !isNear.has(CUSTOMERCODE))];
    },
    staleTime: 0,
  });
}

/** Customers of the active center around a place (B-14b); nothing is asked before the place is known. */
export function nearCustomersQuery({ api, locale }: Asker, from: Position | undefined) {
  return queryOptions({
    queryKey: ['staff', 'customers', locale, 'near', from],
    queryFn: from
      ? async () => (await api.nearCustomers({ query: { lat: from.lat, lng: from.lon } })).Data
      : skipToken,
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
