import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { PaymentAttempts } from '../merchant-payments/payment-attempts.tsx';
import { merchantOrderQuery, type OrderKey } from './merchant-orders.queries.ts';
import { orderPath, useOrderFacts } from './order-head.ts';
import { OrderSums } from './order-sums.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { StaffOrderStatus } from './staff-order-status.tsx';

/** How an order is paid, whether it is, and what it comes to. */
export function OrderPayment({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('merchantOrders');
  const facts = useOrderFacts();
  const { data } = useSuspenseQuery(merchantOrderQuery(usePage(), orderKey));
  const { Order } = data;
  return (
    <DetailPage
      title={t('paymentOf', { id: Order.OrderID })}
      status={<StaffOrderStatus status={Order.Status} kind={Order.DeliveryKind} />}
      facts={facts(Order)}
      back={{ to: orderPath(Order), label: t('number', { id: Order.OrderID }) }}
    >
      <PaymentPanel detail={data} />
      <PaymentAttempts orderKey={orderKey} />
      <Panel title={t('papersTitle')}>
        <Facts
          facts={[
            { label: t('document'), value: t(`docState.${Order.DocState}`) },
            { label: t('taxInvoice'), value: t(`wanted.${Order.NeedTaxInvoice}`) },
          ]}
        />
      </Panel>
      <Panel title={t('sums')}>
        <OrderSums detail={data} />
      </Panel>
    </DetailPage>
  );
}
