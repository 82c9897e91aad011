/**
 * The desk's list of customers stays as fast in a shop with very many: each page's reads are counted in blocks as the app's role,
 * which is the same on every machine. Both shops are in one database, so the planner cannot tell them apart by its statistics.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerSearchParts } from '#domain/search/customer-search.ts';
import { createTestDatabase, type TestDatabase } from '#database/testing.ts';
import { deskCustomers, type DeskFilters } from './desk-customers.queries.ts';

const SMALL = 800;
const LARGE = 4_000;
const NOW = new Date('2026-11-21');
const DAY_MS = 24 * 3600 * 1000;

let shops: TestDatabase;

/** Few are disabled, of one salesman, of one tag or in one district: as many in both shops. */
async function fill(tenant: string, many: number): Promise<void> {
  const write = (statement: string) => shops.asOwner(statement, [tenant]);
  await write(
    `insert into platform.tenants (tenant_id, company_code, name_th, name_en) values ($1, 'X', 'x', 'x')`,
  );
  await write(`insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude)
    values ($1, 'C1', 'x', 'x', 'x', 'x', 13, 100)`);
  await write(
    `insert into staff (tenant_id, user_id, kind, role, name) select $1, 'S' || n, 'merchant', '3', 'x' from generate_series(0, 9) n`,
  );
  await write(`insert into profiles (tenant_id, profile_code, name, mobile)
    select $1, 'CUST' || n, case when n % (${many} / 50) = 0 then 'ร้านหายาก ' else 'ร้านทั่วไป ' end || md5(n::text), '08' || lpad(n::text, 8, '0')
    from generate_series(1, ${many}) n`);
  await write(`insert into customers (tenant_id, customer_code, profile_code, name, status, price_level, salesman_id, tags)
    select $1, profile_code, profile_code, name,
      case when n % (${many} / 40) = 0 then 'disabled' else 'active' end, 1 + n % 5,
      case when n % (${many} / 30) = 0 then 'S0' else 'S' || 1 + n % 9 end,
      case when n % (${many} / 20) = 0 then '{RARE,COMMON}'::text[] when n % 2 = 0 then '{COMMON}' else '{}' end
    from (select *, substr(profile_code, 5)::int as n from profiles where tenant_id = $1) p`);
  await write(`insert into customer_centers (tenant_id, customer_code, sale_unit)
    select tenant_id, customer_code, 'C1' from customers where tenant_id = $1`);
  await write(`insert into addresses (tenant_id, customer_code, address_type, name, line, province_code, district_code, subdistrict_code, postal_code)
    select tenant_id, customer_code, 'S', 'x', 'x', '10', case when substr(customer_code, 5)::int % (${many} / 25) = 0 then '1047' else '1001' end, '100101', '10200'
    from customers where tenant_id = $1`);
  // All but some have ordered, a year long.
  await write(`
    insert into search.last_orders (tenant_id, customer_code, sale_unit, last_order_at)
    select tenant_id, customer_code, 'C1', timestamptz '2026-11-21' - n * interval '365 days' / ${many}
    from (select *, substr(customer_code, 5)::int as n from customers where tenant_id = $1) c where n % (${many} / 60) <> 1`);
  await shops.asOwner('analyze');
  for (let from = 0; from < many; from += 1_000)
    await write(`select search.put_desk_customers(array_agg(tenant_id), array_agg(customer_code)) from (
      select tenant_id, customer_code from customers where tenant_id = $1 order by customer_code limit 1000 offset ${from}) c`);
}

beforeAll(async () => {
  shops = await createTestDatabase();
  await shops.asOwner(
    `insert into reference.provinces values ('10', 'กรุงเทพมหานคร', 'Bangkok') on conflict do nothing`,
  );
  await shops.asOwner(`insert into reference.districts values ('1001', '10', 'พระนคร', 'Phra Nakhon'), ('1047', '10', 'บางนา', 'Bang Na')
    on conflict do nothing`);
  await shops.asOwner(
    `insert into reference.subdistricts values ('100101', '1001', 'พระบรมมหาราชวัง', 'x', '10200') on conflict do nothing`,
  );
  // Written together once all is there: each statement by itself would write every customer anew.
  for (const table of ['profiles', 'customers', 'customer_centers', 'addresses'])
    await shops.asOwner(`alter table ${table} disable trigger user`);
  await fill('small', SMALL);
  await fill('large', LARGE);
  await shops.vacuum();
});
afterAll(() => shops.stop());

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; 'Actual Rows': number };

/** Blocks that the page reads as the app's role, and the number of rows. */
async function read(
  tenant: string,
  filters: DeskFilters,
  { hasIndexes = true }: { hasIndexes?: boolean } = {},
): Promise<{ blocks: number; rows: number }> {
  const plans = await shops.database.inTenant(
    tenant,
    async (tx) => {
      if (!hasIndexes)
        for (const kind of ['indexscan', 'indexonlyscan', 'bitmapscan'])
          await sql`set local ${sql.raw(`enable_${kind}`)} = off`.execute(tx);
      const explain = () =>
        sql<{
          'QUERY PLAN': [{ Plan: Plan }];
        }>`explain (analyze, buffers, format json) ${deskCustomers(filters)}`.execute(tx);
      // What the first reads besides is of the catalogue, once for a connection.
      await explain();
      return explain();
    },
    { readOnly: true },
  );
  const plan = plans.rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan');
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: plan['Actual Rows'] };
}

const all: DeskFilters = {
  parts: [],
  saleUnit: 'C1',
  groups: [],
  ordered: undefined,
  after: undefined,
  take: 13,
};
const search = (text: string) => ({ parts: customerSearchParts(text) });
const marks = (...groups: string[][]) => ({ groups });
const days = (from: number, until: number) => ({
  ordered: { from: new Date(NOW.getTime() - from * DAY_MS), until: new Date(NOW.getTime() - until * DAY_MS) },
});

const pages: Record<string, Partial<DeskFilters>> = {
  'of all': {},
  'of all, deep': { after: 'CUST777' },
  'of the active': marks(['s=active']),
  'of the disabled': marks(['s=disabled']),
  'of some levels': marks(['l=2', 'l=3']),
  'of a salesman of few': marks(['m=S0']),
  'of a salesman of many': marks(['m=S1']),
  'of a tag that few have': marks(['g=RARE']),
  'of a tag that many have, of a level': marks(['g=COMMON'], ['l=1']),
  'of a tag that many have, of a level, deep': { ...marks(['g=COMMON'], ['l=1']), after: 'CUST480' },
  'of a tag that few have, of those who are active': marks(['g=RARE'], ['s=active']),
  'of those who have never ordered': marks(['o=never']),
  'of those who have never signed in': marks(['i=never']),
  'of nobody': marks(['g=NONE']),
  'of those who ordered lately': days(30, 0),
  'of those who ordered long ago': days(365, 300),
  'of those who ordered lately, of a salesman of few': { ...days(365, 0), ...marks(['m=S0']) },
  'of those who ordered lately, of a level': { ...days(365, 0), ...marks(['l=3']) },
  'of a name that many have': search('ทั่วไป'),
  'of a name that many have, deep': { ...search('ทั่วไป'), after: 'CUST777' },
  'of a rare name': search('ร้านหายาก'),
  'by a mobile number': search('080-000-0777'),
  'by a code': search('cust777'),
  'by a district': search('บางนา'),
  'of a name that many have, of a tag that few have': { ...search('ทั่วไป'), ...marks(['g=RARE']) },
  'by nothing that is there': search('ไม่มีเลย'),
};

test.each(Object.entries(pages))(
  'B-76 a page %s reads no more among five times as many customers, and less than without its indexes',
  async (_, filters) => {
    const wanted = { ...all, ...filters };
    const [small, large] = [await read('small', wanted), await read('large', wanted)];
    expect(large.blocks).toBeLessThanOrEqual(small.blocks * 1.5 + 20);
    // Both shops are in the same tables: whoever reads all of them reads as much for the small one.
    const without = await read('large', wanted, { hasIndexes: false });
    expect(large.blocks).toBeLessThanOrEqual(without.blocks * 0.8);
    expect(large.rows).toBeGreaterThanOrEqual(Math.min(small.rows, 10));
  },
);
