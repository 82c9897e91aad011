import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { orderDetailQuery } from './orders.queries.ts';

type Props = { order: OrderDetail['Order']; hasCoupon: boolean; onClose: () => void };

/** Asks whether the order is to be canceled, and why. Loaded when it is first opened. */
export default function CancelDialog({ order, hasCoupon, onClose }: Props) {
  const t = useTranslations('orders');
  const page = usePage();
  const client = useQueryClient();
  const reason = useRef<HTMLInputElement>(null);
  const params = { orderid: order.OrderID, saleunit: order.SaleUnit };
  const { queryKey } = orderDetailQuery(page, params);
  const { mutate, isPending } = useMutation({
    mutationFn: (Reason: string) => page.api.cancelOrder({ params, body: { Reason } }),
    onSuccess: (detail) => {
      client.setQueryData(queryKey, detail);
      void client.invalidateQueries({ queryKey: ['orders', 'list'] });
      showToast({
        kind: 'success',
        message: t('canceled', { id: order.OrderID }),
        milliseconds: TOAST_MS.other,
      });
    },
    // What the shop has done with it meanwhile is on the page afterwards.
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: onClose,
  });

  return (
    <ConfirmDialog
      title={t('cancelTitle', { id: order.OrderID })}
      confirm={t('cancel')}
      keep={t('cancelKeep')}
      busy={isPending}
      onConfirm={() => mutate(reason.current?.value.trim() ?? '')}
      onClose={onClose}
    >
      <p>{t('cancelText')}</p>
      {hasCoupon && <p>{t('couponBack')}</p>}
      <TextField ref={reason} label={t('cancelReason')} maxLength={200} />
    </ConfirmDialog>
  );
}
