import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { StepOrder } from './order-runs.rules.ts';

/** What a step for many asks of these orders, those of the given centers alone; the oldest first. */
export async function findStepOrders(
  tx: TenantTransaction,
  { orderIds, saleUnits }: { orderIds: readonly string[]; saleUnits: readonly string[] },
): Promise<StepOrder[]> {
  const { rows } = await sql<StepOrder>`
    select order_id as "orderId", sale_unit as "saleUnit", order_type as "orderType", status, delivery_kind as "deliveryKind",
      payment_type as "paymentType", payment_status as "paymentStatus", total_satang as "totalSatang", returned_satang as "returnedSatang"
    from orders where order_id = any (${orderIds}::text[]) and sale_unit = any (${saleUnits}::text[])
    order by placed_at, order_id`.execute(tx);
  return rows;
}
