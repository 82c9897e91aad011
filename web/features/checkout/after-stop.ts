import type { Quote } from './order-blockers.ts';
import { totalChanges } from './total-changes.ts';
import type { Placing } from './use-place-order.ts';

/**
 * An order that a coupon, code, gift or promotion stopped, and what the shop computes since, with the coupon or without it: where
 * that is not what the buyer saw, they accept it like any other change before anything is placed.
 */
export function afterStop(stopped: Extract<Placing, { state: 'stopped' }>, now: Quote): Placing {
  const { body, seen, gone } = stopped;
  if (now.Total !== seen.Total || totalChanges(seen, now).length > 0)
    return { state: 'changed', body, seen, now, gone };
  return stopped;
}
