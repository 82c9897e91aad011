/** SQL of what was paid back for an order. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { RefundMethod } from '#domain/orders/payment.ts';
import type { Actor } from './orders.queries.ts';

export type NewRefund = {
  orderId: string;
  satang: number;
  method: RefundMethod;
  reference: string;
  reason: string;
  actor: Actor;
  at: Date;
};

/** Writes the record; the order, which is locked, is refunded once nothing of what was paid is left. */
export async function insertRefund(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, satang, method, reference, reason, actor, at }: NewRefund,
): Promise<void> {
  await sql`
    with written as (
      insert into refunds (tenant_id, order_id, refund_no, satang, method, reference, reason, paid_at, paid_by_kind, paid_by)
      select ${tenantId}, ${orderId}, coalesce(max(refund_no), 0) + 1, ${satang}::bigint, ${method}, ${reference}, ${reason}, ${at},
        ${actor.kind}, ${actor.id}
      from refunds where tenant_id = ${tenantId} and order_id = ${orderId}
      returning order_id, satang
    )
    update orders o set refunded_satang = o.refunded_satang + w.satang, updated_at = ${at},
      payment_status = case when o.refunded_satang + w.satang = o.paid_satang then 'refunded' else 'partlyRefunded' end
    from written w where o.tenant_id = ${tenantId} and o.order_id = w.order_id`.execute(tx);
}

/** Whether a provider was asked to pay something of the order back, and has not said that it did. */
export async function hasRefundUnderWay(tx: TenantTransaction, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ isUnderWay: boolean }>`
    select exists (select from payment_refunds where order_id = ${orderId} and state = 'asked') as "isUnderWay"`.execute(
    tx,
  );
  return rows[0]?.isUnderWay === true;
}

/** The last refund of the order that stands. */
export async function findLastRefund(
  tx: TenantTransaction,
  orderId: string,
): Promise<{ refundNo: number; satang: number; at: Date } | undefined> {
  const { rows } = await sql<{ refundNo: number; satang: number; at: Date }>`
    select refund_no as "refundNo", satang, paid_at as at from refunds
    where order_id = ${orderId} and undone_at is null order by refund_no desc limit 1`.execute(tx);
  return rows[0];
}

type Undone = { orderId: string; refundNo: number; actor: Actor; reason: string; at: Date };

/** Marks the record of an order that is locked as taken back; the shop owes the sum again. */
export async function markRefundUndone(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, refundNo, actor, reason, at }: Undone,
): Promise<void> {
  await sql`
    with undone as (
      update refunds set undone_at = ${at}, undone_by = ${actor.id}, undone_reason = ${reason}
      where tenant_id = ${tenantId} and order_id = ${orderId} and refund_no = ${refundNo}::smallint and undone_at is null
      returning order_id, satang
    )
    update orders o set refunded_satang = o.refunded_satang - u.satang, updated_at = ${at},
      payment_status = case when o.refunded_satang = u.satang then 'paid' else 'partlyRefunded' end
    from undone u where o.tenant_id = ${tenantId} and o.order_id = u.order_id`.execute(tx);
}
