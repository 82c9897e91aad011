import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { AuditLog } from '../../features/audit/audit-log.tsx';
import { LOG_FILTER_NAMES, logQuery, readLogFilters } from '../../features/audit/audit.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'log',
  messages: ['merchant', ...HISTORY_TEXTS],
  page: 'log',
  search: { uncached: LOG_FILTER_NAMES },
  queries: ({ url, ...page }) => [optional(needPages(logQuery(page, readLogFilters(url.searchParams))))],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

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
