import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { FILE_RULES } from '#domain/files/file-kinds.ts';
import { formatAmount } from '#domain/pricing/format-baht.ts';
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
import { usePaymentsChanged, type MerchantPayment } from './merchant-payments.queries.ts';
import classes from './merchant-payments.module.css';

/** Money that came without a slip of the buyer, with its proof; asks first, with the sum. */
export function RecordPayment({ payment }: { payment: MerchantPayment }) {
  const t = useTranslations('merchantPayments');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="md" variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('record')}
      </Button>
      {isOpen && <RecordSheet payment={payment} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function RecordSheet({ payment, onClose }: { payment: MerchantPayment; onClose: () => void }) {
  const t = useTranslations('merchantPayments');
  const { api } = usePage();
  const changed = usePaymentsChanged();
  const earlier = useRef<Attempt<object>>(undefined);
  const proof = useRef<HTMLInputElement>(null);
  const { OrderID, SaleUnit, AmountDue } = payment;
  const form = useForm({
    fields: ['Amount', 'BankReference', 'Reason'],
    validate: ({ Amount, Reason }) => ({
      Amount: (readTypedBaht(Amount) ?? 0) <= 0 ? t('amountWrong') : undefined,
      Reason: Reason === '' ? t('reasonMissing') : undefined,
    }),
    send: async ({ Amount, BankReference, Reason }) => {
      const [file] = proof.current?.files ?? [];
      const body = { Amount: readTypedBaht(Amount) ?? 0, BankReference, Reason };
      earlier.current = attemptFor({ ...body, size: file?.size }, { earlier: earlier.current });
      await api.recordPayment({
        params: { orderid: OrderID, saleunit: SaleUnit },
        body,
        files: file ? { proof: file } : {},
        headers: headersOf(earlier.current),
      });
      showToast({ kind: 'success', message: t('recordDone'), milliseconds: TOAST_MS.other });
      onClose();
      await changed();
    },
    onError: useTellError(),
    mainField: 'Amount',
  });
  return (
    <Sheet title={t('recordTitle', { id: OrderID })} onClose={onClose}>
      <StepForm form={form} label={t('recordAsk')} onClose={onClose}>
        <p>{t('recordText')}</p>
        <TextField
          {...form.fieldProps('Amount')}
          label={t('amount')}
          defaultValue={AmountDue > 0 ? formatAmount(AmountDue) : ''}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          {...form.fieldProps('BankReference')}
          label={t('bankReference')}
          description={t('bankReferenceHint')}
          maxLength={40}
          autoComplete="off"
        />
        <label className={classes.proof}>
          {t('proof')}
          <input ref={proof} type="file" accept={FILE_RULES.paper.accept.join(',')} />
        </label>
        <TextField {...form.fieldProps('Reason')} label={t('reason')} maxLength={200} autoComplete="off" />
      </StepForm>
    </Sheet>
  );
}
