import { useParams } from 'react-router';
import { ProductStockPage } from '../../features/merchant-stock/product-stock-page.tsx';
import { ledgerQuery, productStockQuery } from '../../features/merchant-stock/stock.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need, needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'code'>({
  messages: ['merchant', 'merchantStock', 'merchantOrders', 'audit'],
  page: 'stock',
  queries: ({ params, ...page }) => [
    need(productStockQuery(page, params.code)),
    optional(needPages(ledgerQuery(page, params.code))),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/product/{code}/stock. */
export default function MerchantProductStockPage() {
  const { code = '' } = useParams();
  return <ProductStockPage key={code} code={code} />;
}
