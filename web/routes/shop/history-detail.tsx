import { redirect, useParams, type LoaderFunctionArgs } from 'react-router';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { orderDetailQuery } from '../../features/orders/orders.queries.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { definePage, need } from '../../page/define-page.ts';
import { pageContext } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = definePage<'orderid' | 'saleunit'>({
  messages: ['orders'],
  access: 'customer',
  search: { unkept: ['placed'] },
  queries: ({ params, ...page }) => [need(orderDetailQuery(page, params))],
});

/** /history/{orderid} alone is the order at the center that the customer orders from. */
function completeAddress({ params, context }: LoaderFunctionArgs): void {
  if (params['saleunit'] !== undefined) return;
  const { session, locale } = context.get(pageContext);
  throw redirect(localePath(locale, `/history/${params['orderid']}/${session.user().ActiveDC}`));
}

export const loader = (args: LoaderFunctionArgs) => {
  completeAddress(args);
  return serverPrefetch(handle)(args);
};
export const clientLoader = (args: LoaderFunctionArgs) => {
  completeAddress(args);
  return browserPrefetch(handle)(args);
};

export default function HistoryDetailPage() {
  const { orderid = '', saleunit = '' } = useParams();
  return <OrderPage orderKey={{ orderid, saleunit }} />;
}
