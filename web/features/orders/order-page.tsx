import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { hasParcel } from '#domain/orders/delivery.ts';
import { isPacked, type OrderState } from '#domain/orders/order.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Totals } from '../../ui/display/totals.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { namedDiscounts } from './named-discounts.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import { hasCoupon } from '../promotion/coupon-words.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderThanks } from './order-thanks.tsx';
import { BuyerPapers } from '../papers/buyer-papers.tsx';
import { useTaxNote } from './use-tax-note.ts';
import { PayButton } from '../payment/pay-button.tsx';
import { ParcelPanel } from './parcel-panel.tsx';
import { orderDetailQuery, type OrderKey } from './orders.queries.ts';
import classes from './order-detail.module.css';

/** States in which there is something to follow. */
const DELIVERED_BY_SHOP: ReadonlySet<OrderState> = new Set(['Approved', 'Packed', 'Shipping']);

/** One order: its way, its lines and sums, where it goes; with a word of thanks when it was placed just now. */
export function OrderPage({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('orders');
  const tOffers = useTranslations('offers');
  const page = usePage();
  const taxNote = useTaxNote();
  const [search] = useSearchParams();
  const { data } = useQuery(orderDetailQuery(page, orderKey));
  if (!data) return <LoadingState />;
  const { Order, OrderDetails } = data;
  const sums = namedDiscounts(Order, data.Promotions);
  return (
    <Stack>
      {search.has('placed') && Order.Status === 'Wait' && <OrderThanks id={Order.OrderID} />}
      <div className={classes.head}>
        <div className={classes.headRow}>
          <PageTitle>{t('number', { id: Order.OrderID })}</PageTitle>
          <OrderStatus status={Order.Status} kind={Order.DeliveryKind} />
        </div>
        <p className={classes.facts}>
          {t('placedAt', { at: formatDate(new Date(Order.OrderDate), page.locale, 'dayTime') })}
        </p>
      </div>
      <TwoColumns sideFirst side={<OrderProgress detail={data} />}>
        <Panel title={t('products')}>
          <OrderLines lines={OrderDetails} />
          <Totals
            rows={[
              { label: t('subtotal'), baht: sums.subtotal },
              ...sums.discounts.map(({ id, name, amount }) => ({
                id: `discount/${id}`,
                label: name ?? t('discount'),
                baht: -amount,
              })),
              {
                label: t('deliveryBy', { method: Order.DeliveryName }),
                baht: Order.DeliveryFee,
                zero: t('free'),
              },
            ]}
            total={{ label: t('total'), baht: Order.Total }}
            notes={[
              Order.DiscountAmount === 0
                ? undefined
                : tOffers('saved', { amount: formatBaht(Order.DiscountAmount) }),
              taxNote(data),
              Order.OrderedTotal === undefined
                ? undefined
                : t('orderedTotal', { total: formatBaht(Order.OrderedTotal) }),
              Order.ReturnedAmount === undefined
                ? undefined
                : t('returnedWorth', { sum: formatBaht(Order.ReturnedAmount) }),
              Order.ReturnedAmount === undefined || Order.AmountDue === 0
                ? undefined
                : t('amountDue', { sum: formatBaht(Order.AmountDue) }),
              Order.RefundDue === undefined
                ? undefined
                : t('refundDue', { sum: formatBaht(Order.RefundDue) }),
              Order.RefundedAmount === undefined
                ? undefined
                : t('refunded', { sum: formatBaht(Order.RefundedAmount) }),
            ]}
          />
        </Panel>
        {isPacked(Order.Status) && hasParcel(Order.DeliveryKind, Order.Status) && (
          <ParcelPanel orderId={Order.OrderID} />
        )}
        <OrderFacts detail={data} />
        {Order.PaperCount !== undefined && <BuyerPapers orderKey={orderKey} count={Order.PaperCount} />}
        <div className={classes.ways}>
          <PayButton order={Order} />
          <BuyAgainButton orderKey={orderKey} />
          {Order.DeliveryKind !== 'pickup' && DELIVERED_BY_SHOP.has(Order.Status) && (
            <Button
              component={AppLink}
              to={`/history/deliveryorder/${Order.OrderID}/${Order.SaleUnit}`}
              size="lg"
              variant="default"
            >
              {t('onTheWay.follow')}
            </Button>
          )}
          <CancelOrder order={Order} hasCoupon={hasCoupon(data)} />
        </div>
      </TwoColumns>
    </Stack>
  );
}
