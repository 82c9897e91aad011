/** SQL of stock reserved during a checkout: one set per customer, with its ledger. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { StockMove } from './orders.stock.queries.ts';

/** Serializes two checkouts of one customer; the second sees what the first has reserved. */
export async function waitForOwnReservations(tx: TenantTransaction, tenantId: string, customerCode: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hold/${tenantId}/${customerCode}`}, 0))`.execute(
    tx,
  );
}

/** Whether the customer is active, since when stock has been reserved for them, and until when it is now. */
export async function findReservationTime(
  tx: TenantTransaction,
  tenantId: string,
  customerCode: string,
): Promise<{ isActive: boolean; since: Date | undefined; until: Date | undefined }> {
  const { rows } = await sql<{ status: string; since: Date | null; until: Date | null }>`
    select c.status, p.began_at as since, h.expires_at as until
    from customers c left join stock_hold_spans p using (tenant_id, customer_code)
      left join stock_holds h using (tenant_id, customer_code)
    where c.tenant_id = ${tenantId} and c.customer_code = ${customerCode}`.execute(tx);
  const [row] = rows;
  return {
    isActive: row?.status === 'active',
    since: row?.since ?? undefined,
    until: row?.until ?? undefined,
  };
}

/**
 * A product whose stock is locked: pieces that could be reserved (including those already reserved), and those
 * reserved.
 */
export type LockedStock = { saleUnit: string; code: string; available: number; had: number };

/**
 * Locks the stock of these products and of the customer's current reservation, in the order of center and code, as
 * orders lock theirs. What the center does not offer is not available.
 */
export async function lockStockToReserve(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, saleUnit, codes }: { customerCode: string; saleUnit: string; codes: readonly string[] },
): Promise<LockedStock[]> {
  const { rows } = await sql<LockedStock>`
    with old as materialized (
      select h.sale_unit, h.codes, h.pieces from stock_holds h
      where h.tenant_id = ${tenantId} and h.customer_code = ${customerCode} for update
    ), touched as materialized (
      select sale_unit, code, sum(had)::bigint as had from (
        select ${saleUnit}::text as sale_unit, code, 0 as had from unnest(${codes}::text[]) as code
        union all
        select o.sale_unit, l.code, l.pieces from old o, unnest(o.codes, o.pieces) as l (code, pieces)
      ) as both_sets group by sale_unit, code
    )
    select s.sale_unit as "saleUnit", s.product_code as code, t.had,
      case when s.is_active then s.on_hand - s.held + t.had else 0 end as available
    from stock s join touched t on t.sale_unit = s.sale_unit and t.code = s.product_code
    where s.tenant_id = ${tenantId} order by s.sale_unit, s.product_code for update of s`.execute(tx);
  return rows;
}

/** For a locked product: pieces reserved before and after. */
export type ReservationChange = { saleUnit: string; code: string; had: number; pieces: number };
export type Reservation = {
  customerCode: string;
  reservationId: string;
  saleUnit: string;
  since: Date;
  until: Date;
};
export type ReservedMove = StockMove & { saleUnit: string };

/**
 * Reserves these pieces of locked products in place of the customer's previous reservation, and writes the ledger.
 */
export async function replaceReservation(
  tx: TenantTransaction,
  tenantId: string,
  { reservation, changes }: { reservation: Reservation; changes: readonly ReservationChange[] },
): Promise<ReservedMove[]> {
  const { customerCode, reservationId, saleUnit, since, until } = reservation;
  const column = <K extends keyof ReservationChange>(key: K) => changes.map((change) => change[key]);
  const { rows } = await sql<ReservedMove>`
    with given as materialized (
      select * from unnest(${column('saleUnit')}::text[], ${column('code')}::text[], ${column('had')}::bigint[], ${column('pieces')}::bigint[])
        as g (sale_unit, code, had, pieces)
    ), moved as (
      update stock s set held = s.held - g.had + g.pieces
      from given g
      where s.tenant_id = ${tenantId} and s.sale_unit = g.sale_unit and s.product_code = g.code and g.had <> g.pieces
      returning s.sale_unit, s.product_code, g.had, g.pieces, s.on_hand - s.held as left_over
    ), entries as (
      insert into stock_ledger (tenant_id, sale_unit, product_code, kind, held_delta, reference)
      select ${tenantId}, sale_unit, product_code, case when pieces > had then 'hold' else 'release' end, pieces - had, ${reservationId}
      from moved
    ), kept as (
      insert into stock_holds (tenant_id, customer_code, hold_id, sale_unit, codes, pieces, expires_at)
      select ${tenantId}, ${customerCode}, ${reservationId}, ${saleUnit}, array_agg(code), array_agg(pieces), ${until}::timestamptz
      from given where pieces > 0 having count(*) > 0
      on conflict (tenant_id, customer_code) do update set hold_id = excluded.hold_id, sale_unit = excluded.sale_unit,
        codes = excluded.codes, pieces = excluded.pieces, expires_at = excluded.expires_at
    ), span as (
      insert into stock_hold_spans (tenant_id, customer_code, began_at)
      select ${tenantId}, ${customerCode}, ${since}::timestamptz where exists (select from given where pieces > 0)
      on conflict (tenant_id, customer_code) do update set began_at = excluded.began_at
    ), gone as (
      delete from stock_holds where tenant_id = ${tenantId} and customer_code = ${customerCode}
        and not exists (select from given where pieces > 0)
    )
    select sale_unit as "saleUnit", product_code as code, (left_over + pieces - had)::bigint as before, left_over as after
    from moved`.execute(tx);
  return rows;
}

type Release = { customerCode: string } & ({ reservationId: string } | { expiredAt: Date });

/**
 * Releases the reservation with this id, or one that has expired by then; does nothing if a newer one replaced it.
 */
export async function deleteReservation(
  tx: TenantTransaction,
  tenantId: string,
  release: Release,
): Promise<ReservedMove[]> {
  const which =
    'reservationId' in release
      ? sql`hold_id = ${release.reservationId}`
      : sql`expires_at <= ${release.expiredAt}::timestamptz`;
  const { rows } = await sql<ReservedMove>`
    with gone as (
      delete from stock_holds where tenant_id = ${tenantId} and customer_code = ${release.customerCode} and ${which}
      returning hold_id, sale_unit, codes, pieces
    ), locked as materialized (
      select s.sale_unit, s.product_code, s.on_hand, s.held, l.pieces, g.hold_id from gone g
      cross join lateral unnest(g.codes, g.pieces) as l (code, pieces)
      join stock s on s.tenant_id = ${tenantId} and s.sale_unit = g.sale_unit and s.product_code = l.code
      order by s.sale_unit, s.product_code for update of s
    ), moved as (
      update stock s set on_hand = l.on_hand, held = l.held - l.pieces
      from locked l
      where s.tenant_id = ${tenantId} and s.sale_unit = l.sale_unit and s.product_code = l.product_code
      returning s.sale_unit, s.product_code, l.pieces, l.hold_id, s.on_hand - s.held as left_over
    ), entries as (
      insert into stock_ledger (tenant_id, sale_unit, product_code, kind, held_delta, reference)
      select ${tenantId}, sale_unit, product_code, 'release', -pieces, hold_id from moved
    )
    select sale_unit as "saleUnit", product_code as code, (left_over - pieces)::bigint as before, left_over as after
    from moved`.execute(tx);
  return rows;
}
