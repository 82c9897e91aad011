/** What the whole shop sends, for the super admin. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

export type ShopSettings = CallAnswer<'shopNotificationSettings'>;

export function shopNotificationsQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({
    queryKey: ['merchant-notifications'],
    queryFn: () => api.shopNotificationSettings({}),
    staleTime: 15_000,
  });
}
