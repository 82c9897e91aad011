import { describe, expect, test } from 'vitest';
import { UNDO_MS, undoOf, type StandingEvent, type UndoStanding } from './order-undo.ts';

const now = new Date('2026-11-24T03:00:00Z');
const event = (changes: Partial<StandingEvent> = {}): StandingEvent => ({
  kind: 'transition',
  from: 'Approved',
  to: 'Packed',
  at: new Date(now.getTime() - 60_000),
  actorKind: 'staff',
  ...changes,
});
const undone = (events: StandingEvent[], cash: UndoStanding['cash'] = null) =>
  undoOf({ status: events.at(-1)?.to ?? 'Wait', events, cash, now });

const delivered = event({ from: 'Shipping', to: 'Delivered' });
const inDelivered = (kind: StandingEvent['kind']) => event({ kind, from: 'Delivered', to: 'Delivered' });
const cash = { withStep: false, isHandedIn: false };

describe('a step that is taken back', () => {
  test('B-29 leads to the state before it, for ten minutes', () => {
    const plain = { what: 'step', hasReturn: false, hasCash: false };
    expect(undone([event()])).toEqual({ to: 'Approved', ...plain });
    expect(undone([event(), delivered])).toEqual({ to: 'Shipping', ...plain });
    expect(undone([event({ at: new Date(now.getTime() - UNDO_MS) })])).toMatchObject({ to: 'Approved' });
    expect(undone([event({ at: new Date(now.getTime() - UNDO_MS - 1) })])).toBe('late');
  });

  test('B-29 is none of placing the order, nor the buyer’s own', () => {
    expect(undone([event({ from: null, to: 'Wait' })])).toBe('late');
    expect(undone([event({ from: 'Wait', to: 'Canceled', actorKind: 'customer' })])).toBe('late');
    expect(undone([])).toBe('late');
  });

  test('B-29 is the order’s last one; a note after it does not matter', () => {
    expect(undoOf({ status: 'Shipping', events: [event()], cash: null, now })).toBe('late');
    expect(undone([delivered, inDelivered('note')])).toMatchObject({ to: 'Shipping' });
  });
});

describe('a return that is taken back', () => {
  test('B-29 in part leaves the order delivered, as a whole it leads to the state before', () => {
    expect(undone([delivered, inDelivered('return')])).toEqual({
      to: 'Delivered',
      what: 'return',
      hasReturn: true,
      hasCash: false,
    });
    const refused = [
      event({ kind: 'return', from: 'Shipping', to: 'Shipping' }),
      event({ from: 'Shipping', to: 'Returned' }),
    ];
    expect(undone(refused)).toEqual({ to: 'Shipping', what: 'step', hasReturn: true, hasCash: false });
  });

  test('B-29 leaves cash that was taken before it', () => {
    expect(undone([delivered, inDelivered('cash'), inDelivered('return')], cash)).toMatchObject({
      what: 'return',
      hasCash: false,
    });
    expect(undone([delivered, inDelivered('return'), inDelivered('cash')], cash)).toBe('cashFirst');
  });
});

describe('cash of a step that is taken back', () => {
  const paid = [delivered, inDelivered('cash')];
  test('B-29 goes with the step that booked it, until it is handed in', () => {
    expect(undone(paid, { withStep: true, isHandedIn: false })).toMatchObject({
      to: 'Shipping',
      hasCash: true,
    });
    expect(undone(paid, { withStep: true, isHandedIn: true })).toBe('late');
  });

  test('B-29 has to be removed before, if it was recorded for itself', () => {
    expect(undone(paid, cash)).toBe('cashFirst');
    expect(undone(paid, null)).toMatchObject({ to: 'Shipping', hasCash: false });
  });
});
