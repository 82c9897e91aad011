import { Button } from '@mantine/core';
import { merchantPages } from '#domain/access/merchant-pages.ts';
import { NeedsCenter } from '../../features/merchant-centers/needs-center.tsx';
import { StockList } from '../../features/merchant-stock/stock-list.tsx';
import {
  readStockFilters,
  STOCK_FILTER_NAMES,
  stockQuery,
} from '../../features/merchant-stock/stock.queries.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { IconStock } from '../../merchant-ui/icons.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'stock',
  messages: ['merchant', 'merchantStock'],
  page: 'stock',
  search: { uncached: STOCK_FILTER_NAMES },
  queries: ({ url, ...page }) =>
    page.staff?.user().ActiveDC === ''
      ? []
      : [optional(needPages(stockQuery(page, readStockFilters(url.searchParams))))],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/stock. */
export default function MerchantStockPage() {
  const t = useTranslations('merchantStock.list');
  const { ActiveDCName, Pages } = useStaff();
  return (
    <Stack>
      <PageHead
        title={t('title')}
        facts={<UserText>{ActiveDCName}</UserText>}
        actions={
          <>
            {Pages.includes('lowStock') && (
              <Button component={AppLink} to={merchantPages.lowStock.path} variant="default" size="md">
                {t('low')}
              </Button>
            )}
            <Button component={AppLink} to={`${merchantPages.stock.path}/count`} variant="default" size="md">
              {t('counts')}
            </Button>
            <Button
              component={AppLink}
              to={`${merchantPages.stock.path}/transfer`}
              variant="default"
              size="md"
            >
              {t('transfers')}
            </Button>
            <Button
              component={AppLink}
              to={`${merchantPages.stock.path}/expiring`}
              variant="default"
              size="md"
            >
              {t('expiring')}
            </Button>
          </>
        }
      />
      <NeedsCenter icon={<IconStock size={32} />}>
        <StockList />
      </NeedsCenter>
    </Stack>
  );
}
