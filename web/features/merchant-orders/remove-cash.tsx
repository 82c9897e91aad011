import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { NoteFields } from './note-fields.tsx';
import { StepForm } from './step-form.tsx';
import { orderParams, useOrderChange } from './use-order-change.ts';

/** The way to remove the record of cash, for whom the shop lets do so; the reason is needed. */
export function RemoveCash({ detail }: { detail: OrderDetail }) {
  const t = useTranslations('merchantOrders');
  const [seen, setSeen] = useState<OrderDetail>();
  return (
    <>
      <Button size="md" variant="default" aria-haspopup="dialog" onClick={() => setSeen(detail)}>
        {t('cash.remove')}
      </Button>
      {seen && <RemoveCashSheet detail={seen} onClose={() => setSeen(undefined)} />}
    </>
  );
}

function RemoveCashSheet({ detail, onClose }: { detail: OrderDetail; onClose: () => void }) {
  const t = useTranslations('merchantOrders');
  const change = useOrderChange(detail);
  const form = useForm({
    fields: ['Reason', 'Note'],
    validate: ({ Reason }) => ({ Reason: Reason === '' ? t('reasonMissing') : undefined }),
    send: async (body) => {
      const params = orderParams(detail);
      await change((api) => api.removeMerchantCash({ params, body }), t('cash.removed'));
      onClose();
    },
    onError: useTellError(),
    mainField: 'Reason',
  });
  return (
    <Sheet title={t('cash.removeAsk', { sum: formatBaht(detail.Order.Cash?.Amount ?? 0) })} onClose={onClose}>
      <StepForm form={form} isWayOut label={t('cash.remove')} onClose={onClose}>
        <p>{t('cash.removeText')}</p>
        <NoteFields form={form} isReasonNeeded />
      </StepForm>
    </Sheet>
  );
}
