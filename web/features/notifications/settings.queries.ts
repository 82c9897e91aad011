import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

export type NotificationSettings = CallAnswer<'notificationSettings'>;

/** What reaches the person, by what and when. */
export function notificationSettingsQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({
    queryKey: ['notifications', 'settings'],
    queryFn: () => api.notificationSettings({}),
    staleTime: 15_000,
    // A form is made of it: what is being chosen is not replaced.
    refetchOnWindowFocus: false,
  });
}
