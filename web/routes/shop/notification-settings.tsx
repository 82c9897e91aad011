import { NotificationSettings } from '../../features/notifications/notification-settings.tsx';
import { notificationSettingsQuery } from '../../features/notifications/settings.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['notificationSettings'],
  access: 'customer',
  comeBack: true,
  queries: (page) => [need(notificationSettingsQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /notifications/settings: what reaches the customer outside the shop. */
export default function NotificationSettingsPage() {
  const t = useTranslations('notificationSettings');
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      <NotificationSettings />
    </Stack>
  );
}
