/** SQL of the stock of many products at once: rows are locked in one order, and booked together with their entries of the ledger. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

type Place = { saleUnit: string; code: string };
export type StockRow = {
  saleUnit: string;
  code: string;
  onHand: number;
  held: number;
  /** Of the ledger; read without `lock`, in the statement that reads what is on hand. */
  lastEntry: number;
};

const placesOf = (places: readonly Place[]) => sql`
  jsonb_to_recordset(${JSON.stringify(places.map(({ saleUnit, code }) => ({ saleUnit, code })))}::jsonb) as w ("saleUnit" text, code text)`;

/** Of those of the products that the shop has; one that a center has not had is there with nothing. */
export async function findStock(
  tx: TenantTransaction,
  { tenantId, places, lock }: { tenantId: string; places: readonly Place[]; lock: boolean },
): Promise<Map<string, StockRow>> {
  if (lock)
    await sql`
      insert into stock (tenant_id, sale_unit, product_code, is_active)
      select ${tenantId}, w."saleUnit", w.code, false from ${placesOf(places)}
      join products p on p.product_code = w.code
      order by w."saleUnit", w.code on conflict do nothing`.execute(tx);
  const { rows } = lock
    ? await sql<StockRow>`
        select s.sale_unit as "saleUnit", s.product_code as code, s.on_hand as "onHand", s.held, 0 as "lastEntry" from stock s
        join ${placesOf(places)} on w."saleUnit" = s.sale_unit and w.code = s.product_code
        order by s.sale_unit, s.product_code for update of s`.execute(tx)
    : await sql<StockRow>`
        select w."saleUnit", p.product_code as code, coalesce(s.on_hand, 0) as "onHand", coalesce(s.held, 0) as held,
          coalesce((
            select max(e.entry_id) from stock_ledger e
            where e.tenant_id = p.tenant_id and e.sale_unit = w."saleUnit" and e.product_code = p.product_code), 0)::bigint as "lastEntry"
        from ${placesOf(places)} join products p on p.product_code = w.code
        left join stock s on s.tenant_id = p.tenant_id and s.sale_unit = w."saleUnit" and s.product_code = w.code`.execute(
        tx,
      );
  return new Map(rows.map((row) => [`${row.code} ${row.saleUnit}`, row]));
}

/**
 * How often staff have set the stock right since an entry, by hand, by a count or by an import; keyed as `findStock`. The rows are locked, so
 * that no entry comes between this and what is written.
 */
export async function countSetRight(
  tx: TenantTransaction,
  places: readonly (Place & { lastEntry: number })[],
): Promise<Map<string, number>> {
  const { rows } = await sql<Place & { times: number }>`
    select w."saleUnit", w.code, count(*)::integer as times
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as w ("saleUnit" text, code text, "lastEntry" bigint)
    join stock_ledger e on e.sale_unit = w."saleUnit" and e.product_code = w.code
      and e.entry_id > w."lastEntry" and e.kind in ('adjust', 'count') and e.on_hand_delta <> 0
    group by w."saleUnit", w.code`.execute(tx);
  return new Map(rows.map(({ code, saleUnit, times }) => [`${code} ${saleUnit}`, times]));
}

type Moving = { saleUnit: string; code: string; pieces: number };

/** The rows are locked. */
export async function bookMany(
  tx: TenantTransaction,
  {
    tenantId,
    moving,
    actor,
    note,
  }: { tenantId: string; moving: readonly Moving[]; actor: { kind: string; id: string }; note: string },
): Promise<void> {
  await sql`
    with m as (
      select * from jsonb_to_recordset(${JSON.stringify(moving)}::jsonb) as m ("saleUnit" text, code text, pieces bigint)
    ), moved as (
      update stock s set on_hand = s.on_hand + m.pieces from m where s.sale_unit = m."saleUnit" and s.product_code = m.code
    )
    insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference, actor_kind, staff_id, reason, note)
    select ${tenantId}, m."saleUnit", m.code, 'adjust', m.pieces, '', ${actor.kind}, ${actor.id}, 'correction', ${note} from m`.execute(
    tx,
  );
}
