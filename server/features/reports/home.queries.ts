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
      select count(*)::integer as many, coalesce(sum(u.due_satang), 0)::bigint as satang from (
        select w.due_satang from (
          select w.* from unnest(${openStates}::text[]) as s (state) cross join lateral (
            select o.due_satang, o.placed_at from orders o
            where ${ofCenter} and o.status = s.state and o.due_satang > 0
            order by o.placed_at, o.order_id limit ${most}
          ) w union all
          select w.* from unnest('{Delivered,Returned}'::text[]) as s (state) cross join lateral (
            select o.due_satang, o.placed_at from orders o
            where ${ofCenter} and o.status = s.state and o.status in ('Delivered', 'Returned') and o.due_satang > 0
            order by o.placed_at, o.order_id limit ${most}
          ) w
        ) w order by w.placed_at limit ${most}
      ) u
    )
    select t.many as "todayCount", t.canceled as "todayCanceled", t.satang as "todaySatang", w.many as waiting, u.many as "unpaidCount", u.satang as "unpaidSatang"
    from today t, waiting w, unpaid u`.execute(tx);
  const [figures] = rows;
  if (!figures) throw new Error('Sums always give a row');
  return figures;
}
