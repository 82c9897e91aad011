/** Moving an order to its next state: shared by buyers and staff. */
import type { OrderState, OrderType } from '#domain/orders/order.ts';
import type { Packing } from '#domain/orders/packing.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { stockChanged } from '../catalogue/catalogue.public.ts';
import { writePacking } from './orders.packing.queries.ts';
import { type Actor } from './orders.queries.ts';
import { insertEvent, updateOrderState } from './orders.events.queries.ts';
import { tellMoved } from './orders.rooms.usecases.ts';
import { retakeStock, returnStock, type StockMove } from './orders.stock.queries.ts';

/** Pieces of the center's products that an order took or gave back. */
export type StockMoves = readonly StockMove[];

export type OrderTransition = {
  orderId: string;
  /** Defaults to a sales order. */
  orderType?: OrderType;
  from: OrderState;
  to: OrderState;
  actor: Actor;
  /** Shown to the customer. */
  reason: string;
  /** For staff only. */
  note?: string;
  at: Date;
  /** Only if less was packed than ordered. */
  packing?: Packing | undefined;
};

/**
 * Makes the transition and writes its event, and returns to stock what the order will not use. Runs in the
 * transaction of the caller, who has checked the table of allowed steps. Undefined: the order is no longer in the
 * state that was seen.
 */
export async function transitionOrder(
  tx: TenantTransaction,
  tenantId: string,
  { packing, orderType = '3', ...step }: OrderTransition,
): Promise<StockMove[] | undefined> {
  if (!(await updateOrderState(tx, tenantId, step))) return undefined;
  if (packing) await writePacking(tx, tenantId, { orderId: step.orderId, packing });
  const { orderId } = step;
  if (orderType === 'I') return moveIssued(tx, tenantId, step);
  if (packing) return returnStock(tx, tenantId, { orderId, what: 'unpacked' });
  return step.to === 'Canceled' ? returnStock(tx, tenantId, { orderId, what: 'sent' }) : [];
}

/** The goods of an issue leave when it is approved, and come back when that is canceled. */
async function moveIssued(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, from, to }: Pick<OrderTransition, 'orderId' | 'from' | 'to'>,
): Promise<StockMove[]> {
  if (to === 'Approved') return retakeStock(tx, tenantId, { orderId, what: 'sent', kind: 'issue' });
  return from === 'Approved' ? returnStock(tx, tenantId, { orderId, what: 'sent' }) : [];
}

/**
 * Adds an event that leaves the order in its state, in the caller's transaction. `reason` is shown to the customer,
 * `note` to staff only.
 */
export async function recordEvent(
  tx: TenantTransaction,
  tenantId: string,
  event: Parameters<typeof insertEvent>[2],
): Promise<void> {
  await insertEvent(tx, tenantId, event);
}

type OrderChange = {
  tenantId: string;
  saleUnit: string;
  orderId: string;
  customerCode: string;
  status: OrderState;
  moves: StockMoves;
};

/**
 * Notifies everyone watching the order and its products that it was placed or changed. After the commit.
 */
export function publishOrderChange(
  deps: Dependencies,
  { tenantId, saleUnit, orderId, customerCode, status, moves }: OrderChange,
): void {
  stockChanged(deps, { tenantId, saleUnit, changes: moves });
  tellMoved(deps, { tenantId, customerCode, OrderID: orderId, SaleUnit: saleUnit, Status: status });
}
