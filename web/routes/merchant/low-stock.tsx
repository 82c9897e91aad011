import { LowStockList } from '../../features/merchant-stock/low-stock-list.tsx';
import { lowStockQuery, readLowText } from '../../features/merchant-stock/low-stock.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { CENTER_OF_LINK } from '../../features/staff/staff-paths.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantStock'],
  page: 'lowStock',
  search: { uncached: ['text', CENTER_OF_LINK] },
  queries: ({ url, ...page }) => [optional(needPages(lowStockQuery(page, readLowText(url.searchParams))))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/stock/low. */
export default function LowStockPage() {
  const t = useTranslations('merchant.pages');
  const { ActiveDCName } = useStaff();
  return (
    <Stack>
      <PageHead title={t('lowStock')} facts={<UserText>{ActiveDCName}</UserText>} />
      <LowStockList />
    </Stack>
  );
}
