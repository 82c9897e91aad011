import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReference } from '#database/reference.ts';
import { createTestDatabase, type TestDatabase } from '#database/testing.ts';
import { medisupply } from './medisupply/tenant.ts';
import { seedDemo } from './seed.ts';

const TODAY = new Date('2026-11-21T12:00:00+07:00');

describe('seeding the demo', () => {
  let test: TestDatabase;
  let filesDir = '';
  const said: string[] = [];
  let hashed = 0;
  const seed = () =>
    seedDemo({
      database: test.database,
      hashPassword: async (password) => `hash ${(hashed += 1)} of ${password}`,
      today: TODAY,
      filesDir,
      log: (sentence) => said.push(sentence),
    });
  const one = async <R extends object>(sql: string): Promise<R | undefined> =>
    (await test.asOwner<R & Record<string, unknown>>(sql))[0];

  beforeAll(async () => {
    test = await createTestDatabase();
    filesDir = await mkdtemp(join(tmpdir(), 'demo-files-'));
    await loadReference(test.urls.ownerUrl);
    // As a start leaves it that broke off before this tenant's transaction was over.
    const { tenantId, companyCode, name } = medisupply;
    const hosts = ['medisupply.localhost'];
    await test.database.platform.createTenant(
      { tenantId, companyCode, nameTh: name.th, nameEn: name.en, hosts },
      'an earlier start',
    );
    await seed();
  });
  afterAll(async () => {
    await test.stop();
    await rm(filesDir, { recursive: true });
  });

  it('D-01 makes three tenants, each reached by its own host name, also one that an earlier start had begun', async () => {
    const tenants = await test.database.platform.tenants();
    expect(tenants.map(({ tenantId, hosts }) => [tenantId, hosts])).toEqual([
      ['homegoods', ['homegoods.localhost']],
      ['medisupply', ['medisupply.localhost']],
      ['petclub', ['petclub.localhost']],
    ]);
    expect(said).toEqual([expect.stringMatching(/^Demo data: 3 shops written in [\d.]+ s\.$/)]);
  });

  it('leaves statistics of the catalogue, which nobody else takes here', async () => {
    const tables = ['listed_prices', 'product_prices', 'product_units', 'products', 'stock'];
    const rows = await test.asOwner<{ relname: string; known: boolean }>(
      `select relname, reltuples > 500 as known from pg_class
       where relname = any ($1) and relnamespace = 'public'::regnamespace order by relname`,
      [tables],
    );
    expect(rows).toEqual(tables.map((relname) => ({ relname, known: true })));
  });

  it('marks every account as one of the demo', async () => {
    const own = `select from profiles where not is_demo union all select from staff where not is_demo`;
    expect(await test.asOwner(own)).toEqual([]);
    expect(await test.database.platform.demoShops()).toEqual(['homegoods', 'medisupply', 'petclub']);
  });

  it('writes everything a product needs: units, prices, stock in every center, a place in the search', async () => {
    const counts = await test.asOwner<{ products: number; complete: number }>(`
      select count(*)::int as products, count(*) filter (where
        exists (select from product_units u where u.tenant_id = p.tenant_id and u.product_code = p.product_code)
        and (select count(*) from stock s where s.tenant_id = p.tenant_id and s.product_code = p.product_code)
          = (select count(*) from centers c where c.tenant_id = p.tenant_id)
        and not exists (select from product_units u left join product_prices r using (tenant_id, product_code, unit_no)
          where u.tenant_id = p.tenant_id and u.product_code = p.product_code and r.level5 is null)
        and exists (select from search.products f where f.tenant_id = p.tenant_id and f.product_code = p.product_code)
        and cardinality(pictures) > 0)::int as complete
      from products p group by tenant_id`);
    expect(counts).toHaveLength(3);
    for (const { products, complete } of counts) {
      expect(products).toBeGreaterThanOrEqual(300);
      expect(complete).toBe(products);
    }
  });

  it('D-02 fills the collections: best sellers of the year of orders, running promotions of every kind, groups with logos', async () => {
    const shelves = await test.asOwner<{ best: number; hot: number; promoted: number; kinds: number }>(`
      select count(*) filter (where s.shelf = 'BEST_SELLER')::int as best, count(*) filter (where s.shelf = 'HOT_DEAL')::int as hot,
        count(*) filter (where s.shelf = 'PROMOTION')::int as promoted,
        (select count(distinct r.kind)::int from promotions r where r.tenant_id = s.tenant_id
          and r.starts_at <= '${TODAY.toISOString()}' and r.ends_at > '${TODAY.toISOString()}') as kinds
      from shelf_products s where category = '' group by s.tenant_id`);
    expect(shelves).toHaveLength(3);
    for (const { best, hot, promoted, kinds } of shelves) {
      expect(best).toBeGreaterThan(50);
      expect(hot).toBeGreaterThan(8);
      expect(promoted).toBeGreaterThan(hot);
      expect(kinds).toBe(4);
    }
    const groups = await test.asOwner<{ group_type: string; without: number }>(`
      select tenant_id, group_type, count(*) filter (where logo_image is null or not exists (
        select from display_group_products l where l.tenant_id = g.tenant_id and l.group_id = g.group_id))::int as without
      from display_groups g group by tenant_id, group_type`);
    expect(groups).toHaveLength(6);
    for (const { without } of groups) expect(without).toBe(0);
    const prices = await test.asOwner<{ levels: number; shelved: number }>(`
      select (select count(distinct level)::int from listed_prices l where l.tenant_id = t.tenant_id) as levels,
        (select count(distinct level)::int from shelf_prices s where s.tenant_id = t.tenant_id) as shelved
      from platform.tenants t`);
    expect(prices, 'lists by price of every level').toEqual(shelves.map(() => ({ levels: 5, shelved: 5 })));
  });

  it('P-43 gives every demo login a coupon to use and one that is over, and leaves one to collect', async () => {
    const shops = await test.asOwner<{ logins: number; open: number; over: number; to_collect: number }>(`
      select (select count(*)::int from profiles c where c.tenant_id = t.tenant_id and c.password_hash is not null) as logins,
        count(k.coupon_id) filter (where p.ends_at > '${TODAY.toISOString()}')::int as open,
        count(k.coupon_id) filter (where p.ends_at <= '${TODAY.toISOString()}')::int as over,
        count(distinct p.promotion_id) filter (where p.is_collectable and k.coupon_id is null)::int as to_collect
      from platform.tenants t join promotions p on p.tenant_id = t.tenant_id and p.trigger = 'coupon'
      left join promotion_coupons k on k.tenant_id = p.tenant_id and k.promotion_id = p.promotion_id
      group by t.tenant_id`);
    expect(shops).toHaveLength(3);
    for (const { logins, open, over, to_collect } of shops)
      expect({ open, over, to_collect }).toEqual({ open: logins, over: logins, to_collect: 1 });
  });

  it('N-24 N-21d names every product’s brand, with a logo, and every account’s types and salesman', async () => {
    const without = await one<{ products: number; logos: number; types: number; salesmen: number }>(`
      select (select count(*)::int from products where brand_code is null) as products,
        (select count(*)::int from brands where logo_image is null or name_th = '') as logos,
        (select count(*)::int from customers where customer_type is null) as types,
        (select count(*)::int from customers where salesman_id is null) as salesmen`);
    expect(without).toEqual({ products: 0, logos: 0, types: 0, salesmen: 0 });
    const stores = await test.asOwner(
      `select tenant_id from customers where store_type is not null group by 1`,
    );
    expect(stores).toHaveLength(3);
  });

  it('D-05 keeps a stock ledger that adds up to the stock, with every past order in it', async () => {
    const apart = await one<{ count: number }>(`
      select count(*)::int from (
        select s.on_hand - sum(l.on_hand_delta) as difference from stock s
        join stock_ledger l using (tenant_id, sale_unit, product_code)
        group by s.tenant_id, s.sale_unit, s.product_code, s.on_hand) d where difference <> 0`);
    expect(apart).toEqual({ count: 0 });
    const missing = await one<{ count: number }>(`
      select count(*)::int from order_lines o where takes_stock and not exists (
        select from stock_ledger l where l.tenant_id = o.tenant_id and l.reference = o.order_id
          and l.product_code = o.product_code and l.kind = 'sale')`);
    expect(missing).toEqual({ count: 0 });
  });

  it('gives each customer login an order to cancel and one on its way', async () => {
    const states = await test.asOwner(`
      select distinct c.tenant_id, username, o.status from customers c join orders o using (tenant_id, customer_code)
      join profiles using (tenant_id, profile_code)
      where username is not null and o.status in ('Wait', 'Shipping')`);
    expect(states).toHaveLength(3 * 4 * 2);
  });

  it('shows in the log what staff recently did to orders, as the shop itself writes it', async () => {
    const logs = await test.asOwner<{ rows: number; matched: number; days: number }>(`
      select count(*)::int as rows, count(distinct a.at::date)::int as days, count(e.order_id)::int as matched
      from audit_log a left join order_events e on e.tenant_id = a.tenant_id and e.at = a.at and e.actor_id = a.actor_id
        and e.actor_kind = 'staff' and a.subject = 'order/' || e.order_id and a.action = 'order.step'
        and a.before ->> 'Status' = e.from_status and a.after ->> 'Status' = e.to_status
      where a.actor_kind = 'staff' group by a.tenant_id`);
    expect(logs).toHaveLength(3);
    for (const { rows, matched, days } of logs) {
      expect(rows).toBeGreaterThan(100);
      expect(matched).toBe(rows);
      expect(days).toBeGreaterThan(30);
    }
  });

  it('hashes the one password of the logins once', async () => {
    const hashes = await test.asOwner(`
      select distinct password_hash from (select password_hash from profiles union select password_hash from staff) p
      where password_hash is not null`);
    expect(hashes).toEqual([{ password_hash: 'hash 1 of demo1234' }]);
  });

  it('D-01 draws every picture that the tables name, small and in the right size', async () => {
    const named = await test.asOwner<{ path: string }>(`
      select unnest(pictures) as path from products union all select image_path from categories
      union all select photo_path from centers where photo_path is not null
      union all select logo_image from display_groups
      union all select picture_path from contents where picture_path is not null
      union all select phone_picture_path from contents where phone_picture_path is not null
      union all select opt_value from web_config where opt in ('LOGO_URL', 'BUSINESS_CERTIFICATE_URL')`);
    expect(named.length).toBeGreaterThan(1_000);
    const sizes = await Promise.all(
      named.map(async ({ path }) => (await stat(join(filesDir, path.replace(/^\/files\//, '')))).size),
    );
    const mostBytes = (path: string) => {
      if (/-wide\./.test(path)) return 20_000;
      return /-(bulk|phone|news)\./.test(path) ? 16_000 : 12_500;
    };
    expect(named.filter(({ path }, at) => (sizes[at] ?? 0) > mostBytes(path))).toEqual([]);
    const certificates = named.filter(({ path }) => /\/certificate\./.test(path));
    expect(certificates, 'one of each shop').toHaveLength(3);
    const folder = join(filesDir, 'petclub');
    const products = (await readdir(folder)).filter((name) => name.startsWith('P111001.'));
    const edges = await Promise.all(
      products.map(async (name) => [
        name.includes('-320.'),
        (await sharp(join(folder, name)).metadata()).width,
      ]),
    );
    expect(edges.toSorted()).toEqual([
      [false, 560],
      [true, 320],
    ]);
  });

  it('B-05g has somebody in each shop who wants to sell for it and waits', async () => {
    const waiting = `select tenant_id from merchant_applications where status = 'waiting' and new_center ->> 'postalCode' <> ''
      order by tenant_id`;
    expect((await test.asOwner<{ tenant_id: string }>(waiting)).map(({ tenant_id: id }) => id)).toEqual([
      'homegoods',
      'medisupply',
      'petclub',
    ]);
  });

  it('does nothing the second time', async () => {
    const before = await one(`select count(*), max(xmin::text::bigint) from products`);
    await seed();
    expect(await one(`select count(*), max(xmin::text::bigint) from products`)).toEqual(before);
    expect(hashed).toBe(1);
    expect(said).toHaveLength(1);
  });
});
