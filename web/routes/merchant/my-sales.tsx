import { mySalesQuery } from '../../features/acting/acting.queries.ts';
import { MySales } from '../../features/acting/my-sales.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { readRange } from '../../merchant-ui/range-tabs.tsx';
import { need } from '../../page/define-page.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'mySales',
  messages: ['merchant', 'merchantOrders', 'acting'],
  page: 'mySales',
  search: { uncached: ['range'] },
  queries: ({ url, ...page }) => [need(mySalesQuery(page, readRange(url.searchParams)))],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

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
