/** Taking back the last step of an order, with what it did to stock and sums. */
import type { OrderState } from '#domain/orders/order.ts';
import { standingEvents } from '#domain/orders/order-events.ts';
import { undoneState } from '#domain/orders/order-undo.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Actor } from './orders.queries.ts';
import { retakeStock, returnStock, type StockMove } from './orders.stock.queries.ts';
import { removePacking } from './orders.packing.queries.ts';
import { findStanding, undoOrderState } from './orders.undo.queries.ts';

type Undo = { orderId: string; seen: OrderState; actor: Actor; now: Date };

/**
 * Takes the last step back in the caller's transaction. 'moved': the order is no longer in the state that was seen;
 * 'late': the step cannot be taken back (any more). Refuses with OUT_OF_STOCK if what it gave back is sold.
 */
export async function undoTransition(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, seen, actor, now }: Undo,
): Promise<{ to: OrderState; moves: StockMove[] } | 'moved' | 'late'> {
  const standing = await findStanding(tx, orderId);
  if (standing?.status !== seen) return 'moved';
  const { status, orderType, events, isBuiltOn } = standing;
  const to = undoneState({ status, last: standingEvents(events).at(-1), isBuiltOn, now });
  if (to === undefined) return 'late';
  const moves =
    orderType === 'I'
      ? await undoIssued(tx, tenantId, { orderId, from: seen, to })
      : await undoSold(tx, tenantId, { orderId, from: seen });
  await undoOrderState(tx, tenantId, { orderId, from: seen, to, actor, at: now });
  return { to, moves };
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
