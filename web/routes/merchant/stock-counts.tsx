import { Button } from '@mantine/core';
import { useState } from 'react';
import { merchantPages } from '#domain/access/merchant-pages.ts';
import { BeginSheet, CountList } from '../../features/merchant-stock/count-list.tsx';
import { COUNT_TABS, countsQuery, readCountTab } from '../../features/merchant-stock/counts.queries.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'stockCounts',
  messages: ['merchant', 'merchantStock', 'stockCounts', 'merchantOrders'],
  page: 'stock',
  search: { uncached: ['tab'] },
  queries: ({ url, ...page }) => [optional(needPages(countsQuery(page, readCountTab(url.searchParams))))],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/stock/count. */
export default function StockCountsPage() {
  const t = useTranslations('stockCounts');
  const stock = useTranslations('merchantStock.list');
  const { ActiveDCName, Rights } = useStaff();
  const [begins, setBegins] = useState(false);
  return (
    <Stack>
      <PageHead
        title={t('title')}
        facts={<UserText>{ActiveDCName}</UserText>}
        back={{ to: merchantPages.stock.path, label: stock('title') }}
        actions={
          Rights.includes('adjustStock') && (
            <Button size="md" aria-haspopup="dialog" onClick={() => setBegins(true)}>
              {t('begin')}
            </Button>
          )
        }
      />
      <AddressTabs
        name="tab"
        label={t('tabs')}
        first="open"
        tabs={COUNT_TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
      />
      <CountList />
      {begins && <BeginSheet onClose={() => setBegins(false)} />}
    </Stack>
  );
}
