import { describe, expect, test } from 'vitest';
import { UNDO_MS, undoneState, type LastStep } from './order-undo.ts';

const now = new Date('2026-11-24T03:00:00Z');
const step = (changes: Partial<LastStep> = {}): LastStep => ({
  from: 'Approved',
  to: 'Packed',
  at: new Date(now.getTime() - 60_000),
  actorKind: 'staff',
  ...changes,
});
const undone = (last: LastStep | undefined, more: { isBuiltOn?: boolean } = {}) =>
  undoneState({ status: last?.to ?? 'Wait', last, isBuiltOn: false, now, ...more });

describe('a step that is taken back', () => {
  test('leads to the state before it, for ten minutes', () => {
    expect(undone(step())).toBe('Approved');
    expect(undone(step({ from: 'Shipping', to: 'Delivered' }))).toBe('Shipping');
    expect(undone(step({ at: new Date(now.getTime() - UNDO_MS) }))).toBe('Approved');
    expect(undone(step({ at: new Date(now.getTime() - UNDO_MS - 1) }))).toBeUndefined();
  });

  test('is none of placing the order, of the buyer’s own, or of one that something was built on', () => {
    expect(undone(step({ from: null, to: 'Wait' }))).toBeUndefined();
    expect(undone(step({ from: 'Wait', to: 'Canceled', actorKind: 'customer' }))).toBeUndefined();
    expect(undone(step(), { isBuiltOn: true })).toBeUndefined();
    expect(undone(undefined)).toBeUndefined();
  });

  test('is the order’s last one', () => {
    expect(undoneState({ status: 'Shipping', last: step(), isBuiltOn: false, now })).toBeUndefined();
  });
});
