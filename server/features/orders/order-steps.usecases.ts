/** Taking an order to its next state: what buyers and staff have in common. */
import type { OrderState } from '#domain/order.ts';
import type { Packing } from '#domain/packing.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { stockChanged } from '../catalogue/catalogue.public.ts';
import { writePacking } from './orders.packing.queries.ts';
import { stepOrder, type Actor } from './orders.queries.ts';
import { returnStock, type StockMove } from './orders.stock.queries.ts';

export type OrderStep = {
  orderId: string;
  from: OrderState;
  to: OrderState;
  actor: Actor;
  reason: string;
  at: Date;
  /** Only where less was packed than ordered. */
  packing?: Packing | undefined;
};

/**
 * Takes the step and writes its event, and gives back to stock what the order will not take. In the caller's
 * transaction, who has asked the table whether it is allowed. Undefined: the order is no longer where it was seen.
 */
export async function takeStep(
  tx: TenantTransaction,
  tenantId: string,
  { packing, ...step }: OrderStep,
): Promise<StockMove[] | undefined> {
  if (!(await stepOrder(tx, tenantId, step))) return undefined;
  if (packing) await writePacking(tx, tenantId, { orderId: step.orderId, packing });
  return packing || step.to === 'Canceled' ? returnStock(tx, tenantId, step.orderId) : [];
}

type StepTaken = {
  tenantId: string;
  saleUnit: string;
  orderId: string;
  customerCode: string;
  status: OrderState;
  moves: readonly StockMove[];
};

/** Tells who watches the order and its products that it was placed or took a step. After the commit. */
export function tellStep(
  deps: Dependencies,
  { tenantId, saleUnit, orderId, customerCode, status, moves }: StepTaken,
): void {
  stockChanged(deps, { tenantId, saleUnit, changes: moves });
  deps.changes.changed({ order: { tenantId, saleUnit, orderId, customerCode, status } });
}
