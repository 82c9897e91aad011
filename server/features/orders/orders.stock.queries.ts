/** Taking and giving back stock, with its ledger. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

/** Pieces available before and after. */
export type StockMove = { code: string; before: number; after: number };
type Take = { saleUnit: string; orderId: string; wanted: { code: string; pieces: number }[] };

/**
 * Takes pieces out of stock where there are enough, rows locked in the order of their codes so that two orders never
 * wait for each other in a circle, and writes the ledger. Gives what was taken: a code that is missing had too few.
 */
export async function takeStock(
  tx: TenantTransaction,
  tenantId: string,
  { saleUnit, orderId, wanted }: Take,
): Promise<StockMove[]> {
  const codes = wanted.map((line) => line.code);
  const pieces = wanted.map((line) => line.pieces);
  const { rows } = await sql<StockMove>`
    with wanted as (
      select * from unnest(${codes}::text[], ${pieces}::bigint[]) as w (code, pieces)
    ), locked as materialized (
      select s.product_code from stock s join wanted w on w.code = s.product_code
      where s.tenant_id = ${tenantId} and s.sale_unit = ${saleUnit}
      order by s.product_code for update of s
    ), taken as (
      update stock s set on_hand = s.on_hand - w.pieces
      from wanted w join locked l on l.product_code = w.code
      where s.tenant_id = ${tenantId} and s.sale_unit = ${saleUnit} and s.product_code = w.code
        and s.is_active and s.on_hand - s.held >= w.pieces
      returning s.product_code, w.pieces, s.on_hand - s.held as left_over
    ), entries as (
      insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
      select ${tenantId}, ${saleUnit}, product_code, 'sale', -pieces, ${orderId} from taken
    )
    select product_code as code, (left_over + pieces)::bigint as before, left_over as after from taken`.execute(
    tx,
  );
  return rows;
}

/** Gives back what the order took: the counterpart of `takeStock`, in the same order of locks. */
export async function returnStock(
  tx: TenantTransaction,
  tenantId: string,
  orderId: string,
): Promise<StockMove[]> {
  const { rows } = await sql<StockMove>`
    with given as (
      select o.sale_unit, l.product_code, sum(l.quantity::bigint * l.unit_rate)::bigint as pieces
      from order_lines l join orders o using (tenant_id, order_id)
      where l.tenant_id = ${tenantId} and l.order_id = ${orderId} and l.takes_stock
      group by o.sale_unit, l.product_code
    ), locked as materialized (
      select s.sale_unit, s.product_code from stock s join given g using (sale_unit, product_code)
      where s.tenant_id = ${tenantId} order by s.product_code for update of s
    ), returned as (
      update stock s set on_hand = s.on_hand + g.pieces
      from given g join locked l using (sale_unit, product_code)
      where s.tenant_id = ${tenantId} and s.sale_unit = g.sale_unit and s.product_code = g.product_code
      returning s.sale_unit, s.product_code, g.pieces, s.on_hand - s.held as left_over
    ), entries as (
      insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
      select ${tenantId}, sale_unit, product_code, 'return', pieces, ${orderId} from returned
    )
    select product_code as code, (left_over - pieces)::bigint as before, left_over as after from returned`.execute(
    tx,
  );
  return rows;
}
