/** Moving an order to its next state: shared by buyers and staff. */
import { stepEvent } from '#domain/orders/order-events.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { Packing, ShortReason } from '#domain/orders/packing.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { OrderChange } from '../../order-effects.ts';
import { badRequest } from '../../http/call-error.ts';
import { orderHappened } from './order-happened.usecases.ts';
import { writeReturn } from './order-returns.usecases.ts';
import { updateOrderState } from './orders.events.queries.ts';
import { writePacking } from './orders.packing.queries.ts';
import { retakeStock, returnStock, type StockMove } from './orders.stock.queries.ts';

export type OrderTransition = {
  from: OrderState;
  to: OrderState;
  /** Shown to the customer. */
  reason: string;
  /** For staff only. */
  note?: string;
  /** Only if less was packed than ordered. */
  packing?: { packing: Packing; why: ReadonlyMap<number, ShortReason> } | undefined;
  /** Only to Returned: how many units of a line go back to stock, where not all do; the rest is written off. */
  restocked?: ReadonlyMap<number, number> | undefined;
};

/** What a step did besides moving the order; a return has a document. */
type Done = { moves: StockMove[]; returnNo?: number };

/**
 * Makes the transition, returns to stock what the order will not use, and raises its event; a whole return has its
 * document. Runs in the transaction of the caller, who has checked the table of allowed steps. False: the order is no
 * longer in the state that was seen. Throws 400 RETURNED_LINES_WRONG if more of a line is restocked than comes back.
 */
export async function transitionOrder(
  deps: Pick<Dependencies, 'orderEffects'>,
  tx: TenantTransaction,
  change: OrderChange,
  step: OrderTransition,
): Promise<boolean> {
  const { tenantId, orderId, at } = change;
  const { from, to, reason, note } = step;
  if (!(await updateOrderState(tx, tenantId, { orderId, from, to, at }))) return false;
  const done =
    change.orderType === 'I' ? await moveIssued(tx, change, step) : await moveSold(tx, change, step);
  await orderHappened(deps, tx, { ...change, ...done, event: stepEvent(from, to), from, to, reason, note });
  return true;
}

async function moveSold(tx: TenantTransaction, change: OrderChange, step: OrderTransition): Promise<Done> {
  const { tenantId, orderId, actor } = change;
  const { from, to, packing, restocked, reason } = step;
  const by = { actor, act: stepEvent(from, to) };
  if (to === 'Canceled') return { moves: await returnStock(tx, tenantId, { orderId, what: 'sent', by }) };
  if (to === 'Returned') {
    const back = await writeReturn(tx, change, { reason, restocked, isUndelivered: from === 'Shipping' });
    if (!back && restocked)
      throw badRequest('RETURNED_LINES_WRONG', { fields: { Lines: 'RETURNED_LINES_WRONG' } });
    return back ?? { moves: [] };
  }
  if (!packing) return { moves: [] };
  await writePacking(tx, tenantId, { orderId, ...packing });
  return { moves: await returnStock(tx, tenantId, { orderId, what: 'unpacked', by }) };
}

/** The goods of an issue leave when it is approved, and come back when that is canceled. */
async function moveIssued(
  tx: TenantTransaction,
  { tenantId, orderId, actor }: OrderChange,
  { from, to }: OrderTransition,
): Promise<Done> {
  const by = { actor, act: stepEvent(from, to) };
  if (to === 'Approved')
    return { moves: await retakeStock(tx, tenantId, { orderId, what: 'sent', kind: 'issue', by }) };
  if (from !== 'Approved') return { moves: [] };
  return { moves: await returnStock(tx, tenantId, { orderId, what: 'sent', by }) };
}
