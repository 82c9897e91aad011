/** Finds the people and orders that a search of the log means, and which of its subjects can be opened. */
import { sql } from 'kysely';
import { customerSearchParts } from '#domain/search/customer-search.ts';
import type { OrderType } from '#domain/orders/order.ts';
import { isDeskCustomerOf } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';

/** At most this many of each are searched for in the log. */
const MAX_FOUND = 50;

/**
 * Staff by parts of their name, user name, code or mobile number, however that is written; who nearly has them where nobody
 * does. A shop has few.
 */
export async function findStaffIds(tx: TenantTransaction, text: string): Promise<string[]> {
  const parts = customerSearchParts(text);
  const { rows } = await sql<{ id: string }>`
    with near as materialized (
      select user_id as id, search.slips(
        search.plain(concat_ws(e'\\n', name, username, user_id, mobile)), ${parts}::text[]) as slips from staff
    )
    select id from near where slips = (select min(slips) from near) order by id limit ${MAX_FOUND}`.execute(
    tx,
  );
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

export type LoggedCustomer = { code: string; saleUnit: string };

/** Those of them that can be opened at one of the centers, each with the first of these. */
export async function findLoggedCustomers(
  tx: TenantTransaction,
  { codes, saleUnits }: { codes: readonly string[]; saleUnits: readonly string[] },
): Promise<LoggedCustomer[]> {
  const { rows } = await sql<LoggedCustomer>`
    select c.customer_code as code, w.sale_unit as "saleUnit" from customers c
    cross join lateral (
      select v.sale_unit from unnest(${saleUnits}::text[]) with ordinality as v (sale_unit, place)
      order by not exists (select from customer_centers d where d.tenant_id = c.tenant_id
        and d.customer_code = c.customer_code and d.sale_unit = v.sale_unit), v.place limit 1) w
    where c.customer_code = any (${codes}::text[]) and ${isDeskCustomerOf(saleUnits)}`.execute(tx);
  return rows;
}

/** The names of the staff, customers, centers, promotions and sets of questions among these subjects, by subject. */
export async function findSubjectNames(
  tx: TenantTransaction,
  subjects: readonly string[],
  language: 'th' | 'en',
): Promise<Map<string, string>> {
  const keysOf = (kind: string) =>
    subjects.flatMap((subject) => (subject.startsWith(`${kind}/`) ? [subject.slice(kind.length + 1)] : []));
  const { rows } = await sql<{ subject: string; name: string }>`
    select 'staff/' || user_id as subject, name from staff where user_id = any (${keysOf('staff')}::text[])
    union all
    select 'customer/' || customer_code, name from customers where customer_code = any (${keysOf('customer')}::text[])
    union all
    select 'center/' || sale_unit, ${sql.ref(language === 'en' ? 'name_en' : 'name_th')} from centers
    where sale_unit = any (${keysOf('center')}::text[])
    union all
    select 'promotion/' || promotion_id, ${sql.ref(language === 'en' ? 'name_en' : 'name_th')} from promotions
    where promotion_id = any (${keysOf('promotion')}::text[])
    union all
    select 'survey/' || set_id, coalesce(nullif(content ->> ${language === 'en' ? 'nameEn' : 'nameTh'}, ''), content ->> 'nameTh')
    from question_sets where set_id::text = any (${keysOf('survey')}::text[])
    union all
    select 'content/' || content_code, coalesce(nullif(work ->> ${language === 'en' ? 'titleEn' : 'titleTh'}, ''),
      ${sql.ref(language === 'en' ? 'title_en' : 'title_th')})
    from contents where content_code = any (${keysOf('content')}::text[])`.execute(tx);
  return new Map(rows.map(({ subject, name }) => [subject, name]));
}
