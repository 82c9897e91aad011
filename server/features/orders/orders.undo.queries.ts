/** SQL of taking back what was done to an order. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { standingEvents } from '#domain/orders/order-events.ts';
import type { StandingEvent, UndoStanding } from '#domain/orders/order-undo.ts';

type Standing = Omit<UndoStanding, 'now'> & {
  /** The last return document that stands. */
  returnNo: number | null;
};
type Row = {
  status: OrderState;
  returnNo: number | null;
  withStep: boolean | null;
  isHandedIn: boolean | null;
};

/** Where the order stands and how it came there, under a lock. Undefined: there is no such order. */
export async function findStanding(tx: TenantTransaction, orderId: string): Promise<Standing | undefined> {
  const { rows } = await sql<Row>`
    select o.status, c.with_step as "withStep", c.handed_in_at is not null as "isHandedIn", (
        select max(r.return_no)::integer from order_returns r
        where r.tenant_id = o.tenant_id and r.order_id = o.order_id and r.undone_at is null) as "returnNo"
    from orders o left join cash_receipts c on c.tenant_id = o.tenant_id and c.order_id = o.order_id
    where o.order_id = ${orderId} for update of o`.execute(tx);
  const [order] = rows;
  if (!order) return undefined;
  const { status, returnNo, withStep, isHandedIn } = order;
  const { rows: events } = await sql<StandingEvent>`
    select kind, from_status as "from", to_status as "to", at, actor_kind as "actorKind" from order_events
    where order_id = ${orderId} order by event_id`.execute(tx);
  const cash = withStep === null ? null : { withStep, isHandedIn: isHandedIn === true };
  return { status, returnNo, cash, events: standingEvents(events) };
}

/** Marks the cash that was just recorded as booked by the step: both are taken back together. */
export async function markCashOfStep(
  tx: TenantTransaction,
  tenantId: string,
  orderId: string,
): Promise<void> {
  await sql`
    update cash_receipts set with_step = true where tenant_id = ${tenantId} and order_id = ${orderId}`.execute(
    tx,
  );
}
