import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { attemptFor, headersOf, type Attempt } from '../attempt/attempt.ts';
import { StepForm } from '../merchant-orders/step-form.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { MERCHANT_CREDIT, type CustomerCredit } from './merchant-credit.queries.ts';

/** `seen` is what the sheet says: after a refusal it is what stands now, and what was typed stays. */
type Props = { seen: CustomerCredit; onClose: () => void };
const METHODS = ['transfer', 'cash', 'other'] as const;
type Repayment = { Amount: number; Method: (typeof METHODS)[number]; Reference: string; Seen: number };

/** Does it, and shows what it made of the credit; after a refusal too, since it is then another. */
function useChange(): (work: () => Promise<unknown>, done: string) => Promise<void> {
  const client = useQueryClient();
  return async (work, message) => {
    try {
      await work();
    } finally {
      await client.invalidateQueries({ queryKey: MERCHANT_CREDIT });
    }
    showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
  };
}

/** Money that came: says how much of how much, and that it is booked on the oldest orders. */
export function RepaySheet({ seen, onClose }: Props) {
  const t = useTranslations('merchantCredit');
  const { api } = usePage();
  const change = useChange();
  const attempt = useRef<Attempt<Repayment>>(undefined);
  const { Code: code, DebtAmount: Seen } = seen;
  const form = useForm({
    fields: ['Amount', 'Method', 'Reference'],
    validate: ({ Amount }) => ({ Amount: (readTypedBaht(Amount) ?? 0) > 0 ? undefined : t('amountWrong') }),
    send: async ({ Amount: typed, Method: chosen, Reference }) => {
      const Amount = readTypedBaht(typed) ?? 0;
      const body = { Amount, Method: METHODS.find((one) => one === chosen) ?? 'other', Reference, Seen };
      const sent = attemptFor(body, { earlier: attempt.current });
      attempt.current = sent;
      await change(
        () => api.recordRepayment({ params: { code }, body: sent.body, headers: headersOf(sent) }),
        t('repaid', { sum: formatBaht(Amount) }),
      );
      onClose();
    },
    onError: useTellError(),
    mainField: 'Amount',
  });
  return (
    <Sheet title={t('repay')} onClose={onClose}>
      <StepForm form={form} label={t('repaySave')} onClose={onClose}>
        <p>{t('repayText', { name: seen.Name, sum: formatBaht(Seen) })}</p>
        <TextField
          {...form.fieldProps('Amount')}
          label={t('amount')}
          inputMode="decimal"
          defaultValue={String(Seen)}
          maxLength={20}
          autoComplete="off"
        />
        <SelectField
          {...form.fieldProps('Method')}
          size="md"
          label={t('method')}
          data={METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
        <TextField
          {...form.fieldProps('Reference')}
          label={t('reference')}
          description={t('referenceHint')}
          maxLength={60}
          autoComplete="off"
        />
      </StepForm>
    </Sheet>
  );
}

/** Another limit, or another debt, with the reason. */
export function ChangeSheet({ seen, what, onClose }: Props & { what: 'limit' | 'debt' }) {
  const t = useTranslations('merchantCredit');
  const { api } = usePage();
  const change = useChange();
  const { Code: code } = seen;
  const credit = useTranslations('credit');
  const isLimit = what === 'limit';
  const Seen = isLimit ? seen.AuthorizeAmount : seen.DebtAmount;
  const form = useForm({
    fields: ['Amount', 'Reason'],
    validate: ({ Amount, Reason }) => ({
      Amount: readTypedBaht(Amount) === undefined ? t('debtWrong') : undefined,
      Reason: Reason === '' ? t('reasonMissing') : undefined,
    }),
    send: async ({ Amount: typed, Reason }) => {
      const amount = readTypedBaht(typed) ?? 0;
      const params = { code };
      await change(
        () =>
          isLimit
            ? api.setCreditLimit({ params, body: { Limit: amount, Seen, Reason } })
            : api.adjustCreditDebt({ params, body: { Debt: amount, Seen, Reason } }),
        t('saved'),
      );
      onClose();
    },
    onError: useTellError(),
    mainField: 'Amount',
  });
  return (
    <Sheet title={t(isLimit ? 'changeLimit' : 'adjust')} onClose={onClose}>
      <StepForm form={form} label={t('save')} onClose={onClose}>
        <p>
          {credit(isLimit ? 'limit' : 'debt')} {formatBaht(Seen)}
        </p>
        {!isLimit && <p>{t('adjustText')}</p>}
        <TextField
          {...form.fieldProps('Amount')}
          label={t(isLimit ? 'newLimit' : 'newDebt')}
          inputMode="decimal"
          defaultValue={String(Math.max(0, Seen))}
          maxLength={20}
          autoComplete="off"
        />
        <TextField
          {...form.fieldProps('Reason')}
          label={t('reason')}
          description={t('reasonHint')}
          maxLength={200}
          autoComplete="off"
        />
      </StepForm>
    </Sheet>
  );
}
