/** What happens to an order, as its history keeps it. */

/** A transition changes the state, an undo takes the last one back; the others happen in a state. */
export const orderEventKinds = ['transition', 'undo', 'packing', 'failed', 'return', 'note', 'cash'] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

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
 * The events that are still true, oldest first: a transition that was taken back leaves together with its undoing and
 * with the corrections of its packing.
 */
export function standingEvents<Event extends { kind: OrderEventKind }>(events: readonly Event[]): Event[] {
  let standing: Event[] = [];
  for (const event of events) {
    if (event.kind !== 'undo') {
      standing.push(event);
      continue;
    }
    const undone = standing.findLastIndex(({ kind }) => kind === 'transition');
    standing = standing.filter(({ kind }, index) => index < undone || (index > undone && kind !== 'packing'));
  }
  return standing;
}

/** Whether the customer sees the event. */
export function isForCustomer<Event extends { kind: OrderEventKind; reason: string }>(
  event: Event,
): event is Event & { kind: CustomerEventKind } {
  if (event.kind === 'note') return event.reason !== '';
  return customerEventKinds.some((kind) => kind === event.kind);
}
