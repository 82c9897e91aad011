import { AuditLog } from '../../features/audit/audit-log.tsx';
import { LOG_FILTER_NAMES, logQuery, readLogFilters } from '../../features/audit/audit.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'audit', 'merchantOrders', 'notificationSettings'],
  page: 'log',
  search: { uncached: LOG_FILTER_NAMES },
  queries: ({ url, ...page }) => [optional(needPages(logQuery(page, readLogFilters(url.searchParams))))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/log: for the super admin. */
export default function MerchantLogPage() {
  const t = useTranslations('merchant.pages');
  return (
    <Stack>
      <PageHead title={t('log')} />
      <AuditLog />
    </Stack>
  );
}
