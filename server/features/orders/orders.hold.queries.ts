/** SQL of stock that is held while a checkout is confirmed: one set a customer, with its ledger. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { StockMove } from './orders.stock.queries.ts';

export type Hold = {
  customerCode: string;
  holdId: string;
  saleUnit: string;
  wanted: { code: string; pieces: number }[];
  expiresAt: Date;
};
export type HoldRow = {
  holdId: string;
  saleUnit: string;
  codes: string[];
  pieces: number[];
  expiresAt: Date;
};

/** Two checkouts of one customer hold one after the other; whoever comes second sees what the first has held. */
export async function waitForOwnHolds(tx: TenantTransaction, tenantId: string, customerCode: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hold/${tenantId}/${customerCode}`}, 0))`.execute(
    tx,
  );
}

/** What the customer holds, and whether he is an active one. */
export async function findHold(
  tx: TenantTransaction,
  tenantId: string,
  customerCode: string,
): Promise<{ isActive: boolean; hold: HoldRow | undefined }> {
  const { rows } = await sql<HoldRow & { status: string }>`
    select c.status, h.hold_id as "holdId", h.sale_unit as "saleUnit", h.codes, h.pieces, h.expires_at as "expiresAt"
    from customers c left join stock_holds h using (tenant_id, customer_code)
    where c.tenant_id = ${tenantId} and c.customer_code = ${customerCode}`.execute(tx);
  const [row] = rows;
  return { isActive: row?.status === 'active', hold: row?.holdId ? row : undefined };
}

/** `pieces` held now; available before and after. */
export type HeldMove = StockMove & { saleUnit: string; pieces: number };

/**
 * Holds these pieces, as many as there are of each, and gives back what the customer held before, in one statement:
 * rows locked in the order of center and code, as orders lock theirs.
 */
export async function replaceHold(tx: TenantTransaction, tenantId: string, hold: Hold): Promise<HeldMove[]> {
  const { customerCode, holdId, saleUnit, wanted, expiresAt } = hold;
  const codes = wanted.map((line) => line.code);
  const pieces = wanted.map((line) => line.pieces);
  const { rows } = await sql<HeldMove>`
    with old as materialized (
      select h.sale_unit, h.codes, h.pieces from stock_holds h
      where h.tenant_id = ${tenantId} and h.customer_code = ${customerCode} for update
    ), touched as materialized (
      select sale_unit, code, sum(want)::bigint as want, sum(had)::bigint as had from (
        select ${saleUnit}::text as sale_unit, w.code, w.pieces as want, 0 as had
        from unnest(${codes}::text[], ${pieces}::bigint[]) as w (code, pieces)
        union all
        select o.sale_unit, l.code, 0, l.pieces from old o, unnest(o.codes, o.pieces) as l (code, pieces)
      ) as both_sets group by sale_unit, code
    ), locked as materialized (
      select s.sale_unit, s.product_code, s.on_hand, s.held, t.had,
        case when s.is_active then greatest(0, least(t.want, s.on_hand - s.held + t.had)) else 0 end as granted
      from stock s join touched t on t.sale_unit = s.sale_unit and t.code = s.product_code
      where s.tenant_id = ${tenantId} order by s.sale_unit, s.product_code for update of s
    ), moved as (
      update stock s set on_hand = l.on_hand, held = l.held - l.had + l.granted
      from locked l
      where s.tenant_id = ${tenantId} and s.sale_unit = l.sale_unit and s.product_code = l.product_code
      returning s.sale_unit, s.product_code, l.had, l.granted, s.on_hand - s.held as left_over
    ), entries as (
      insert into stock_ledger (tenant_id, sale_unit, product_code, kind, held_delta, reference)
      select ${tenantId}, sale_unit, product_code, case when granted > had then 'hold' else 'release' end, granted - had, ${holdId}
      from moved where granted <> had
    ), kept as (
      insert into stock_holds (tenant_id, customer_code, hold_id, sale_unit, codes, pieces, expires_at)
      select ${tenantId}, ${customerCode}, ${holdId}, ${saleUnit}, array_agg(product_code), array_agg(granted), ${expiresAt}::timestamptz
      from moved where granted > 0 having count(*) > 0
      on conflict (tenant_id, customer_code) do update set hold_id = excluded.hold_id, sale_unit = excluded.sale_unit,
        codes = excluded.codes, pieces = excluded.pieces, expires_at = excluded.expires_at
    ), gone as (
      delete from stock_holds where tenant_id = ${tenantId} and customer_code = ${customerCode}
        and not exists (select from moved where granted > 0)
    )
    select sale_unit as "saleUnit", product_code as code, granted as pieces,
      (left_over + granted - had)::bigint as before, left_over as after
    from moved`.execute(tx);
  return rows;
}

type Release = { customerCode: string } & ({ holdId: string } | { expiredAt: Date });

/** Gives back what is held under this name, or what has expired by then; nothing where it is another hold now. */
export async function releaseHold(
  tx: TenantTransaction,
  tenantId: string,
  release: Release,
): Promise<HeldMove[]> {
  const which =
    'holdId' in release
      ? sql`hold_id = ${release.holdId}`
      : sql`expires_at <= ${release.expiredAt}::timestamptz`;
  const { rows } = await sql<HeldMove>`
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
    select sale_unit as "saleUnit", product_code as code, 0::bigint as pieces,
      (left_over - pieces)::bigint as before, left_over as after
    from moved`.execute(tx);
  return rows;
}
