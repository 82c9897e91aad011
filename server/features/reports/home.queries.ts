/** SQL of the merchant's home: each figure is a scan along an index of orders by state. */
import { sql } from 'kysely';
import { openStates, orderStates } from '#domain/orders/order.ts';
import type { TenantTransaction } from '#database/database.ts';

export type HomeFigures = {
  /** In any state, as the list of the day shows them. */
  todayCount: number;
  todayCanceled: number;
  /** Excluding canceled ones. */
  todaySatang: number;
  waiting: number;
  unpaidCount: number;
  unpaidSatang: number;
};

/** Sales orders of the center; waiting and unpaid ones are counted up to `most`, oldest first. */
export async function findHomeFigures(
  tx: TenantTransaction,
  { saleUnit, today, most }: { saleUnit: string; today: Date; most: number },
): Promise<HomeFigures> {
  const ofCenter = sql`o.sale_unit = ${saleUnit} and o.order_type = '3'`;
  const { rows } = await sql<HomeFigures>`
    with today as (
      select count(*)::integer as many, (count(*) filter (where s.state = 'Canceled'))::integer as canceled,
        coalesce(sum(w.worth) filter (where s.state <> 'Canceled'), 0)::bigint as satang
      from unnest(${orderStates}::text[]) as s (state) cross join lateral (
        select o.total_satang - o.returned_satang as worth from orders o
        where ${ofCenter} and o.status = s.state and o.placed_at >= ${today}::timestamptz
      ) w
    ), waiting as (
      select count(*)::integer as many from (select from orders o where ${ofCenter} and o.status = 'Wait' limit ${most}) w
    ), unpaid as (
      select count(*)::integer as many, coalesce(sum(u.total_satang), 0)::bigint as satang from (
        select w.total_satang from (
          select w.* from unnest(${openStates}::text[]) as s (state) cross join lateral (
            select o.total_satang - o.returned_satang as total_satang, o.placed_at from orders o
            where ${ofCenter} and o.status = s.state and o.payment_status = 'unpaid'
            order by o.placed_at, o.order_id limit ${most}
          ) w union all (
            select o.total_satang - o.returned_satang as total_satang, o.placed_at from orders o
            where ${ofCenter} and o.status = 'Delivered' and o.payment_status = 'unpaid'
            order by o.placed_at, o.order_id limit ${most}
          )
        ) w order by w.placed_at limit ${most}
      ) u
    )
    select t.many as "todayCount", t.canceled as "todayCanceled", t.satang as "todaySatang", w.many as waiting, u.many as "unpaidCount", u.satang as "unpaidSatang"
    from today t, waiting w, unpaid u`.execute(tx);
  const [figures] = rows;
  if (!figures) throw new Error('Sums always give a row');
  return figures;
}

export type LowStock = {
  code: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
  available: number;
};

/** Stock-counted products of the center with fewer pieces than `below`, fewest first. Reads all its stock. */
export async function findLowStock(
  tx: TenantTransaction,
  {
    saleUnit,
    below,
    onlyStockItems,
    most,
  }: { saleUnit: string; below: number; onlyStockItems: boolean; most: number },
): Promise<LowStock[]> {
  const { rows } = await sql<LowStock>`
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture,
      greatest(0, s.on_hand - s.held)::integer as available
    from stock s join products p on p.tenant_id = s.tenant_id and p.product_code = s.product_code
    where s.sale_unit = ${saleUnit} and s.is_active and s.on_hand - s.held < ${below} and (p.is_stock_item or not ${onlyStockItems}::boolean)
    order by s.on_hand - s.held, p.position, p.product_code limit ${most}`.execute(tx);
  return rows;
}
