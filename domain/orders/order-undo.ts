/** Taking back what staff did to an order by mistake: its last step, or a return in part after it. */
import type { OrderEventKind } from './order-events.ts';
import type { OrderState } from './order.ts';

/** How long it can be taken back. */
export const UNDO_MS = 10 * 60_000;

/** An event of the order that still stands. */
export type StandingEvent = {
  kind: OrderEventKind;
  from: OrderState | null;
  to: OrderState;
  at: Date;
  /** Whoever did it: a buyer's own cancellation is theirs. */
  actorKind: string;
};

export type UndoStanding = {
  status: OrderState;
  /** What still stands of its history (`standingEvents`), oldest first. */
  events: readonly StandingEvent[];
  /** The cash that was taken for it. */
  cash: { withStep: boolean; isHandedIn: boolean } | null;
  now: Date;
};

export type Undo = {
  /** The state that the order returns to; of a return in part the one it is in. */
  to: OrderState;
  what: 'step' | 'return';
  /** A return document is taken back with it. */
  hasReturn: boolean;
  /** The cash that the step booked is removed with it. */
  hasCash: boolean;
};

/** 'cashFirst': cash was recorded since, and has to be removed before. */
export type UndoRefusal = 'late' | 'cashFirst';

/**
 * What taking back the last act does. 'late' if it cannot be taken back (any more): it was placing the order, the buyer's
 * own, longer ago than `UNDO_MS`, or cash that followed it is handed in. Cash that was taken before the act stays.
 */
export function undoOf({ status, events, cash, now }: UndoStanding): Undo | UndoRefusal {
  const index = events.findLastIndex(({ kind }) => kind === 'transition' || kind === 'return');
  const act = events[index];
  if (!act || act.from === null || act.to !== status || act.actorKind === 'customer') return 'late';
  if (now.getTime() - act.at.getTime() > UNDO_MS) return 'late';
  const isStep = act.kind === 'transition';
  const isCashSince = cash !== null && events.slice(index + 1).some(({ kind }) => kind === 'cash');
  if (isCashSince && cash.isHandedIn) return 'late';
  if (isCashSince && !(isStep && act.to === 'Delivered' && cash.withStep)) return 'cashFirst';
  return {
    to: act.from,
    what: isStep ? 'step' : 'return',
    hasReturn: !isStep || events[index - 1]?.kind === 'return',
    hasCash: isCashSince,
  };
}
