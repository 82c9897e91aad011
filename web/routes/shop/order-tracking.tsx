import { useParams } from 'react-router';
import { NoDeliveries } from '../../features/orders/no-orders.tsx';
import { OrderList } from '../../features/orders/order-list.tsx';
import { deliveryListQuery, orderTrackingQuery } from '../../features/orders/orders.queries.ts';
import { TrackedOrder } from '../../features/orders/tracked-order.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, needPages } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage<'id'>({
  messages: ['orders'],
  access: 'customer',
  comeBack: true,
  queries: ({ params, ...page }) => [
    // Without an order the address has none.
    params.id ? need(orderTrackingQuery(page, params.id)) : needPages(deliveryListQuery(page)),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /order/tracking/{id?}: how far an order is; without one, all that are on their way. */
export default function OrderTrackingPage() {
  const t = useTranslations('orders.tracking');
  const page = usePage();
  const { id } = useParams();
  return (
    <Stack narrow>
      {id === undefined ? (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <OrderList
            query={deliveryListQuery(page)}
            pathOf={({ OrderID }) => `/order/tracking/${OrderID}`}
            none={<NoDeliveries />}
          />
        </>
      ) : (
        <TrackedOrder orderId={id} />
      )}
    </Stack>
  );
}
