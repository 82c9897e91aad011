/** SQL of what a promotion is tried on: a customer, and orders of the past. */
import { sql } from 'kysely';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { PastOrder } from '#domain/promotion/promotion-replay.ts';
import { orderWay } from '#domain/orders/order.ts';

export type TriedCustomer = {
  customerType: string | null;
  storeType: string | null;
  /** As `promotion.buyer.queries.ts`. */
  isNew: boolean;
};

/** An active customer who orders from the center: it is assigned to them, or they are assigned to none. */
export async function findTriedCustomer(
  tx: TenantTransaction,
  { code, saleUnit }: { code: string; saleUnit: string },
): Promise<TriedCustomer | undefined> {
  const { rows } = await sql<TriedCustomer>`
    select c.customer_type as "customerType", c.store_type as "storeType", not p.ordered_before and not exists (
        select from customers a join orders o on o.tenant_id = a.tenant_id and o.customer_code = a.customer_code
        where a.tenant_id = c.tenant_id and a.profile_code = c.profile_code and o.order_type = '3'
          and o.status not in ('Canceled', 'Returned')) as "isNew"
    from customers c join profiles p on p.tenant_id = c.tenant_id and p.profile_code = c.profile_code
    where c.customer_code = ${code} and c.status = 'active' and ${isCustomerOfCenters([saleUnit])}`.execute(
    tx,
  );
  return rows[0];
}

type Past = {
  saleUnits: readonly string[];
  since: Date;
  /** Only orders with one of them; null for any. */
  codes: readonly string[] | null;
  /** Says of each whether it was the person's first of those that stand, as for buyers (`promotion.buyer.queries.ts`). */
  asksFirst: boolean;
  most: number;
  /** The promotion itself where it ran already: what it took off and gave then does not count. */
  own: string;
};

/** Sales orders that stand, the latest ones, the newest first, with the lines that were paid and what others gave. Floors are those of today. */
export async function findPastOrders(
  tx: TenantTransaction,
  { saleUnits, since, codes, asksFirst, most, own }: Past,
): Promise<PastOrder[]> {
  const isFirst = asksFirst
    ? sql`not p.ordered_before and not exists (
        select from customers a join orders e on e.tenant_id = a.tenant_id and e.customer_code = a.customer_code
        where a.tenant_id = o.tenant_id and a.profile_code = c.profile_code and e.placed_at < o.placed_at
          and e.order_type = '3' and e.status not in ('Canceled', 'Returned'))`
    : sql`false`;
  const { rows } = await sql<PastOrder>`
    with latest as materialized (
      select w.* from unnest(${saleUnits}::text[]) u (sale_unit) cross join unnest(${orderWay}::text[]) as s (state)
      cross join lateral (
        select o.tenant_id, o.order_id, o.placed_at, o.sale_unit, o.customer_code from orders o
        where o.sale_unit = u.sale_unit and o.order_type = '3' and o.status = s.state and o.placed_at >= ${since}
          and (${codes === null} or exists (select from order_lines l where l.tenant_id = o.tenant_id
            and l.order_id = o.order_id and l.product_code = any (${codes ?? []}::text[])))
        order by o.placed_at desc limit ${most}
      ) w order by w.placed_at desc, w.order_id limit ${most}
    )
    select o.placed_at as at, o.sale_unit as "saleUnit", o.customer_code as "customerCode", c.profile_code as "profileCode",
      c.customer_type as "customerType", c.store_type as "storeType", ${isFirst} as "isFirst", l.lines, l.gifts
    from latest o
    join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
    join profiles p on p.tenant_id = c.tenant_id and p.profile_code = c.profile_code
    cross join lateral (
      select coalesce(json_agg(json_build_object('productCode', l.product_code, 'unitNo', l.unit_no, 'unitRate', l.unit_rate,
        'quantity', l.quantity, 'unitPriceSatang', l.unit_price_satang, 'taxType', l.tax_type, 'taxRate', l.tax_rate,
        'costSatang', l.cost_satang, 'otherSatang', coalesce((
          select sum((d.value ->> 'satang')::bigint) from jsonb_array_elements(l.discounts) d
          where d.value ->> 'id' <> ${own}::text), 0), 'floorSatang', case l.tax_type when 0 then k.floor_satang
          else round(k.floor_satang * (10000 + l.tax_rate) / 10000.0) end) order by l.line_no) filter (where not l.is_free), '[]') as lines,
        coalesce(json_agg(json_build_object('pieces', l.quantity * l.unit_rate, 'costSatang', l.cost_satang))
          filter (where l.is_free and l.discounts -> 0 ->> 'id' is distinct from ${own}::text), '[]') as gifts
      from order_lines l
      left join product_costs k on k.tenant_id = l.tenant_id and k.product_code = l.product_code
      where l.tenant_id = o.tenant_id and l.order_id = o.order_id
    ) l
    order by o.placed_at desc, o.order_id`.execute(tx);
  return rows;
}
