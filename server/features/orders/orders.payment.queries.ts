/** SQL of how far an order is paid, and of cash on delivery. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { OrderMoney } from '#domain/orders/order-due.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import { paymentTypeOf, type PaymentKind, type WayToPay } from '#domain/payments/ways.ts';
import type { Actor } from './orders.queries.ts';

export type LockedOrder = OrderMoney & {
  /** Empty for a goods issue. */
  customerCode: string;
  /** The number of the method (K-03). */
  paymentType: number;
  paymentKind: PaymentKind;
};

/** Locks the order until the end of the transaction; undefined if there is none at this center. */
export async function lockOrderRow(
  tx: TenantTransaction,
  { orderId, saleUnit }: { orderId: string; saleUnit: string },
): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select status, order_type as "orderType", coalesce(customer_code, '') as "customerCode", payment_type as "paymentType", payment_kind as "paymentKind",
      payment_status as "paymentStatus", total_satang as "totalSatang", returned_satang as "returnedSatang",
      paid_satang as "paidSatang", refunded_satang as "refundedSatang"
    from orders where order_id = ${orderId} and sale_unit = ${saleUnit} for update`.execute(tx);
  return rows[0];
}

/** Of an order that is locked: paid is all that it is worth now, and refunded all that was paid. */
export async function updatePaymentStatus(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, to, at }: { orderId: string; to: PaymentStatus; at: Date },
): Promise<void> {
  await sql`
    update orders set payment_status = ${to}, updated_at = ${at},
      paid_satang = case ${to} when 'paid' then total_satang - returned_satang when 'refunded' then paid_satang else 0 end,
      refunded_satang = case ${to} when 'refunded' then paid_satang else 0 end
    where tenant_id = ${tenantId} and order_id = ${orderId}`.execute(tx);
}

/** Of an order that is locked: in which way it is paid now. */
export async function updateWayToPay(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, way, at }: { orderId: string; way: WayToPay; at: Date },
): Promise<void> {
  await sql`
    update orders set payment_type = ${paymentTypeOf(way.kind)}::smallint, payment_method = ${way.code}, payment_kind = ${way.kind},
      payment_name_th = ${way.name.th}, payment_name_en = ${way.name.en}, updated_at = ${at}
    where tenant_id = ${tenantId} and order_id = ${orderId} and payment_method <> ${way.code}`.execute(tx);
}

/** Of an order that is locked: what has come for it, besides what came before, and how far it is paid. */
export async function addPaid(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, satang, to, at }: { orderId: string; satang: number; to: PaymentStatus; at: Date },
): Promise<void> {
  await sql`
    update orders set payment_status = ${to}, paid_satang = paid_satang + ${satang}::bigint, updated_at = ${at}
    where tenant_id = ${tenantId} and order_id = ${orderId}`.execute(tx);
}

type NewReceipt = { orderId: string; saleUnit: string; satang: number; taker: Actor; at: Date };

/** Writes the receipt of all that was still due; the order, which is locked, is paid then. */
export async function insertCash(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, saleUnit, satang, taker, at }: NewReceipt,
): Promise<void> {
  await sql`
    with taken as (
      insert into cash_receipts (tenant_id, order_id, sale_unit, satang, taken_at, taken_by_kind, taken_by)
      values (${tenantId}, ${orderId}, ${saleUnit}, ${satang}::bigint, ${at}, ${taker.kind}, ${taker.id})
      returning order_id, satang
    )
    update orders o set payment_status = 'paid', paid_satang = o.paid_satang + t.satang, updated_at = ${at} from taken t
    where o.tenant_id = ${tenantId} and o.order_id = t.order_id`.execute(tx);
}

/** Removes the receipt that is not handed in, and returns its amount in satang; undefined if there is none. */
export async function deleteCash(
  tx: TenantTransaction,
  tenantId: string,
  orderId: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ satang: number }>`
    with gone as (
      delete from cash_receipts where tenant_id = ${tenantId} and order_id = ${orderId} and handed_in_at is null
      returning order_id, satang
    ), unpaid as (
      update orders o set paid_satang = o.paid_satang - g.satang,
        payment_status = case when o.paid_satang = g.satang then 'unpaid' else 'partlyPaid' end from gone g where o.tenant_id = ${tenantId} and o.order_id = g.order_id
    )
    select satang from gone`.execute(tx);
  return rows[0]?.satang;
}
