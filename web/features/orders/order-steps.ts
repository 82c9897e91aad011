import { orderWay, type OrderState } from '#domain/orders/order.ts';
import type { OrderDetail } from '#contract/orders.schemas.ts';

export type OrderEvent = OrderDetail['Events'][number];
/** One step of an order's way: done with its event, or still to come. */
export type OrderTransition = {
  /** The state that is reached, or what else happened in it. */
  what: OrderEvent['Kind'];
  status: OrderState;
  event: OrderEvent | undefined;
  current: boolean;
  /** The first of those to come. */
  next: boolean;
};

/** The way of an order that reaches the customer and stays there. */
const WAY: readonly OrderState[] = orderWay;

/**
 * The steps as the buyer sees them: what has happened, oldest first, then what is still to come. A canceled or
 * returned order has nothing to come.
 */
export function orderSteps({ Order, Events }: Pick<OrderDetail, 'Order' | 'Events'>): OrderTransition[] {
  const happened = Events.toSorted((a, b) => a.At.localeCompare(b.At));
  const last = happened.findLastIndex(({ Kind }) => Kind === 'transition');
  const done = happened.map((event, index) => ({
    what: event.Kind,
    status: event.Status,
    event,
    current: index === last,
    next: false,
  }));
  const reached = WAY.findIndex((state) => state === Order.Status);
  if (reached === -1) return done;
  const ahead = WAY.slice(reached + 1).map((status, index) => ({
    what: 'transition' as const,
    status,
    event: undefined,
    current: false,
    next: index === 0,
  }));
  return [...done, ...ahead];
}

export type StatusTone = 'waiting' | 'moving' | 'done' | 'stopped';

const TONES: Record<OrderState, StatusTone> = {
  Wait: 'waiting',
  Approved: 'moving',
  Packed: 'moving',
  Shipping: 'moving',
  Delivered: 'done',
  Canceled: 'stopped',
  Returned: 'stopped',
};

/** How the state of an order is coloured. */
export function statusTone(status: OrderState): StatusTone {
  return TONES[status];
}
