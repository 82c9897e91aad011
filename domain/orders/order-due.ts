/** What is still to be paid for an order, and what the shop owes its customer. In satang. */
import { paymentType, type OrderState } from './order.ts';
import { awaitsMoney, type PaymentStatus } from './payment.ts';

export type OrderMoney = {
  status: OrderState;
  paymentStatus: PaymentStatus;
  totalSatang: number;
  /** What came back was worth so much, of the total. */
  returnedSatang: number;
};

/**
 * What the order is worth, less what came back and what is paid, in whichever state: of an order that came back after it
 * was delivered the delivery fee is still due. One that was canceled is worth nothing.
 */
export function dueSatang({ status, paymentStatus, totalSatang, returnedSatang }: OrderMoney): number {
  if (status === 'Canceled') return 0;
  return awaitsMoney(paymentStatus) ? totalSatang - returnedSatang : 0;
}

/** What is due in cash: 0 for an order that is not paid on delivery. `paymentType` is its number in the calls. */
export function cashDueSatang(order: OrderMoney & { paymentType: number }): number {
  return order.paymentType === paymentType('COD') ? dueSatang(order) : 0;
}

/** What came back after it had been paid, or all of the payment of a canceled order. */
export function refundDueSatang(order: OrderMoney, paidSatang: number): number {
  const { status, totalSatang, returnedSatang } = order;
  const worthSatang = status === 'Canceled' ? 0 : totalSatang - returnedSatang;
  return Math.max(0, paidSatang - worthSatang);
}
