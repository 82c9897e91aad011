/** SQL of what a promotion names: products, customers and their types. */
import { sql } from 'kysely';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { TaxType } from '#domain/pricing/tax.ts';

export type NamedProduct = {
  code: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
  /** Prices of level 1 as they were set; null where there is none. */
  units: {
    no: number;
    nameTh: string;
    nameEn: string;
    rate: number;
    satang: number | null;
    taxType: TaxType | null;
  }[];
};

/** In this order, whether or not they are sold; unknown ones are left out. */
export async function findProducts(tx: TenantTransaction, codes: readonly string[]): Promise<NamedProduct[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<NamedProduct>`
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture, coalesce((
      select json_agg(json_build_object('no', u.unit_no, 'nameTh', u.name_th, 'nameEn', u.name_en, 'rate', u.rate,
        'satang', c.level1, 'taxType', c.tax_type) order by u.unit_no)
      from product_units u
      left join product_prices c on c.tenant_id = u.tenant_id and c.product_code = u.product_code and c.unit_no = u.unit_no
      where u.tenant_id = p.tenant_id and u.product_code = p.product_code), '[]') as units
    from unnest(${codes}::text[]) with ordinality as w (code, nth)
    join products p on p.product_code = w.code order by w.nth`.execute(tx);
  return rows;
}

export type NamedCustomer = {
  code: string;
  name: string;
  typeTh: string | null;
  typeEn: string | null;
  storeTypeTh: string | null;
  storeTypeEn: string | null;
};

/** Centers whose customers a member of staff may know; null for those of all. */
type CustomersOf = readonly string[] | null;

/** The rule of all staff, with a word for who knows all. Of `c`, a customer. */
export const isKnownTo = (centers: CustomersOf) =>
  sql<boolean>`(${centers}::text[] is null or ${isCustomerOfCenters(centers ?? [])})`;

/** In this order, whether or not they are active; who is not of the centers is left out. */
export async function findCustomers(
  tx: TenantTransaction,
  codes: readonly string[],
  centers: CustomersOf,
): Promise<NamedCustomer[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<NamedCustomer>`
    select w.code, c.name, t.name_th as "typeTh", t.name_en as "typeEn",
      s.name_th as "storeTypeTh", s.name_en as "storeTypeEn"
    from unnest(${codes}::text[]) with ordinality as w (code, nth)
    join customers c on c.customer_code = w.code and ${isKnownTo(centers)}
    left join customer_types t on t.tenant_id = c.tenant_id and t.type_code = c.customer_type
    left join store_types s on s.tenant_id = c.tenant_id and s.type_code = c.store_type
    order by w.nth`.execute(tx);
  return rows;
}

/** Active customers of the center, as the search of customers finds them. */
export async function searchCustomers(
  tx: TenantTransaction,
  { saleUnit, parts, take }: { saleUnit: string; parts: readonly string[]; take: number },
): Promise<NamedCustomer[]> {
  const { rows } = await sql<{ code: string }>`
    select f.customer_code as code
    from search.find_customers(${parts}::text[], ${saleUnit}, null, ${take}) with ordinality f (customer_code, nth)
    order by f.nth`.execute(tx);
  return findCustomers(
    tx,
    rows.map(({ code }) => code),
    [saleUnit],
  );
}

type TypeTable = 'customer_types' | 'store_types';
export type NamedType = { code: string; nameTh: string; nameEn: string };

/** In the shop's order. */
export async function findTypes(tx: TenantTransaction, table: TypeTable): Promise<NamedType[]> {
  const { rows } = await sql<NamedType>`
    select t.type_code as code, t.name_th as "nameTh", t.name_en as "nameEn"
    from ${sql.table(table)} t order by t.position, t.type_code`.execute(tx);
  return rows;
}

type Named = {
  /** Those that need not be known: they were named before. */
  kept: readonly string[];
  /** Whose customers may be named. */
  customersOf: CustomersOf;
  products: readonly string[];
  customers: readonly string[];
  customerTypes: readonly string[];
  storeTypes: readonly string[];
};

type Unknown = Record<'products' | 'customers' | 'customerTypes' | 'storeTypes', string[]>;

/** Of these codes those that the shop does not have, and customers that are not of the centers. */
export async function unknownOf(
  tx: TenantTransaction,
  { kept, customersOf, products, customers, customerTypes, storeTypes }: Named,
): Promise<Unknown> {
  const { rows } = await sql<Unknown>`
    select
      array(select w from unnest(${products}::text[]) w
        where not exists (select from products o where o.product_code = w)) as products,
      array(select w from unnest(${customers}::text[]) w
        where w <> all (${kept}::text[])
          and not exists (select from customers c where c.customer_code = w and ${isKnownTo(customersOf)})) as customers,
      array(select w from unnest(${customerTypes}::text[]) w
        where not exists (select from customer_types o where o.type_code = w)) as "customerTypes",
      array(select w from unnest(${storeTypes}::text[]) w
        where not exists (select from store_types o where o.type_code = w)) as "storeTypes"`.execute(tx);
  return rows[0] ?? { products: [], customers: [], customerTypes: [], storeTypes: [] };
}

/** Those that are closed too. */
export function findCenterNames(tx: TenantTransaction, saleUnits: readonly string[]): Promise<NamedType[]> {
  return tx
    .selectFrom('centers')
    .select(['sale_unit as code', 'name_th as nameTh', 'name_en as nameEn'])
    .where('sale_unit', '=', sql<string>`any(${saleUnits}::text[])`)
    .execute();
}
