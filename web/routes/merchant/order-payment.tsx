import { useParams } from 'react-router';
import { OrderPayment } from '../../features/merchant-orders/order-payment.tsx';
import { merchantOrderQuery } from '../../features/merchant-orders/merchant-orders.queries.ts';
import { ORDER_SEARCH } from '../../features/merchant-orders/order-filters.ts';
import { merchantPaymentQuery } from '../../features/merchant-payments/merchant-payments.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'orderid' | 'saleunit'>({
  messages: ['merchant', 'merchantOrders', 'merchantMoney', 'merchantPayments', 'orders'],
  page: 'orders',
  search: ORDER_SEARCH,
  queries: ({ params, ...page }) => [
    need(merchantOrderQuery(page, params)),
    optional(need(merchantPaymentQuery(page, params))),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/order/{orderid}/{saleunit}/payment. */
export default function MerchantOrderPaymentPage() {
  const { orderid = '', saleunit = '' } = useParams();
  return <OrderPayment orderKey={{ orderid, saleunit }} />;
}
