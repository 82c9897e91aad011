import { paymentMethod } from '#domain/orders/order.ts';
import { formatDate } from '#domain/time/dates.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';
import classes from './merchant-order.module.css';
import { orderPath } from './order-head.ts';
import { RemoveCash } from './remove-cash.tsx';
import { orderParams, useOrderChange } from './use-order-change.ts';
import { useOrderWords } from './use-order-words.ts';

/** How the order is paid, what is due, and the cash that was taken for it (delivered is not paid). */
export function PaymentPanel({ detail, withMore = false }: { detail: OrderDetail; withMore?: boolean }) {
  const t = useTranslations('merchantOrders');
  const { locale } = usePage();
  const words = useOrderWords();
  const change = useOrderChange(detail);
  const { Order } = detail;
  const { AmountDue, RefundDue, Cash, Status, PaymentType } = Order;
  const params = orderParams(detail);
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
      {mayTake && (
        <ConfirmedButton
          variant="filled"
          label={t('cash.take', { sum: due })}
          ask={t('cash.ask', { sum: due })}
          text={t('cash.askText')}
          confirm={t('cash.confirm')}
          keep={t('notNow')}
          work={() =>
            change(
              (api) => api.takeMerchantCash({ params, body: { Amount: AmountDue } }),
              t('cash.done', { sum: due }),
            )
          }
        />
      )}
      {Cash?.MayRemove && <RemoveCash detail={detail} />}
    </Panel>
  );
}
