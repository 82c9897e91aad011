/** Finds the people and orders that a search of the log means, and which of its subjects can be opened. */
import { sql } from 'kysely';
import type { OrderType } from '#domain/orders/order.ts';
import type { TenantTransaction } from '#database/database.ts';

/** At most this many of each are searched for in the log. */
const MAX_FOUND = 50;

/** Staff by part of their name, user name, code or mobile number, with dashes or without; a shop has few. */
export async function findStaffIds(tx: TenantTransaction, part: string): Promise<string[]> {
  // Digits alone, or none: a name with a number in it is no mobile number.
  const digits = /^[\d\s.+()-]+$/.test(part) ? part.replace(/^\+66/, '0').replace(/\D/g, '') : '';
  const has = (column: string) => sql`position(lower(${part}) in lower(${sql.ref(column)})) > 0`;
  const { rows } = await sql<{ id: string }>`
    select user_id as id from staff
    where ${has('user_id')} or ${has('name')} or ${has('username')}
      or (${digits} <> '' and position(${digits} in mobile) > 0)
    order by user_id limit ${MAX_FOUND}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Active customers of any of these centers by parts of their name, code, user name or mobile number. */
export async function findCustomersOfCenters(
  tx: TenantTransaction,
  { parts, saleUnits }: { parts: readonly string[]; saleUnits: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct f.customer_code as code from unnest(${saleUnits}::text[]) as c (sale_unit)
    cross join lateral search.find_customers(${parts}::text[], c.sale_unit, null, ${MAX_FOUND}) f
    limit ${MAX_FOUND}`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Orders that have been worked on, by the end of their number. */
export async function findOrdersByEnd(tx: TenantTransaction, end: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from search.orders_by_end(${end}, ${MAX_FOUND})`.execute(tx);
  return rows.map(({ id }) => id);
}

export type LoggedOrder = { orderId: string; saleUnit: string; orderType: OrderType };

export async function findLoggedOrders(
  tx: TenantTransaction,
  orderIds: readonly string[],
): Promise<LoggedOrder[]> {
  const { rows } = await sql<LoggedOrder>`
    select order_id as "orderId", sale_unit as "saleUnit", order_type as "orderType" from orders
    where order_id = any (${orderIds}::text[])`.execute(tx);
  return rows;
}

/** Those of them that are active and order from this center. */
export async function findCustomersHere(
  tx: TenantTransaction,
  { codes, saleUnit }: { codes: readonly string[]; saleUnit: string },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select c.customer_code as code from customers c
    where c.customer_code = any (${codes}::text[]) and c.status = 'active' and (
      exists (select from customer_centers d
        where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code and d.sale_unit = ${saleUnit})
      or not exists (select from customer_centers d
        where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code))`.execute(tx);
  return rows.map(({ code }) => code);
}
