import { RecordHistory } from '../../features/audit/record-history.tsx';
import { ShopNotifications } from '../../features/merchant-notifications/shop-notifications.tsx';
import { shopNotificationsQuery } from '../../features/merchant-notifications/merchant-notifications.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: [
    'merchant',
    'notificationSettings',
    'merchantNotifications',
    'audit',
    'merchantOrders',
    'merchantMoney',
  ],
  page: 'shopNotifications',
  queries: (page) => [need(shopNotificationsQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/notifications/shop: what the shop sends to whom. */
export default function ShopNotificationsPage() {
  const t = useTranslations('merchant.pages');
  return (
    <Stack narrow>
      <PageHead title={t('shopNotifications')} />
      <ShopNotifications />
      <RecordHistory subject="setting/notifications" />
    </Stack>
  );
}
