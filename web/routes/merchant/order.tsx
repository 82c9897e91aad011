import { useParams } from 'react-router';
import { MerchantOrderPage } from '../../features/merchant-orders/merchant-order-page.tsx';
import { merchantOrderQuery } from '../../features/merchant-orders/merchant-orders.queries.ts';
import { ORDER_SEARCH } from '../../features/merchant-orders/order-filters.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'orderid' | 'saleunit'>({
  messages: ['merchant', 'merchantOrders', 'merchantMoney', 'orders', 'offers'],
  page: 'orders',
  search: ORDER_SEARCH,
  queries: ({ params, ...page }) => [need(merchantOrderQuery(page, params))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/order/{orderid}/{saleunit}. */
export default function MerchantOrderRoute() {
  const { orderid = '', saleunit = '' } = useParams();
  return <MerchantOrderPage orderKey={{ orderid, saleunit }} />;
}
