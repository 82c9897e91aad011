/**
 * Fills the collections: lists too expensive to compute during a request (best sellers, hot deals, products in a
 * promotion, display groups). Run by a job, and after a change to their sources.
 */
import { sql, type RawBuilder } from 'kysely';
import { groupCollection, refreshGroups } from './group-shelves.ts';
import { listPrices, listPricesOf } from './price-lists.ts';
import type { TenantTransaction } from './tenant-transaction.ts';

/** Collections with a fixed name; each display group and promotion has its own. */
export const COLLECTIONS = {
  bestSeller: 'BEST_SELLER',
  hotDeal: 'HOT_DEAL',
  promotion: 'PROMOTION',
} as const;
export { groupCollection, refreshGroups };
export const promotionCollection = (promotionId: string): string => `PROMOTION:${promotionId}`;

/** Best sellers of the last quarter; this many are ranked in each category and in the whole shop. */
const DAYS_COUNTED = 90;
const MAX_RANKED = 500;
/** Promotions are added to their collections before they begin: lists check the time themselves. */
const DAYS_AHEAD = 2;
const DAY_MS = 86_400_000;

/** Each product once for the whole shop and once for each of its categories. */
const inEach = sql`cross join lateral (
  select '' as category union select h from unnest(array[p.h1, p.h2, p.h3, p.h4, p.h5]) h where h is not null) c`;

/**
 * The product of a row, looked up by key one at a time: fresh rows have no statistics yet, and a plan made without
 * them may read the whole shop for each.
 */
const productOf = (row: RawBuilder<unknown>) => sql`cross join lateral (
  select * from products o where o.tenant_id = ${row}.tenant_id and o.product_code = ${row}.product_code offset 0) p`;

/** Rebuilds all collections of the transaction's tenant, as of `at`, where nobody else writes. */
export async function refreshCollections(tx: TenantTransaction, { at }: { at: Date }): Promise<void> {
  await refreshRanked(tx, { at });
  await refreshGroups(tx, { at });
}

/**
 * All but the groups. Those are rebuilt in a transaction of their own: it waits for whoever saves a group or writes products, who may
 * wait for a row that is rebuilt here.
 */
export async function refreshRanked(tx: TenantTransaction, { at }: { at: Date }): Promise<void> {
  const countedFrom = new Date(at.getTime() - DAYS_COUNTED * DAY_MS);
  // Runs at night and in a job: no buyer waits for it.
  await sql`set local statement_timeout = '10min'`.execute(tx);
  await sql`delete from shelf_products where shelf not like ${`${groupCollection('')}%`}`.execute(tx);
  await shelvePromotions(tx, { at });
  // Ranked by number of orders, then pieces: one buyer of a hundred cases does not make a best seller.
  await sql`
    with sold as materialized (
      select l.tenant_id, l.product_code, count(distinct l.order_id) as orders, sum(l.quantity * l.unit_rate) as pieces
      from orders o join order_lines l using (tenant_id, order_id)
      where o.placed_at >= ${countedFrom} and o.placed_at <= ${at} and o.status <> 'Canceled'
      group by l.tenant_id, l.product_code
    ), ranked as (
      select s.tenant_id, c.category, s.product_code,
        row_number() over (partition by c.category order by s.orders desc, s.pieces desc, p.position, s.product_code) as place
      from sold s ${productOf(sql`s`)} ${inEach}
    )
    insert into shelf_products (tenant_id, shelf, category, product_code, place)
    select tenant_id, 'BEST_SELLER', category, product_code, place from ranked
    where place <= ${MAX_RANKED}`.execute(tx);
  await listPrices(tx, { at });
}

/** Adds the products of promotions that run or soon begin to their collections; with codes these products alone. */
async function shelvePromotions(
  tx: TenantTransaction,
  { at, codes }: { at: Date; codes?: readonly string[] },
): Promise<void> {
  const ahead = new Date(at.getTime() + DAYS_AHEAD * DAY_MS);
  await sql`
    with near as (
      select promotion_id, kind from promotions
      where is_active and trigger = 'automatic' and starts_at <= ${ahead} and ends_at > ${at}
    ), promoted as materialized (
      select l.tenant_id, l.promotion_id, n.kind, l.product_code, l.place
      from promotion_products l join near n using (promotion_id)
      where ${codes ? sql`l.product_code = any (${codes}::text[])` : sql`true`}
    ), shelved as (
      select tenant_id, 'PROMOTION:' || promotion_id as shelf, product_code, place from promoted
      union
      select tenant_id, 'PROMOTION', product_code, null from promoted
      union
      select tenant_id, 'HOT_DEAL', product_code, null from promoted where kind = 'HOT_DEAL'
    )
    insert into shelf_products (tenant_id, shelf, category, product_code, place)
    select s.tenant_id, s.shelf, c.category, s.product_code, coalesce(s.place, p.position)
    from shelved s ${productOf(sql`s`)} ${inEach}
    on conflict do nothing`.execute(tx);
}

/**
 * Brings the collections up to date with a promotion in the transaction that wrote it; `codes` are its products before and
 * after. The caller drops the cached answers after the commit.
 */
export async function promotionChanged(
  tx: TenantTransaction,
  { promotionId, codes, at }: { promotionId: string; codes: readonly string[]; at: Date },
): Promise<void> {
  if (codes.length === 0) return;
  await sql`
    delete from shelf_products where product_code = any (${codes}::text[])
      and shelf in (${promotionCollection(promotionId)}, ${COLLECTIONS.promotion}, ${COLLECTIONS.hotDeal})`.execute(
    tx,
  );
  await shelvePromotions(tx, { at, codes });
  await listPricesOf(tx, codes, { at });
}
