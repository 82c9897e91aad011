/** SQL of what staff see of payments of an order, and of refunds that are made by providers. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { PaymentSource, RefundState } from '#database/tables/payments.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';

export type PaidOrder = {
  orderId: string;
  saleUnit: string;
  paymentStatus: PaymentStatus;
  dueSatang: number;
  paidSatang: number;
  refundedSatang: number;
  refundDueSatang: number;
};

/** Undefined: there is none at this center. */
export async function findPaidOrder(
  tx: TenantTransaction,
  { orderid, saleunit }: { orderid: string; saleunit: string },
): Promise<PaidOrder | undefined> {
  const { rows } = await sql<PaidOrder>`
    select order_id as "orderId", sale_unit as "saleUnit", payment_status as "paymentStatus", due_satang as "dueSatang", paid_satang as "paidSatang",
      refunded_satang as "refundedSatang", refund_due_satang as "refundDueSatang"
    from orders where order_id = ${orderid} and sale_unit = ${saleunit}`.execute(tx);
  return rows[0];
}

/** Whose order it is, '' for nobody's; undefined: there is none at this center. */
export async function findOrderCustomer(
  tx: TenantTransaction,
  { orderid, saleunit }: { orderid: string; saleunit: string },
): Promise<{ customerCode: string } | undefined> {
  const { rows } = await sql<{ customerCode: string }>`
    select coalesce(customer_code, '') as "customerCode" from orders where order_id = ${orderid} and sale_unit = ${saleunit}`.execute(
    tx,
  );
  return rows[0];
}

export type EventRow = {
  reference: string;
  at: Date;
  source: PaymentSource;
  state: string;
  satang: number | null;
  currency: string;
  refundedSatang: number;
  reason: string;
  byName: string;
};

/** What was said of these attempts, the first first. */
export async function findEvents(tx: TenantTransaction, references: readonly string[]): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.reference, e.at, e.source, e.state, e.satang, e.currency, e.refunded_satang as "refundedSatang", e.reason,
      coalesce(s.name, e.actor_id, '') as "byName"
    from payment_events e left join staff s on s.tenant_id = e.tenant_id and s.user_id = e.actor_id
    where e.reference = any (${references}::text[]) order by e.at, e.said limit 500`.execute(tx);
  return rows;
}

export type ProviderRefund = {
  reference: string;
  refundNo: number;
  orderId: string;
  satang: number;
  goalSatang: number;
  state: RefundState;
  reason: string;
  askedAt: Date;
  askedByName: string;
};

/** Of these attempts, the first first. */
export async function findProviderRefunds(
  tx: TenantTransaction,
  references: readonly string[],
): Promise<ProviderRefund[]> {
  const { rows } = await sql<ProviderRefund>`
    select r.reference, r.refund_no as "refundNo", r.order_id as "orderId", r.satang, r.goal_satang as "goalSatang", r.state, r.reason,
      r.asked_at as "askedAt", coalesce(s.name, r.asked_by) as "askedByName"
    from payment_refunds r left join staff s on s.tenant_id = r.tenant_id and s.user_id = r.asked_by
    where r.reference = any (${references}::text[]) order by r.reference, r.refund_no`.execute(tx);
  return rows;
}

type NewRefund = {
  reference: string;
  refundNo: number;
  orderId: string;
  satang: number;
  goalSatang: number;
  reason: string;
  at: Date;
  by: string;
};

export async function insertProviderRefund(
  tx: TenantTransaction,
  tenantId: string,
  { reference, refundNo, orderId, satang, goalSatang, reason, at, by }: NewRefund,
): Promise<void> {
  await sql`
    insert into payment_refunds (tenant_id, reference, refund_no, order_id, satang, goal_satang, state, reason, asked_at, asked_by)
    values (${tenantId}, ${reference}, ${refundNo}::smallint, ${orderId}, ${satang}::bigint, ${goalSatang}::bigint, 'asked', ${reason}, ${at}, ${by})`.execute(
    tx,
  );
}

/** False: it was settled meanwhile. */
export async function settleProviderRefund(
  tx: TenantTransaction,
  tenantId: string,
  { reference, refundNo, state, at }: { reference: string; refundNo: number; state: RefundState; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update payment_refunds set state = ${state}, settled_at = ${at}
    where tenant_id = ${tenantId} and reference = ${reference} and refund_no = ${refundNo} and state = 'asked' returning refund_no`.execute(
    tx,
  );
  return rows.length > 0;
}
