import { useState } from 'react';
import { needsReason, paymentMethod, type OrderState } from '#domain/orders/order.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { hasCoupon } from '../promotion/coupon-words.ts';
import { NoteFields } from './note-fields.tsx';
import { StepForm } from './step-form.tsx';
import classes from './step-sheet.module.css';
import { TakenByField } from './take-cash.tsx';
import { useStepWords } from './use-order-words.ts';
import { useOrderTransition } from './use-order-transition.ts';

type Props = { detail: OrderDetail; to: OrderState; onClose: () => void };

/** Asks for the reason of a step, needed or not, and whether its cash was taken, and takes the step. */
export function StepSheet({ detail, to, onClose }: Props) {
  const t = useTranslations('merchantOrders');
  const { OrderID, SaleUnit, DeliveryKind, OrderType, PaymentType, AmountDue } = detail.Order;
  const [isTaken, setTaken] = useState(false);
  const words = useStepWords(DeliveryKind, OrderType);
  const transitionOrder = useOrderTransition(detail);
  const needed = needsReason(to);
  const asksForCash = to === 'Delivered' && paymentMethod(PaymentType) === 'COD' && AmountDue > 0;
  const form = useForm({
    fields: ['Reason', 'Note', 'Cash', 'TakenBy'],
    validate: ({ Reason }) => ({ Reason: needed && Reason === '' ? t('reasonMissing') : undefined }),
    send: async ({ Reason, Note, Cash, TakenBy }) => {
      const cash = Cash !== '' && { Cash: true, ...(TakenBy !== '' && { TakenBy }) };
      await transitionOrder({ To: to, Reason, Note, ...cash });
      onClose();
    },
    onError: useTellError(),
    mainField: 'Reason',
  });
  return (
    <Sheet title={words.ask(to, OrderID)} onClose={onClose}>
      <StepForm form={form} isWayOut={needed} label={words.step(to)} onClose={onClose}>
        <p>{words.askText(to)}</p>
        {to === 'Canceled' && hasCoupon(detail) && <p>{t('couponBack')}</p>}
        {asksForCash && (
          <label className={classes.check}>
            <input
              type="checkbox"
              name="Cash"
              value="Y"
              onChange={({ currentTarget }) => setTaken(currentTarget.checked)}
            />
            <span>
              {t('cash.taken', { sum: formatBaht(AmountDue) })}
              <span className={classes.code}>{t('cash.takenWhy')}</span>
            </span>
          </label>
        )}
        {isTaken && <TakenByField form={form} saleUnit={SaleUnit} />}
        <NoteFields form={form} hasCustomer={detail.Order.OrderType !== 'I'} isReasonNeeded={needed} />
      </StepForm>
    </Sheet>
  );
}
