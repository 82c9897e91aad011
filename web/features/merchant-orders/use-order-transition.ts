import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/client.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { MERCHANT_ORDERS, merchantOrderQuery, type OrderDetail } from './merchant-orders.queries.ts';
import { useStepWords } from './use-order-words.ts';

type Step = { To: OrderState; Reason?: string; Lines?: { Line: number; Packed: number }[] };

/**
 * Moves an order to its next state from the state that was shown. If it has changed meanwhile, a message says so and
 * the current state is shown; any other refusal is thrown.
 */
export function useOrderTransition({ Order }: Pick<OrderDetail, 'Order'>): (step: Step) => Promise<void> {
  const page = usePage();
  const client = useQueryClient();
  const { OrderID: orderid, SaleUnit: saleunit, Status: From, DeliveryKind } = Order;
  const words = useStepWords(DeliveryKind);
  const { queryKey } = merchantOrderQuery(page, { orderid, saleunit });
  return async (step) => {
    try {
      const params = { orderid, saleunit };
      const detail = await page.api.stepMerchantOrder({ params, body: { From, ...step } });
      client.setQueryData(queryKey, detail);
      const message = words.done(step.To, orderid);
      showToast({ kind: 'success', message, milliseconds: TOAST_MS.other });
    } catch (error) {
      if (!isApiError(error) || error.answer.code !== 'ORDER_MOVED_ON') throw error;
      showToast({ kind: 'info', message: error.answer.message, milliseconds: TOAST_MS.info });
      await client.invalidateQueries({ queryKey });
    }
    void client.invalidateQueries({
      queryKey: MERCHANT_ORDERS,
      predicate: ({ queryKey: [, what] }) => what !== 'detail',
    });
  };
}
