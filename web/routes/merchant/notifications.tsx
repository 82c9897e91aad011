import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { notificationsQuery } from '../../features/notifications/notifications.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'notifications'],
  page: 'notifications',
  queries: (page) => [needPages(notificationsQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/notifications: what the member of staff was told. */
export default function MerchantNotificationsPage() {
  const t = useTranslations('merchant.pages');
  return (
    <Stack narrow>
      <PageHead title={t('notifications')} />
      <NotificationList area="staff" settingsPath="/merchant/notifications/settings" />
    </Stack>
  );
}
