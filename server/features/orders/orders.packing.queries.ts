import { sql } from 'kysely';
import type { Packing } from '#domain/orders/packing.ts';
import type { TenantTransaction } from '#database/database.ts';

/** Writes what was packed of every line and the resulting sums; the ordered amounts are kept next to them. */
export async function writePacking(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, packing }: { orderId: string; packing: Packing },
): Promise<void> {
  const { lines, subtotalSatang, discountSatang, totalSatang } = packing;
  await sql`
    with packed as (
      insert into packed_lines (tenant_id, order_id, line_no, quantity, amount_satang)
      select ${tenantId}, ${orderId}, l.* from unnest(
        ${lines.map((line) => line.lineNo)}::smallint[], ${lines.map((line) => line.quantity)}::integer[],
        ${lines.map((line) => line.amountSatang)}::bigint[]) as l
    )
    update orders set ordered_total_satang = total_satang, subtotal_satang = ${subtotalSatang},
      discount_satang = ${discountSatang}, total_satang = ${totalSatang}
    where tenant_id = ${tenantId} and order_id = ${orderId}`.execute(tx);
}
