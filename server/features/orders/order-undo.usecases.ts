/** Taking back the last step of an order, or a return, with what it did to stock and sums. */
import type { OrderState } from '#domain/orders/order.ts';
import { stepEvent } from '#domain/orders/order-events.ts';
import { undoOf, type Undo, type UndoRefusal } from '#domain/orders/order-undo.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { OrderChange } from '../../order-effects.ts';
import { orderHappened } from './order-happened.usecases.ts';
import { takeBackReturn } from './order-returns.usecases.ts';
import { updateOrderState } from './orders.events.queries.ts';
import { retakeStock, returnStock, type MovedBy, type StockMove } from './orders.stock.queries.ts';
import { removePacking } from './orders.packing.queries.ts';
import { findStanding, markCashOfStep } from './orders.undo.queries.ts';

export type UndoAsked = {
  /** The state that the caller saw. */
  seen: OrderState;
  /** The number of the return in part that the caller wants to take back; without it, the last step. */
  returnNo?: number | undefined;
};

/**
 * Takes the last act back in the caller's transaction (a step, or a return in part after it), and raises the event. The
 * caller removes the cash where `hasCash` says so. 'moved': something else stands than was seen; 'late', 'cashFirst': it
 * cannot be taken back. Refuses with OUT_OF_STOCK if what it gave back to stock is sold.
 */
export async function undoTransition(
  deps: Pick<Dependencies, 'orderEffects'>,
  tx: TenantTransaction,
  change: OrderChange,
  { seen, returnNo }: UndoAsked,
): Promise<Undo | UndoRefusal | 'moved'> {
  const { tenantId, orderId, at } = change;
  const standing = await findStanding(tx, orderId);
  if (standing?.status !== seen) return 'moved';
  const undo = undoOf({ ...standing, now: at });
  if (typeof undo === 'string') return undo;
  const { to, what, hasReturn } = undo;
  if (returnNo !== (what === 'return' ? (standing.returnNo ?? undefined) : undefined)) return 'moved';
  const moves =
    hasReturn && standing.returnNo !== null
      ? await takeBackReturn(tx, change, standing.returnNo)
      : change.orderType === 'I'
        ? await undoIssued(tx, change, { from: seen, to })
        : await undoSold(tx, change, seen);
  if (what === 'step') await updateOrderState(tx, tenantId, { orderId, from: seen, to, at });
  const undone = what === 'return' ? 'returnedInPart' : stepEvent(to, seen);
  await orderHappened(deps, tx, { ...change, event: 'stepUndone', undone, from: seen, to, moves });
  return undo;
}

/** The cash that was just recorded belongs to the step of the same transaction: they are taken back together. */
export async function markStepCash(tx: TenantTransaction, { tenantId, orderId }: OrderChange): Promise<void> {
  await markCashOfStep(tx, tenantId, orderId);
}

const undoneBy = ({ actor }: OrderChange): MovedBy => ({ actor, act: 'stepUndone' });

async function undoSold(tx: TenantTransaction, change: OrderChange, from: OrderState): Promise<StockMove[]> {
  const { tenantId, orderId } = change;
  const by = undoneBy(change);
  if (from === 'Canceled') return retakeStock(tx, tenantId, { orderId, what: 'sent', by });
  if (from !== 'Packed') return [];
  const moves = await retakeStock(tx, tenantId, { orderId, what: 'unpacked', by });
  await removePacking(tx, tenantId, orderId);
  return moves;
}

async function undoIssued(
  tx: TenantTransaction,
  change: OrderChange,
  { from, to }: { from: OrderState; to: OrderState },
): Promise<StockMove[]> {
  const { tenantId, orderId } = change;
  const by = undoneBy(change);
  if (from === 'Approved') return returnStock(tx, tenantId, { orderId, what: 'sent', by });
  return to === 'Approved' ? retakeStock(tx, tenantId, { orderId, what: 'sent', kind: 'issue', by }) : [];
}
