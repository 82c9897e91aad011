/** SQL of what happens to an order: its state, and its history. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import { standingEvents, type OrderEventKind } from '#domain/orders/order-events.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { NewOrderJob } from '../../order-effects.ts';
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

/** Moves the order only if it is still in the state the caller saw. False: somebody was faster. */
export async function updateOrderState(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, from, to, at }: { orderId: string; from: OrderState; to: OrderState; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update orders set status = ${to}, updated_at = ${at}
    where tenant_id = ${tenantId} and order_id = ${orderId} and status = ${from}
    returning order_id`.execute(tx);
  return rows.length > 0;
}

type NewHistory = {
  tenantId: string;
  orderId: string;
  kinds: readonly OrderEventKind[];
  from: OrderState | null;
  to: OrderState;
  at: Date;
  actor: Actor;
  reason: string;
  note: string;
  jobs: readonly NewOrderJob[];
};

/** Kinds that say from which state to which; the others happen in the state before. */
const MOVES: ReadonlySet<OrderEventKind> = new Set(['transition', 'undo']);

/** Writes rows of the history, in this order, with the jobs that follow. */
export async function insertHistory(
  tx: TenantTransaction,
  { tenantId, orderId, kinds, from, to, at, actor, reason, note, jobs }: NewHistory,
): Promise<void> {
  if (kinds.length === 0 && jobs.length === 0) return;
  const tos = kinds.map((kind) => (MOVES.has(kind) ? to : (from ?? to)));
  await sql`
    with jobs as (
      insert into outbox (tenant_id, queue, subject, start_after)
      select ${tenantId}, j.queue, ${orderId}, j.start_after
      from unnest(${jobs.map(({ queue }) => queue)}::text[], ${jobs.map(({ startAfter }) => startAfter)}::timestamptz[])
        as j (queue, start_after)
    )
    insert into order_events (tenant_id, order_id, at, from_status, to_status, actor_kind, actor_id, reason, note, kind)
    select ${tenantId}, ${orderId}, ${at}, ${from}, e.to_status, ${actor.kind}, ${actor.id}, ${reason}, ${note}, e.kind
    from unnest(${tos}::text[], ${kinds}::text[]) with ordinality as e (to_status, kind, position)
    order by e.position`.execute(tx);
}
