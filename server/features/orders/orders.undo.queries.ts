/** SQL of taking a step back. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { OrderEventKind } from '#domain/orders/order-events.ts';
import type { LastStep } from '#domain/orders/order-undo.ts';

type Standing = {
  status: OrderState;
  events: (LastStep & { kind: OrderEventKind })[];
  /** Money was taken for the order, or some of it came back. */
  isBuiltOn: boolean;
};

/** Where the order stands and how it came there, under a lock. Undefined: there is no such order. */
export async function findStanding(tx: TenantTransaction, orderId: string): Promise<Standing | undefined> {
  const { rows } = await sql<Pick<Standing, 'status' | 'isBuiltOn'>>`
    select status, exists (select from cash_receipts c where c.tenant_id = o.tenant_id and c.order_id = o.order_id)
      or exists (select from order_returns r where r.tenant_id = o.tenant_id and r.order_id = o.order_id) as "isBuiltOn"
    from orders o where order_id = ${orderId} for update`.execute(tx);
  const [order] = rows;
  if (!order) return undefined;
  const { rows: events } = await sql<Standing['events'][number]>`
    select kind, from_status as "from", to_status as "to", at, actor_kind as "actorKind" from order_events
    where order_id = ${orderId} and kind in ('transition', 'undo') order by event_id`.execute(tx);
  return { ...order, events };
}
