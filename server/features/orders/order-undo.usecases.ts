/** Taking back the last step of an order, with what it did to stock and sums. */
import type { OrderState } from '#domain/orders/order.ts';
import { standingEvents, stepEvent } from '#domain/orders/order-events.ts';
import { undoneState } from '#domain/orders/order-undo.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { OrderChange } from '../../order-effects.ts';
import { orderHappened } from './order-happened.usecases.ts';
import { updateOrderState } from './orders.events.queries.ts';
import { retakeStock, returnStock, type StockMove } from './orders.stock.queries.ts';
import { removePacking } from './orders.packing.queries.ts';
import { findStanding } from './orders.undo.queries.ts';

/**
 * Takes the last step back in the caller's transaction, and raises the event. 'moved': the order is no longer in the state that was seen;
 * 'late': the step cannot be taken back (any more). Refuses with OUT_OF_STOCK if what it gave back is sold.
 */
export async function undoTransition(
  deps: Pick<Dependencies, 'orderEffects'>,
  tx: TenantTransaction,
  change: OrderChange,
  seen: OrderState,
): Promise<{ to: OrderState } | 'moved' | 'late'> {
  const { tenantId, orderId, at } = change;
  const standing = await findStanding(tx, orderId);
  if (standing?.status !== seen) return 'moved';
  const { status, events, isBuiltOn } = standing;
  const to = undoneState({ status, last: standingEvents(events).at(-1), isBuiltOn, now: at });
  if (to === undefined) return 'late';
  const moves =
    change.orderType === 'I'
      ? await undoIssued(tx, tenantId, { orderId, from: seen, to })
      : await undoSold(tx, tenantId, { orderId, from: seen });
  await updateOrderState(tx, tenantId, { orderId, from: seen, to, at });
  const undone = stepEvent(to, seen);
  await orderHappened(deps, tx, { ...change, event: 'stepUndone', undone, from: seen, to, moves });
  return { to };
}

async function undoSold(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, from }: { orderId: string; from: OrderState },
): Promise<StockMove[]> {
  if (from === 'Canceled') return retakeStock(tx, tenantId, { orderId, what: 'sent' });
  if (from !== 'Packed') return [];
  const moves = await retakeStock(tx, tenantId, { orderId, what: 'unpacked' });
  await removePacking(tx, tenantId, orderId);
  return moves;
}

async function undoIssued(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, from, to }: { orderId: string; from: OrderState; to: OrderState },
): Promise<StockMove[]> {
  if (from === 'Approved') return returnStock(tx, tenantId, { orderId, what: 'sent' });
  return to === 'Approved' ? retakeStock(tx, tenantId, { orderId, what: 'sent', kind: 'issue' }) : [];
}
