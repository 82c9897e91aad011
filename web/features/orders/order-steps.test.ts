import { describe, expect, test } from 'vitest';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { orderSteps, statusTone } from './order-steps.ts';

const event = (Status: OrderState, At: string) => ({
  Kind: 'transition' as const,
  Status,
  At,
  By: 'customer',
  Reason: '',
});
const order = (Status: OrderState, Events: OrderDetail['Events']) =>
  // Only the status is read of the order.
  ({ Order: { Status } as OrderDetail['Order'], Events });

describe('the way of an order', () => {
  test('shows what has happened and what is still to come', () => {
    const steps = orderSteps(
      order('Approved', [event('Approved', '2026-11-21T04:00:00Z'), event('Wait', '2026-11-21T03:00:00Z')]),
    );
    expect(
      steps.map(({ status, event: done, current, next }) => [status, done !== undefined, current, next]),
    ).toEqual([
      ['Wait', true, false, false],
      ['Approved', true, true, false],
      ['Packed', false, false, true],
      ['Shipping', false, false, false],
      ['Delivered', false, false, false],
    ]);
  });

  test('ends with the canceling', () => {
    const steps = orderSteps(
      order('Canceled', [event('Wait', '2026-11-21T03:00:00Z'), event('Canceled', '2026-11-21T04:00:00Z')]),
    );
    expect(steps.map(({ status }) => status)).toEqual(['Wait', 'Canceled']);
    expect(statusTone('Canceled')).toBe('stopped');
  });
});
