import { useSearchParams } from 'react-router';
import {
  cashHandInsQuery,
  HAND_IN_FILTER_NAMES,
  heldCashQuery,
  readHandInFilters,
  refundsDueQuery,
} from '../../features/merchant-orders/cash.queries.ts';
import { HandedInCash } from '../../features/merchant-orders/handed-in-cash.tsx';
import { HeldCash } from '../../features/merchant-orders/held-cash.tsx';
import { RefundsDue } from '../../features/merchant-orders/refunds-due.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { Stack } from '../../ui/layout/stack.tsx';

const tabs = ['held', 'handed', 'refunds'] as const;
const tabOf = (search: URLSearchParams) => tabs.find((one) => one === search.get('tab')) ?? 'held';

export const handle = defineListPage({
  list: 'cash',
  messages: ['merchant', 'merchantOrders', 'merchantMoney'],
  page: 'cash',
  search: { uncached: ['tab', ...HAND_IN_FILTER_NAMES] },
  queries: ({ url, ...page }) => {
    const tab = tabOf(url.searchParams);
    if (tab === 'handed')
      return [optional(needPages(cashHandInsQuery(page, readHandInFilters(url.searchParams))))];
    if (tab === 'refunds') return [optional(needPages(refundsDueQuery(page)))];
    return [optional(needPages(heldCashQuery(page)))];
  },
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/cash: cash that is to be handed in (tab=handed: that was), and what is owed to customers (tab=refunds). */
export default function MerchantCashPage() {
  const t = useTranslations('merchant.pages');
  const own = useTranslations('merchantMoney');
  const [search] = useSearchParams();
  const tab = tabOf(search);
  return (
    <Stack>
      <PageHead title={t('cash')} />
      <AddressTabs
        name="tab"
        label={own('tabs')}
        first="held"
        tabs={tabs.map((value) => ({ value, label: own(`tab.${value}`) }))}
      />
      {tab === 'held' && <HeldCash />}
      {tab === 'handed' && <HandedInCash />}
      {tab === 'refunds' && <RefundsDue />}
    </Stack>
  );
}
