import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { notificationsQuery } from '../../features/notifications/notifications.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, needPages } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['notifications'],
  access: 'customer',
  comeBack: true,
  queries: (page) => [needPages(notificationsQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /notifications: what the customer was told. */
export default function NotificationsPage() {
  const t = useTranslations('notifications');
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      <NotificationList area="customer" settingsPath="/notifications/settings" />
    </Stack>
  );
}
