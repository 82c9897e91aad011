/** SQL of the charts on the merchant's home. They read their whole range; the responses are cached for a while. */
import { sql, type RawBuilder } from 'kysely';
import { orderWay } from '#domain/orders/order.ts';
import type { Periods, ReportUnit } from '#domain/time/report-range.ts';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';

type Bounds = Pick<Periods, 'from' | 'until'>;
/** With the range before, whose rows have periods of their own. */
type Range = Bounds & { saleUnit: string; unit: ReportUnit; before: Bounds };

const isWithin = (column: string, { from, until, before }: Range) => {
  const at = sql.ref(column);
  // The first is the condition of the index.
  return sql`${at} >= ${before.from}::timestamptz and ${at} <= ${until}::timestamptz
    and (${at} >= ${from}::timestamptz or ${at} < ${before.until}::timestamptz)`;
};

const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const;
const periodOf = (column: string, unit: ReportUnit) =>
  sql`to_char(${sql.ref(column)} at time zone 'Asia/Bangkok', ${FORMATS[unit]})`;

/** `salesmanId` is '' for customers without one; their name is null then. */
export type CustomersOfPeriod = {
  period: string;
  salesmanId: string;
  salesmanName: string | null;
  many: number;
};

/**
 * New accounts that order from the center (bound to it, or to none) by registration time and salesman; of one salesman only, or
 * of all (null).
 */
export async function countNewCustomers(
  tx: TenantTransaction,
  { salesman, ...range }: Range & { salesman: string | null },
): Promise<CustomersOfPeriod[]> {
  const { saleUnit, unit } = range;
  const of = salesman === null ? sql`true` : sql`c.salesman_id = ${salesman}`;
  const { rows } = await sql<CustomersOfPeriod>`
    select n.period, coalesce(n.salesman_id, '') as "salesmanId", s.name as "salesmanName", n.many from (
      select ${periodOf('c.created_at', unit)} as period, c.tenant_id, c.salesman_id, count(*)::integer as many
      from customers c
      where ${isWithin('c.created_at', range)} and ${of} and ${isCustomerOfCenters([saleUnit])}
      group by 1, 2, 3
    ) n left join staff s on s.tenant_id = n.tenant_id and s.user_id = n.salesman_id`.execute(tx);
  return rows;
}

/** Sales orders of the center that are `within`, excluding canceled and returned ones, with what they are still worth. */
const sales = (saleUnit: string, within: RawBuilder<unknown>) => sql`
  select w.* from unnest(${orderWay}::text[]) as s (state) cross join lateral (
    select o.tenant_id, o.order_id, o.placed_at, o.total_satang - o.returned_satang as worth, o.returned_satang > 0 as has_returns
    from orders o
    where o.sale_unit = ${saleUnit} and o.order_type = '3' and o.status = s.state and ${within}
  ) w`;

export type SalesOfPeriod = { period: string; many: number; satang: number };

export async function sumSales(tx: TenantTransaction, range: Range): Promise<SalesOfPeriod[]> {
  const { rows } = await sql<SalesOfPeriod>`
    select ${periodOf('o.placed_at', range.unit)} as period, count(*)::integer as many, sum(o.worth)::bigint as satang
    from (${sales(range.saleUnit, isWithin('o.placed_at', range))}) o group by 1`.execute(tx);
  return rows;
}

export type SoldProduct = { code: string; nameTh: string; nameEn: string; pieces: number; satang: number };

/**
 * The products with the highest sales, named as they were when last sold; unpacked quantities do not count as sold.
 */
export async function findTopProducts(
  tx: TenantTransaction,
  { most, saleUnit, from }: Range & { most: number },
): Promise<SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    with top as (
      select l.product_code, sum((coalesce(p.quantity, l.quantity) - coalesce(r.quantity, 0))::bigint * l.unit_rate)::bigint as pieces,
        sum(coalesce(p.amount_satang, l.amount_satang) - coalesce(r.satang, 0))::bigint as satang, max(l.order_id) as last_order
      from (${sales(saleUnit, sql`o.placed_at >= ${from}::timestamptz`)}) o
      join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.order_id
      left join packed_lines p on p.tenant_id = l.tenant_id and p.order_id = l.order_id and p.line_no = l.line_no
      left join lateral (
        select sum(b.quantity) as quantity, sum(b.amount_satang) as satang from order_return_lines b
          join order_returns d using (tenant_id, order_id, return_no)
        where o.has_returns and d.undone_at is null and b.tenant_id = l.tenant_id and b.order_id = l.order_id and b.line_no = l.line_no
      ) r on true
      group by l.product_code order by satang desc, l.product_code limit ${most}
    )
    select t.product_code as code, n.name_th as "nameTh", n.name_en as "nameEn", t.pieces, t.satang
    from top t cross join lateral (
      select name_th, name_en from order_lines l
      where l.order_id = t.last_order and l.product_code = t.product_code limit 1
    ) n order by t.satang desc, t.product_code`.execute(tx);
  return rows;
}
