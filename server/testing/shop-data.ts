/** Two small shops for tests: the same codes in both, so that a leak across tenants would show. */
import { createSealing } from '../sealing.ts';

/** The database that contains only these shops. */
export const SHOPS_TEMPLATE = 'test_shops';
/** The password of every login. */
export const PASSWORD = 'demo1234';

/** What the shops' secrets are encrypted with. */
export const SETTINGS_KEYS = { current: Buffer.from('a settings key of tests, 32 long') };
export const TENANTS = ['alpha', 'beta'] as const;
export type TestTenant = (typeof TENANTS)[number];

/** Satang of product P1 at level 1: units of 1, 6 and 24 pieces. The other tenant's prices are twice as high. */
export const PRICES = { alpha: [1_900, 10_800, 40_000], beta: [3_800, 21_600, 80_000] } as const;
export const STOCK = 100;
/** P1 and P2 count stock; P3 is sold without counting; P4 is not offered at center C2. */
const PRODUCTS = ['P1', 'P2', 'P3', 'P4'] as const;

/** In each tenant: CUST1 (level 1), CUST2 (level 3), PEND1 waits for approval, OFF1 is disabled. */
export const CUSTOMERS = {
  CUST1: { username: 'one', mobile: '0810000001', level: 1, status: 'active' },
  CUST2: { username: 'two', mobile: '0810000002', level: 3, status: 'active' },
  PEND1: { username: 'pending', mobile: '0810000003', level: 1, status: 'pending' },
  OFF1: { username: 'off', mobile: '0810000004', level: 1, status: 'disabled' },
} as const;

/** In each tenant: ADMIN and SALE work for center C1, SALE2 for C2. */
export const STAFF = {
  ADMIN: { role: '1', username: 'admin', mobile: '0830000001', name: 'Admin', center: 'C1' },
  SALE: { role: '3', username: 'sale', mobile: '0830000002', name: 'Sale', center: 'C1' },
  SALE2: { role: '4', username: 'sale2', mobile: '0830000003', name: 'Sale of C2', center: 'C2' },
} as const;

type SignedIn = keyof typeof CUSTOMERS | keyof typeof STAFF;
const SIGNED_IN = [...Object.keys(CUSTOMERS), ...Object.keys(STAFF)];

/** The delivery address of CUST1 and of CUST2, by tenant. */
export const addressId = (tenant: TestTenant, customer: 'CUST1' | 'CUST2') =>
  `0000000${tenant === 'alpha' ? 'a' : 'b'}-0000-4000-8000-00000000000${customer === 'CUST1' ? 1 : 2}`;

/** The session behind a customer's or staff member's `tokenOf`, by tenant; also the secret of its cookie. */
export const sessionIdOf = (tenant: TestTenant, who: SignedIn) =>
  `0000000${tenant === 'alpha' ? 'a' : 'b'}-0000-4000-9000-00000000000${SIGNED_IN.indexOf(who) + 1}`;

/** One statement as the owner of the tables. */
type AsOwner = (sql: string, values?: unknown[]) => Promise<void>;

/** Writes both shops. `passwordHash` is that of `PASSWORD`. */
export async function writeTestShops(
  asOwner: AsOwner,
  { passwordHash }: { passwordHash: string },
): Promise<void> {
  await asOwner(`
    insert into reference.provinces values ('10', 'กรุงเทพมหานคร', 'Bangkok') on conflict do nothing`);
  await asOwner(`
    insert into reference.districts values ('1001', '10', 'พระนคร', 'Phra Nakhon') on conflict do nothing`);
  await asOwner(`
    insert into reference.subdistricts values ('100101', '1001', 'พระบรมมหาราชวัง', 'Phra Borom Maha Ratchawang', '10200')
    on conflict do nothing`);
  for (const tenant of TENANTS) await writeShop(asOwner, tenant, passwordHash);
}

async function writeShop(asOwner: AsOwner, tenant: TestTenant, passwordHash: string): Promise<void> {
  const write = (sql: string, values: unknown[] = []) => asOwner(sql, [tenant, ...values]);
  await write(
    `insert into platform.tenants (tenant_id, company_code, name_th, name_en) values ($1, upper($1), 'ร้าน' || $1, 'Shop ' || $1)`,
  );
  await write(`insert into platform.tenant_hosts (tenant_id, host) values ($1, $1 || '.example')`);
  await write(`insert into web_config (tenant_id, opt, opt_value) values ($1, 'BRAND_COLOR', '#0b7a75')`);
  const secret = { tenantId: tenant, name: 'SMS_GATEWAY_SECRET' };
  const { keyId, bytes } = createSealing(SETTINGS_KEYS).seal(`secret-of-${tenant}`, secret);
  await write(`insert into web_config_secrets values ($1, $2, $3, $4, '2026-01-01', 'superAdmin', 'ADMIN')`, [
    secret.name,
    keyId,
    bytes,
  ]);
  await write(`
    insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude, position)
    values ($1, 'C1', 'ศูนย์กรุงเทพ', 'Bangkok', 'BKK', 'Bangkok', 13.75, 100.5, 1),
           ($1, 'C2', 'ศูนย์เชียงใหม่', 'Chiang Mai', 'CNX', 'Chiang Mai', 18.79, 98.98, 2)`);
  await write(`
    insert into categories (tenant_id, category_code, level, parent_code, name_th, name_en)
    values ($1, 'FOOD', 1, null, 'อาหาร', 'Food'), ($1, 'CAT', 2, 'FOOD', 'แมว', 'Cat')`);
  await write(
    `insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, h1, h2, is_stock_item, position, pictures)
     select $1, code, 'สินค้า ' || code || ' ' || $1, 'Product ' || code || ' ' || $1, code, code, 'FOOD', 'CAT', code <> 'P3', place,
       array['/files/' || $1 || '/' || code || '.webp']
     from unnest($2::text[]) with ordinality as p (code, place)`,
    [PRODUCTS],
  );
  await write(`
    insert into product_units (tenant_id, product_code, unit_no, name_th, name_en, rate, barcode)
    select tenant_id, product_code, u.no, u.th, u.en, u.rate, '20000' || substr(product_code, 2) || u.no
    from products, (values (1, 'ชิ้น', 'Piece', 1), (2, 'แพ็ค', 'Pack', 6), (3, 'ลัง', 'Case', 24)) as u (no, th, en, rate)
    where tenant_id = $1`);
  await write(
    `insert into product_prices (tenant_id, product_code, unit_no, tax_type, level1, level3)
     select u.tenant_id, u.product_code, u.unit_no, 1, ($2::bigint[])[u.unit_no], ($2::bigint[])[u.unit_no] - 100
     from product_units u where u.tenant_id = $1`,
    [PRICES[tenant]],
  );
  await write(
    `insert into stock (tenant_id, sale_unit, product_code, on_hand)
     select p.tenant_id, c.sale_unit, p.product_code, $2 from products p join centers c using (tenant_id)
     where p.tenant_id = $1 and not (p.product_code = 'P4' and c.sale_unit = 'C2')`,
    [STOCK],
  );
  await write(`
    insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
    select tenant_id, sale_unit, product_code, 'adjust', on_hand, 'opening' from stock where tenant_id = $1`);
  await write(`
    insert into contents (tenant_id, content_code, news_type, title_th, title_en, body_th, body_en, begins_at)
    select $1, code, type, 'เรื่อง ' || code || ' ของ ' || $1, code || ' of ' || $1, '## หัวข้อ', '## Heading of ' || $1, '2026-01-01'
    from (values ('BANNER_1', 'B'), ('NEWS_1', 'N'), ('HOWTO_001', 'C'), ('cookies-policy', 'C')) as c (code, type)`);
  for (const [code, { username, mobile, level, status }] of Object.entries(CUSTOMERS)) {
    await write(
      `insert into profiles (tenant_id, profile_code, username, mobile, name, password_hash)
       values ($1, $2, $3, $4, 'Customer ' || $2 || ' of ' || $1, $5)`,
      [code, username, mobile, passwordHash],
    );
    await write(
      `insert into customers (tenant_id, customer_code, profile_code, name, status, price_level)
       values ($1, $2, $2, 'Customer ' || $2 || ' of ' || $1, $3, $4)`,
      [code, status, level],
    );
  }
  await write(`
    insert into customer_centers (tenant_id, customer_code, sale_unit, position)
    select c.tenant_id, c.customer_code, d.sale_unit, d.position from customers c join centers d using (tenant_id) where c.tenant_id = $1`);
  for (const code of Object.keys(CUSTOMERS) as (keyof typeof CUSTOMERS)[])
    await write(
      `insert into sessions (tenant_id, session_id, kind, secret_hash, customer_code, sale_unit, created_at, expires_at)
       values ($1, $2::uuid, 'buyer', sha256($2::uuid::text::bytea), $3, 'C1', '2026-01-01', '2100-01-01')`,
      [sessionIdOf(tenant, code), code],
    );
  for (const customer of ['CUST1', 'CUST2'] as const)
    await write(
      `insert into addresses (tenant_id, address_id, customer_code, address_type, name, phone, line, province_code, district_code, subdistrict_code, postal_code)
       values ($1, $2, $3, 'S', 'Receiver ' || $3, '0810000001', '1 Road', '10', '1001', '100101', '10200')`,
      [addressId(tenant, customer), customer],
    );
  await write(`
    insert into staff (tenant_id, user_id, kind, mobile, name) values ($1, 'RIDER', 'rider', '0820000001', 'Rider')`);
  await write(
    `insert into staff_centers (tenant_id, user_id, sale_unit, position) values ($1, 'RIDER', 'C1', 1)`,
  );
  for (const [id, one] of Object.entries(STAFF)) {
    const { role, username, mobile, name, center } = one;
    await write(
      `insert into staff (tenant_id, user_id, kind, role, username, mobile, name, password_hash)
       values ($1, $2, 'merchant', $3, $4, $5, $6, $7)`,
      [id, role, username, mobile, name, passwordHash],
    );
    await write(
      `insert into staff_centers (tenant_id, user_id, sale_unit, position) values ($1, $2, $3, 1)`,
      [id, center],
    );
    await write(
      `insert into sessions (tenant_id, session_id, kind, secret_hash, user_id, sale_unit, created_at, expires_at)
       values ($1, $2::uuid, 'merchant', sha256($2::uuid::text::bytea), $3, $4, '2026-01-01', '2100-01-01')`,
      [sessionIdOf(tenant, id as keyof typeof STAFF), id, center],
    );
  }
}
