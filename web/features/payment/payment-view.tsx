import { Button } from '@mantine/core';
import { useState } from 'react';
import { isOpen } from '#domain/payments/attempt.ts';
import type { PaymentKind } from '#domain/payments/ways.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { NextStep } from './next-step.tsx';
import type { Payment, PaymentAttempt } from './payment.queries.ts';
import type { PaymentActions } from './use-payment-actions.ts';
import { isFor } from './use-way-choice.ts';
import { WayChoice } from './way-choice.tsx';
import classes from './payment.module.css';

type Props = {
  payment: Payment;
  actions: PaymentActions;
  /** Where slips of transfers are sent; without it transfers are no way. */
  slips?: string | undefined;
};

/** How far it is paid, and all that can be done about it: the server's truth, as of when it was last heard. */
export function PaymentView({ payment, actions, slips }: Props) {
  const { Attempt, AmountDue, PaymentStatus } = payment;
  const open = Attempt && isOpen(Attempt.State) && AmountDue > 0 ? Attempt : undefined;
  const isPayable = AmountDue > 0 && PaymentStatus !== 'inReview' && !payment.IsCanceled;
  return (
    <>
      <Standing payment={payment} />
      {isPayable && <Due payment={payment} />}
      {isPayable && open && <OpenAttempt attempt={open} actions={actions} slips={slips} />}
      {isPayable && <Ways payment={payment} open={open} actions={actions} slips={slips} />}
    </>
  );
}

/** What has become of it, in words; nothing while it simply waits to be paid. */
function Standing({ payment }: { payment: Payment }) {
  const t = useTranslations('payment');
  const { Attempt, AmountDue, IsCanceled, PaymentStatus } = payment;
  if (PaymentStatus === 'refunded' || PaymentStatus === 'partlyRefunded')
    return <Note tone="info" title={t('refunded')} live />;
  if (IsCanceled)
    return (
      <Note tone="warning" title={t('canceled')} live>
        <p>{t('canceledText')}</p>
      </Note>
    );
  if (PaymentStatus === 'paid')
    return (
      <Note tone="good" title={t('paid')} live>
        <p>{t('paidText')}</p>
      </Note>
    );
  if (PaymentStatus === 'authorised')
    return (
      <Note tone="good" title={t('authorised')} live>
        <p>{t('authorisedText')}</p>
      </Note>
    );
  if (PaymentStatus === 'inReview')
    return (
      <Note tone="info" title={t('inReview')} live>
        <p>{t('inReviewText')}</p>
      </Note>
    );
  if (AmountDue === 0) return <Note tone="info" title={t('nothingDue')} live />;
  if (PaymentStatus === 'partlyPaid')
    return <Note tone="warning" title={t('partlyPaid', { sum: formatBaht(AmountDue) })} live />;
  return Attempt ? <Ended state={Attempt.State} /> : null;
}

function Ended({ state }: { state: PaymentAttempt['State'] }) {
  const t = useTranslations('payment');
  if (state === 'failed')
    return (
      <Note tone="error" title={t('failed')} live>
        <p>{t('failedText')}</p>
      </Note>
    );
  if (state === 'canceled')
    return (
      <Note tone="info" title={t('gaveUp')} live>
        <p>{t('gaveUpText')}</p>
      </Note>
    );
  return state === 'expired' ? <Note tone="warning" title={t('expired')} live /> : null;
}

function Due({ payment: { AmountDue, ExpiresAt } }: { payment: Payment }) {
  const t = useTranslations('payment');
  const { locale } = usePage();
  return (
    <div>
      <p className={classes.due}>
        <span>{t('amount')}</span>
        <strong>{formatBaht(AmountDue)}</strong>
      </p>
      {ExpiresAt !== null && (
        <p className={classes.small}>
          {t('before', { at: formatDate(new Date(ExpiresAt), locale, 'dayTime') })}
        </p>
      )}
    </div>
  );
}

/** Of these the buyer alone knows whether money was sent. */
const OWN_ACCOUNT: ReadonlySet<PaymentKind> = new Set(['promptpay', 'billpayment']);

function SlipButton({ to }: { to: string }) {
  const t = useTranslations('payment');
  return (
    <Button component={AppLink} to={to} size="lg" fullWidth>
      {t('sendSlip')}
    </Button>
  );
}

function OpenAttempt({ attempt, actions, slips }: Omit<Props, 'payment'> & { attempt: PaymentAttempt }) {
  const t = useTranslations('payment');
  const { claim } = actions;
  if (attempt.Kind === 'transfer' && slips !== undefined)
    return (
      <Panel title={t('waiting')}>
        <SlipButton to={slips} />
      </Panel>
    );
  return (
    <Panel title={t('waiting')}>
      <NextStep
        attempt={attempt}
        busy={actions.busy}
        onLook={actions.look}
        onClaim={OWN_ACCOUNT.has(attempt.Kind) ? claim : undefined}
      />
    </Panel>
  );
}

function Ways({
  payment: { Ways: all, AmountDue, PaymentMethod },
  open,
  actions,
  slips,
}: Props & { open: PaymentAttempt | undefined }) {
  const t = useTranslations('payment');
  const [isShown, setIsShown] = useState(false);
  const [code, setCode] = useState<string>();
  // Cards need their provider's own script in the browser.
  const ways = all.filter(({ Kind }) => Kind !== 'card' && (Kind !== 'transfer' || slips !== undefined));
  const fitting = ways.filter((one) => isFor(one, AmountDue) && one.PaymentMethod !== open?.PaymentMethod);
  const chosen =
    fitting.find((one) => one.PaymentMethod === (code ?? PaymentMethod)) ?? (open ? undefined : fitting[0]);
  if (ways.length === 0) return open ? null : <Note tone="warning" title={t('none')} />;
  if (open && fitting.length === 0) return null;
  if (open && !isShown)
    return (
      <div>
        <Button size="md" variant="default" onClick={() => setIsShown(true)}>
          {t('another')}
        </Button>
      </div>
    );
  const pay = (): void => {
    if (chosen) actions.start(chosen.PaymentMethod);
    setIsShown(false);
  };
  return (
    <Panel title={t('choose')}>
      <WayChoice ways={open ? fitting : ways} chosen={chosen} baht={AmountDue} onChoose={setCode} />
      {chosen?.Kind === 'transfer' && slips !== undefined ? (
        <SlipButton to={slips} />
      ) : (
        <Button size="lg" fullWidth disabled={!chosen} loading={actions.busy} onClick={pay}>
          {t('pay', { sum: formatBaht(AmountDue) })}
        </Button>
      )}
    </Panel>
  );
}
