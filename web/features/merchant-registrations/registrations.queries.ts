import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

export type Registration = CallAnswer<'registrations'>['Data'][number];
export const registrationTabs = ['waiting', 'refused'] as const;
export type RegistrationTab = (typeof registrationTabs)[number];
export const tabOf = (search: URLSearchParams): RegistrationTab =>
  registrationTabs.find((one) => one === search.get('state')) ?? 'waiting';

export const REGISTRATIONS = ['staff', 'registrations'] as const;

/** Who registered at the active center, the longest first. */
export function registrationsQuery({ api, locale }: Pick<Page, 'api' | 'locale'>, state: RegistrationTab) {
  return infiniteQueryOptions({
    queryKey: [...REGISTRATIONS, locale, state],
    queryFn: ({ pageParam }) => api.registrations({ query: { state, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
  });
}
