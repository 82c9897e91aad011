/** Products whose stock runs low. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

/** Products count as low with fewer pieces than `below`; `onlyStockItems`: among those whose stock is counted. */
export type LowLimit = { below: number; onlyStockItems: boolean };

/** For `stock s` and `products p`. */
const isLow = ({ below, onlyStockItems }: LowLimit) =>
  sql`s.is_active and s.on_hand - s.held < ${below} and (p.is_stock_item or not ${onlyStockItems}::boolean)`;

export type LowPlace = { available: number; code: string };
export type ListedLow = {
  code: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
  onHand: number;
  held: number;
  lastSoldAt: Date | null;
};

/** The steps of `stock.shelf`: each number of pieces below this is a step of its own, the number. */
const EXACT_BELOW = 22;
/** Those above, by the fewest pieces of each. */
const COARSE = [25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000];
const shelfOf = (pieces: number): number =>
  pieces < EXACT_BELOW ? pieces : EXACT_BELOW - 1 + COARSE.filter((least) => least <= pieces).length;

/**
 * Low products of the center, the fewest available first, along the index of the steps (decision 79). Below 22 pieces they are in its
 * order; of a coarser step all are read and sorted.
 */
export async function findLowProducts(
  tx: TenantTransaction,
  {
    saleUnit,
    limit,
    text = '',
    after,
    take,
  }: {
    saleUnit: string;
    limit: LowLimit;
    text?: string | undefined;
    after?: LowPlace | undefined;
    take: number;
  },
): Promise<ListedLow[]> {
  const isExact = limit.below <= EXACT_BELOW;
  const pieces = isExact ? sql`s.shelf` : sql`s.on_hand - s.held`;
  const from = after
    ? sql`and s.shelf >= ${shelfOf(after.available)} and (${pieces}, s.product_code) > (${after.available}::bigint, ${after.code})`
    : sql``;
  const { rows } = await sql<ListedLow>`
    select l.product_code as code, l.name_th as "nameTh", l.name_en as "nameEn", l.pictures[1] as picture,
      l.on_hand as "onHand", l.held, (
        select e.at from stock_ledger e
        where e.tenant_id = l.tenant_id and e.sale_unit = l.sale_unit and e.product_code = l.product_code
          and e.kind = 'sale'
        order by e.entry_id desc limit 1) as "lastSoldAt"
    from (
      select s.tenant_id, s.sale_unit, s.product_code, s.on_hand, s.held, p.name_th, p.name_en, p.pictures
      from stock s join products p using (tenant_id, product_code)
      where s.sale_unit = ${saleUnit} and s.shelf <= ${shelfOf(limit.below - 1)} and ${isLow(limit)}
        and position(lower(${text}) in lower(concat_ws(' ', p.product_code, p.name_th, p.name_en))) > 0
        ${from}
      order by s.shelf, ${pieces}, s.product_code limit ${take}
    ) l
    order by l.on_hand - l.held, l.product_code`.execute(tx);
  return rows;
}

export type LowProduct = {
  saleUnit: string;
  code: string;
  nameTh: string;
  nameEn: string;
  available: number;
};

/** Products that have enough again may be told again. */
export async function forgetRefilled(tx: TenantTransaction, below: number): Promise<void> {
  await sql`
    delete from low_stock_told t using stock s
    where s.tenant_id = t.tenant_id and s.sale_unit = t.sale_unit and s.product_code = t.product_code
      and s.on_hand - s.held >= ${below}`.execute(tx);
}

/** Those that nobody was told of since they fell below; they count as told from then on. The least available first. */
export async function takeLowProducts(
  tx: TenantTransaction,
  { limit, now }: { limit: LowLimit; now: Date },
): Promise<LowProduct[]> {
  const { rows } = await sql<LowProduct>`
    with told as (
      insert into low_stock_told (tenant_id, sale_unit, product_code, told_at)
      select s.tenant_id, s.sale_unit, s.product_code, ${now}
      from stock s join products p using (tenant_id, product_code)
      where ${isLow(limit)}
      on conflict do nothing
      returning tenant_id, sale_unit, product_code)
    select s.sale_unit as "saleUnit", s.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn",
      s.on_hand - s.held as available
    from told
      join stock s using (tenant_id, sale_unit, product_code)
      join products p using (tenant_id, product_code)
    order by s.sale_unit, available, s.product_code`.execute(tx);
  return rows;
}
