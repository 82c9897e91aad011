/** What would come of a step for many orders. */
import { dueSatang, type OrderMoney } from '#domain/orders/order-due.ts';
import {
  canTransition,
  needsReason,
  orderWay,
  paymentType,
  type OrderState,
  type OrderType,
} from '#domain/orders/order.ts';
import { sumSatang } from '#domain/pricing/money.ts';

export type StepOrder = OrderMoney & {
  orderId: string;
  saleUnit: string;
  orderType: OrderType;
  deliveryKind: string;
  paymentType: number;
};

export type StepAhead = {
  to: OrderState;
  can: readonly StepOrder[];
  satang: number;
  /** Orders whose cash is due, and the cash. */
  cash: readonly StepOrder[];
  cashSatang: number;
  cannot: readonly { status: OrderState; count: number }[];
};

/** What needs a reason is done order by order. */
export const bulkSteps: readonly OrderState[] = orderWay.filter((to) => !needsReason(to));

export function stepAhead(orders: readonly StepOrder[], to: OrderState): StepAhead {
  const [can, others] = [true, false].map((wanted) =>
    orders.filter(({ status, orderType }) => canTransition(status, to, orderType) === wanted),
  ) as [StepOrder[], StepOrder[]];
  const cash = to === 'Delivered' ? can.filter(isCashDue) : [];
  const byState = Map.groupBy(others, ({ status }) => status);
  return {
    to,
    can,
    satang: sumSatang(can.map(({ totalSatang }) => totalSatang)),
    cash,
    cashSatang: sumSatang(cash.map(dueSatang)),
    cannot: [...byState].map(([status, those]) => ({ status, count: those.length })),
  };
}

export const isCashDue = (order: StepOrder): boolean =>
  order.paymentType === paymentType('COD') && dueSatang(order) > 0;
