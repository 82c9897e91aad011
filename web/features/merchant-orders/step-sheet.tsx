import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { needsReason, type OrderState } from '#domain/orders/order.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { enterGoesOn } from '../../merchant-ui/enter-goes-on.ts';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm, type Form } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/use-tell-error.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import classes from './step-sheet.module.css';
import { useStepWords } from './use-order-words.ts';
import { useOrderTransition } from './use-order-transition.ts';

type Props = { detail: OrderDetail; to: OrderState; onClose: () => void };

/** Asks for the reason of a step, needed or not, and takes it. */
export function StepSheet({ detail, to, onClose }: Props) {
  const t = useTranslations('merchantOrders');
  const { OrderID, DeliveryKind } = detail.Order;
  const words = useStepWords(DeliveryKind);
  const transitionOrder = useOrderTransition(detail);
  const needed = needsReason(to);
  const form = useForm({
    fields: ['Reason'],
    validate: ({ Reason }) => ({ Reason: needed && Reason === '' ? t('reasonMissing') : undefined }),
    send: async ({ Reason }) => {
      await transitionOrder({ To: to, Reason });
      onClose();
    },
    onError: useTellError(),
    mainField: 'Reason',
  });
  return (
    <Sheet title={words.ask(to, OrderID)} onClose={onClose}>
      <StepForm form={form} to={to} label={words.step(to)} onClose={onClose}>
        <p>{words.askText(to)}</p>
        <TextField
          {...form.fieldProps('Reason')}
          label={needed ? t('reason') : t('note')}
          description={t('customerSees')}
          maxLength={200}
          autoComplete="off"
        />
      </StepForm>
    </Sheet>
  );
}

type FormProps = {
  form: Pick<Form<string>, 'busy' | 'formProps'>;
  to: OrderState;
  /** The step in words. */
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** The fields of a step with the button that takes it, in the step's own words. */
export function StepForm({ form, to, label, onClose, children }: FormProps) {
  const t = useTranslations('merchantOrders');
  return (
    <form className={classes.form} {...form.formProps} {...enterGoesOn}>
      {children}
      <div className={classes.buttons}>
        <Button size="md" variant="default" onClick={onClose}>
          {t('notNow')}
        </Button>
        <SubmitButton
          size="md"
          fullWidth={false}
          loading={form.busy}
          color={to === 'Canceled' ? 'red.9' : undefined}
        >
          {label}
        </SubmitButton>
      </div>
    </form>
  );
}
