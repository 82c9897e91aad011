import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatAmount, formatBaht } from '#domain/pricing/format-baht.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { StepForm } from '../merchant-orders/step-form.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { usePaymentsChanged, type PaymentReview } from './merchant-payments.queries.ts';
import classes from './merchant-payments.module.css';

const TONES = { open: 'waiting', approved: 'done', refused: 'stopped', settled: 'over' } as const;

type Decision = 'approve' | 'refuse' | 'settle';
const decisionsOf = ({ Kind, State }: PaymentReview): readonly Decision[] => {
  if (State !== 'open') return [];
  if (Kind === 'slip' || Kind === 'claim') return ['approve', 'refuse'];
  return Kind === 'amount' ? ['approve'] : ['settle'];
};

type Props = {
  review: PaymentReview;
  /** Of the order, in baht: what is suggested where nobody knows what came. */
  due: number;
};

/** A slip or another thing to decide, with its picture, what the bank says of it, and the decision. */
export function ReviewCard({ review, due }: Props) {
  const t = useTranslations('merchantPayments');
  const { Rights } = useStaff();
  const [asked, setAsked] = useState<Decision>();
  const { Kind, State, Url, IsPicture } = review;
  const decisions = decisionsOf(review);
  return (
    <article className={classes.card} aria-label={t(`kinds.${Kind}`)}>
      <p className={classes.head}>
        <strong>{t(`kinds.${Kind}`)}</strong>
        <StatusBadge tone={TONES[State]}>{t(`reviewStates.${State}`)}</StatusBadge>
      </p>
      <div className={classes.body}>
        {Url !== null && (
          <a className={classes.link} href={Url} target="_blank" rel="noreferrer" aria-label={t('openFile')}>
            {IsPicture ? (
              <img className={classes.picture} src={Url} alt={t('file')} width={120} height={160} />
            ) : (
              t('openFile')
            )}
          </a>
        )}
        <Told review={review} />
      </div>
      {decisions.length > 0 && !Rights.includes('managePayments') && (
        <p className={classes.small}>{t('whoDecides')}</p>
      )}
      {decisions.length > 0 && Rights.includes('managePayments') && (
        <div className={classes.acts}>
          {decisions.map((decision) => (
            <Button
              key={decision}
              size="md"
              variant={decision === 'approve' ? 'filled' : 'default'}
              aria-haspopup="dialog"
              onClick={() => setAsked(decision)}
            >
              {t(decision)}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <DecisionSheet review={review} due={due} decision={asked} onClose={() => setAsked(undefined)} />
      )}
    </article>
  );
}

function Told({ review }: { review: PaymentReview }) {
  const t = useTranslations('merchantPayments');
  const { locale } = usePage();
  const at = (time: string) => formatDate(new Date(time), locale, 'dayTime');
  const { Amount, Currency, SendingBank, BankReference, Found, Doubt, DecidedAt } = review;
  const facts = [
    { label: t('at'), value: at(review.At) },
    Amount > 0 && {
      label: t('sum'),
      value: Currency === 'THB' ? formatBaht(Amount) : `${Amount.toFixed(2)} ${Currency}`,
    },
    BankReference !== '' && {
      label: t('transfer'),
      value: t('bank', { bank: SendingBank, number: BankReference }),
    },
    Found && {
      label: t('bankSays'),
      value: t('found', {
        sum: formatBaht(Found.Amount),
        at: at(Found.At),
        account: `${Found.ReceiverBank} ${Found.ReceiverAccount}`,
        receiver: Found.Receiver,
        sender: Found.Sender,
      }),
    },
    Doubt !== '' && { label: t('why'), value: t(`doubts.${Doubt}`) },
    DecidedAt !== null && {
      label: t('decided'),
      value: (
        <UserText>
          {[
            at(DecidedAt),
            review.DecidedBy || t('byShop'),
            review.DecidedAmount !== null && formatBaht(review.DecidedAmount),
            review.DecidedReason,
          ]
            .filter(Boolean)
            .join(' · ')}
        </UserText>
      ),
    },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return <Facts facts={facts} />;
}

function DecisionSheet({
  review,
  due,
  decision,
  onClose,
}: Props & { decision: Decision; onClose: () => void }) {
  const t = useTranslations('merchantPayments');
  const { api } = usePage();
  const changed = usePaymentsChanged();
  const { ReviewId, OrderID: id, Kind, Amount: told } = review;
  const isApproved = decision === 'approve';
  const asksSum = isApproved && Kind !== 'amount';
  const form = useForm({
    fields: ['Amount', 'Reason'],
    validate: ({ Amount, Reason }) => ({
      Amount: asksSum && (readTypedBaht(Amount) ?? 0) <= 0 ? t('amountWrong') : undefined,
      Reason: !isApproved && Reason === '' ? t('reasonMissing') : undefined,
    }),
    send: async ({ Amount, Reason }) => {
      const sum = readTypedBaht(Amount);
      await api.decideReview({
        params: { reviewid: ReviewId },
        body: { Decision: decision, Reason, ...(asksSum && sum !== undefined && { Amount: sum }) },
      });
      showToast({ kind: 'success', message: t('done'), milliseconds: TOAST_MS.other });
      onClose();
      await changed();
    },
    onError: useTellError(),
    mainField: isApproved ? 'Amount' : 'Reason',
  });
  return (
    <Sheet title={t(`titles.${decision}`, { id })} onClose={onClose}>
      <StepForm
        form={form}
        isWayOut={decision === 'refuse'}
        label={
          isApproved ? (asksSum ? t('approveAs') : t('approveDo', { sum: formatBaht(told) })) : t(decision)
        }
        onClose={onClose}
      >
        <p>{t(`texts.${decision}`)}</p>
        {asksSum && (
          <TextField
            {...form.fieldProps('Amount')}
            label={t('amount')}
            defaultValue={formatAmount(told > 0 ? told : due)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        )}
        <TextField {...form.fieldProps('Reason')} label={t('reason')} maxLength={200} autoComplete="off" />
      </StepForm>
    </Sheet>
  );
}
