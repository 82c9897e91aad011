import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

export type Registration = CallAnswer<'registrations'>['Data'][number];
export const registrationTabs = ['waiting', 'refused'] as const;
export type RegistrationTab = (typeof registrationTabs)[number];
export const tabOf = (search: URLSearchParams): RegistrationTab =>
  registrationTabs.find((one) => one === search.get('state')) ?? 'waiting';

const COUNT_FRESH_MS = 60_000;

export const REGISTRATIONS = ['staff', 'registrations'] as const;

/** How many wait for approval at the active center. */
export function registrationsWaitingQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({
    queryKey: [...REGISTRATIONS, 'count'],
    queryFn: async () => (await api.registrationsWaiting({})).Count,
    staleTime: COUNT_FRESH_MS,
  });
}

/** Where a customer registers with the caller; `dist` '' is the active center. */
export function registrationLinkQuery({ api }: Pick<Page, 'api'>, dist: string) {
  return queryOptions({
    queryKey: ['staff', 'registration-link', dist],
    queryFn: () => api.registrationLink({ query: dist === '' ? {} : { saleUnit: dist } }),
  });
}

/** Who registered at the active center, the longest first. */
export function registrationsQuery({ api, locale }: Pick<Page, 'api' | 'locale'>, state: RegistrationTab) {
  return infiniteQueryOptions({
    queryKey: [...REGISTRATIONS, locale, state],
    queryFn: ({ pageParam }) => api.registrations({ query: { state, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
  });
}
