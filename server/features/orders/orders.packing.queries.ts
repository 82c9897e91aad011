import { sql } from 'kysely';
import type { LineToPack, Packing, ShortReason } from '#domain/orders/packing.ts';
import type { Fee } from '#domain/orders/line-money.ts';
import type { TenantTransaction } from '#database/database.ts';

/** Writes what was packed of every line and the resulting sums; the ordered amounts are kept next to them. */
export async function writePacking(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, packing, why }: { orderId: string; packing: Packing; why: ReadonlyMap<number, ShortReason> },
): Promise<void> {
  const { lines, subtotalSatang, discountSatang, totalSatang, taxSatang } = packing;
  const column = (key: keyof Packing['lines'][number]) => lines.map((line) => line[key]);
  await sql`
    with packed as (
      insert into packed_lines (tenant_id, order_id, line_no, quantity, discount_satang, amount_satang, tax_satang, why)
      select ${tenantId}, ${orderId}, l.* from unnest(
        ${column('lineNo')}::smallint[], ${column('quantity')}::integer[], ${column('discountSatang')}::bigint[],
        ${column('amountSatang')}::bigint[], ${column('taxSatang')}::bigint[],
        ${lines.map(({ lineNo }) => why.get(lineNo) ?? null)}::text[]) as l
    )
    update orders set ordered_total_satang = total_satang, subtotal_satang = ${subtotalSatang},
      discount_satang = ${discountSatang}, total_satang = ${totalSatang}, tax_satang = ${taxSatang}
    where tenant_id = ${tenantId} and order_id = ${orderId}`.execute(tx);
}

/** Removes what was packed: the order's sums are those of its lines again. */
export async function removePacking(tx: TenantTransaction, tenantId: string, orderId: string): Promise<void> {
  await sql`
    with gone as (
      delete from packed_lines where tenant_id = ${tenantId} and order_id = ${orderId}
    ), sums as (
      select sum(amount_satang + discount_satang)::bigint as subtotal, sum(discount_satang)::bigint as discount,
        sum(tax_satang)::bigint as tax
      from order_lines where tenant_id = ${tenantId} and order_id = ${orderId}
    )
    update orders o set ordered_total_satang = null, subtotal_satang = s.subtotal, discount_satang = s.discount,
      total_satang = s.subtotal - s.discount + o.delivery_fee_satang, tax_satang = s.tax + o.delivery_tax_satang
    from sums s where o.tenant_id = ${tenantId} and o.order_id = ${orderId}`.execute(tx);
}

export type PackableLine = LineToPack & { packedBefore: number };

/** The ordered lines with what was packed of each, and the delivery fee. */
export async function findPackable(
  tx: TenantTransaction,
  orderId: string,
): Promise<{ lines: PackableLine[]; fee: Fee }> {
  const { rows } = await sql<PackableLine & Fee>`
    select l.line_no as "lineNo", l.quantity, l.unit_price_satang as "unitPriceSatang", l.discount_satang as "discountSatang",
      l.amount_satang as "amountSatang", l.tax_satang as "taxSatang", coalesce(p.quantity, l.quantity) as "packedBefore",
      o.delivery_fee_satang as "deliveryFeeSatang", o.delivery_tax_satang as "deliveryTaxSatang"
    from order_lines l join orders o using (tenant_id, order_id) left join packed_lines p using (tenant_id, order_id, line_no)
    where l.order_id = ${orderId} order by l.line_no`.execute(tx);
  const { deliveryFeeSatang = 0, deliveryTaxSatang = 0 } = rows[0] ?? {};
  return { lines: rows, fee: { deliveryFeeSatang, deliveryTaxSatang } };
}
