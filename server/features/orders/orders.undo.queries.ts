/** SQL of taking a step back. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { OrderState, OrderType } from '#domain/orders/order.ts';
import type { OrderEventKind } from '#domain/orders/order-events.ts';
import type { LastStep } from '#domain/orders/order-undo.ts';
import type { Actor } from './orders.queries.ts';

type Standing = {
  status: OrderState;
  orderType: OrderType;
  events: (LastStep & { kind: OrderEventKind })[];
  /** Money was taken for the order, or some of it came back. */
  isBuiltOn: boolean;
};

/** Where the order stands and how it came there, under a lock. Undefined: there is no such order. */
export async function findStanding(tx: TenantTransaction, orderId: string): Promise<Standing | undefined> {
  const { rows } = await sql<Pick<Standing, 'status' | 'orderType' | 'isBuiltOn'>>`
    select status, order_type as "orderType", exists (select from cash_receipts c where c.tenant_id = o.tenant_id and c.order_id = o.order_id)
      or exists (select from order_returns r where r.tenant_id = o.tenant_id and r.order_id = o.order_id) as "isBuiltOn"
    from orders o where order_id = ${orderId} for update`.execute(tx);
  const [order] = rows;
  if (!order) return undefined;
  const { rows: events } = await sql<Standing['events'][number]>`
    select kind, from_status as "from", to_status as "to", at, actor_kind as "actorKind" from order_events
    where order_id = ${orderId} and kind in ('transition', 'undo') order by event_id`.execute(tx);
  return { ...order, events };
}

/** Moves the order back, with the event of its undoing. */
export async function undoOrderState(
  tx: TenantTransaction,
  tenantId: string,
  step: { orderId: string; from: OrderState; to: OrderState; actor: Actor; at: Date },
): Promise<void> {
  await sql`
    with moved as (
      update orders set status = ${step.to}, updated_at = ${step.at}
      where tenant_id = ${tenantId} and order_id = ${step.orderId} and status = ${step.from}
      returning order_id
    )
    insert into order_events (tenant_id, order_id, at, from_status, to_status, actor_kind, actor_id, kind)
    select ${tenantId}, order_id, ${step.at}, ${step.from}, ${step.to}, ${step.actor.kind}, ${step.actor.id}, 'undo' from moved`.execute(
    tx,
  );
}
