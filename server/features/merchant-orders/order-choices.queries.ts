/** SQL of what the staff's list of orders can be narrowed to. */
import { sql } from 'kysely';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';

export type Choice = { code: string; name: string };
type Wanted = { saleUnit: string; parts: readonly string[]; take: number };

/** Active customers of the center, as the search of customers finds them. */
export async function findCustomerChoices(
  tx: TenantTransaction,
  { saleUnit, parts, take }: Wanted,
): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select c.customer_code as code, c.name
    from search.find_customers(${parts}::text[], ${saleUnit}, null, ${take}) with ordinality f (customer_code, nth)
    join customers c on c.customer_code = f.customer_code order by f.nth`.execute(tx);
  return rows;
}

/** Customers of the center, or of none, by their codes, whether or not they are active. */
export async function findCustomersOfCodes(
  tx: TenantTransaction,
  { saleUnit, codes }: { saleUnit: string; codes: readonly string[] },
): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select c.customer_code as code, c.name from customers c
    where c.customer_code = any (${codes}::text[]) and ${isCustomerOfCenters([saleUnit])}`.execute(tx);
  return rows;
}

/**
 * Staff of the center and super admins by name, also who works there no more but has not been removed; with parts those who
 * have them all, or are fewest slips away. A shop has hundreds of people at most.
 */
export async function findSalesmen(
  tx: TenantTransaction,
  { saleUnit, parts, take, codes }: Wanted & { codes?: readonly string[] | undefined },
): Promise<Choice[]> {
  const texts = sql`search.plain(concat_ws(e'\\n', s.name, s.username, s.user_id, s.mobile))`;
  const { rows } = await sql<Choice>`
    with near as materialized (
      select s.user_id as code, s.name, search.slips(${texts}, ${parts}::text[]) as slips from staff s
      where s.kind = 'merchant' and (${codes ?? null}::text[] is null or s.user_id = any (${codes ?? null}::text[]))
        and (s.role = '1' or exists (select from staff_centers c
          where c.tenant_id = s.tenant_id and c.user_id = s.user_id and c.sale_unit = ${saleUnit}))
    )
    select n.code, n.name from near n
    where ${parts.length === 0}::boolean or n.slips = (select min(slips) from near)
    order by n.name, n.code limit ${take}`.execute(tx);
  return rows;
}

/** In this order; whether or not they are sold. */
export async function findProductChoices(
  tx: TenantTransaction,
  { codes, language }: { codes: readonly string[]; language: 'th' | 'en' },
): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select p.product_code as code, ${sql.ref(`p.name_${language}`)} as name from products p
    where p.product_code = any (${codes}::text[]) order by array_position(${codes}::text[], p.product_code)`.execute(
    tx,
  );
  return rows;
}
