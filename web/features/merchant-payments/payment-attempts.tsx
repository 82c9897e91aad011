import { useQuery } from '@tanstack/react-query';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { OrderKey } from '../merchant-orders/merchant-orders.queries.ts';
import { useStaff } from '../staff/use-staff.ts';
import { EndPayment, ProviderRefund } from './attempt-acts.tsx';
import {
  merchantPaymentQuery,
  type MerchantPayment,
  type PaymentAttempt,
} from './merchant-payments.queries.ts';
import classes from './merchant-payments.module.css';
import { RecordPayment } from './record-payment.tsx';
import { ReviewCard } from './review-card.tsx';

/** Every try to pay the order, its slips, and what the reader may do. */
export function PaymentAttempts({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('merchantPayments');
  const { Rights } = useStaff();
  const { data, isError } = useQuery(merchantPaymentQuery(usePage(), orderKey));
  if (isError) return <Note tone="error">{t('failed')}</Note>;
  if (!data) return null;
  return (
    <>
      <Panel title={t('attempts')}>
        {data.Attempts.length === 0 && <p>{t('noAttempts')}</p>}
        {data.Attempts.map((attempt) => (
          <AttemptCard key={attempt.Reference} attempt={attempt} payment={data} />
        ))}
      </Panel>
      <Panel
        title={t('slips')}
        action={Rights.includes('managePayments') && <RecordPayment payment={data} />}
      >
        {data.Reviews.length === 0 && <p>{t('noSlips')}</p>}
        {data.Reviews.map((review) => (
          <ReviewCard key={review.ReviewId} review={review} due={data.AmountDue} />
        ))}
      </Panel>
    </>
  );
}

const TONES = {
  starting: 'waiting',
  pending: 'waiting',
  authorised: 'moving',
  failed: 'stopped',
  expired: 'over',
  canceled: 'over',
  succeeded: 'done',
  refunded: 'over',
} as const;

function AttemptCard({ attempt, payment }: { attempt: PaymentAttempt; payment: MerchantPayment }) {
  const t = useTranslations('merchantPayments');
  const { locale } = usePage();
  const { Rights } = useStaff();
  const at = (time: string) => formatDate(new Date(time), locale, 'dayTime');
  const { State, Reference, Events, Refunds, ReceivedAmount, RefundedAmount, ExpiresAt } = attempt;
  return (
    <article className={classes.card} aria-label={t('reference', { reference: Reference })}>
      <p className={classes.head}>
        <strong>{t('attempt', { method: attempt.PaymentMethod, sum: formatBaht(attempt.Amount) })}</strong>
        <StatusBadge tone={TONES[State]}>{t(`states.${State}`)}</StatusBadge>
      </p>
      <p className={classes.small}>
        {[
          t('reference', { reference: Reference }),
          ReceivedAmount > 0 && t('received', { sum: formatBaht(ReceivedAmount) }),
          RefundedAmount > 0 && t('refunded', { sum: formatBaht(RefundedAmount) }),
          TONES[State] === 'waiting' && t('until', { at: at(ExpiresAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {Refunds.map(({ No, Amount, State: state, Reason, By }) => (
        <p key={No} className={classes.small}>
          {t('refundLine', { sum: formatBaht(Amount), state: t(`refundStates.${state}`) })}{' '}
          <UserText>{[Reason, By].filter(Boolean).join(' · ')}</UserText>
        </p>
      ))}
      {Events.length > 0 && (
        <details>
          <summary className={classes.summary}>{t('events', { count: String(Events.length) })}</summary>
          <ul className={classes.events}>
            {Events.map((event) => (
              <li key={`${event.At}${event.Source}${event.State}${event.Amount ?? ''}`}>
                {[at(event.At), t(`sources.${event.Source}`), event.By, event.State]
                  .filter(Boolean)
                  .join(' · ')}
                {event.Amount !== null && ` · ${event.Amount.toFixed(2)} ${event.Currency}`}
                {event.Reason !== '' && ` · ${event.Reason}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={classes.acts}>
        {attempt.Refundable > 0 && Rights.includes('payRefunds') && (
          <ProviderRefund attempt={attempt} payment={payment} />
        )}
        {attempt.MayCapture && Rights.includes('managePayments') && (
          <EndPayment attempt={attempt} payment={payment} act="capture" />
        )}
        {attempt.MayVoid && Rights.includes('managePayments') && (
          <EndPayment attempt={attempt} payment={payment} act="void" />
        )}
      </div>
    </article>
  );
}
