import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatAmount, formatBaht } from '#domain/pricing/format-baht.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { StepForm } from '../merchant-orders/step-form.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import {
  usePaymentsChanged,
  type MerchantPayment,
  type PaymentAttempt,
} from './merchant-payments.queries.ts';

type Props = { attempt: PaymentAttempt; payment: MerchantPayment };
const keyOf = ({ OrderID, SaleUnit }: MerchantPayment) => ({ orderid: OrderID, saleunit: SaleUnit });

/** The provider pays a part or all of what is owed back; asks first, with the sum. */
export function ProviderRefund({ attempt, payment }: Props) {
  const t = useTranslations('merchantPayments');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="md" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('refund')}
      </Button>
      {isOpen && <RefundSheet attempt={attempt} payment={payment} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function RefundSheet({ attempt, payment, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('merchantPayments');
  const { api } = usePage();
  const changed = usePaymentsChanged();
  const earlier = useRef<Attempt<object>>(undefined);
  const { Reference, Refundable } = attempt;
  const form = useForm({
    fields: ['Amount', 'Reason'],
    validate: ({ Amount, Reason }) => {
      const sum = readTypedBaht(Amount);
      return {
        Amount: sum === undefined || sum <= 0 || sum > Refundable ? t('amountWrong') : undefined,
        Reason: Reason === '' ? t('reasonMissing') : undefined,
      };
    },
    send: async ({ Amount, Reason }) => {
      const body = { Reference, Amount: readTypedBaht(Amount) ?? 0, Reason };
      earlier.current = attemptFor(body, { earlier: earlier.current });
      await api.refundPayment({ params: keyOf(payment), body, headers: headersOf(earlier.current) });
      showToast({ kind: 'success', message: t('refundDone'), milliseconds: TOAST_MS.other });
      onClose();
      await changed();
    },
    onError: useTellError(),
    mainField: 'Amount',
  });
  return (
    <Sheet title={t('refundTitle')} onClose={onClose}>
      <StepForm form={form} isWayOut label={t('refundDo')} onClose={onClose}>
        <p>{t('refundText', { sum: formatBaht(Refundable) })}</p>
        <TextField
          {...form.fieldProps('Amount')}
          label={t('refundAmount')}
          defaultValue={formatAmount(Refundable)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
        <TextField {...form.fieldProps('Reason')} label={t('reason')} maxLength={200} autoComplete="off" />
      </StepForm>
    </Sheet>
  );
}

/** Voids or captures at the provider; asks first, with the sum. */
export function EndPayment({ attempt, payment, act }: Props & { act: 'void' | 'capture' }) {
  const t = useTranslations('merchantPayments');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="md" variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t(act)}
      </Button>
      {isOpen && <EndSheet attempt={attempt} payment={payment} act={act} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function EndSheet({
  attempt: { Reference, Amount },
  payment,
  act,
  onClose,
}: Props & { act: 'void' | 'capture'; onClose: () => void }) {
  const t = useTranslations('merchantPayments');
  const { api } = usePage();
  const changed = usePaymentsChanged();
  const form = useForm({
    fields: ['Reason'],
    validate: ({ Reason }) => ({ Reason: Reason === '' ? t('reasonMissing') : undefined }),
    send: async ({ Reason }) => {
      await api.endPayment({ params: keyOf(payment), body: { Reference, Act: act, Reason } });
      showToast({ kind: 'success', message: t('ended'), milliseconds: TOAST_MS.other });
      onClose();
      await changed();
    },
    onError: useTellError(),
    mainField: 'Reason',
  });
  const sum = formatBaht(Amount);
  return (
    <Sheet title={t(act === 'void' ? 'voidTitle' : 'captureTitle', { sum })} onClose={onClose}>
      <StepForm form={form} isWayOut={act === 'void'} label={t(act)} onClose={onClose}>
        <p>{t(act === 'void' ? 'voidText' : 'captureText')}</p>
        <TextField {...form.fieldProps('Reason')} label={t('reason')} maxLength={200} autoComplete="off" />
      </StepForm>
    </Sheet>
  );
}
