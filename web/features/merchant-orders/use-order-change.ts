import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/client.ts';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { MERCHANT_ORDERS, merchantOrderQuery, type OrderDetail } from './merchant-orders.queries.ts';

/** Refusals that mean that the page is outdated: it is loaded again, and the answer says why. */
const OUTDATED: ReadonlySet<string> = new Set([
  'ORDER_MOVED_ON',
  'UNDO_TOO_LATE',
  'UNDO_CASH_FIRST',
  'CASH_NOT_DUE',
  'CASH_HANDED_IN',
]);

/**
 * Changes an order by a call and shows the order that it answers. If the order has changed meanwhile, a message says
 * so and the current one is shown; any other refusal is thrown.
 */
export function useOrderChange({ Order }: Pick<OrderDetail, 'Order'>) {
  const page = usePage();
  const client = useQueryClient();
  const params = { orderid: Order.OrderID, saleunit: Order.SaleUnit };
  const { queryKey } = merchantOrderQuery(page, params);
  return async (change: (api: typeof page.api) => Promise<OrderDetail>, done: string): Promise<void> => {
    try {
      client.setQueryData(queryKey, await change(page.api));
      showToast({ kind: 'success', message: done, milliseconds: TOAST_MS.other });
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
}

export const orderParams = ({ Order }: Pick<OrderDetail, 'Order'>) => ({
  orderid: Order.OrderID,
  saleunit: Order.SaleUnit,
});
