/** Customer lookups for staff. */
import { sql, type RawBuilder } from 'kysely';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
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

/** The delivery address, each language on one line: what the customer would tell a salesman. */
const deliveryAddress = sql<DeliveryAddress>`lateral (
  select a.latitude, a.longitude,
    concat_ws(' ', a.line, s.name_th, d.name_th, p.name_th, a.postal_code) as line_th,
    concat_ws(' ', a.line, s.name_en, d.name_en, p.name_en, a.postal_code) as line_en
  from addresses a
  join reference.subdistricts s on s.subdistrict_code = a.subdistrict_code
  join reference.districts d on d.district_code = a.district_code
  join reference.provinces p on p.province_code = a.province_code
  where a.tenant_id = customers.tenant_id and a.customer_code = customers.customer_code and a.is_active
  order by array_position(array['S', 'C', 'B'], a.address_type), a.created_at limit 1)`;
type DeliveryAddress = {
  latitude: number | null;
  longitude: number | null;
  line_th: string;
  line_en: string;
};

/** The latest order of the center among the customer's latest ones: never a walk through years of another center's. */
const lastOrderAt = (saleUnit: string) => sql<LastOrder>`lateral (
  select o.* from (
    select order_id, sale_unit, order_type, placed_at, total_satang - returned_satang as satang from orders
    where tenant_id = customers.tenant_id and customer_code = customers.customer_code and status <> 'Canceled'
    order by placed_at desc limit ${sql.lit(LATEST_LOOKED_AT)}) o
  where o.sale_unit = ${saleUnit} and o.order_type = '3' order by o.placed_at desc limit 1)`;
type LastOrder = { order_id: string; sale_unit: string; placed_at: Date; satang: number };
const LATEST_LOOKED_AT = 50;

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

/** The active ones of these codes, unordered, with their last order at the center. */
export function findCustomersByCode(
  tx: TenantTransaction,
  { codes, saleUnit }: { codes: readonly string[]; saleUnit: string },
) {
  return tx
    .selectFrom('customers')
    .innerJoin('profiles', (join) =>
      join
        .onRef('profiles.tenant_id', '=', 'customers.tenant_id')
        .onRef('profiles.profile_code', '=', 'customers.profile_code'),
    )
    .leftJoin(deliveryAddress.as('address'), (join) => join.onTrue())
    .leftJoin(lastOrderAt(saleUnit).as('last'), (join) => join.onTrue())
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
      'address.line_th as addressTh',
      'address.line_en as addressEn',
      'address.latitude',
      'address.longitude',
      'last.order_id as lastOrderId',
      'last.sale_unit as lastSaleUnit',
      'last.placed_at as lastPlacedAt',
      'last.satang as lastSatang',
    ])
    .where('customers.customer_code', '=', sql<string>`any(${codes}::text[])`)
    .where('customers.status', '=', 'active')
    .execute();
}

/** Codes of the customers whom a member of staff ordered for last at the center, the latest first. */
export async function recentCustomerCodes(
  tx: TenantTransaction,
  { userId, saleUnit, take }: { userId: string; saleUnit: string; take: number },
): Promise<string[]> {
  const { rows } = await sql<{ customer_code: string }>`
    select o.customer_code from (
      select customer_code, sale_unit, placed_at from orders
      where placed_by_user = ${userId} order by placed_at desc limit ${sql.lit(LATEST_ORDERS)}) o
    where o.sale_unit = ${saleUnit} and ${ordersFrom(sql.ref('o.customer_code'), saleUnit)}
    group by o.customer_code order by max(o.placed_at) desc, o.customer_code limit ${take}`.execute(tx);
  return rows.map((row) => row.customer_code);
}
const LATEST_ORDERS = 200;

export type Visit = { code: string; at: Date; did: ('order' | 'survey' | 'photo')[] };

/** Of a day of Bangkok that begins at `from`, the latest first. */
export async function visitsSince(
  tx: TenantTransaction,
  { userId, saleUnit, from, day }: { userId: string; saleUnit: string; from: Date; day: string },
): Promise<Visit[]> {
  const { rows } = await sql<Visit>`
    select v.code, max(v.at) as at, array_agg(distinct v.did) as did from (
      select customer_code as code, placed_at as at, 'order' as did from orders
      where placed_by_user = ${userId} and placed_at >= ${from} and sale_unit = ${saleUnit} and status <> 'Canceled'
      union all
      select customer_code, answered_at, 'survey' from question_answers
      where kind = 'survey' and answered_by = ${userId} and answered_by <> '' and day = ${day}::date and sale_unit = ${saleUnit}
      union all
      select customer_code, at, 'photo' from customer_photos
      where taken_by = ${userId} and at >= ${from} and sale_unit = ${saleUnit}) v
    where ${ordersFrom(sql.ref('v.code'), saleUnit)}
    group by v.code order by max(v.at) desc, v.code limit ${sql.lit(MOST_VISITS)}`.execute(tx);
  return rows;
}
const MOST_VISITS = 100;

/** Codes of the active customers of the center whose salesman that is, by name, but for those that are named. */
export async function codesOfSalesman(
  tx: TenantTransaction,
  {
    userId,
    saleUnit,
    without,
    take,
  }: { userId: string; saleUnit: string; without: readonly string[]; take: number },
): Promise<string[]> {
  const groups = JSON.stringify([['s=active'], [`m=${userId}`]]);
  const { rows } = await sql<{ code: string }>`
    select customer_code as code from search.find_desk_customers('{}'::text[], ${saleUnit}, ${groups}::jsonb,
      null::timestamptz, null::timestamptz, null::text, ${take + without.length}::integer)
      with ordinality f (customer_code, place)
    where customer_code <> all(${without}::text[]) order by place limit ${take}`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Of these codes those whose salesman that is. */
export async function ofSalesman(
  tx: TenantTransaction,
  { userId, codes }: { userId: string; codes: readonly string[] },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('customers')
    .select('customer_code as code')
    .where('customer_code', '=', sql<string>`any(${codes}::text[])`)
    .where('salesman_id', '=', userId)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

export type NearAddress = { code: string; latitude: number; longitude: number };

/** Among the addresses nearest to the place those of active customers of the center; nearly in order of distance. */
export const addressesNear = ({ lat, lon, saleUnit }: { lat: number; lon: number; saleUnit: string }) =>
  sql<NearAddress>`
    select a.code, a.latitude, a.longitude from (
      select customer_code as code, latitude, longitude from addresses
      where is_active and latitude is not null and longitude is not null
      order by point(longitude, latitude) <-> point(${lon}::float8, ${lat}::float8)
      limit ${sql.lit(NEAREST_ADDRESSES)}) a
    where ${ordersFrom(sql.ref('a.code'), saleUnit)}`;
const NEAREST_ADDRESSES = 400;

/** Whether an active customer orders from the center: it is assigned to them, or they are assigned to none. */
export async function isCustomerOf(
  tx: TenantTransaction,
  { code, saleUnit }: { code: string; saleUnit: string },
): Promise<boolean> {
  const { rows } = await sql`select where ${ordersFrom(sql.val(code), saleUnit)}`.execute(tx);
  return rows.length > 0;
}

const ordersFrom = (code: RawBuilder<unknown>, saleUnit: string) => sql<boolean>`exists (
  select from customers c where c.customer_code = ${code} and c.status = 'active' and ${isCustomerOfCenters([saleUnit])})`;
