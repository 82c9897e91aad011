/** What the person was told. Keys carry the language, because titles come in the caller's. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { LIVE } from './heard.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type Notification = CallAnswer<'notifications'>['Data'][number];
export type NotificationPage = CallAnswer<'notifications'>;

const NOTIFICATIONS_A_PAGE = 20;
/** After so long out of sight the number is asked for anew. */
const UNREAD_FRESH_MS = 5 * 60_000;

export function unreadQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({
    queryKey: [...LIVE, 'unread'],
    queryFn: async () => (await api.unreadNotifications({})).Unread,
    staleTime: UNREAD_FRESH_MS,
  });
}

/** The newest ones. */
export function newestQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...LIVE, 'newest', locale],
    queryFn: () => api.notifications({ query: { take: NOTIFICATIONS_A_PAGE } }),
    staleTime: 0,
  });
}

/** All of them, a page at a time. */
export function notificationsQuery({ api, locale }: Asker) {
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list', locale],
    queryFn: ({ pageParam }) =>
      api.notifications({ query: { take: NOTIFICATIONS_A_PAGE, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Data, HasMore }) => (HasMore ? Data.at(-1)?.NotificationId : undefined),
    staleTime: 15_000,
    // What is being read stays where it is; what came meanwhile is announced.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
