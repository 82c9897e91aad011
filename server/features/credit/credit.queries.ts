/** SQL of customer credit. An order is locked before what it holds, and that before its customer. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { CreditEntryKind } from '#database/tables/credit.ts';
import type { CreditAccount, Held } from '#domain/credit/credit.ts';
import type { OrderMoney } from '#domain/orders/order-due.ts';
import type { PaymentKind } from '#domain/payments/ways.ts';
import type { OrderChange } from '../../order-effects.ts';

/** Who did it. */
export type Actor = OrderChange['actor'];

export type StoredAccount = CreditAccount & { isSap: boolean };

export async function findAccount(
  tx: TenantTransaction,
  customerCode: string,
): Promise<StoredAccount | undefined> {
  const { rows } = await sql<StoredAccount>`
    select authorize_satang as "limitSatang", debt_satang as "debtSatang", reserved_satang as "reservedSatang", is_sap as "isSap"
    from customers where customer_code = ${customerCode}`.execute(tx);
  return rows[0];
}

/** The same, locked: whatever changes the account waits. */
export async function lockAccount(
  tx: TenantTransaction,
  customerCode: string,
): Promise<StoredAccount | undefined> {
  const { rows } = await sql<StoredAccount>`
    select authorize_satang as "limitSatang", debt_satang as "debtSatang", reserved_satang as "reservedSatang", is_sap as "isSap"
    from customers where customer_code = ${customerCode} for no key update`.execute(tx);
  return rows[0];
}

export type CreditOfOrder = OrderMoney &
  Held & {
    paymentKind: PaymentKind;
    customerCode: string;
    isSap: boolean;
    /** What the order's row says was given of it as credit, and what its refunds say. */
    givenSatang: number;
    refundedAsCreditSatang: number;
    deliveredAt: Date | null;
    takenOverAt: Date | null;
  };

/** Of an order that is locked; what it holds is locked too. */
export async function findCreditOfOrder(
  tx: TenantTransaction,
  orderId: string,
): Promise<CreditOfOrder | undefined> {
  const { rows } = await sql<CreditOfOrder>`
    with held as (select * from credit_orders where order_id = ${orderId} for update)
    select o.status, o.order_type as "orderType", o.payment_status as "paymentStatus", o.total_satang as "totalSatang",
      o.returned_satang as "returnedSatang", o.paid_satang as "paidSatang", o.refunded_satang as "refundedSatang",
      o.payment_kind as "paymentKind", o.customer_code as "customerCode", c.is_sap as "isSap",
      coalesce(h.reserved_satang, 0)::bigint as "reservedSatang", coalesce(h.debt_satang, 0)::bigint as "debtSatang",
      coalesce(h.given_satang, 0)::bigint as "givenSatang", h.delivered_at as "deliveredAt", h.taken_over_at as "takenOverAt",
      coalesce((select sum(r.satang) from refunds r where r.order_id = o.order_id and r.method = 'credit' and r.undone_at is null), 0)::bigint
        as "refundedAsCreditSatang"
    from orders o join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
    left join held h on h.tenant_id = o.tenant_id
    where o.order_id = ${orderId}`.execute(tx);
  return rows[0];
}

export type HeldNow = Held & { givenSatang: number; deliveredAt: Date | null; takenOverAt: Date | null };

export type Move = {
  customerCode: string;
  kind: CreditEntryKind;
  debtDelta: number;
  reservedDelta: number;
  limitDelta?: number;
  orderId?: string;
  reference?: string;
  reason?: string;
  actor: Actor;
  at: Date;
  /** Only where so much is available, and the customer is one with credit. */
  needs?: { satang: number; needsSapFlag: boolean };
};

const accountMove = (tenantId: string, move: Move) => {
  const { customerCode, debtDelta, reservedDelta, limitDelta = 0, needs } = move;
  return sql`
    update customers set debt_satang = debt_satang + ${debtDelta}::bigint, reserved_satang = reserved_satang + ${reservedDelta}::bigint,
      authorize_satang = authorize_satang + ${limitDelta}::bigint
    where tenant_id = ${tenantId} and customer_code = ${customerCode}
      ${
        needs
          ? sql`and authorize_satang - debt_satang - reserved_satang >= ${needs.satang}::bigint
              and authorize_satang > 0 and (is_sap or not ${needs.needsSapFlag}::boolean)`
          : sql``
      }
    returning authorize_satang, debt_satang, reserved_satang`;
};

const entryOf = (tenantId: string, move: Move) => {
  const { customerCode, kind, debtDelta, reservedDelta, limitDelta = 0, at, actor } = move;
  const { orderId = null, reference = '', reason = '' } = move;
  return sql`
    insert into credit_entries (tenant_id, customer_code, at, kind, order_id, debt_delta, reserved_delta, limit_delta, debt_satang,
      reserved_satang, limit_satang, reference, reason, actor_kind, actor_id)
    select ${tenantId}, ${customerCode}, ${at}, ${kind}, ${orderId}, ${debtDelta}::bigint, ${reservedDelta}::bigint, ${limitDelta}::bigint,
      m.debt_satang, m.reserved_satang, m.authorize_satang, ${reference}, ${reason}, ${actor.kind}, ${actor.id}
    from moved m`;
};

/** Moves the account and writes the entry. False: there is not as much as it needs, and nothing is written. */
export async function moveAccount(tx: TenantTransaction, tenantId: string, move: Move): Promise<boolean> {
  const { rows } = await sql`
    with moved as (${accountMove(tenantId, move)}), entry as (${entryOf(tenantId, move)})
    select from moved`.execute(tx);
  return rows.length > 0;
}

/** The same with what the order holds from now on. */
export async function moveOrder(
  tx: TenantTransaction,
  tenantId: string,
  { move, orderId, held }: { move: Move; orderId: string; held: HeldNow },
): Promise<boolean> {
  const { reservedSatang, debtSatang, givenSatang, deliveredAt, takenOverAt } = held;
  const { rows } = await sql`
    with moved as (${accountMove(tenantId, move)}), entry as (${entryOf(tenantId, move)})
    insert into credit_orders (tenant_id, order_id, customer_code, reserved_satang, debt_satang, given_satang, delivered_at, taken_over_at)
    select ${tenantId}, ${orderId}, ${move.customerCode}, ${reservedSatang}::bigint, ${debtSatang}::bigint, ${givenSatang}::bigint,
      ${deliveredAt}::timestamptz, ${takenOverAt}::timestamptz
    from moved
    on conflict (tenant_id, order_id) do update set reserved_satang = excluded.reserved_satang, debt_satang = excluded.debt_satang,
      given_satang = excluded.given_satang, delivered_at = excluded.delivered_at, taken_over_at = excluded.taken_over_at
    returning order_id`.execute(tx);
  return rows.length > 0;
}

/** What moves no money: since when the goods are with the customer, and that SAP counts the order. */
export async function markOrder(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, customerCode, held }: { orderId: string; customerCode: string; held: HeldNow },
): Promise<void> {
  const { deliveredAt, takenOverAt } = held;
  await sql`
    insert into credit_orders (tenant_id, order_id, customer_code, delivered_at, taken_over_at)
    values (${tenantId}, ${orderId}, ${customerCode}, ${deliveredAt}, ${takenOverAt})
    on conflict (tenant_id, order_id) do update set delivered_at = excluded.delivered_at, taken_over_at = excluded.taken_over_at`.execute(
    tx,
  );
}

/** SAP counts the orders that were delivered by then; gives what they held, which they hold no more. Locks them first. */
export async function takeOver(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, asOf }: { customerCode: string; asOf: Date },
): Promise<Held> {
  const { rows } = await sql<Held>`
    with held as (
      select order_id, reserved_satang, debt_satang from credit_orders
      where tenant_id = ${tenantId} and customer_code = ${customerCode} and delivered_at <= ${asOf} and taken_over_at is null
      order by order_id for update
    ), freed as (
      update credit_orders c set reserved_satang = 0, debt_satang = 0, taken_over_at = ${asOf}
      from held h where c.tenant_id = ${tenantId} and c.order_id = h.order_id
    )
    select coalesce(sum(reserved_satang), 0)::bigint as "reservedSatang", coalesce(sum(debt_satang), 0)::bigint as "debtSatang"
    from held`.execute(tx);
  return rows[0] ?? { reservedSatang: 0, debtSatang: 0 };
}
