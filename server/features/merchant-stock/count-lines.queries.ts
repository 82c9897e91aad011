/** SQL of the lines of count sheets: what was counted of a product, and what should have been there. */
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

/** For `stock_count_lines l` and `stock_counts c`: while it is open, somebody set the stock right after the product was counted. */
const isStale = sql`l.counted is not null and case c.state
  when 'open' then exists (
    select from stock_ledger e
    where e.tenant_id = l.tenant_id and e.sale_unit = c.sale_unit and e.product_code = l.product_code
      and e.entry_id > l.last_entry and e.kind in ('adjust', 'count') and e.on_hand_delta <> 0)
  when 'booked' then l.counted <> l.expected and l.booked is null
  else false end`;

export type CountShow = 'left' | 'counted' | 'different' | 'stale';
const shows: Record<CountShow, RawBuilder<unknown>> = {
  left: sql`l.counted is null`,
  counted: sql`l.counted is not null`,
  different: sql`l.counted <> l.expected`,
  stale: isStale,
};

export type CountLine = {
  code: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
  unitTh: string | null;
  unitEn: string | null;
  counted: number | null;
  expected: number | null;
  /** Satang of a piece; null where none is known. */
  cost: number | null;
  isStale: boolean;
  countedAt: Date | null;
  countedBy: string | null;
};

const lines = sql`
  select l.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture,
    u.name_th as "unitTh", u.name_en as "unitEn", l.counted, l.expected, k.cost_satang as cost,
    (${isStale}) as "isStale", l.counted_at as "countedAt", coalesce(w.name, l.counted_by) as "countedBy"
  from stock_count_lines l
    join stock_counts c using (tenant_id, count_id)
    join products p using (tenant_id, product_code)
    left join product_units u on u.tenant_id = l.tenant_id and u.product_code = l.product_code and u.unit_no = 1
    left join product_costs k on k.tenant_id = l.tenant_id and k.product_code = l.product_code
    left join staff w on w.tenant_id = l.tenant_id and w.user_id = l.counted_by`;

type Asked = {
  id: number;
  show: CountShow | undefined;
  /** Rows of `code`: among these products alone. */
  found: RawBuilder<unknown> | undefined;
  /** A product code. */
  after: string | undefined;
  take: number;
};

/** By product code, along the key. */
export async function findCountLines(
  tx: TenantTransaction,
  { id, show, found, after = '', take }: Asked,
): Promise<CountLine[]> {
  const parts = [sql`l.count_id = ${id}::bigint`, sql`l.product_code > ${after}`];
  if (show) parts.push(sql`(${shows[show]})`);
  if (found) parts.push(sql`l.product_code in (select f.code from (${found}) f)`);
  const { rows } = await sql<CountLine>`
    ${lines} where ${sql.join(parts, sql` and `)} order by l.product_code limit ${take}`.execute(tx);
  return rows;
}

export async function findCountLine(
  tx: TenantTransaction,
  { id, code }: { id: number; code: string },
): Promise<CountLine | undefined> {
  const { rows } = await sql<CountLine>`
    ${lines} where l.count_id = ${id}::bigint and l.product_code = ${code}`.execute(tx);
  return rows[0];
}

export type OnShelf = { code: string; pieces: number; lastEntry: number };

/**
 * Pieces of these products that should lie on the shelves of a center: on hand, and ordered but not packed; with the last entry of
 * the ledger. Read in one statement, so that no order is half in it.
 */
export async function findOnShelf(
  tx: TenantTransaction,
  { saleUnit, codes }: { saleUnit: string; codes: readonly string[] },
): Promise<OnShelf[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<OnShelf>`
    with waiting as materialized (
      select l.product_code, sum(l.quantity::bigint * l.unit_rate) as pieces
      from orders o join order_lines l using (tenant_id, order_id)
      where o.sale_unit = ${saleUnit} and o.order_type = '3' and o.status in ('Wait', 'Approved')
        and l.product_code = any (${codes}::text[]) and l.takes_stock
      group by l.product_code
    )
    select s.product_code as code, (s.on_hand + coalesce(w.pieces, 0))::bigint as pieces,
      coalesce((
        select max(e.entry_id) from stock_ledger e
        where e.tenant_id = s.tenant_id and e.sale_unit = s.sale_unit and e.product_code = s.product_code), 0)::bigint as "lastEntry"
    from stock s left join waiting w on w.product_code = s.product_code
    where s.sale_unit = ${saleUnit} and s.product_code = any (${codes}::text[])`.execute(tx);
  return rows;
}

/** The sheet is locked. Null takes the count back. */
export async function writeCounted(
  tx: TenantTransaction,
  {
    id,
    code,
    counted,
    shelf,
    at,
    userId,
  }: { id: number; code: string; counted: number | null; shelf: OnShelf; at: Date; userId: string },
): Promise<void> {
  const isCounted = counted !== null;
  await tx
    .updateTable('stock_count_lines')
    .set({
      counted,
      expected: isCounted ? shelf.pieces : null,
      last_entry: isCounted ? shelf.lastEntry : null,
      counted_at: isCounted ? at : null,
      counted_by: isCounted ? userId : null,
    })
    .where('count_id', '=', id)
    .where('product_code', '=', code)
    .execute();
}

/** The units that have a barcode, those on the sheet first. */
export async function findScanned(
  tx: TenantTransaction,
  { id, barcode }: { id: number; barcode: string },
): Promise<{ code: string; rate: number; isListed: boolean } | undefined> {
  const { rows } = await sql<{ code: string; rate: number; isListed: boolean }>`
    select u.product_code as code, u.rate, l.product_code is not null as "isListed"
    from product_units u left join stock_count_lines l
      on l.tenant_id = u.tenant_id and l.product_code = u.product_code and l.count_id = ${id}::bigint
    where u.barcode = ${barcode} order by 3 desc, u.product_code, u.unit_no limit 1`.execute(tx);
  return rows[0];
}

export type PrintLine = {
  code: string;
  nameTh: string;
  nameEn: string;
  unitTh: string | null;
  unitEn: string | null;
};

/** All lines of a sheet, by product code. */
export async function findPrintLines(tx: TenantTransaction, id: number): Promise<PrintLine[]> {
  const { rows } = await sql<PrintLine>`
    select l.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", u.name_th as "unitTh", u.name_en as "unitEn"
    from stock_count_lines l join products p using (tenant_id, product_code)
      left join product_units u on u.tenant_id = l.tenant_id and u.product_code = l.product_code and u.unit_no = 1
    where l.count_id = ${id}::bigint order by l.product_code`.execute(tx);
  return rows;
}

export type CountTotals = {
  differences: number;
  more: number;
  fewer: number;
  /** Satang at cost, more less fewer; null where no cost is known. */
  value: number | null;
  stale: number;
};

/** What can be booked of a sheet, or was; and what cannot. */
export async function findCountTotals(tx: TenantTransaction, id: number): Promise<CountTotals> {
  const { rows } = await sql<CountTotals>`
    with counted as materialized (
      select l.tenant_id, l.product_code, l.counted - l.expected as difference, (${isStale}) as stale
      from stock_count_lines l join stock_counts c using (tenant_id, count_id)
      where l.count_id = ${id}::bigint and l.counted is not null
    )
    select count(*) filter (where difference <> 0 and not stale)::int as differences,
      coalesce(sum(difference) filter (where difference > 0 and not stale), 0)::bigint as more,
      coalesce(-sum(difference) filter (where difference < 0 and not stale), 0)::bigint as fewer,
      sum(difference * k.cost_satang) filter (where not stale)::bigint as value,
      count(*) filter (where stale)::int as stale
    from counted left join product_costs k using (tenant_id, product_code)`.execute(tx);
  const [totals] = rows;
  if (!totals) throw new Error('a sum has a row');
  return totals;
}

export type BookedLine = { code: string; before: number; after: number; difference: number };

/**
 * Books the differences of a locked sheet, each with its entry: what is stale stays, and so does what would take out reserved
 * pieces. The stock is locked by product code, as orders do it, before it is read.
 */
export async function bookCounted(
  tx: TenantTransaction,
  { id, saleUnit, actor }: { id: number; saleUnit: string; actor: { kind: string; id: string } },
): Promise<BookedLine[]> {
  const different = sql`
    select l.product_code from stock_count_lines l where l.count_id = ${id}::bigint and l.counted <> l.expected`;
  await sql`
    select from stock s where s.sale_unit = ${saleUnit} and s.product_code in (${different})
    order by s.product_code for update of s`.execute(tx);
  const { rows } = await sql<BookedLine>`
    with due as materialized (
      select l.tenant_id, l.count_id, l.product_code, l.counted - l.expected as difference, s.on_hand, s.held
      from stock_count_lines l join stock_counts c using (tenant_id, count_id)
        join stock s on s.tenant_id = l.tenant_id and s.sale_unit = c.sale_unit and s.product_code = l.product_code
      where l.count_id = ${id}::bigint and l.counted <> l.expected and not (${isStale})
        and s.on_hand + l.counted - l.expected >= s.held
    ), moved as (
      update stock s set on_hand = s.on_hand + d.difference from due d
      where s.sale_unit = ${saleUnit} and s.product_code = d.product_code
    ), marked as (
      update stock_count_lines l set booked = d.difference from due d
      where l.count_id = d.count_id and l.product_code = d.product_code
    ), entered as (
      insert into stock_ledger
        (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference, actor_kind, staff_id, reason, note)
      select tenant_id, ${saleUnit}, product_code, 'count', difference, count_id::text, ${actor.kind}, ${actor.id}, '', '' from due
    )
    select product_code as code, on_hand - held as before, on_hand - held + difference as after, difference
    from due order by product_code`.execute(tx);
  return rows;
}
