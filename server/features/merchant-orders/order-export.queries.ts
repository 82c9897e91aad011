import { sql } from 'kysely';
import type { OrderMoney } from '#domain/orders/order-due.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { OrderAddress } from '#database/tables.ts';

export type ExportedOrder = OrderMoney & {
  orderId: string;
  saleUnit: string;
  placedAt: Date;
  customerCode: string;
  customerName: string;
  lineCount: number;
  subtotalSatang: number;
  discountSatang: number;
  deliveryFeeSatang: number;
  taxSatang: number;
  paymentType: number;
  deliveryName: string;
  carrier: string | null;
  trackingNo: string | null;
  shipTo: OrderAddress;
  placedBy: string | null;
  remark: string;
};

/** Orders of one center by their numbers, in that order. */
export async function findExported(
  tx: TenantTransaction,
  { orderIds, saleUnit, language }: { orderIds: readonly string[]; saleUnit: string; language: 'th' | 'en' },
): Promise<ExportedOrder[]> {
  const deliveryName = sql.ref(`o.delivery_name_${language}`);
  const { rows } = await sql<ExportedOrder>`
    select o.order_id as "orderId", o.sale_unit as "saleUnit", o.order_type as "orderType", o.placed_at as "placedAt", o.status,
      coalesce(o.customer_code, '') as "customerCode", coalesce(c.name, '') as "customerName",
      (select count(*)::integer from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.order_id) as "lineCount",
      o.subtotal_satang as "subtotalSatang", o.discount_satang as "discountSatang", o.delivery_fee_satang as "deliveryFeeSatang",
      o.tax_satang as "taxSatang", o.total_satang as "totalSatang", o.returned_satang as "returnedSatang",
      o.paid_satang as "paidSatang", o.refunded_satang as "refundedSatang",
      o.payment_type as "paymentType", o.payment_status as "paymentStatus",
      coalesce(nullif(${deliveryName}, ''), o.delivery_method) as "deliveryName", o.carrier, o.tracking_no as "trackingNo",
      o.ship_to as "shipTo", coalesce(s.name, o.placed_by_user) as "placedBy", o.remark
    from orders o
    left join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
    left join staff s on s.tenant_id = o.tenant_id and s.user_id = o.placed_by_user
    where o.order_id = any (${orderIds}::text[]) and o.sale_unit = ${saleUnit}
    order by array_position(${orderIds}::text[], o.order_id)`.execute(tx);
  return rows;
}
