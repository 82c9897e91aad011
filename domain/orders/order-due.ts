/** What is still to be paid for an order, and what the shop owes its customer. In satang. */
import { mustBePaidFirst, type PaymentKind } from '../payments/ways.ts';
import { paymentType, type OrderState, type OrderType } from './order.ts';
import { awaitsMoney, type PaymentStatus } from './payment.ts';

// The columns due_satang and refund_due_satang of the table of orders follow the same rules.

export type OrderMoney = {
  orderType: OrderType;
  status: OrderState;
  paymentStatus: PaymentStatus;
  totalSatang: number;
  /** What came back was worth so much, of the total. */
  returnedSatang: number;
  paidSatang: number;
  /** What of that was paid back. */
  refundedSatang: number;
};

type WorthMoney = Pick<OrderMoney, 'orderType' | 'status' | 'totalSatang' | 'returnedSatang'>;

/** Nobody buys a goods issue, and one that was canceled is worth nothing. */
export function worthSatang({ orderType, status, totalSatang, returnedSatang }: WorthMoney): number {
  return orderType === 'I' || status === 'Canceled' ? 0 : totalSatang - returnedSatang;
}

/**
 * What the order is worth, less what came back and what is paid, in whichever state: of an order that came back after it
 * was delivered the delivery fee is still due, and of one that is paid in part the rest.
 */
export function dueSatang(order: OrderMoney): number {
  if (!awaitsMoney(order.paymentStatus)) return 0;
  return Math.max(0, worthSatang(order) - order.paidSatang + order.refundedSatang);
}

/** What is due in cash: 0 for an order that is not paid on delivery. `paymentType` is its number in the calls. */
export function cashDueSatang(order: OrderMoney & { paymentType: number }): number {
  return order.paymentType === paymentType('COD') ? dueSatang(order) : 0;
}

const BEFORE_GOODS_LEAVE: ReadonlySet<OrderState> = new Set(['Approved', 'Packed', 'Shipping']);

/**
 * The shop sends nothing before the money is there, of a way that must be paid first (U-05v). Money that is authorised is
 * the shop's to take; an order that has left is delivered whatever became of its payment since.
 */
export function waitsForMoney(order: OrderMoney & { paymentKind: PaymentKind }, to: OrderState): boolean {
  const isOpen = order.paymentStatus !== 'authorised' && dueSatang(order) > 0;
  return BEFORE_GOODS_LEAVE.has(to) && mustBePaidFirst(order.paymentKind) && isOpen;
}

/** What came back after it had been paid, or all of the payment of a canceled order, less what was paid back. */
export function refundDueSatang(order: OrderMoney): number {
  return Math.max(0, order.paidSatang - order.refundedSatang - worthSatang(order));
}

/** More was paid back than the order allows now: such as after a return that is taken back. */
export function isRefundedTooMuch(order: OrderMoney): boolean {
  return order.refundedSatang > 0 && order.refundedSatang > order.paidSatang - worthSatang(order);
}
