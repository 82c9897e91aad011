/** SQL of goods that came back. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { OrderReturn, ReturnableLine } from '#domain/orders/returns.ts';
import type { Actor } from './orders.queries.ts';

/** The order's lines with what was sent and what has come back, under a lock: returns of one order wait for each other. */
export async function findReturnable(
  tx: TenantTransaction,
  orderId: string,
): Promise<{ lines: ReturnableLine[]; deliveryFeeSatang: number }> {
  const { rows: orders } = await sql<{ deliveryFeeSatang: number }>`
    select delivery_fee_satang as "deliveryFeeSatang" from orders where order_id = ${orderId} for update`.execute(
    tx,
  );
  const { rows: lines } = await sql<ReturnableLine>`
    select l.line_no as "lineNo", l.quantity, l.unit_price_satang as "unitPriceSatang", l.discount_satang as "discountSatang",
      l.amount_satang as "amountSatang", l.tax_satang as "taxSatang", coalesce(p.quantity, l.quantity) as sent,
      coalesce((
        select sum(r.quantity)::integer from order_return_lines r join order_returns d using (tenant_id, order_id, return_no)
        where r.tenant_id = l.tenant_id and r.order_id = l.order_id and r.line_no = l.line_no and d.undone_at is null
      ), 0) as returned
    from order_lines l left join packed_lines p using (tenant_id, order_id, line_no)
    where l.order_id = ${orderId} order by l.line_no`.execute(tx);
  return { lines, deliveryFeeSatang: orders[0]?.deliveryFeeSatang ?? 0 };
}

export type NewReturn = OrderReturn & {
  orderId: string;
  actor: Actor;
  reason: string;
  at: Date;
  /** Of the delivery fee, not to be paid either. */
  feeSatang: number;
};

/** Writes the document with its lines and what the order is worth less; gives its number, from 1. */
export async function insertReturn(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, lines, actor, reason, at, feeSatang, amountSatang, taxSatang, isWhole }: NewReturn,
): Promise<number> {
  const column = (key: keyof OrderReturn['lines'][number]) => lines.map((line) => line[key]);
  const { rows } = await sql<{ returnNo: number }>`
    with written as (
      insert into order_returns (tenant_id, order_id, return_no, at, actor_kind, actor_id, reason, is_whole, amount_satang,
        tax_satang, fee_satang)
      select ${tenantId}, ${orderId}, coalesce(max(return_no), 0) + 1, ${at}, ${actor.kind}, ${actor.id}, ${reason}, ${isWhole},
        ${amountSatang}::bigint, ${taxSatang}::bigint, ${feeSatang}::bigint
      from order_returns where tenant_id = ${tenantId} and order_id = ${orderId}
      returning return_no
    ), lines as (
      insert into order_return_lines (tenant_id, order_id, return_no, line_no, quantity, restocked, discount_satang,
        amount_satang, tax_satang)
      select ${tenantId}, ${orderId}, w.return_no, l.* from written w, unnest(
        ${column('lineNo')}::smallint[], ${column('quantity')}::integer[], ${column('restocked')}::integer[],
        ${column('discountSatang')}::bigint[], ${column('amountSatang')}::bigint[], ${column('taxSatang')}::bigint[]) as l
    ), worth as (
      update orders set returned_satang = returned_satang + ${amountSatang + feeSatang}::bigint, updated_at = ${at}
      where tenant_id = ${tenantId} and order_id = ${orderId}
    )
    select return_no as "returnNo" from written`.execute(tx);
  return rows[0]?.returnNo ?? 0;
}

/** Marks a document that stands as taken back, and what the order is worth again. */
export async function markReturnUndone(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, returnNo, actor, at }: { orderId: string; returnNo: number; actor: Actor; at: Date },
): Promise<void> {
  await sql`
    with undone as (
      update order_returns set undone_at = ${at}, undone_by_kind = ${actor.kind}, undone_by = ${actor.id}
      where tenant_id = ${tenantId} and order_id = ${orderId} and return_no = ${returnNo}::smallint and undone_at is null
      returning order_id, amount_satang + fee_satang as satang
    )
    update orders o set returned_satang = o.returned_satang - u.satang, updated_at = ${at}
    from undone u where o.tenant_id = ${tenantId} and o.order_id = u.order_id`.execute(tx);
}
