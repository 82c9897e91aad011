/** Taking and returning stock, with its ledger. */
import { sql, type RawBuilder } from 'kysely';
import { staticSql, type TenantTransaction } from '#database/database.ts';
import type { OrderEventName } from '#domain/orders/order-events.ts';
import type { Actor } from './orders.queries.ts';

/** What was done to an order that moved its goods, and by whom: the ledger tells staff. */
export type MovedBy = { actor: Actor; act: OrderEventName };

/** Pieces available before and after. */
export type StockMove = { code: string; before: number; after: number };
type Take = {
  saleUnit: string;
  orderId: string;
  customerCode: string;
  wanted: { code: string; pieces: number }[];
};

/**
 * Takes pieces from stock if there are enough, row by row in the order of their codes so that two orders cannot
 * deadlock, and writes the ledger. The customer's checkout reservation is consumed in the same statement: reserved
 * pieces go to them first, the rest is released. Refuses with OUT_OF_STOCK and the codes of the products that are
 * short.
 *
 * A row locked by another transaction is waited for and read again. Only the table's own checks see the statement's
 * original snapshot: the condition is at least as strict, so that they find nothing to refuse. A row whose
 * reservation is newer than the snapshot is refused too, and the retry decides.
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
 * Takes the goods of a goods issue, or takes again what `returnStock` gave back of an order, when the step that gave it
 * back is undone. Refuses with OUT_OF_STOCK and the codes of the products of which there is not enough.
 */
export async function retakeStock(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, kind = 'sale', by, ...returned }: Returning & { kind?: 'sale' | 'issue'; by: MovedBy },
): Promise<StockMove[]> {
  if (returned.what === 'returned') {
    const units = sql`
      select line_no, restocked as quantity from order_return_lines
      where tenant_id = ${tenantId} and order_id = ${orderId} and return_no = ${returned.returnNo}::smallint`;
    return moveStock(tx, tenantId, { orderId, units, kind, by });
  }
  const { what } = returned;
  const units = sql`
    select l.line_no, case ${what}::text
      when 'unpacked' then l.quantity - coalesce(p.quantity, l.quantity) else coalesce(p.quantity, l.quantity) end as quantity
    from order_lines l left join packed_lines p using (tenant_id, order_id, line_no)
    where l.tenant_id = ${tenantId} and l.order_id = ${orderId}`;
  return moveStock(tx, tenantId, { orderId, units, kind, by });
}

/**
 * Takes for an order so many units more of its lines, and returns to stock where that is negative. Refuses with
 * OUT_OF_STOCK and the codes of the products of which there is not enough.
 */
export async function correctStock(
  tx: TenantTransaction,
  tenantId: string,
  {
    orderId,
    more,
    by,
  }: { orderId: string; more: readonly { lineNo: number; quantity: number }[]; by: MovedBy },
): Promise<StockMove[]> {
  const units = sql`
    select * from unnest(${more.map(({ lineNo }) => lineNo)}::smallint[], ${more.map(({ quantity }) => quantity)}::integer[])
      as m (line_no, quantity)`;
  return moveStock(tx, tenantId, { orderId, units, kind: 'sale', by });
}

const STAFF_KINDS: ReadonlySet<string> = new Set(['staff', 'superAdmin', 'actingSalesman']);
const moved = ({ actor: { kind, id }, act }: MovedBy) =>
  sql`${kind}::text, ${STAFF_KINDS.has(kind) ? id : null}::text, ${act}::text`;

/** Takes units of the order's lines from stock, in the lock order of `takeStock`; a negative number gives back. */
async function moveStock(
  tx: TenantTransaction,
  tenantId: string,
  {
    orderId,
    units,
    kind,
    by,
  }: { orderId: string; units: RawBuilder<unknown>; kind: 'sale' | 'issue'; by: MovedBy },
): Promise<StockMove[]> {
  const { rows } = await sql<{ moves: StockMove[] }>`
    with units as (${units}), wanted as (
      select o.sale_unit, l.product_code, sum(u.quantity::bigint * l.unit_rate)::bigint as pieces
      from units u join order_lines l on l.tenant_id = ${tenantId} and l.order_id = ${orderId} and l.line_no = u.line_no
      join orders o on o.tenant_id = l.tenant_id and o.order_id = l.order_id
      where l.takes_stock group by o.sale_unit, l.product_code
      having sum(u.quantity::bigint * l.unit_rate) <> 0
    ), locked as materialized (
      select s.sale_unit, s.product_code from stock s join wanted w using (sale_unit, product_code)
      where s.tenant_id = ${tenantId} order by s.product_code for update of s
    ), moved as (
      update stock s set on_hand = s.on_hand - w.pieces
      from wanted w join locked l using (sale_unit, product_code)
      where s.tenant_id = ${tenantId} and s.sale_unit = w.sale_unit and s.product_code = w.product_code
        and (w.pieces < 0 or s.on_hand - s.held >= w.pieces)
      returning s.sale_unit, s.product_code, w.pieces, s.on_hand - s.held as left_over
    ), entries as (
      insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference, actor_kind, staff_id, reason)
      select ${tenantId}, sale_unit, product_code, case when pieces > 0 then ${kind} else 'return' end, -pieces, ${orderId},
        ${moved(by)}
      from moved
    ), short as (
      select w.product_code from wanted w where not exists (select from moved t where t.product_code = w.product_code)
    )
    select
      case when exists (select from short) then refuse('OUT_OF_STOCK', (select json_agg(product_code)::text from short)) end,
      (select coalesce(json_agg(json_build_object('code', product_code, 'before', left_over + pieces, 'after', left_over)), '[]')
        from moved) as moves`.execute(tx);
  return rows[0]?.moves ?? [];
}

/** What goes back to stock: what was not packed, all that is still taken, or what a return document restocks. */
export type Returning = { orderId: string } & (
  | { what: 'unpacked' | 'sent' }
  | { what: 'returned'; returnNo: number }
);

/** Returns what the order took and does not need. The counterpart of `takeStock`, in the same lock order. */
export async function returnStock(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, by, ...returning }: Returning & { by: MovedBy },
): Promise<StockMove[]> {
  const returnNo = returning.what === 'returned' ? returning.returnNo : 0;
  const { rows } = await sql<StockMove>`
    with units as (
      select o.sale_unit, l.product_code, l.unit_rate, case ${returning.what}::text
        when 'unpacked' then l.quantity - coalesce(p.quantity, l.quantity)
        when 'sent' then coalesce(p.quantity, l.quantity)
        else coalesce(r.restocked, 0) end as quantity
      from order_lines l join orders o using (tenant_id, order_id) left join packed_lines p using (tenant_id, order_id, line_no)
      left join order_return_lines r on r.tenant_id = l.tenant_id and r.order_id = l.order_id and r.line_no = l.line_no
        and r.return_no = ${returnNo}::smallint
      where l.tenant_id = ${tenantId} and l.order_id = ${orderId} and l.takes_stock
    ), given as (
      select sale_unit, product_code, sum(quantity::bigint * unit_rate)::bigint as pieces
      from units where quantity > 0 group by sale_unit, product_code
    ), locked as materialized (
      select s.sale_unit, s.product_code from stock s join given g using (sale_unit, product_code)
      where s.tenant_id = ${tenantId} order by s.product_code for update of s
    ), returned as (
      update stock s set on_hand = s.on_hand + g.pieces
      from given g join locked l using (sale_unit, product_code)
      where s.tenant_id = ${tenantId} and s.sale_unit = g.sale_unit and s.product_code = g.product_code
      returning s.sale_unit, s.product_code, g.pieces, s.on_hand - s.held as left_over
    ), entries as (
      insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference, actor_kind, staff_id, reason)
      select ${tenantId}, sale_unit, product_code, 'return', pieces, ${orderId}, ${moved(by)} from returned
    )
    select product_code as code, (left_over - pieces)::bigint as before, left_over as after from returned`.execute(
    tx,
  );
  return rows;
}
