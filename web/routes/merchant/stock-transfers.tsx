import { merchantPages } from '#domain/access/merchant-pages.ts';
import {
  readTransferTab,
  TRANSFER_TABS,
  transfersQuery,
} from '../../features/merchant-stock/stock.queries.ts';
import { TransferList } from '../../features/merchant-stock/transfer-list.tsx';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'stockTransfers',
  messages: ['merchant', 'merchantStock', 'merchantOrders'],
  page: 'stock',
  search: { uncached: ['tab'] },
  queries: ({ url, ...page }) => [
    optional(needPages(transfersQuery(page, readTransferTab(url.searchParams)))),
  ],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/stock/transfer. */
export default function StockTransfersPage() {
  const t = useTranslations('merchantStock');
  const { ActiveDCName } = useStaff();
  return (
    <Stack>
      <PageHead
        title={t('transfers.title')}
        facts={<UserText>{ActiveDCName}</UserText>}
        back={{ to: merchantPages.stock.path, label: t('list.title') }}
      />
      <AddressTabs
        name="tab"
        label={t('transfers.tabs')}
        first="open"
        tabs={TRANSFER_TABS.map((value) => ({ value, label: t(`transfers.tab.${value}`) }))}
      />
      <TransferList />
    </Stack>
  );
}
