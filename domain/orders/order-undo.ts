/** Taking back a step that staff made by mistake. */
import type { OrderState } from './order.ts';

/** How long a step can be taken back. */
export const UNDO_MS = 10 * 60_000;

/** The last step of an order that has not been taken back. */
export type LastStep = {
  from: OrderState | null;
  to: OrderState;
  at: Date;
  /** Whoever made it: a buyer's own cancellation is theirs. */
  actorKind: string;
};

type Standing = {
  status: OrderState;
  last: LastStep | undefined;
  /** Something has been built on the step since: money taken, a return written. */
  isBuiltOn: boolean;
  now: Date;
};

/**
 * The state that the order returns to; undefined if its last step cannot be taken back: it was placing the order, the
 * buyer's own, longer ago than `UNDO_MS`, or something has been built on it.
 */
export function undoneState({ status, last, isBuiltOn, now }: Standing): OrderState | undefined {
  if (!last || last.from === null || last.to !== status || isBuiltOn) return undefined;
  if (last.actorKind === 'customer') return undefined;
  return now.getTime() - last.at.getTime() <= UNDO_MS ? last.from : undefined;
}
