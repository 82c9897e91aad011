/** The desk's list of customers, and what is shown of each. */
import { sql } from 'kysely';
import { isDeskCustomerOf, isDeskOrWaitingCustomerOf } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';

export type DeskFilters = {
  parts: readonly string[];
  saleUnit: string;
  /** Each group has marks of search.desk_customers of which a customer has one. */
  groups: readonly (readonly string[])[];
  /** Who ordered last within it, the latest first. */
  ordered: { from: Date; until: Date } | undefined;
  after: string | undefined;
  take: number;
};

export const deskCustomers = ({ parts, saleUnit, groups, ordered, after, take }: DeskFilters) =>
  sql<{ code: string }>`
    select customer_code as code from search.find_desk_customers(${parts}::text[], ${saleUnit}, ${JSON.stringify(groups)}::jsonb,
      ${ordered?.from ?? null}::timestamptz, ${ordered?.until ?? null}::timestamptz, ${after ?? null}::text, ${take}::integer)`;

export type DeskCustomer = {
  code: string;
  profileCode: string;
  name: string;
  mobile: string | null;
  email: string | null;
  status: string;
  type: string | null;
  typeTh: string | null;
  typeEn: string | null;
  level: number;
  salesman: string | null;
  salesmanName: string | null;
  tags: { code: string; nameTh: string; nameEn: string }[];
  isSap: boolean;
  taxId: string;
  creditSatang: number;
  debtSatang: number;
  note: string;
  registeredAt: Date;
  saleUnits: string[];
  addressTh: string | null;
  addressEn: string | null;
  latitude: number | null;
  longitude: number | null;
  lastOrderAt: Date | null;
  lastSignIn: Date | null;
};

type Wanted = {
  codes: readonly string[];
  saleUnits: readonly string[];
  /** Also those who wait for approval. */
  withWaiting?: boolean;
};

/** Of these codes whoever orders from one of the centers, or is bound to none; unordered. The last order is of the first center. */
export async function findDeskCustomers(
  tx: TenantTransaction,
  { codes, saleUnits, withWaiting = false }: Wanted,
): Promise<DeskCustomer[]> {
  const { rows } = await sql<DeskCustomer>`
    select c.customer_code as code, c.profile_code as "profileCode", c.name, f.mobile, f.email, c.status,
      c.customer_type as type, t.name_th as "typeTh", t.name_en as "typeEn", c.price_level as level,
      c.salesman_id as salesman, s.name as "salesmanName", c.is_sap as "isSap", c.tax_id as "taxId",
      c.authorize_satang as "creditSatang", c.debt_satang as "debtSatang", c.staff_note as note, c.created_at as "registeredAt",
      array(select d.sale_unit from customer_centers d where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code
        order by d.position, d.sale_unit) as "saleUnits",
      array(select json_build_object('code', g.tag_code, 'nameTh', g.name_th, 'nameEn', g.name_en) from customer_tags g
        where g.tenant_id = c.tenant_id and g.tag_code = any(c.tags) order by g.name_th, g.tag_code) as tags,
      a.line_th as "addressTh", a.line_en as "addressEn", a.latitude, a.longitude, l.at as "lastOrderAt", i.last_at as "lastSignIn"
    from customers c
    join profiles f on f.tenant_id = c.tenant_id and f.profile_code = c.profile_code
    left join customer_types t on t.tenant_id = c.tenant_id and t.type_code = c.customer_type
    left join staff s on s.tenant_id = c.tenant_id and s.user_id = c.salesman_id
    left join profile_sign_ins i on i.tenant_id = c.tenant_id and i.profile_code = c.profile_code
    left join search.last_orders_at(${saleUnits[0] ?? ''}, ${codes}::text[]) l on l.customer_code = c.customer_code
    left join lateral (
      select d.latitude, d.longitude,
        concat_ws(' ', d.line, u.name_th, m.name_th, p.name_th, d.postal_code) as line_th,
        concat_ws(' ', d.line, u.name_en, m.name_en, p.name_en, d.postal_code) as line_en
      from addresses d
      join reference.subdistricts u on u.subdistrict_code = d.subdistrict_code
      join reference.districts m on m.district_code = d.district_code
      join reference.provinces p on p.province_code = d.province_code
      where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code and d.is_active
      order by array_position(array['S', 'C', 'B'], d.address_type), d.created_at limit 1) a on true
    where c.customer_code = any(${codes}::text[])
      and ${withWaiting ? isDeskOrWaitingCustomerOf(saleUnits) : isDeskCustomerOf(saleUnits)}`.execute(tx);
  return rows;
}

/** The customer of one of these centers that another one was merged into. */
export async function findKept(
  tx: TenantTransaction,
  { code, saleUnits }: { code: string; saleUnits: readonly string[] },
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select c.customer_code as code from customers c
    where c.customer_code = (select m.merged_into from customers m where m.customer_code = ${code} and m.status = 'merged')
      and ${isDeskCustomerOf(saleUnits)}`.execute(tx);
  return rows[0]?.code;
}

export type Named = { code: string; nameTh: string; nameEn: string };

export const findTypes = (tx: TenantTransaction): Promise<Named[]> =>
  tx
    .selectFrom('customer_types')
    .select(['type_code as code', 'name_th as nameTh', 'name_en as nameEn'])
    .orderBy('position')
    .orderBy('type_code')
    .execute();

/** Active ones by name; a shop has hundreds at most. */
export const findTags = (tx: TenantTransaction): Promise<Named[]> =>
  tx
    .selectFrom('customer_tags')
    .select(['tag_code as code', 'name_th as nameTh', 'name_en as nameEn'])
    .where('is_active', '=', true)
    .orderBy('name_th')
    .orderBy('tag_code')
    .execute();

/** Who works at one of the centers, and super admins; by name. */
export async function findSalesmen(
  tx: TenantTransaction,
  saleUnits: readonly string[],
): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    select s.user_id as code, s.name from staff s
    where s.kind = 'merchant' and s.status = 'active' and (s.role = '1' or exists (
      select from staff_centers c
      where c.tenant_id = s.tenant_id and c.user_id = s.user_id and c.sale_unit = any(${saleUnits}::text[])))
    order by s.name, s.user_id`.execute(tx);
  return rows;
}
