/** How far an order is paid, apart from its state (decision 31): an order on credit is delivered and unpaid. */

export const paymentStatuses = ['unpaid', 'pending', 'paid', 'refunded'] as const;
/** `pending`: a payment was announced, such as by a slip, and nobody has confirmed it. */
export type PaymentStatus = (typeof paymentStatuses)[number];

const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['pending', 'paid'],
  pending: ['unpaid', 'paid'],
  // A wrong record is removed; what was paid back is not paid again, but its record may be wrong too.
  paid: ['unpaid', 'refunded'],
  refunded: ['paid'],
};

export function canChangePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to);
}

/** How the shop pays money back. */
export const refundMethods = ['transfer', 'cash', 'other'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** Whether the shop still waits for the money; an announced payment is not received. */
export function awaitsMoney(status: PaymentStatus): boolean {
  return status === 'unpaid' || status === 'pending';
}
