/** SQL of count sheets: begun, listed, and closed. Those of their lines are in `count-lines.queries.ts`. */
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { CountSelection } from '#domain/orders/stock-movements.ts';

export type CountState = 'open' | 'booked' | 'discarded';
export type CountRow = {
  id: number;
  saleUnit: string;
  selection: CountSelection;
  /** Of the category or brand; null for one that is gone, and for other selections. */
  selectedTh: string | null;
  selectedEn: string | null;
  selectedCode: string;
  isBlind: boolean;
  state: CountState;
  products: number;
  counted: number;
  begunAt: Date;
  begunBy: string;
  begunById: string;
  endedAt: Date | null;
  endedBy: string | null;
};

const columns = sql`
  c.count_id as id, c.sale_unit as "saleUnit", c.selection, c.selected_code as "selectedCode",
  coalesce(k.name_th, b.name_th) as "selectedTh", coalesce(k.name_en, b.name_en) as "selectedEn",
  c.is_blind as "isBlind", c.state, c.products, c.counted, c.begun_at as "begunAt",
  coalesce(s.name, c.begun_by) as "begunBy", c.begun_by as "begunById", c.ended_at as "endedAt", coalesce(e.name, c.ended_by) as "endedBy"`;
const joined = sql`
  left join categories k on k.tenant_id = c.tenant_id and k.category_code = c.selected_code and c.selection = 'category'
  left join brands b on b.tenant_id = c.tenant_id and b.brand_code = c.selected_code and c.selection = 'brand'
  left join staff s on s.tenant_id = c.tenant_id and s.user_id = c.begun_by
  left join staff e on e.tenant_id = c.tenant_id and e.user_id = c.ended_by`;

/** Of a center, the last first; `after` is the id of one. */
export async function findCounts(
  tx: TenantTransaction,
  asked: { saleUnit: string; onlyOpen: boolean; after: number | undefined; take: number },
): Promise<CountRow[]> {
  const parts = [sql`c.sale_unit = ${asked.saleUnit}`];
  if (asked.onlyOpen) parts.push(sql`c.state = 'open'`);
  if (asked.after !== undefined) parts.push(sql`c.count_id < ${asked.after}::bigint`);
  const { rows } = await sql<CountRow>`
    select ${columns} from stock_counts c ${joined}
    where ${sql.join(parts, sql` and `)} order by c.count_id desc limit ${asked.take}`.execute(tx);
  return rows;
}

export async function findCount(tx: TenantTransaction, id: number): Promise<CountRow | undefined> {
  const { rows } = await sql<CountRow>`
    select ${columns} from stock_counts c ${joined} where c.count_id = ${id}::bigint`.execute(tx);
  return rows[0];
}

export type LockedCount = {
  saleUnit: string;
  isBlind: boolean;
  state: CountState;
  counted: number;
  begunById: string;
};

/** Before its lines and the stock, in every transaction that changes them: one change of a sheet at a time. */
export async function lockCount(tx: TenantTransaction, id: number): Promise<LockedCount | undefined> {
  const { rows } = await sql<LockedCount>`
    select sale_unit as "saleUnit", is_blind as "isBlind", state, counted, begun_by as "begunById"
    from stock_counts where count_id = ${id}::bigint for update`.execute(tx);
  return rows[0];
}

/** One sheet of a center is begun at a time, so that its bound holds. */
export const lockBegins = (
  tx: TenantTransaction,
  { tenantId, saleUnit }: { tenantId: string; saleUnit: string },
) => sql`select pg_advisory_xact_lock(hashtextextended(${`counts/${tenantId}/${saleUnit}`}, 0))`.execute(tx);

export async function countOpen(tx: TenantTransaction, saleUnit: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from stock_counts where sale_unit = ${saleUnit} and state = 'open'`.execute(
    tx,
  );
  return rows[0]?.open ?? 0;
}

export type Chosen = {
  saleUnit: string;
  selection: CountSelection;
  code: string;
  /** Fewer available pieces are low. */
  below: number;
};

/** Products that the center knows, whose stock is counted. For `stock s` and `products p`. */
function isChosen({ saleUnit, selection, code, below }: Chosen): RawBuilder<unknown> {
  const parts = [sql`s.sale_unit = ${saleUnit}`, sql`p.archived_at is null`, sql`p.is_stock_item`];
  // Of the category's own level, so that one index finds them.
  if (selection === 'category')
    parts.push(sql`p.product_code in (
      select i.product_code from categories k cross join lateral (
        select q.product_code from products q where k.level = 1 and q.tenant_id = k.tenant_id and q.h1 = k.category_code
        union all select q.product_code from products q where k.level = 2 and q.tenant_id = k.tenant_id and q.h2 = k.category_code
        union all select q.product_code from products q where k.level = 3 and q.tenant_id = k.tenant_id and q.h3 = k.category_code
        union all select q.product_code from products q where k.level = 4 and q.tenant_id = k.tenant_id and q.h4 = k.category_code
        union all select q.product_code from products q where k.level = 5 and q.tenant_id = k.tenant_id and q.h5 = k.category_code) i
      where k.category_code = ${code})`);
  if (selection === 'brand') parts.push(sql`p.brand_code = ${code}`);
  if (selection === 'low') parts.push(sql`s.is_active`, sql`s.on_hand - s.held < ${below}`);
  return sql.join(parts, sql` and `);
}

/** How many products there are of it, `most` and one at most. */
export async function countChosen(
  tx: TenantTransaction,
  { most, ...chosen }: Chosen & { most: number },
): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select count(*)::int as products from (
      select from stock s join products p using (tenant_id, product_code) where ${isChosen(chosen)} limit ${most + 1}) found`.execute(
    tx,
  );
  return rows[0]?.products ?? 0;
}

/** A sheet with a line for each product, and its id. */
export async function insertCount(
  tx: TenantTransaction,
  {
    tenantId,
    isBlind,
    products,
    at,
    userId,
    ...chosen
  }: Chosen & { tenantId: string; isBlind: boolean; products: number; at: Date; userId: string },
): Promise<number> {
  const { count_id: id } = await tx
    .insertInto('stock_counts')
    .values({
      tenant_id: tenantId,
      sale_unit: chosen.saleUnit,
      selection: chosen.selection,
      selected_code: chosen.code,
      is_blind: isBlind,
      products,
      begun_at: at,
      begun_by: userId,
      ended_at: null,
      ended_by: null,
    })
    .returning('count_id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into stock_count_lines (tenant_id, count_id, product_code)
    select s.tenant_id, ${id}::bigint, s.product_code
    from stock s join products p using (tenant_id, product_code) where ${isChosen(chosen)}
    limit ${products}`.execute(tx);
  return id;
}

export async function endCount(
  tx: TenantTransaction,
  { id, state, at, userId }: { id: number; state: CountState; at: Date; userId: string },
): Promise<void> {
  await tx
    .updateTable('stock_counts')
    .set({ state, ended_at: at, ended_by: userId })
    .where('count_id', '=', id)
    .execute();
}

export async function addCounted(
  tx: TenantTransaction,
  { id, by }: { id: number; by: 1 | -1 },
): Promise<void> {
  await sql`update stock_counts set counted = counted + ${by}::int where count_id = ${id}::bigint`.execute(
    tx,
  );
}
