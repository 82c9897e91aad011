import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

export type Application = CallAnswer<'merchantApplications'>['Data'][number];
export const applicationTabs = ['waiting', 'decided'] as const;
export type ApplicationTab = (typeof applicationTabs)[number];
export const tabOf = (search: URLSearchParams): ApplicationTab =>
  applicationTabs.find((one) => one === search.get('state')) ?? 'waiting';

const COUNT_FRESH_MS = 60_000;

export const APPLICATIONS = ['staff', 'applications'] as const;

/** How many wait to be let in. */
export function applicationsWaitingQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({
    queryKey: [...APPLICATIONS, 'count'],
    queryFn: async () => (await api.applicationsWaiting({})).Count,
    staleTime: COUNT_FRESH_MS,
  });
}

/** Who waits, the longest first; or about whom it was decided. */
export function applicationsQuery({ api, locale }: Pick<Page, 'api' | 'locale'>, state: ApplicationTab) {
  return infiniteQueryOptions({
    queryKey: [...APPLICATIONS, locale, state],
    queryFn: ({ pageParam }) => api.merchantApplications({ query: { state, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
  });
}

export function applicationQuery({ api, locale }: Pick<Page, 'api' | 'locale'>, code: string) {
  return queryOptions({
    queryKey: [...APPLICATIONS, locale, 'one', code],
    queryFn: () => api.merchantApplication({ params: { code } }),
    // Its applicant may change it meanwhile.
    refetchInterval: ({ state: { data } }) => (data?.State === 'waiting' ? COUNT_FRESH_MS : false),
  });
}
