import type { OrderState } from '#domain/orders/order.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { orderParams, useOrderChange } from './use-order-change.ts';
import { useStepWords } from './use-order-words.ts';

type Step = {
  To: OrderState;
  Reason?: string;
  Note?: string;
  Cash?: boolean;
  Lines?: { Line: number; Packed: number }[];
  Restocked?: { Line: number; Restocked: number }[];
};

/**
 * Moves an order to its next state from the state that was shown. If it has changed meanwhile, a message says so and
 * the current state is shown; any other refusal is thrown.
 */
export function useOrderTransition(detail: Pick<OrderDetail, 'Order'>): (step: Step) => Promise<void> {
  const { OrderID, Status: From, DeliveryKind } = detail.Order;
  const words = useStepWords(DeliveryKind);
  const change = useOrderChange(detail);
  return async (step) =>
    change(
      (api) => api.stepMerchantOrder({ params: orderParams(detail), body: { From, ...step } }),
      words.done(step.To, OrderID),
      true,
    );
}
