import { useParams, type LoaderFunctionArgs } from 'react-router';
import { completeAddress } from '../../features/orders/complete-address.ts';
import { DeliveryOrder } from '../../features/orders/delivery-order.tsx';
import { NoDeliveries } from '../../features/orders/no-orders.tsx';
import { OrderList } from '../../features/orders/order-list.tsx';
import { deliveryListQuery, orderDetailQuery } from '../../features/orders/orders.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, needPages } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage<'orderid' | 'saleunit'>({
  messages: ['orders', 'offers'],
  access: 'customer',
  comeBack: true,
  queries: ({ params, ...page }) => [
    // Without an order the address has neither.
    params.orderid ? need(orderDetailQuery(page, params)) : needPages(deliveryListQuery(page)),
  ],
});

export const loader = (args: LoaderFunctionArgs) => {
  completeAddress(args, '/history/deliveryorder');
  return serverPrefetch(handle)(args);
};
export const clientLoader = (args: LoaderFunctionArgs) => {
  completeAddress(args, '/history/deliveryorder');
  return browserPrefetch(handle)(args);
};

/** /history/deliveryorder: the orders that are on their way; with an order, how far its delivery is. */
export default function DeliveryOrdersPage() {
  const t = useTranslations('orders.onTheWay');
  const page = usePage();
  const { orderid, saleunit = '' } = useParams();
  if (orderid !== undefined) return <DeliveryOrder orderKey={{ orderid, saleunit }} />;
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      <OrderList
        query={deliveryListQuery(page)}
        pathOf={({ OrderID, SaleUnit }) => `/history/deliveryorder/${OrderID}/${SaleUnit}`}
        none={<NoDeliveries />}
      />
    </Stack>
  );
}
