import { useTranslations } from 'use-intl';
import { OrderList } from '../../features/orders/order-list.tsx';
import { orderListQuery } from '../../features/orders/orders.queries.ts';
import { definePage, needPages } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Stack } from '../../ui/stack.tsx';

export const handle = definePage({
  messages: ['orders'],
  access: 'customer',
  queries: (page) => [needPages(orderListQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

export default function HistoryPage() {
  const t = useTranslations('orders');
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      <OrderList />
    </Stack>
  );
}
