/** SQL of stock as staff look at it. */
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { MovementKind } from '#domain/orders/stock-movements.ts';

export type StockLine = {
  code: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
  isStockItem: boolean;
  /** The product's own; null has the shop's. */
  minimumStock: number | null;
  isActive: boolean;
  onHand: number;
  held: number;
};

const lineColumns = sql`
  p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture,
  p.is_stock_item as "isStockItem", p.minimum_stock as "minimumStock", s.is_active as "isActive", s.on_hand as "onHand", s.held`;

type StockFilters = {
  saleUnit: string;
  /** Rows of `code`: among these products alone. */
  found: RawBuilder<unknown> | undefined;
  /** Among these codes alone. */
  codes?: readonly string[];
  show: 'none' | 'held' | undefined;
  /** A product code. */
  after: string | undefined;
  take: number;
};

/** By product code, along the key of stock; what is sold out along the index of its steps. */
export async function findStock(
  tx: TenantTransaction,
  { saleUnit, found, codes, show, after = '', take }: StockFilters,
): Promise<StockLine[]> {
  const parts = [sql`s.sale_unit = ${saleUnit}`, sql`s.product_code > ${after}`, sql`p.archived_at is null`];
  if (found) parts.push(sql`s.product_code in (select f.code from (${found}) f)`);
  if (codes) parts.push(sql`s.product_code = any (${codes}::text[])`);
  if (show === 'none') parts.push(sql`s.shelf = 0`);
  if (show === 'held') parts.push(sql`s.held > 0`);
  const { rows } = await sql<StockLine>`
    select ${lineColumns} from stock s join products p using (tenant_id, product_code)
    where ${sql.join(parts, sql` and `)} order by s.product_code limit ${take}`.execute(tx);
  return rows;
}

export type StockOfProduct = Omit<StockLine, 'isActive' | 'onHand' | 'held'> & {
  isArchived: boolean;
  units: { no: 1 | 2 | 3; nameTh: string; nameEn: string; rate: number }[];
  places: { saleUnit: string; isActive: boolean; onHand: number; held: number }[];
};

/** A product with its stock at these centers; a center that never had it is not among its places. */
export async function findStockOfProduct(
  tx: TenantTransaction,
  { code, saleUnits }: { code: string; saleUnits: readonly string[] },
): Promise<StockOfProduct | undefined> {
  const { rows } = await sql<StockOfProduct>`
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture,
      p.is_stock_item as "isStockItem", p.minimum_stock as "minimumStock", p.archived_at is not null as "isArchived",
      coalesce((
        select json_agg(json_build_object('no', u.unit_no, 'nameTh', u.name_th, 'nameEn', u.name_en, 'rate', u.rate) order by u.unit_no)
        from product_units u where u.tenant_id = p.tenant_id and u.product_code = p.product_code), '[]') as units,
      coalesce((
        select json_agg(json_build_object('saleUnit', s.sale_unit, 'isActive', s.is_active, 'onHand', s.on_hand, 'held', s.held))
        from stock s where s.tenant_id = p.tenant_id and s.product_code = p.product_code and s.sale_unit = any (${saleUnits}::text[])),
        '[]') as places
    from products p where p.product_code = ${code}`.execute(tx);
  return rows[0];
}

/** Pieces of the product in orders of the center that are not packed yet: taken from the stock, and still on the shelf. */
export async function findToPack(
  tx: TenantTransaction,
  { code, saleUnit }: { code: string; saleUnit: string },
): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(l.quantity::bigint * l.unit_rate), 0)::bigint as pieces
    from orders o join order_lines l using (tenant_id, order_id)
    where o.sale_unit = ${saleUnit} and o.order_type = '3' and o.status in ('Wait', 'Approved')
      and l.product_code = ${code} and l.takes_stock`.execute(tx);
  return rows[0]?.pieces ?? 0;
}

export type LotRow = { lotId: number; lot: string; expiresOn: string; left: number };

/**
 * What is left of a lot `l` of the stock `s`: what expires first is taken to have left first, and goods without a day before
 * all others, so that nothing that may still lie there goes unseen.
 */
const leftOf = sql`least(l.pieces, greatest(0, s.on_hand - coalesce((
  select sum(later.pieces) from stock_lots later
  where later.tenant_id = l.tenant_id and later.sale_unit = l.sale_unit and later.product_code = l.product_code
    and (later.expires_on, later.lot_id) > (l.expires_on, l.lot_id)), 0)))::bigint`;

const lotColumns = sql`l.lot_id as "lotId", l.lot, to_char(l.expires_on, 'YYYY-MM-DD') as "expiresOn", ${leftOf} as left`;

/** The lots of a product at a center of which something is left, the first to expire first. */
export async function findLots(
  tx: TenantTransaction,
  { code, saleUnit }: { code: string; saleUnit: string },
): Promise<LotRow[]> {
  const { rows } = await sql<LotRow>`
    select * from (
      select ${lotColumns} from stock_lots l join stock s using (tenant_id, sale_unit, product_code)
      where l.sale_unit = ${saleUnit} and l.product_code = ${code}
    ) lots where "left" > 0 order by "expiresOn", "lotId"`.execute(tx);
  return rows;
}

export type ExpiringPlace = { expiresOn: string; lotId: number };
export type ExpiringRow = LotRow & {
  code: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
};

/** Lots of a center that expire until this day (YYYY-MM-DD) or have expired, and of which something is left. */
export async function findExpiring(
  tx: TenantTransaction,
  {
    saleUnit,
    until,
    after,
    take,
  }: { saleUnit: string; until: string; after: ExpiringPlace | undefined; take: number },
): Promise<ExpiringRow[]> {
  const from = after
    ? sql`and (l.expires_on, l.lot_id) > (${after.expiresOn}::date, ${after.lotId}::bigint)`
    : sql``;
  const { rows } = await sql<ExpiringRow>`
    select * from (
      select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture, ${lotColumns}
      from stock_lots l join stock s using (tenant_id, sale_unit, product_code)
        join products p using (tenant_id, product_code)
      where l.sale_unit = ${saleUnit} and l.expires_on <= ${until}::date ${from}
    ) lots where "left" > 0 order by "expiresOn", "lotId" limit ${take}`.execute(tx);
  return rows;
}

export type LedgerRow = {
  entryId: number;
  at: Date;
  kind: MovementKind;
  pieces: number;
  /** On hand after it. */
  balance: number;
  reason: string | null;
  note: string | null;
  reference: string;
  actorKind: string | null;
  staffName: string | null;
  /** Whether the order was placed by a salesman; null where the entry is of none. */
  isBySalesman: boolean | null;
};

/** Entries before this one, after which so many pieces were on hand. */
export type LedgerPlace = { entryId: number; balance: number };

/**
 * What moved a product at a center, the last first. Entries of one row of stock are written in the order of its lock, so that
 * balances are those after each: counted back from what is on hand, or from the place.
 */
export async function findLedger(
  tx: TenantTransaction,
  {
    code,
    saleUnit,
    after,
    take,
  }: { code: string; saleUnit: string; after: LedgerPlace | undefined; take: number },
): Promise<LedgerRow[]> {
  const begin = after
    ? sql`${after.balance}::bigint`
    : sql`(select on_hand from stock where sale_unit = ${saleUnit} and product_code = ${code})`;
  const { rows } = await sql<LedgerRow>`
    with page as materialized (
      select e.tenant_id, e.entry_id, e.at, e.kind, e.on_hand_delta, e.reason, e.note, e.reference, e.actor_kind, e.staff_id
      from stock_ledger e
      where e.sale_unit = ${saleUnit} and e.product_code = ${code} and e.on_hand_delta <> 0
        ${after ? sql`and e.entry_id < ${after.entryId}::bigint` : sql``}
      order by e.entry_id desc limit ${take}
    )
    select e.entry_id as "entryId", e.at, e.kind, e.on_hand_delta as pieces, e.reason, e.note, e.reference,
      (${begin} - coalesce(sum(e.on_hand_delta) over (
        order by e.entry_id desc rows between unbounded preceding and 1 preceding), 0))::bigint as balance,
      e.actor_kind as "actorKind", coalesce(w.name, e.staff_id, o.placed_by_user) as "staffName",
      case when o.order_id is not null then o.placed_by_user is not null end as "isBySalesman"
    from page e
      left join orders o on o.tenant_id = e.tenant_id and o.order_id = e.reference and e.kind = 'sale' and e.actor_kind is null
      left join staff w on w.tenant_id = e.tenant_id and w.user_id = coalesce(e.staff_id, o.placed_by_user)
    order by e.entry_id desc`.execute(tx);
  return rows;
}
