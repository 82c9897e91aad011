import { useSuspenseQuery } from '@tanstack/react-query';
import { hasParcel } from '#domain/orders/delivery.ts';
import { isPacked } from '#domain/orders/order.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { merchantOrderQuery, type OrderKey } from './merchant-orders.queries.ts';
import { OrderEvents } from './order-events.tsx';
import { orderPath, useOrderFacts } from './order-head.ts';
import { StaffOrderStatus } from './staff-order-status.tsx';
import { TrackingForm } from './tracking-form.tsx';

/** Where an order's parcel is: entered by staff from packing on, seen by the buyer. */
export function OrderTracking({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('merchantOrders');
  const facts = useOrderFacts();
  const { data } = useSuspenseQuery(merchantOrderQuery(usePage(), orderKey));
  const { Order } = data;
  return (
    <DetailPage
      title={t('tracking.of', { id: Order.OrderID })}
      status={<StaffOrderStatus status={Order.Status} kind={Order.DeliveryKind} />}
      facts={facts(Order)}
      back={{ to: orderPath(Order), label: t('number', { id: Order.OrderID }) }}
      side={<OrderEvents detail={data} />}
    >
      <Panel title={t('tracking.title')}>
        {hasParcel(Order.DeliveryKind, Order.Status) && isPacked(Order.Status) ? (
          <TrackingForm order={Order} />
        ) : (
          <Note tone="info">
            {Order.Status === 'Canceled' || Order.Status === 'Returned'
              ? t(Order.Status === 'Canceled' ? 'tracking.canceled' : 'tracking.returned')
              : t(hasParcel(Order.DeliveryKind, Order.Status) ? 'tracking.tooEarly' : 'tracking.pickup')}
          </Note>
        )}
      </Panel>
    </DetailPage>
  );
}
