import { mySalesQuery } from '../../features/acting/acting.queries.ts';
import { MySales } from '../../features/acting/my-sales.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { readRange } from '../../merchant-ui/range-tabs.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantOrders', 'acting'],
  page: 'mySales',
  search: { uncached: ['range'] },
  queries: ({ url, ...page }) => [need(mySalesQuery(page, readRange(url.searchParams)))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /sales/mysales: the salesman's own figures. */
export default function MySalesPage() {
  const t = useTranslations('merchant.pages');
  return (
    <Stack>
      <PageHead title={t('mySales')} />
      <MySales />
    </Stack>
  );
}
