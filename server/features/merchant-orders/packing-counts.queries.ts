/** SQL of what packers have counted of an order. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type OrderBarcode = { Barcode: string; P_Code: string; Unit: number; UnitRate: number };

/** The barcodes of every unit of the order's products. */
export async function findBarcodes(tx: TenantTransaction, orderId: string): Promise<OrderBarcode[]> {
  const { rows } = await sql<OrderBarcode>`
    select u.barcode as "Barcode", u.product_code as "P_Code", u.unit_no as "Unit", u.rate as "UnitRate"
    from (select distinct l.tenant_id, l.product_code from order_lines l where l.order_id = ${orderId}) l
    join product_units u using (tenant_id, product_code)
    where u.barcode is not null order by u.product_code, u.unit_no`.execute(tx);
  return rows;
}

export type Counts = { Line: number; Packed: number }[];
export type PackerCounts = { userId: string; name: string; counts: Counts; at: Date };

/** More than these do not pack one order. */
const MOST_PACKERS = 20;

/** Those who last counted since then, the last one first. */
export async function findCounts(
  tx: TenantTransaction,
  { orderId, since }: { orderId: string; since: Date },
): Promise<PackerCounts[]> {
  const { rows } = await sql<PackerCounts>`
    select c.user_id as "userId", coalesce(s.name, c.user_id) as name, c.counts, c.counted_at as at
    from packing_counts c left join staff s using (tenant_id, user_id)
    where c.order_id = ${orderId} and c.counted_at >= ${since}
    order by c.counted_at desc limit ${MOST_PACKERS}`.execute(tx);
  return rows;
}

export async function writeCounts(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, userId, counts, at }: { orderId: string; userId: string; counts: Counts; at: Date },
): Promise<void> {
  await sql`
    insert into packing_counts (tenant_id, order_id, user_id, counts, counted_at)
    values (${tenantId}, ${orderId}, ${userId}, ${JSON.stringify(counts)}, ${at})
    on conflict (tenant_id, order_id, user_id) do update set counts = excluded.counts, counted_at = excluded.counted_at`.execute(
    tx,
  );
}

export async function removeCounts(tx: TenantTransaction, orderId: string): Promise<void> {
  await sql`delete from packing_counts where order_id = ${orderId}`.execute(tx);
}
