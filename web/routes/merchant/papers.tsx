import {
  PAPER_FILTER_NAMES,
  papersQuery,
  readPaperFilters,
} from '../../features/merchant-papers/merchant-papers.queries.ts';
import { PaperList } from '../../features/merchant-papers/paper-list.tsx';
import { SalesTax } from '../../features/merchant-papers/sales-tax.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'papers',
  messages: ['merchant', 'merchantPapers', 'orders'],
  page: 'taxPapers',
  search: { uncached: PAPER_FILTER_NAMES },
  queries: ({ url, ...page }) => [optional(needPages(papersQuery(page, readPaperFilters(url.searchParams))))],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/paper. */
export default function MerchantPapersPage() {
  const t = useTranslations('merchantPapers');
  return (
    <Stack>
      <PageHead title={t('title')} />
      <SalesTax />
      <PaperList />
    </Stack>
  );
}
