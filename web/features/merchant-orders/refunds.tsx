import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { refundMethods } from '#domain/orders/payment.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import classes from './merchant-order.module.css';
import { StepForm } from './step-form.tsx';
import { orderParams, useOrderChange } from './use-order-change.ts';

type Props = { detail: OrderDetail };
type Refund = OrderDetail['Refunds'][number];

/** What was paid back to the customer, and the way to record that all that is owed was. */
export function Refunds({ detail }: Props) {
  const t = useTranslations('merchantMoney.refund');
  const { locale } = usePage();
  const { Rights } = useStaff();
  const { RefundDue } = detail.Order;
  const [asked, setAsked] = useState<{ seen: OrderDetail; refund?: Refund }>();
  const close = () => setAsked(undefined);
  const at = (time: string) => formatDate(new Date(time), locale, 'dayTime');
  return (
    <>
      {detail.Refunds.map((refund) => (
        <p key={refund.No}>
          {t('line', {
            sum: formatBaht(refund.Amount),
            method: t(`methods.${refund.Method}`),
            at: at(refund.At),
          })}{' '}
          <UserText>{refund.By}</UserText>
          <br />
          <UserText className={classes.small}>
            {[refund.Reference, refund.Reason].filter(Boolean).join(' · ')}
          </UserText>
          {refund.UndoneAt !== null && (
            <span className={classes.internal}>{t('undone', { at: at(refund.UndoneAt) })}</span>
          )}
        </p>
      ))}
      {RefundDue > 0 &&
        (Rights.includes('payRefunds') ? (
          <Button size="md" aria-haspopup="dialog" onClick={() => setAsked({ seen: detail })}>
            {t('pay', { sum: formatBaht(RefundDue) })}
          </Button>
        ) : (
          <p className={classes.small}>{t('whoPays')}</p>
        ))}
      {detail.Refunds.filter(({ MayUndo }) => MayUndo).map((refund) => (
        <Button
          key={refund.No}
          size="md"
          variant="default"
          aria-haspopup="dialog"
          onClick={() => setAsked({ seen: detail, refund })}
        >
          {t('undo')}
        </Button>
      ))}
      {asked && !asked.refund && <PaySheet detail={asked.seen} onClose={close} />}
      {asked?.refund && <UndoSheet detail={asked.seen} refund={asked.refund} onClose={close} />}
    </>
  );
}

function PaySheet({ detail, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('merchantMoney.refund');
  const change = useOrderChange(detail);
  const { RefundDue: Amount, Customer_Name: name } = detail.Order;
  const sum = formatBaht(Amount);
  const form = useForm({
    fields: ['Method', 'Reference', 'Reason'],
    validate: ({ Reason }) => ({ Reason: Reason === '' ? t('reasonMissing') : undefined }),
    send: async ({ Method: chosen, Reference, Reason }) => {
      const Method = refundMethods.find((one) => one === chosen) ?? 'other';
      const body = { Amount, Method, Reference, Reason };
      await change((api) => api.payMerchantRefund({ params: orderParams(detail), body }), t('done', { sum }));
      onClose();
    },
    onError: useTellError(),
    mainField: 'Reason',
  });
  return (
    <Sheet title={t('of', { sum, name })} onClose={onClose}>
      <StepForm form={form} label={t('save', { sum })} onClose={onClose}>
        <p>{t('text', { sum })}</p>
        <SelectField
          {...form.fieldProps('Method')}
          size="md"
          label={t('method')}
          data={refundMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
        <TextField
          {...form.fieldProps('Reference')}
          label={t('reference')}
          description={t('referenceHint')}
          maxLength={60}
          autoComplete="off"
        />
        <ReasonField {...form.fieldProps('Reason')} />
      </StepForm>
    </Sheet>
  );
}

function UndoSheet({ detail, refund, onClose }: Props & { refund: Refund; onClose: () => void }) {
  const t = useTranslations('merchantMoney.refund');
  const change = useOrderChange(detail);
  const { No, Amount } = refund;
  const sum = formatBaht(Amount);
  const form = useForm({
    fields: ['Reason'],
    validate: ({ Reason }) => ({ Reason: Reason === '' ? t('reasonMissing') : undefined }),
    send: async ({ Reason }) => {
      await change(
        (api) => api.undoMerchantRefund({ params: orderParams(detail), body: { No, Reason } }),
        t('undoneDone', { sum }),
      );
      onClose();
    },
    onError: useTellError(),
    mainField: 'Reason',
  });
  return (
    <Sheet title={t('undoAsk', { sum })} onClose={onClose}>
      <StepForm form={form} isWayOut label={t('undo')} onClose={onClose}>
        <p>{t('undoText', { sum })}</p>
        <ReasonField {...form.fieldProps('Reason')} />
      </StepForm>
    </Sheet>
  );
}

function ReasonField(props: { name: string; error: string | undefined; onChange: () => void }) {
  const t = useTranslations('merchantMoney.refund');
  return (
    <TextField
      {...props}
      label={t('reason')}
      description={t('staffSees')}
      maxLength={200}
      autoComplete="off"
    />
  );
}
