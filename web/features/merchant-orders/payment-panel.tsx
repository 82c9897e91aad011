import { paymentMethod } from '#domain/orders/order.ts';
import { formatDate } from '#domain/time/dates.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';
import classes from './merchant-order.module.css';
import { orderPath } from './order-head.ts';
import { Refunds } from './refunds.tsx';
import { RemoveCash } from './remove-cash.tsx';
import { TakeCash } from './take-cash.tsx';
import { useOrderWords } from './use-order-words.ts';

/** How the order is paid, what is due, and the cash that was taken for it (delivered is not paid). */
export function PaymentPanel({ detail, withMore = false }: { detail: OrderDetail; withMore?: boolean }) {
  const t = useTranslations('merchantOrders');
  const { locale } = usePage();
  const words = useOrderWords();
  const { Order } = detail;
  const { AmountDue, RefundDue, Cash, Status, PaymentType } = Order;
  const isOnTheWay = Status === 'Shipping' || Status === 'Delivered';
  // Of an order that came back the delivery fee may still be due.
  const mayTake =
    (isOnTheWay || Status === 'Returned') && AmountDue > 0 && paymentMethod(PaymentType) === 'COD';
  const due = formatBaht(AmountDue);
  return (
    <Panel
      title={t('paymentTitle')}
      action={
        withMore && (
          <AppLink className={classes.link} to={orderPath(Order, '/payment')}>
            {t('more')}
          </AppLink>
        )
      }
    >
      <p>{[words.payment(Order), words.paymentState(Order)].filter(Boolean).join(' · ')}</p>
      {Status !== 'Wait' && AmountDue > 0 && <p className={classes.due}>{t('cash.due', { sum: due })}</p>}
      {Cash && (
        <p>
          {t('cash.takenBy', {
            sum: formatBaht(Cash.Amount),
            at: formatDate(new Date(Cash.At), locale, 'dayTime'),
          })}{' '}
          <UserText>{Cash.By}</UserText>
          <br />
          <span className={classes.small}>
            {Cash.HandedInAt === null
              ? t('cash.held')
              : t('cash.handedIn', { at: formatDate(new Date(Cash.HandedInAt), locale, 'dayTime') })}
          </span>
        </p>
      )}
      {RefundDue > 0 && <Note tone="warning">{t('cash.refund', { sum: formatBaht(RefundDue) })}</Note>}
      <Refunds detail={detail} />
      {mayTake && <TakeCash detail={detail} />}
      {Cash?.MayRemove && <RemoveCash detail={detail} />}
    </Panel>
  );
}
