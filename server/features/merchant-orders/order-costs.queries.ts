/** SQL of what an order's goods cost. */
import { sql } from 'kysely';
import type { CostedSale } from '#domain/pricing/margin.ts';
import type { TenantTransaction } from '#database/database.ts';

export type CostedLine = CostedSale & { line: number; code: string };

/** What the customer keeps of each line of a sales order: packed, not returned, without tax; costs as it was ordered. */
export async function findCostedLines(
  tx: TenantTransaction,
  { orderId, saleUnit }: { orderId: string; saleUnit: string },
): Promise<CostedLine[]> {
  const { rows } = await sql<CostedLine>`
    select l.line_no as line, l.product_code as code,
      (coalesce(p.quantity, l.quantity) - coalesce(r.quantity, 0))::integer * l.unit_rate as pieces,
      (coalesce(p.amount_satang - p.tax_satang, l.amount_satang - l.tax_satang) - coalesce(r.net, 0))::bigint as "netSatang",
      l.cost_satang as "costSatang", c.floor_satang as "floorSatang"
    from orders o
    join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.order_id
    left join packed_lines p on p.tenant_id = l.tenant_id and p.order_id = l.order_id and p.line_no = l.line_no
    left join product_costs c on c.tenant_id = l.tenant_id and c.product_code = l.product_code
    left join lateral (
      select sum(b.quantity) as quantity, sum(b.amount_satang - b.tax_satang) as net from order_return_lines b
        join order_returns d using (tenant_id, order_id, return_no)
      where d.undone_at is null and b.tenant_id = l.tenant_id and b.order_id = l.order_id and b.line_no = l.line_no
    ) r on true
    where o.order_id = ${orderId} and o.sale_unit = ${saleUnit} and o.order_type = '3'
    order by l.line_no`.execute(tx);
  return rows;
}
