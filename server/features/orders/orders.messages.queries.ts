/** What messages about orders contain, and their recipients. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type ConfirmationRow = { orderId: string; mobile: string | null; totalSatang: number };

export async function findConfirmations(
  tx: TenantTransaction,
  orderIds: readonly string[],
): Promise<ConfirmationRow[]> {
  const { rows } = await sql<ConfirmationRow>`
    select o.order_id as "orderId", p.mobile, o.total_satang as "totalSatang"
    from orders o join customers c using (tenant_id, customer_code) join profiles p using (tenant_id, profile_code)
    where o.order_id = any(${orderIds}::text[])`.execute(tx);
  return rows;
}

export type ParcelRow = {
  orderId: string;
  saleUnit: string;
  mobile: string | null;
  deliveryKind: string;
  carrier: string | null;
  trackingNo: string | null;
};

/** Of those that are on their way, or ready to be collected, since that moment or longer. */
export async function findParcels(
  tx: TenantTransaction,
  { orderIds, since }: { orderIds: readonly string[]; since: Date },
): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select o.order_id as "orderId", o.sale_unit as "saleUnit", p.mobile, o.delivery_kind as "deliveryKind",
      o.carrier, o.tracking_no as "trackingNo"
    from orders o join customers c using (tenant_id, customer_code) join profiles p using (tenant_id, profile_code)
    where o.order_id = any(${orderIds}::text[]) and o.status = 'Shipping' and ${since}::timestamptz >= (
      select max(e.at) from order_events e
      where e.tenant_id = o.tenant_id and e.order_id = o.order_id and e.to_status = 'Shipping' and e.kind = 'transition')`.execute(
    tx,
  );
  return rows;
}
