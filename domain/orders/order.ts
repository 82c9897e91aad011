import { yyyymmdd } from '../time/dates.ts';

/** Sales order and goods issue (B-20). */
export const orderTypes = ['3', 'I'] as const;
export type OrderType = (typeof orderTypes)[number];

/** The states of an order and the steps allowed from each; the effects of a step are in its use-case. */
const ORDER_TRANSITIONS = {
  Wait: ['Approved', 'Canceled'],
  Approved: ['Packed', 'Canceled'],
  Packed: ['Shipping', 'Canceled'],
  Shipping: ['Delivered', 'Returned'],
  Delivered: ['Returned'],
  Canceled: [],
  // All of it came back: refused at the door, or brought back later. A part that comes back is a document of its own.
  Returned: [],
} as const satisfies Record<string, readonly string[]>;

/** A goods issue is made, approved, when its goods leave the stock, and can be canceled, when they return. */
const ISSUE_TRANSITIONS: Partial<Record<string, readonly OrderState[]>> = {
  Wait: ['Approved', 'Canceled'],
  Approved: ['Canceled'],
};

export type OrderState = keyof typeof ORDER_TRANSITIONS;
export const orderStates = Object.keys(ORDER_TRANSITIONS) as OrderState[];

export function canTransition(from: OrderState, to: OrderState, type: OrderType = '3'): boolean {
  return nextStates(from, type).includes(to);
}

/** The states an order may move to from this one. */
export function nextStates(state: OrderState, type: OrderType = '3'): readonly OrderState[] {
  return type === 'I' ? (ISSUE_TRANSITIONS[state] ?? []) : ORDER_TRANSITIONS[state];
}

/** The successful path of an order, and the states on it that wait for somebody's action. */
export const orderWay = ['Wait', 'Approved', 'Packed', 'Shipping', 'Delivered'] as const;
export const openStates = ['Wait', 'Approved', 'Packed', 'Shipping'] as const satisfies readonly OrderState[];

/** A reason is required when an order does not reach the customer or does not stay there. */
export function needsReason(to: OrderState): boolean {
  return to === 'Canceled' || to === 'Returned';
}

/** From here on the quantity sent of each line is known, and the parcel may have a number. */
export function isPacked(state: OrderState): boolean {
  return state === 'Packed' || state === 'Shipping' || state === 'Delivered' || state === 'Returned';
}

/** A buyer may only cancel what nobody has worked on yet; later only staff can. */
export function buyerMayCancel(state: OrderState): boolean {
  return state === 'Wait' && canTransition(state, 'Canceled');
}

/** Crockford's base 32: no I, L, O or U, so that a number read out on the phone is not misheard. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ORDER_ID_LETTERS = 5;

/**
 * A short order number like `261121-7KQ2M`: the Bangkok day and 25 random bits. Unique only by the tenant's key: on
 * a clash generate another. Throws RangeError for fewer than 5 random bytes.
 */
export function newOrderId(at: Date, randomBytes: Uint8Array): string {
  if (randomBytes.length < ORDER_ID_LETTERS) throw new RangeError('An order number needs 5 random bytes');
  // 256 is a multiple of 32, so the remainder is evenly distributed.
  const letters = Array.from(randomBytes.subarray(0, ORDER_ID_LETTERS), (byte) =>
    CROCKFORD.charAt(byte % 32),
  );
  return `${yyyymmdd(at).slice(2)}-${letters.join('')}`;
}

/** Payment methods as the calls number them (K-03); any other is -1. */
const PAYMENT_TYPES = { COD: 0, LINEPAY: 1, BANK: 2 } as const;
export type PaymentMethod = keyof typeof PAYMENT_TYPES;

export function paymentType(method: string): number {
  return Object.hasOwn(PAYMENT_TYPES, method) ? PAYMENT_TYPES[method as PaymentMethod] : -1;
}

/** The method of a payment number, or undefined if there is none. */
export function paymentMethod(type: number): PaymentMethod | undefined {
  return (Object.keys(PAYMENT_TYPES) as PaymentMethod[]).find((method) => PAYMENT_TYPES[method] === type);
}
