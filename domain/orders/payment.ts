/** How far an order is paid, apart from its state (decision 31): an order on credit is delivered and unpaid. */

export const paymentStatuses = [
  'unpaid',
  'pending',
  'authorised',
  'paid',
  'partlyPaid',
  'inReview',
  'refused',
  'expired',
  'partlyRefunded',
  'refunded',
] as const;
/**
 * `pending`: a payment was begun or announced, and nobody has confirmed it. `authorised`: the money is held for the shop. `inReview`:
 * a person has to look at it. `refused` and `expired`: the last try to pay came to nothing.
 */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What a record by hand may make of it; money of a provider goes by its sums (`domain/payments/order-payment.ts`). */
const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['pending', 'paid'],
  pending: ['unpaid', 'paid'],
  authorised: [],
  partlyPaid: [],
  inReview: [],
  refused: [],
  expired: [],
  // A wrong record is removed; what was paid back is not paid again, but its record may be wrong too.
  paid: ['unpaid', 'refunded'],
  partlyRefunded: [],
  refunded: ['paid'],
};

export function canChangePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to);
}

/** How the shop pays money back; `credit` lowers what the customer owes it. */
export const refundMethods = ['transfer', 'cash', 'other', 'credit'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** Whether the shop still waits for money; an announced payment is not received. */
export function awaitsMoney(status: PaymentStatus): boolean {
  return status !== 'paid' && status !== 'partlyRefunded' && status !== 'refunded';
}
