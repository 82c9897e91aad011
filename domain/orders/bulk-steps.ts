/** Steps for many orders: which can be taken, and what would come of each (B-72). */
import type { StaffRight } from '../access/rights.ts';
import { sumSatang } from '../pricing/money.ts';
import { isIssueApproval } from './goods-issue.ts';
import { cashDueSatang, type OrderMoney } from './order-due.ts';
import { canTransition, needsReason, orderWay, type OrderState } from './order.ts';

export type StepOrder = OrderMoney & {
  deliveryKind: string;
  /** The number of the method (K-03). */
  paymentType: number;
};

export type StepAhead<Order extends StepOrder> = {
  to: OrderState;
  can: readonly Order[];
  satang: number;
  /** Orders whose cash is due with the step, and the cash. */
  cash: readonly Order[];
  cashSatang: number;
  /** All that can take it are fetched by the customer: the step has words of its own then. */
  isPickup: boolean;
  cannot: readonly { status: OrderState; count: number }[];
};

/** What needs a reason is done order by order. */
export const bulkSteps: readonly OrderState[] = orderWay.filter((to) => !needsReason(to));

/** The steps that at least one of the orders can take. */
export function stepsAhead<Order extends StepOrder>(orders: readonly Order[]): StepAhead<Order>[] {
  return bulkSteps.map((to) => stepAhead(orders, to)).filter(({ can }) => can.length > 0);
}

export function stepAhead<Order extends StepOrder>(
  orders: readonly Order[],
  to: OrderState,
): StepAhead<Order> {
  const isAble = ({ status, orderType }: Order) => canTransition(status, to, orderType);
  const can = orders.filter(isAble);
  const cash = to === 'Delivered' ? can.filter((order) => cashDueSatang(order) > 0) : [];
  const byState = Map.groupBy(
    orders.filter((order) => !isAble(order)),
    ({ status }) => status,
  );
  return {
    to,
    can,
    satang: sumSatang(can.map(({ totalSatang }) => totalSatang)),
    cash,
    cashSatang: sumSatang(cash.map(cashDueSatang)),
    isPickup: can.every(({ deliveryKind }) => deliveryKind === 'pickup'),
    cannot: [...byState].map(([status, those]) => ({ status, count: those.length })),
  };
}

/** Whether staff with these rights may take the step for them at all; one's own goods issue is refused in its row. */
export const mayTakeForMany = (
  rights: readonly StaffRight[],
  { to, can }: Pick<StepAhead<StepOrder>, 'to' | 'can'>,
): boolean =>
  rights.includes('approveIssues') || !can.some(({ orderType }) => isIssueApproval(orderType, to));
