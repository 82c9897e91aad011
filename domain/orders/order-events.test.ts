import { expect, test } from 'vitest';
import { orderStates } from './order.ts';
import {
  historyOf,
  isForCustomer,
  orderEventNames,
  standingEvents,
  stepEvent,
  type OrderEventKind,
} from './order-events.ts';

const event = (kind: OrderEventKind, to: string) => ({ kind, to });

test('B-29 a step that was taken back leaves with its undoing, and what was done again stays', () => {
  const events = [
    event('transition', 'Wait'),
    event('transition', 'Approved'),
    event('transition', 'Canceled'),
    event('undo', 'Approved'),
    event('note', 'Approved'),
    event('undo', 'Wait'),
    event('transition', 'Approved'),
  ];
  expect(standingEvents(events)).toEqual([
    event('transition', 'Wait'),
    event('note', 'Approved'),
    event('transition', 'Approved'),
  ]);
});

test('B-29b a packing that was taken back leaves with its corrections, a note on it stays', () => {
  const events = [
    event('transition', 'Approved'),
    event('packing', 'Packed'),
    event('transition', 'Packed'),
    event('packing', 'Packed'),
    event('note', 'Packed'),
    event('undo', 'Approved'),
  ];
  expect(standingEvents(events)).toEqual([
    event('transition', 'Approved'),
    event('packing', 'Packed'),
    event('note', 'Packed'),
  ]);
});

test('B-29 a return that was taken back leaves alone, that of a step with it, and cash that was booked with it', () => {
  const delivered = [event('transition', 'Delivered'), event('cash', 'Delivered')];
  const inPart = [...delivered, event('return', 'Delivered')];
  const undo = event('undo', 'Delivered');
  expect(standingEvents([...inPart, undo])).toEqual(delivered);
  const whole = [...inPart, event('return', 'Delivered'), event('transition', 'Returned')];
  expect(standingEvents([...whole, undo])).toEqual(inPart);
  expect(standingEvents([...whole, undo, undo])).toEqual(delivered);
  expect(standingEvents([...whole, undo, undo, event('undo', 'Shipping')])).toEqual([]);
});

test('B-29b the customer sees neither internal notes nor who holds the cash', () => {
  const kinds = (reason: string) =>
    (['transition', 'undo', 'packing', 'failed', 'return', 'note', 'cash'] as const).filter((kind) =>
      isForCustomer({ kind, reason }),
    );
  expect(kinds('')).toEqual(['transition', 'packing', 'failed', 'return']);
  expect(kinds('Left at the door')).toEqual(['transition', 'packing', 'failed', 'return', 'note']);
});

test('B-23b each step has an event of its own; what comes back is refused or returned', () => {
  const steps = orderStates.map((to) => [to, stepEvent(to === 'Wait' ? null : 'Shipping', to)]);
  expect(Object.fromEntries(steps)).toEqual({
    Wait: 'placed',
    Approved: 'approved',
    Packed: 'packed',
    Shipping: 'shipping',
    Delivered: 'delivered',
    Canceled: 'canceled',
    Returned: 'refused',
  });
  expect(stepEvent('Delivered', 'Returned')).toBe('returned');
});

test('B-23b the history keeps a return with its document and a note with its text, and no parcel', () => {
  const kept = (hasText: boolean, hasReturn: boolean) =>
    Object.fromEntries(orderEventNames.map((name) => [name, historyOf(name, { hasText, hasReturn })]));
  expect(kept(true, true)).toMatchObject({
    returned: ['return', 'transition'],
    returnedInPart: ['return'],
    cashRemoved: ['note'],
    noted: ['note'],
    stepUndone: ['undo'],
    parcelTracked: [],
  });
  expect(kept(false, false)).toMatchObject({ returned: ['transition'], cashRemoved: [], noted: [] });
});
