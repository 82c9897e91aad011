import { merchantPages } from '#domain/access/merchant-pages.ts';
import { ExpiringList } from '../../features/merchant-stock/expiring-list.tsx';
import { expiringQuery, readWithin } from '../../features/merchant-stock/stock.queries.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'expiringStock',
  messages: ['merchant', 'merchantStock'],
  page: 'stock',
  search: { uncached: ['days'] },
  queries: ({ url, ...page }) => [optional(needPages(expiringQuery(page, readWithin(url.searchParams))))],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/stock/expiring. */
export default function ExpiringStockPage() {
  const t = useTranslations('merchantStock');
  const { ActiveDCName } = useStaff();
  return (
    <Stack>
      <PageHead
        title={t('expiring.title')}
        facts={<UserText>{ActiveDCName}</UserText>}
        back={{ to: merchantPages.stock.path, label: t('list.title') }}
      />
      <p>{t('expiring.text')}</p>
      <ExpiringList />
    </Stack>
  );
}
