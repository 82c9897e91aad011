/** Customer lookups for staff. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

type CustomerSearch = {
  /** All must occur in the name, code, user name or mobile number; empty matches everybody. */
  parts: readonly string[];
  saleUnit: string;
  /** The last customer of the previous page; null for the first page. */
  after: string | null;
  take: number;
};

/**
 * Codes of active customers of the center, by name and then code; a sample if more than about three hundred match.
 */
export async function findCustomerCodes(
  tx: TenantTransaction,
  { parts, saleUnit, after, take }: CustomerSearch,
): Promise<string[]> {
  const { rows } = await sql<{ customer_code: string }>`
    select customer_code from search.find_customers(${parts}::text[], ${saleUnit}, ${after}::text, ${take}::integer)`.execute(
    tx,
  );
  return rows.map((row) => row.customer_code);
}

export type FoundCustomer = Awaited<ReturnType<typeof findCustomersByCode>>[number];

/** The delivery address on one line: what the customer would tell a salesman. */
const addressLine = (column: 'name_th' | 'name_en') => sql<string | null>`(
  select concat_ws(' ', a.line, s.${sql.ref(column)}, d.${sql.ref(column)}, p.${sql.ref(column)}, a.postal_code)
  from addresses a
  join reference.subdistricts s on s.subdistrict_code = a.subdistrict_code
  join reference.districts d on d.district_code = a.district_code
  join reference.provinces p on p.province_code = a.province_code
  where a.tenant_id = customers.tenant_id and a.customer_code = customers.customer_code and a.is_active
  order by array_position(array['S', 'C', 'B'], a.address_type), a.created_at limit 1)`;

const typeName = (
  table: 'customer_types' | 'store_types',
  type: 'customer_type' | 'store_type',
  name: 'name_th' | 'name_en',
) => sql<string | null>`(
  select t.${sql.ref(name)} from ${sql.table(table)} t
  where t.tenant_id = customers.tenant_id and t.type_code = customers.${sql.ref(type)})`;

const homeCenter = sql<string | null>`(
  select cc.sale_unit from customer_centers cc
  where cc.tenant_id = customers.tenant_id and cc.customer_code = customers.customer_code
  order by cc.position, cc.sale_unit limit 1)`;

/** The active ones of these codes, unordered. */
export function findCustomersByCode(tx: TenantTransaction, codes: readonly string[]) {
  return tx
    .selectFrom('customers')
    .innerJoin('profiles', (join) =>
      join
        .onRef('profiles.tenant_id', '=', 'customers.tenant_id')
        .onRef('profiles.profile_code', '=', 'customers.profile_code'),
    )
    .select([
      'customers.customer_code as code',
      'customers.name',
      'profiles.mobile',
      'customers.customer_type as type',
      typeName('customer_types', 'customer_type', 'name_th').as('typeTh'),
      typeName('customer_types', 'customer_type', 'name_en').as('typeEn'),
      'customers.store_type as storeType',
      typeName('store_types', 'store_type', 'name_th').as('storeTypeTh'),
      typeName('store_types', 'store_type', 'name_en').as('storeTypeEn'),
      'is_sap as isSap',
      homeCenter.as('saleUnit'),
      addressLine('name_th').as('addressTh'),
      addressLine('name_en').as('addressEn'),
    ])
    .where('customers.customer_code', '=', sql<string>`any(${codes}::text[])`)
    .where('customers.status', '=', 'active')
    .execute();
}

/** Whether an active customer orders from the center: it is assigned to them, or they are assigned to none. */
export async function isCustomerOf(
  tx: TenantTransaction,
  { code, saleUnit }: { code: string; saleUnit: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from customers c where c.customer_code = ${code} and c.status = 'active' and (
      exists (select from customer_centers d
        where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code and d.sale_unit = ${saleUnit})
      or not exists (select from customer_centers d
        where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code))`.execute(tx);
  return rows.length > 0;
}
