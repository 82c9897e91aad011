import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/client.ts';
import { usePage } from '../../page/page-context.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { offerUndo } from '../../merchant-ui/undo.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { MERCHANT_ORDERS, merchantOrderQuery, type OrderDetail } from './merchant-orders.queries.ts';

/** Refusals that mean that the page is outdated: it is loaded again, and the answer says why. */
const OUTDATED: ReadonlySet<string> = new Set([
  'ORDER_MOVED_ON',
  'UNDO_TOO_LATE',
  'UNDO_CASH_FIRST',
  'UNDO_REFUND_FIRST',
  'REFUND_NOT_DUE',
  'REFUND_TOO_LATE',
  'CASH_REFUNDED',
  'CASH_NOT_DUE',
  'CASH_HANDED_IN',
]);

/**
 * Changes an order by a call and shows the order that it answers. If the order has changed meanwhile, a message says
 * so and the current one is shown; any other refusal is thrown. A step (`isStep`) can be taken back at once.
 */
export function useOrderChange({ Order }: Pick<OrderDetail, 'Order'>) {
  const page = usePage();
  const client = useQueryClient();
  const params = { orderid: Order.OrderID, saleunit: Order.SaleUnit };
  const { queryKey } = merchantOrderQuery(page, params);
  const tellError = useTellError();
  const t = useTranslations('merchantOrders.undo');
  const run = async (
    change: (api: typeof page.api) => Promise<OrderDetail>,
    done: string,
    isStep = false,
  ): Promise<void> => {
    try {
      const after = await change(page.api);
      client.setQueryData(queryKey, after);
      const body = { From: after.Order.Status };
      const undo = () =>
        run((api) => api.undoMerchantOrder({ params, body }), t('done', { id: params.orderid }));
      if (isStep && mayUndoUnasked(after))
        offerUndo({ message: done, label: t('short'), onUndo: () => void undo().catch(tellError) });
      else showToast({ kind: 'success', message: done, milliseconds: TOAST_MS.other });
    } catch (error) {
      if (!isApiError(error) || !OUTDATED.has(error.answer.code ?? '')) throw error;
      showToast({ kind: 'info', message: error.answer.message, milliseconds: TOAST_MS.info });
      await client.invalidateQueries({ queryKey });
    }
    void client.invalidateQueries({
      queryKey: MERCHANT_ORDERS,
      predicate: ({ queryKey: [, what] }) => what !== 'detail',
    });
  };
  return run;
}

/** Taking back money, or a document, asks first (`order-events.tsx`). */
const mayUndoUnasked = ({ UndoTo, UndoReturn, UndoCash }: OrderDetail): boolean =>
  UndoTo !== null && UndoReturn === null && UndoCash === null;

export const orderParams = ({ Order }: Pick<OrderDetail, 'Order'>) => ({
  orderid: Order.OrderID,
  saleunit: Order.SaleUnit,
});
