import { sql } from 'kysely';
import type { StepOrder } from '#domain/orders/bulk-steps.ts';
import type { TenantTransaction } from '#database/database.ts';

export type StepRow = StepOrder & { orderId: string; saleUnit: string };

/** What a step for many asks of these orders, those of the given centers alone; the oldest first. */
export async function findStepOrders(
  tx: TenantTransaction,
  { orderIds, saleUnits }: { orderIds: readonly string[]; saleUnits: readonly string[] },
): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select order_id as "orderId", sale_unit as "saleUnit", order_type as "orderType", status, delivery_kind as "deliveryKind",
      payment_type as "paymentType", payment_status as "paymentStatus", total_satang as "totalSatang", returned_satang as "returnedSatang",
      paid_satang as "paidSatang", refunded_satang as "refundedSatang"
    from orders where order_id = any (${orderIds}::text[]) and sale_unit = any (${saleUnits}::text[])
    order by placed_at, order_id`.execute(tx);
  return rows;
}
