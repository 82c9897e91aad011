import { useSuspenseQuery } from '@tanstack/react-query';
import { hasParcel } from '#domain/orders/delivery.ts';
import { isPacked } from '#domain/orders/order.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { IssueFacts } from './issue-facts.tsx';
import { IssueApprover } from './issue-approver.tsx';
import { OrderLines } from '../orders/order-lines.tsx';
import classes from './merchant-order.module.css';
import { merchantOrderQuery, type OrderKey } from './merchant-orders.queries.ts';
import { OrderCostsPanel } from './order-costs.tsx';
import { OrderEvents } from './order-events.tsx';
import { orderList } from './order-filters.ts';
import { orderPath, useOrderFacts } from './order-head.ts';
import { LineFacts } from './line-facts.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderSums } from './order-sums.tsx';
import { DocumentButtons } from './document-buttons.tsx';
import { Parcel } from './parcel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { CorrectPacking } from './correct-packing.tsx';
import { OrderReturns } from './order-returns.tsx';
import { StaffOrderStatus } from './staff-order-status.tsx';
import { StaffPapers } from '../merchant-papers/staff-papers.tsx';
import { StepButtons } from './step-buttons.tsx';

/** One order: what is in it, for whom, what has happened to it, and the steps that can be taken (B-51). */
export function MerchantOrderPage({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('merchantOrders');
  const facts = useOrderFacts();
  const { data } = useSuspenseQuery(merchantOrderQuery(usePage(), orderKey));
  const { Order, OrderDetails } = data;
  const isIssue = Order.OrderType === 'I';
  return (
    <DetailPage
      title={t(isIssue ? 'issue.number' : 'number', { id: Order.OrderID })}
      status={<StaffOrderStatus status={Order.Status} kind={Order.DeliveryKind} />}
      facts={facts(Order)}
      back={{
        to: useLastList(orderList(Order.OrderType), `/merchant/order?type=${Order.OrderType}`),
        label: t(`list.${Order.OrderType}`),
      }}
      list={orderList(Order.OrderType)}
      actions={<StepButtons detail={data} />}
      sideFirst
      side={isIssue ? <IssueFacts order={Order} /> : <OrderPeople detail={data} />}
    >
      {isIssue && <IssueApprover detail={data} />}
      {Order.Remark4 !== '' && (
        <Note tone="warning" title={t(Order.Status === 'Returned' ? 'returnedBecause' : 'canceledBecause')}>
          <UserText>{Order.Remark4}</UserText>
        </Note>
      )}
      <Panel
        title={t('lines', { count: Order.LineCount })}
        action={Order.Status === 'Packed' && <CorrectPacking order={Order} />}
      >
        <OrderLines
          lines={OrderDetails}
          withCodes
          withoutPrices={isIssue}
          renderMore={(line) => <LineFacts line={line} withoutPrices={isIssue} />}
        />
        {!isIssue && <OrderSums detail={data} />}
      </Panel>
      <OrderReturns detail={data} />
      {!isIssue && <PaymentPanel detail={data} withMore />}
      {!isIssue && <OrderCostsPanel detail={data} />}
      {hasParcel(Order.DeliveryKind, Order.Status) && (
        <Panel
          title={t('tracking.title')}
          action={
            <AppLink className={classes.link} to={orderPath(Order, '/tracking')}>
              {isPacked(Order.Status) ? t('tracking.change') : t('more')}
            </AppLink>
          }
        >
          <Parcel tracking={Order.Tracking} />
        </Panel>
      )}
      {Order.PaperCount !== undefined && <StaffPapers orderKey={orderKey} count={Order.PaperCount} />}
      {Order.Status !== 'Canceled' && <DocumentButtons order={Order} />}
      <OrderEvents detail={data} />
    </DetailPage>
  );
}
