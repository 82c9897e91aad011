/** What happens to an order: the events that others follow, and what its history keeps of them. */
import type { OrderState } from './order.ts';

/**
 * Everything that happens to an order, each under one name. Whoever changes an order raises exactly one of them for a
 * change.
 */
export const orderEventNames = [
  'placed',
  'approved',
  'packed',
  'packingCorrected',
  /** On its way, or ready to be collected. */
  'shipping',
  'deliveryFailed',
  'delivered',
  /** All of it came back without having been delivered. */
  'refused',
  /** Goods came back, and some are still with the customer. */
  'returnedInPart',
  /** The last goods of a delivered order came back. */
  'returned',
  'canceled',
  'stepUndone',
  'cashRecorded',
  'cashRemoved',
  /** In any other way than by cash: announced, confirmed, taken back or paid back. */
  'paymentChanged',
  'parcelTracked',
  'noted',
] as const;
export type OrderEventName = (typeof orderEventNames)[number];

const STEP_EVENTS: Record<Exclude<OrderState, 'Returned'>, OrderEventName> = {
  Wait: 'placed',
  Approved: 'approved',
  Packed: 'packed',
  Shipping: 'shipping',
  Delivered: 'delivered',
  Canceled: 'canceled',
};

/** The event of a step of the table of steps; from null the order is placed. */
export function stepEvent(from: OrderState | null, to: OrderState): OrderEventName {
  if (to !== 'Returned') return STEP_EVENTS[to];
  return from === 'Delivered' ? 'returned' : 'refused';
}

/** A transition changes the state, an undo takes the last one back; the others happen in a state. */
export const orderEventKinds = ['transition', 'undo', 'packing', 'failed', 'return', 'note', 'cash'] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** What the history keeps of each event, in this order: a parcel's number is part of the order itself. */
const HISTORY: Record<OrderEventName, readonly OrderEventKind[]> = {
  placed: ['transition'],
  approved: ['transition'],
  packed: ['transition'],
  packingCorrected: ['packing'],
  shipping: ['transition'],
  deliveryFailed: ['failed'],
  delivered: ['transition'],
  refused: ['return', 'transition'],
  returnedInPart: ['return'],
  returned: ['return', 'transition'],
  canceled: ['transition'],
  stepUndone: ['undo'],
  cashRecorded: ['cash'],
  cashRemoved: ['note'],
  // The payment has records of its own.
  paymentChanged: [],
  parcelTracked: [],
  noted: ['note'],
};

/** A note that says nothing is not kept, nor a return without a document: nothing was left to come back. */
export function historyOf(
  event: OrderEventName,
  { hasText, hasReturn }: { hasText: boolean; hasReturn: boolean },
): OrderEventKind[] {
  return HISTORY[event].filter((kind) => (kind !== 'note' || hasText) && (kind !== 'return' || hasReturn));
}

/** The kinds that the customer sees; a note only if it is addressed to them, by its reason. */
export const customerEventKinds = [
  'transition',
  'packing',
  'failed',
  'return',
  'note',
] as const satisfies readonly OrderEventKind[];
export type CustomerEventKind = (typeof customerEventKinds)[number];

/**
 * The events that are still true, oldest first: a transition or a return in part that was taken back leaves together
 * with its undoing, a transition also with its own return, with the corrections of its packing and the cash it booked.
 */
export function standingEvents<Event extends { kind: OrderEventKind }>(events: readonly Event[]): Event[] {
  let standing: Event[] = [];
  for (const event of events) {
    if (event.kind !== 'undo') {
      standing.push(event);
      continue;
    }
    const undone = standing.findLastIndex(({ kind }) => kind === 'transition' || kind === 'return');
    const isStep = standing[undone]?.kind === 'transition';
    // The return of a step is written just before it.
    const first = isStep && standing[undone - 1]?.kind === 'return' ? undone - 1 : undone;
    standing = standing.filter(({ kind }, index) => index < first || (index > undone && !BUILT_ON.has(kind)));
  }
  return standing;
}

/** What does not outlast the act before it. */
const BUILT_ON: ReadonlySet<OrderEventKind> = new Set(['packing', 'cash']);

/** Whether the customer sees the event. */
export function isForCustomer<Event extends { kind: OrderEventKind; reason: string }>(
  event: Event,
): event is Event & { kind: CustomerEventKind } {
  if (event.kind === 'note') return event.reason !== '';
  return customerEventKinds.some((kind) => kind === event.kind);
}
