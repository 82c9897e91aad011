import { useParams } from 'react-router';
import { PackPage } from '../../features/packing/pack-page.tsx';
import { packingQuery } from '../../features/packing/packing.queries.ts';
import { merchantOrderQuery } from '../../features/merchant-orders/merchant-orders.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'orderid' | 'saleunit'>({
  messages: ['merchant', 'merchantOrders', 'orders'],
  page: 'orders',
  queries: ({ params, ...page }) => [
    need(merchantOrderQuery(page, params)),
    need(packingQuery(page, params)),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/order/{orderid}/{saleunit}/pack. */
export default function MerchantOrderPackPage() {
  const { orderid = '', saleunit = '' } = useParams();
  return <PackPage key={`${orderid}/${saleunit}`} orderKey={{ orderid, saleunit }} />;
}
