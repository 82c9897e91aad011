import { sql } from 'kysely';
import type { DeliveryKind } from '#domain/orders/delivery.ts';
import type { OrderState, OrderType } from '#domain/orders/order.ts';
import type { TenantTransaction } from '#database/database.ts';

export type PrintHead = {
  orderId: string;
  saleUnit: string;
  orderType: OrderType;
  status: OrderState;
  deliveryKind: DeliveryKind;
  /** In which it was placed. */
  language: 'th' | 'en';
  lineCount: number;
};

/** What decides whether and how these orders can be printed; in no order. */
export async function findPrintHeads(
  tx: TenantTransaction,
  orderIds: readonly string[],
): Promise<PrintHead[]> {
  const { rows } = await sql<PrintHead>`
    select o.order_id as "orderId", o.sale_unit as "saleUnit", o.order_type as "orderType", o.status,
      o.delivery_kind as "deliveryKind", o.language, (select count(*)::integer from order_lines l
        where l.tenant_id = o.tenant_id and l.order_id = o.order_id) as "lineCount"
    from orders o where o.order_id = any(${orderIds}::text[])`.execute(tx);
  return rows;
}
