import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { NoMatch, NoOrders } from '../../features/orders/no-orders.tsx';
import { OrderFilterBar } from '../../features/orders/order-filter-bar.tsx';
import { FILTER_NAMES, isFiltered, readFilters } from '../../features/orders/order-filters.ts';
import { OrderList } from '../../features/orders/order-list.tsx';
import { orderListQuery } from '../../features/orders/orders.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, needPages } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['orders'],
  access: 'customer',
  search: { uncached: FILTER_NAMES },
  queries: ({ url, ...page }) => [needPages(orderListQuery(page, readFilters(url.searchParams)))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

export default function HistoryPage() {
  const t = useTranslations('orders');
  const page = usePage();
  const [search] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      <Button component={AppLink} to="/quick-order" size="md" variant="default">
        {t('fromList')}
      </Button>
      <OrderFilterBar filters={filters} />
      <OrderList
        buyable
        query={orderListQuery(page, filters)}
        none={isFiltered(filters) ? <NoMatch /> : <NoOrders />}
      />
    </Stack>
  );
}
