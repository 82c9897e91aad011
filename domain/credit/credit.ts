/** Customer credit: what an order holds of it, and what is left. In satang (decision 86). */
import { dueSatang, type OrderMoney } from '../orders/order-due.ts';
import type { OrderState } from '../orders/order.ts';

export type CreditAccount = {
  limitSatang: number;
  /** Below zero it is in the customer's favour. */
  debtSatang: number;
  /** By orders that are under way. */
  reservedSatang: number;
};

/** As the specification shows it: the limit less the debt. */
export const balanceSatang = ({ limitSatang, debtSatang }: CreditAccount): number => limitSatang - debtSatang;

/** What can still be ordered. */
export const availableSatang = (account: CreditAccount): number =>
  balanceSatang(account) - account.reservedSatang;

export type Held = { reservedSatang: number; debtSatang: number };
export const HOLDS_NOTHING: Held = { reservedSatang: 0, debtSatang: 0 };

type Owner = {
  /** SAP owns the customer's debt. */
  isSap: boolean;
  /** SAP counts the order in the debt that it tells. */
  isTakenOver: boolean;
};

/** The goods are with the customer, or were. */
const isDelivered = (status: OrderState): boolean => status === 'Delivered' || status === 'Returned';

/**
 * What an order on credit holds, as it is now: until it is delivered it reserves what is due, from then on that is a debt. Where SAP
 * owns the debt the reservation stays until SAP counts it, so that nothing is free in between and nothing counts twice.
 */
export function heldOf(order: OrderMoney, { isSap, isTakenOver }: Owner): Held {
  const satang = dueSatang(order);
  if (!isDelivered(order.status)) return { reservedSatang: satang, debtSatang: 0 };
  if (isTakenOver) return HOLDS_NOTHING;
  return isSap ? { reservedSatang: satang, debtSatang: 0 } : { reservedSatang: 0, debtSatang: satang };
}

/** Whether SAP still counts an order that it counted: one whose delivery was taken back is as if it had not been. */
export const staysTakenOver = (status: OrderState, isTakenOver: boolean): boolean =>
  isTakenOver && isDelivered(status);

/** Days since delivery at which a debt is older; the last part has no end. */
export const AGES = [30, 60, 90] as const;
export type OrderDebt = { orderId: string; satang: number };

/** A repayment pays the oldest debts first; what is more lowers the debt that is of no order. */
export function repaymentOf(
  debts: readonly OrderDebt[],
  satang: number,
): { orders: OrderDebt[]; restSatang: number } {
  let restSatang = satang;
  const orders: OrderDebt[] = [];
  for (const debt of debts) {
    const part = Math.min(restSatang, debt.satang);
    restSatang -= part;
    if (part > 0) orders.push({ orderId: debt.orderId, satang: part });
  }
  return { orders, restSatang };
}
