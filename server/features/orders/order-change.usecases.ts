/** What every change of an order begins with: who changes it, and the order itself under a lock. */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, type CallContext } from '../../http/visitor.ts';
import type { OrderChange } from '../../order-effects.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { lockOrderRow, type LockedOrder } from './orders.payment.queries.ts';

type OfOrder = 'orderId' | 'saleUnit' | 'orderType' | 'customerCode' | 'paymentKind';

/** Who changes orders, when, and under which settings: the same for all orders that they change. */
export type OrderChanger = Omit<OrderChange, OfOrder>;

/** Of a call; before its transaction, since on a cold start the settings take a connection themselves. */
export async function changerOf(
  deps: Dependencies,
  { visitor, language }: CallContext,
): Promise<OrderChanger> {
  const { tenantId } = visitor;
  const at = deps.clock();
  return { tenantId, actor: actorOf(visitor), language, at, config: await webConfigOf(deps, tenantId) };
}

export function orderChangeOf(changer: OrderChanger, order: Pick<OrderChange, OfOrder>): OrderChange {
  const { orderId, saleUnit, orderType, customerCode, paymentKind } = order;
  return { ...changer, orderId, saleUnit, orderType, customerCode, paymentKind };
}

/**
 * Locks the order until the end of the transaction, so that changes of one order wait for each other. Whether the
 * changer may change it is for the caller to check. Undefined: there is none at this center.
 */
export async function lockOrder(
  tx: TenantTransaction,
  changer: OrderChanger,
  key: { orderId: string; saleUnit: string },
): Promise<{ order: LockedOrder; change: OrderChange } | undefined> {
  const order = await lockOrderRow(tx, key);
  return order && { order, change: orderChangeOf(changer, { ...key, ...order }) };
}
