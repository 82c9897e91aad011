/** The tenants of the bench, their centers and customers; as the owner of the tables. */
import type { ClientBase } from 'pg';
import { presetOf } from '#domain/web-config/presets.ts';

export const SALE_UNITS = ['DC01', 'DC02', 'DC03'] as const;
/** Where the bench buys: the first center by position. */
export const SALE_UNIT = SALE_UNITS[0];

const INSERT_TENANT = `
  with made as (
    insert into platform.tenants (tenant_id, company_code, name_th, name_en)
    values ($1, 'BENCH', 'ร้านทดสอบความเร็ว', 'Bench shop') returning tenant_id
  )
  insert into platform.tenant_hosts (host, tenant_id) select tenant_id || '.localhost', tenant_id from made`;

const INSERT_CENTERS = `
  insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude, position)
  select $1, code, 'ศูนย์ ' || n, 'Center ' || n, code, 'กรุงเทพมหานคร', 13.7 + n * 0.1, 100.5 + n * 0.1, n
  from unnest($2::text[]) with ordinality as c (code, n)`;

const INSERT_SETTINGS = `
  insert into web_config (tenant_id, opt, opt_value)
  select $1, key, value from jsonb_each_text($2::jsonb) on conflict (tenant_id, opt) do nothing`;

/** The owner's connection; every setting is that of the normal shop. */
export async function insertTenant(client: ClientBase, tenantId: string): Promise<void> {
  await client.query(INSERT_TENANT, [tenantId]);
  await client.query(INSERT_CENTERS, [tenantId, SALE_UNITS]);
  await client.query(INSERT_SETTINGS, [tenantId, JSON.stringify(presetOf('BENCH'))]);
}

const INSERT_REFERENCE = `
  with p as (insert into reference.provinces values ('10', 'กรุงเทพมหานคร', 'Bangkok') on conflict do nothing),
  d as (insert into reference.districts values ('1001', '10', 'พระนคร', 'Phra Nakhon') on conflict do nothing)
  insert into reference.subdistricts values ('100101', '1001', 'พระบรมมหาราชวัง', 'Phra Borom Maha Ratchawang', '10200')
  on conflict do nothing`;

const INSERT_CUSTOMERS = `
  with people as (
    insert into profiles (tenant_id, profile_code, mobile, name)
    select $1, 'C' || lpad(n::text, 5, '0'), '09' || lpad(n::text, 8, '0'), 'ลูกค้า ' || n
    from generate_series(1, $2::int) as n returning profile_code, name
  ), made as (
    insert into customers (tenant_id, customer_code, profile_code, name)
    select $1, profile_code, profile_code, name from people returning customer_code
  ), of_center as (
    insert into customer_centers (tenant_id, customer_code, sale_unit) select $1, customer_code, $3 from made
  )
  insert into addresses (tenant_id, customer_code, address_type, name, phone, line, province_code, district_code,
    subdistrict_code, postal_code)
  select $1, customer_code, 'S', 'ลูกค้า', '0900000000', '1 ถนนหน้าพระลาน', '10', '1001', '100101', '10200' from made
  returning customer_code as "customerCode", address_id as "addressId"`;

export type BenchCustomer = { customerCode: string; addressId: string };

/** Customers of the first center, each with an address to deliver to. */
export async function insertCustomers(
  client: ClientBase,
  { tenantId, many }: { tenantId: string; many: number },
): Promise<BenchCustomer[]> {
  await client.query(INSERT_REFERENCE);
  return (await client.query<BenchCustomer>(INSERT_CUSTOMERS, [tenantId, many, SALE_UNIT])).rows;
}

/** A customer of price level 2. */
export const LEVEL_2 = 'LEVEL2';

export async function insertLevel2(client: ClientBase, tenantId: string): Promise<void> {
  await client.query(
    `insert into customers (tenant_id, customer_code, name, price_level) values ($1, $2, 'ลูกค้าระดับ 2', 2)`,
    [tenantId, LEVEL_2],
  );
}
