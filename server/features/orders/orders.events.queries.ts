/** SQL of what happens to an order: its transitions and its other events. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import { standingEvents, type OrderEventKind } from '#domain/orders/order-events.ts';
import type { Actor } from './orders.queries.ts';

/** The events that are still true, oldest first. */
export async function findEvents(tx: TenantTransaction, orderId: string) {
  const events = await tx
    .selectFrom('order_events')
    .select(['at', 'to_status', 'actor_kind', 'reason', 'kind'])
    .where('order_id', '=', orderId)
    .orderBy('event_id')
    .execute();
  return standingEvents(events);
}

/**
 * Moves the order on only if it is still in the state the caller saw, and writes the event. False: somebody was
 * faster.
 */
export async function updateOrderState(
  tx: TenantTransaction,
  tenantId: string,
  step: { orderId: string; from: string; to: string; actor: Actor; reason: string; note?: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with moved as (
      update orders set status = ${step.to}, updated_at = ${step.at}
      where tenant_id = ${tenantId} and order_id = ${step.orderId} and status = ${step.from}
      returning order_id
    ), event as (
      insert into order_events (tenant_id, order_id, at, from_status, to_status, actor_kind, actor_id, reason, note)
      select ${tenantId}, order_id, ${step.at}, ${step.from}, ${step.to}, ${step.actor.kind}, ${step.actor.id}, ${step.reason}, ${step.note ?? ''} from moved
    )
    select order_id from moved`.execute(tx);
  return rows.length > 0;
}

type NewEvent = {
  orderId: string;
  kind: OrderEventKind;
  actor: Actor;
  at: Date;
  reason?: string;
  note?: string;
};

/** Adds an event that leaves the order in its state. `reason` is shown to the customer, `note` to staff only. */
export async function insertEvent(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, kind, actor, at, reason = '', note = '' }: NewEvent,
): Promise<void> {
  await sql`
    insert into order_events (tenant_id, order_id, at, from_status, to_status, actor_kind, actor_id, reason, note, kind)
    select tenant_id, order_id, ${at}, status, status, ${actor.kind}, ${actor.id}, ${reason}, ${note}, ${kind}
    from orders where tenant_id = ${tenantId} and order_id = ${orderId}`.execute(tx);
}
