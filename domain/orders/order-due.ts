/** What is still to be paid for an order, and what the shop owes its customer. In satang. */
import type { OrderState } from './order.ts';

export type OrderMoney = {
  status: OrderState;
  paymentStatus: string;
  totalSatang: number;
  /** What came back was worth so much, of the total. */
  returnedSatang: number;
};

/** Nothing is due of an order that was canceled or came back as a whole. */
export function dueSatang({ status, paymentStatus, totalSatang, returnedSatang }: OrderMoney): number {
  if (status === 'Canceled' || status === 'Returned') return 0;
  return paymentStatus === 'unpaid' ? totalSatang - returnedSatang : 0;
}

/** What came back after it had been paid, or all of the payment of a canceled order. */
export function refundDueSatang(order: OrderMoney, paidSatang: number): number {
  const { status, totalSatang, returnedSatang } = order;
  const worthSatang = status === 'Canceled' ? 0 : totalSatang - returnedSatang;
  return Math.max(0, paidSatang - worthSatang);
}
