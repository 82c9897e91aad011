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
  orderTable,
  readOrderFilters,
} from '../../features/merchant-orders/order-filters.ts';
import { CENTER_OF_LINK } from '../../features/staff/staff-paths.ts';
import { staffCentersQuery } from '../../features/staff/staff.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, need, optional } from '../../page/define-page.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: ({ searchParams }) => orderTable(readOrderFilters(searchParams).type),
  messages: ['merchant', 'merchantOrders'],
  page: orderListPage,
  search: { uncached: [...ORDER_FILTER_NAMES, CENTER_OF_LINK] },
  queries: ({ url, ...page }) => {
    const filters = readOrderFilters(url.searchParams);
    return [
      // A list that cannot be loaded says so in its place: tabs, filters and the way on stay.
      optional(needPages(merchantOrdersQuery(page, filters))),
      optional(need(ordersWaitingQuery(page, filters))),
      optional(need(staffCentersQuery(page))),
    ];
  },
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

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
