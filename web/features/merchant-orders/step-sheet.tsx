import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { needsReason, paymentMethod, type OrderState } from '#domain/orders/order.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { enterGoesOn } from '../../merchant-ui/enter-goes-on.ts';
import { Sheet, useSheetClose } from '../../merchant-ui/sheet.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm, type Form } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { NoteFields } from './note-fields.tsx';
import classes from './step-sheet.module.css';
import { useStepWords } from './use-order-words.ts';
import { useOrderTransition } from './use-order-transition.ts';

type Props = { detail: OrderDetail; to: OrderState; onClose: () => void };

/** Asks for the reason of a step, needed or not, and whether its cash was taken, and takes the step. */
export function StepSheet({ detail, to, onClose }: Props) {
  const t = useTranslations('merchantOrders');
  const { OrderID, DeliveryKind, OrderType, PaymentType, AmountDue } = detail.Order;
  const words = useStepWords(DeliveryKind, OrderType);
  const transitionOrder = useOrderTransition(detail);
  const needed = needsReason(to);
  const asksForCash = to === 'Delivered' && paymentMethod(PaymentType) === 'COD' && AmountDue > 0;
  const form = useForm({
    fields: ['Reason', 'Note', 'Cash'],
    validate: ({ Reason }) => ({ Reason: needed && Reason === '' ? t('reasonMissing') : undefined }),
    send: async ({ Reason, Note, Cash }) => {
      await transitionOrder({ To: to, Reason, Note, ...(Cash !== '' && { Cash: true }) });
      onClose();
    },
    onError: useTellError(),
    mainField: 'Reason',
  });
  return (
    <Sheet title={words.ask(to, OrderID)} onClose={onClose}>
      <StepForm form={form} isWayOut={needed} label={words.step(to)} onClose={onClose}>
        <p>{words.askText(to)}</p>
        {asksForCash && (
          <label className={classes.check}>
            <input type="checkbox" name="Cash" value="Y" />
            <span>
              {t('cash.taken', { sum: formatBaht(AmountDue) })}
              <span className={classes.code}>{t('cash.takenWhy')}</span>
            </span>
          </label>
        )}
        <NoteFields form={form} hasCustomer={detail.Order.OrderType !== 'I'} isReasonNeeded={needed} />
      </StepForm>
    </Sheet>
  );
}

type FormProps = {
  form: Pick<Form<string>, 'busy' | 'formProps'>;
  /** The order does not reach the customer, or does not stay there. */
  isWayOut?: boolean;
  /** What is done, in words. */
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** The fields of what is done to an order, with the button that does it, in its own words. */
export function StepForm({ form, isWayOut = false, label, onClose, children }: FormProps) {
  const t = useTranslations('merchantOrders');
  const close = useSheetClose() ?? onClose;
  return (
    <form className={classes.form} {...form.formProps} {...enterGoesOn}>
      {children}
      <div className={classes.buttons}>
        <Button size="md" variant="default" onClick={close}>
          {t('notNow')}
        </Button>
        <SubmitButton size="md" fullWidth={false} loading={form.busy} color={isWayOut ? 'red.9' : undefined}>
          {label}
        </SubmitButton>
      </div>
    </form>
  );
}
