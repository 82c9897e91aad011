import { sql } from 'kysely';
import type { Packing } from '#domain/orders/packing.ts';
import type { TenantTransaction } from '#database/database.ts';

/** Writes what was packed of every line and the resulting sums; the ordered amounts are kept next to them. */
export async function writePacking(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, packing }: { orderId: string; packing: Packing },
): Promise<void> {
  const { lines, subtotalSatang, discountSatang, totalSatang, taxSatang } = packing;
  const column = (key: keyof Packing['lines'][number]) => lines.map((line) => line[key]);
  await sql`
    with packed as (
      insert into packed_lines (tenant_id, order_id, line_no, quantity, discount_satang, amount_satang, tax_satang)
      select ${tenantId}, ${orderId}, l.* from unnest(
        ${column('lineNo')}::smallint[], ${column('quantity')}::integer[], ${column('discountSatang')}::bigint[],
        ${column('amountSatang')}::bigint[], ${column('taxSatang')}::bigint[]) as l
    )
    update orders set ordered_total_satang = total_satang, subtotal_satang = ${subtotalSatang},
      discount_satang = ${discountSatang}, total_satang = ${totalSatang}, tax_satang = ${taxSatang}
    where tenant_id = ${tenantId} and order_id = ${orderId}`.execute(tx);
}
