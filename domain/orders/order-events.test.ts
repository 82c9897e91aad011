import { expect, test } from 'vitest';
import { isForCustomer, standingEvents, type OrderEventKind } from './order-events.ts';

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

test('B-29b the customer sees neither internal notes nor who holds the cash', () => {
  const kinds = (reason: string) =>
    (['transition', 'undo', 'packing', 'failed', 'return', 'note', 'cash'] as const).filter((kind) =>
      isForCustomer({ kind, reason }),
    );
  expect(kinds('')).toEqual(['transition', 'packing', 'failed', 'return']);
  expect(kinds('Left at the door')).toEqual(['transition', 'packing', 'failed', 'return', 'note']);
});
