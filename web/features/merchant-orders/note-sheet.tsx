import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { NoteFields } from './note-fields.tsx';
import { StepForm } from './step-form.tsx';
import { orderParams, useOrderChange } from './use-order-change.ts';

type Props = { detail: OrderDetail; kind: 'note' | 'failed'; onClose: () => void };

/** Adds a note to an order, or records that it could not be delivered: the reason is needed then. */
export function NoteSheet({ detail, kind, onClose }: Props) {
  const t = useTranslations('merchantOrders');
  const change = useOrderChange(detail);
  const isFailed = kind === 'failed';
  const { OrderID: id } = detail.Order;
  const form = useForm({
    fields: ['Reason', 'Note'],
    validate: ({ Reason, Note }) => {
      if (isFailed) return { Reason: Reason === '' ? t('reasonMissing') : undefined };
      return { Reason: Reason === '' && Note === '' ? t('noteMissing') : undefined };
    },
    send: async (body) => {
      const params = orderParams(detail);
      if (isFailed)
        await change((api) => api.failMerchantDelivery({ params, body }), t('failed.done', { id }));
      else await change((api) => api.noteMerchantOrder({ params, body }), t('noteSaved'));
      onClose();
    },
    onError: useTellError(),
    mainField: 'Reason',
  });
  return (
    <Sheet title={isFailed ? t('failed.of', { id }) : t('noteOf', { id })} onClose={onClose}>
      <StepForm form={form} label={isFailed ? t('failed.save') : t('noteSave')} onClose={onClose}>
        {isFailed && <p>{t('failed.text')}</p>}
        <NoteFields form={form} hasCustomer={detail.Order.OrderType !== 'I'} isReasonNeeded={isFailed} />
      </StepForm>
    </Sheet>
  );
}
