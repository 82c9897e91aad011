import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { MerchantOrderList } from '../../features/merchant-orders/merchant-order-list.tsx';
import {
  merchantOrdersQuery,
  ordersWaitingQuery,
} from '../../features/merchant-orders/merchant-orders.queries.ts';
import {
  ORDER_FILTER_NAMES,
  orderListPage,
  readOrderFilters,
} from '../../features/merchant-orders/order-filters.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantOrders'],
  page: orderListPage,
  search: { uncached: ORDER_FILTER_NAMES },
  queries: ({ url, ...page }) => {
    const filters = readOrderFilters(url.searchParams);
    return [
      // A list that cannot be loaded says so in its place: tabs, filters and the way on stay.
      optional(needPages(merchantOrdersQuery(page, filters))),
      optional(need(ordersWaitingQuery(page, filters.type))),
    ];
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/order: sales orders (type=3) or goods issue (type=I). */
export default function MerchantOrdersPage() {
  const t = useTranslations('merchant.pages');
  const own = useTranslations('merchantOrders');
  const [search] = useSearchParams();
  const isIssue = search.get('type') === 'I';
  return (
    <Stack>
      <PageHead
        title={t(isIssue ? 'goodsIssue' : 'salesOrders')}
        actions={
          isIssue && (
            <Button component={AppLink} to="/merchant/order/issue" size="md">
              {own('issue.title')}
            </Button>
          )
        }
      />
      <MerchantOrderList />
    </Stack>
  );
}
