/** SQL of what the shop owes its customers: along the index of such orders, which are few. */
import { sql } from 'kysely';
import type { OrderState } from '#domain/orders/order.ts';
import type { RefundMethod } from '#domain/orders/payment.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { TimePlace } from '../../http/time-cursor.ts';

export type OwingOrder = {
  orderId: string;
  placedAt: Date;
  customerCode: string;
  customerName: string;
  status: OrderState;
  paidSatang: number;
  refundDueSatang: number;
};

/** Counted and summed up to this number of orders, and one more says that there are more. */
const MOST_SUMMED = 1000;

/** The oldest first, after the given position. */
export async function findRefundsDue(
  tx: TenantTransaction,
  { saleUnit, after, take }: { saleUnit: string; after: TimePlace | undefined; take: number },
): Promise<OwingOrder[]> {
  const { rows } = await sql<OwingOrder>`
    select o.order_id as "orderId", o.placed_at as "placedAt", coalesce(o.customer_code, '') as "customerCode",
      coalesce(c.name, '') as "customerName", o.status, o.paid_satang as "paidSatang", o.refund_due_satang as "refundDueSatang"
    from (
      select * from orders where sale_unit = ${saleUnit} and refund_due_satang > 0
        ${after ? sql`and (placed_at, order_id) > (${after.at}, ${after.key})` : sql``}
      order by placed_at, order_id limit ${take}
    ) o
    left join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
    order by o.placed_at, o.order_id`.execute(tx);
  return rows;
}

/** `many` is one more than is summed where there are more. */
export async function sumRefundsDue(
  tx: TenantTransaction,
  { saleUnit }: { saleUnit: string },
): Promise<{ many: number; satang: number }> {
  const { rows } = await sql<{ many: number; satang: number }>`
    select count(*)::integer as many, coalesce(sum(refund_due_satang) filter (where nth <= ${MOST_SUMMED}), 0)::bigint as satang
    from (
      select refund_due_satang, row_number() over (order by placed_at, order_id) as nth from orders
      where sale_unit = ${saleUnit} and refund_due_satang > 0
      order by placed_at, order_id limit ${MOST_SUMMED + 1}
    ) o`.execute(tx);
  return rows[0] ?? { many: 0, satang: 0 };
}

export type RefundRow = {
  refundNo: number;
  satang: number;
  method: RefundMethod;
  reference: string;
  reason: string;
  paidAt: Date;
  paidBy: string;
  staffName: string | null;
  undoneAt: Date | null;
};

/** The refunds of the order, oldest first; those that were taken back too. */
export async function findRefunds(tx: TenantTransaction, orderId: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select r.refund_no as "refundNo", r.satang, r.method, r.reference, r.reason, r.paid_at as "paidAt", r.paid_by as "paidBy",
      s.name as "staffName", r.undone_at as "undoneAt"
    from refunds r left join staff s on s.tenant_id = r.tenant_id and s.user_id = r.paid_by
    where r.order_id = ${orderId} order by r.refund_no`.execute(tx);
  return rows;
}
