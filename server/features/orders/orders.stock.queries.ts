/** Taking and giving back stock, with its ledger. */
import { sql } from 'kysely';
import { staticSql, type TenantTransaction } from '#database/database.ts';

/** Pieces available before and after. */
export type StockMove = { code: string; before: number; after: number };
type Take = {
  saleUnit: string;
  orderId: string;
  customerCode: string;
  wanted: { code: string; pieces: number }[];
};

/**
 * Takes pieces out of stock where there are enough, row by row in the order of their codes so that two orders do not
 * wait for each other in a circle, and writes the ledger. What the customer holds for his checkout goes into the order
 * in the same statement: what he held of it is his before anybody's, the rest is given back. Refuses with OUT_OF_STOCK
 * and the codes of what there is too little of.
 *
 * A row that somebody else is changing is waited for and looked at again as it then is. Only the table's own checks look
 * at what the statement saw when it began: the condition asks for no less than they do, so that they find nothing to
 * refuse. A row whose reservation is newer than that is refused too, and the next reading tells.
 */
export async function takeStock(
  tx: TenantTransaction,
  tenantId: string,
  { saleUnit, orderId, customerCode, wanted }: Take,
): Promise<StockMove[]> {
  const codes = wanted.map((line) => line.code);
  const pieces = wanted.map((line) => line.pieces);
  const { rows } = await staticSql<{ moves: StockMove[] }>`
    with own as (
      delete from stock_holds where tenant_id = ${tenantId} and customer_code = ${customerCode}
      returning sale_unit, codes, pieces
    ), touched as materialized (
      select ${saleUnit}::text as sale_unit, w.code, w.pieces as want,
        coalesce((select o.pieces[array_position(o.codes, w.code)] from own o where o.sale_unit = ${saleUnit}), 0) as had
      from unnest(${codes}::text[], ${pieces}::bigint[]) as w (code, pieces)
      union all
      select o.sale_unit, l.code, 0, l.pieces from own o, unnest(o.codes, o.pieces) as l (code, pieces)
      where o.sale_unit <> ${saleUnit} or l.code <> all (${codes}::text[])
    ), taken as (
      update stock s set on_hand = s.on_hand - l.want, held = s.held - l.had
      from (select * from touched order by sale_unit, code) l
      where s.tenant_id = ${tenantId} and s.sale_unit = l.sale_unit and s.product_code = l.code
        and s.held >= l.had and (l.want = 0 or (s.is_active and s.on_hand - s.held + l.had >= l.want))
      returning s.sale_unit, s.product_code, l.want, l.had, s.on_hand - s.held as left_over
    ), entries as (
      insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, held_delta, reference)
      select ${tenantId}, sale_unit, product_code, case when want > 0 then 'sale' else 'release' end, -want, -had, ${orderId}
      from taken
    ), short as (
      select t.code from touched t
      where not exists (select from taken x where x.sale_unit = t.sale_unit and x.product_code = t.code)
    )
    select
      case when exists (select from short) then refuse('OUT_OF_STOCK', (select json_agg(code)::text from short)) end,
      (
        select coalesce(json_agg(json_build_object('code', product_code, 'before', left_over + want - had, 'after', left_over)), '[]')
        from taken where sale_unit = ${saleUnit}
      ) as moves`.execute(tx);
  return rows[0]?.moves ?? [];
}

/**
 * Gives back what the order took and will not send: all of it, or what was not packed. The counterpart of `takeStock`,
 * in the same order of locks.
 */
export async function returnStock(
  tx: TenantTransaction,
  tenantId: string,
  orderId: string,
): Promise<StockMove[]> {
  const { rows } = await sql<StockMove>`
    with given as (
      select o.sale_unit, l.product_code, sum((l.quantity - coalesce(p.quantity, 0))::bigint * l.unit_rate)::bigint as pieces
      from order_lines l join orders o using (tenant_id, order_id) left join packed_lines p using (tenant_id, order_id, line_no)
      where l.tenant_id = ${tenantId} and l.order_id = ${orderId} and l.takes_stock and l.quantity > coalesce(p.quantity, 0)
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
