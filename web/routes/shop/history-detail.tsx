import { useParams, type LoaderFunctionArgs } from 'react-router';
import { completeAddress } from '../../features/orders/complete-address.ts';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { orderDetailQuery, orderTrackingQuery } from '../../features/orders/orders.queries.ts';
import { definePage, need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = definePage<'orderid' | 'saleunit'>({
  messages: ['orders', 'offers', 'payment'],
  access: 'customer',
  comeBack: true,
  search: { uncached: ['placed'] },
  queries: ({ params, ...page }) => [
    need(orderDetailQuery(page, params)),
    optional(need(orderTrackingQuery(page, params.orderid))),
  ],
});

export const loader = (args: LoaderFunctionArgs) => {
  completeAddress(args, '/history');
  return serverPrefetch(handle)(args);
};
export const clientLoader = (args: LoaderFunctionArgs) => {
  completeAddress(args, '/history');
  return browserPrefetch(handle)(args);
};

/** /history/{orderid}/{saleunit?}. */
export default function HistoryDetailPage() {
  const { orderid = '', saleunit = '' } = useParams();
  return <OrderPage orderKey={{ orderid, saleunit }} />;
}
