import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { notificationsQuery } from '../../features/notifications/notifications.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, needPages } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import classes from './notifications.module.css';

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
      <div className={classes.head}>
        <PageTitle>{t('title')}</PageTitle>
        <AppLink to="/notifications/settings" className={classes.link}>
          {t('settings')}
        </AppLink>
      </div>
      <NotificationList area="customer" />
    </Stack>
  );
}
