import { sql } from 'kysely';
import type { OrderType } from '#domain/orders/order.ts';
import type { TenantTransaction } from '#database/database.ts';

export type FoundOrder = {
  orderId: string;
  saleUnit: string;
  orderType: OrderType;
  placedAt: Date;
  customerName: string | null;
};

/** The order of this number, if it is of one of these centers. */
export async function findOrderByNumber(
  tx: TenantTransaction,
  { orderId, saleUnits }: { orderId: string; saleUnits: readonly string[] },
): Promise<FoundOrder | undefined> {
  const { rows } = await sql<FoundOrder>`
    select o.order_id as "orderId", o.sale_unit as "saleUnit", o.order_type as "orderType", o.placed_at as "placedAt",
      c.name as "customerName"
    from orders o left join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
    where o.order_id = ${orderId} and o.sale_unit = any (${saleUnits}::text[])`.execute(tx);
  return rows[0];
}
