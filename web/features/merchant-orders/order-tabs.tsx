import { useQuery } from '@tanstack/react-query';
import type { OrderType } from '#domain/orders/order.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { usePage } from '../../page/page-context.ts';
import { useLooks } from './looked-at.ts';
import { ordersWaitingQuery } from './merchant-orders.queries.ts';
import { orderTabs, type OrderFilters, type OrderTab } from './order-filters.ts';

/** Counting ends here: more is more than anybody reads. */
const MAX_COUNTED = 999;

/** A goods issue is not delivered. */
const ISSUE_TABS: readonly OrderTab[] = ['All', 'Wait', 'Approved', 'Canceled'];
const tabsOf = (type: OrderType): readonly OrderTab[] => (type === 'I' ? ISSUE_TABS : orderTabs);

/** The states of an order, and how many orders wait for somebody in each. */
export function OrderTabs({ type, saleUnit }: Pick<OrderFilters, 'type' | 'saleUnit'>) {
  const t = useTranslations('merchantOrders');
  const { data } = useQuery(ordersWaitingQuery(usePage(), { type, saleUnit }));
  useLooks(type, data?.At);
  const counts = new Map<string, number>(data?.Data.map(({ Status, Count }) => [Status, Count]));
  const shown = (count: number | undefined): string | undefined =>
    count === undefined || count === 0 ? undefined : count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count);
  return (
    <AddressTabs
      name="tab"
      label={t(type === 'I' ? 'issue.tabs' : 'tabs')}
      first="All"
      tabs={tabsOf(type).map((value) => ({
        value,
        label: value === 'All' ? t('all') : t(`status.${value}`),
        count: shown(counts.get(value)),
      }))}
    />
  );
}
