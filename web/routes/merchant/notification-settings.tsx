import { NotificationSettings } from '../../features/notifications/notification-settings.tsx';
import { notificationSettingsQuery } from '../../features/notifications/settings.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'notificationSettings'],
  page: 'notificationSettings',
  queries: (page) => [need(notificationSettingsQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/notifications/settings: what reaches the member of staff outside the shop. */
export default function MerchantNotificationSettingsPage() {
  const t = useTranslations('merchant.pages');
  return (
    <Stack narrow>
      <PageHead
        title={t('notificationSettings')}
        back={{ to: '/merchant/notifications', label: t('notifications') }}
      />
      <NotificationSettings addressPath="/merchant/profile/edit" />
    </Stack>
  );
}
