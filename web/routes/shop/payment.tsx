import { redirect, useParams, type LoaderFunctionArgs } from 'react-router';
import { OrderPaymentPage } from '../../features/payment/order-payment.tsx';
import { orderPaymentQuery } from '../../features/payment/payment.queries.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { definePage, need } from '../../page/define-page.ts';
import { pageContext } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = definePage<'orderid' | 'saleunit'>({
  messages: ['payment'],
  access: 'customer',
  comeBack: true,
  queries: ({ params, ...page }) => [need(orderPaymentQuery(page, params))],
});

/** Without an order there is nothing to pay: the orders show which are. */
function assertOrder({ params, context }: LoaderFunctionArgs): void {
  if (params['orderid'] !== undefined && params['saleunit'] !== undefined) return;
  throw redirect(localePath(context.get(pageContext).locale, '/history'));
}

export const loader = (args: LoaderFunctionArgs) => {
  assertOrder(args);
  return serverPrefetch(handle)(args);
};
export const clientLoader = (args: LoaderFunctionArgs) => {
  assertOrder(args);
  return browserPrefetch(handle)(args);
};

/** /payment/{type?}/{status?}/{orderid?}/{saleunit?}/{key?}: an order's payment. */
export default function PaymentPage() {
  const { status, orderid = '', saleunit = '' } = useParams();
  return <OrderPaymentPage orderKey={{ orderid, saleunit }} status={status} />;
}
