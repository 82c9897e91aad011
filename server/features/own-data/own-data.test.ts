/** The copy of a person's data: complete, their own alone, bounded. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { leftOut } from './own-data.left-out.testing.ts';
import type { Part } from './own-data.part.rules.ts';
import { parts } from './own-data.parts.rules.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.database.asOwner('delete from data_exports'));

const take = async (
  format: 'json' | 'html' = 'json',
  { tenant = 'alpha', who = 'CUST1' }: { tenant?: 'alpha' | 'beta'; who?: 'CUST1' | 'CUST2' } = {},
) =>
  shop.call('exportOwnData', {
    token: await shop.tokenOf(tenant, who),
    query: { format },
    language: 'en',
  });

describe('L-28 the copy of one’s data', () => {
  it('has each table and column with something of a person, or the reason why not is written', async () => {
    const rows = await shop.database.asOwner<{ table: string; columns: string[]; refers: string[] }>(`
      select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as table,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f') as refers
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'search')`);
    const PERSONAL = new Set([
      'customer_code',
      'profile_code',
      'recipient',
      'browser_id',
      'mobile',
      'email',
      'subject',
      'owner',
      'name_hash',
    ]);
    const all: Part[] = Object.values(parts);
    const given = new Map(all.map((part) => [part.table, part]));
    const isPersonal = ({ columns, refers }: (typeof rows)[number]) =>
      columns.some((column) => PERSONAL.has(column)) || refers.some((table) => given.has(table));
    const personal = rows.filter(isPersonal).map(({ table }) => table);
    const named = new Set([...given.keys(), ...Object.keys(leftOut)]);
    expect(
      personal.filter((table) => !named.has(table)),
      'neither given nor left out',
    ).toEqual([]);
    expect([...named.difference(new Set(rows.map(({ table }) => table)))], 'no table').toEqual([]);
    for (const { table, columns } of rows) {
      const part = given.get(table);
      if (!part) continue;
      const columnsNamed = [...part.columns, ...Object.keys(part.withheld ?? {}), 'tenant_id'];
      expect(columnsNamed.toSorted(), table).toEqual(columns.toSorted());
    }
  });

  it('has what the person has, and nothing of another person or shop', async () => {
    await shop.database.asOwner(`
      insert into wishlist (tenant_id, customer_code, product_code, added_at)
      select t, c, (select min(product_code) from products p where p.tenant_id = t), '2026-03-01'
      from (values ('alpha', 'CUST1'), ('alpha', 'CUST2'), ('beta', 'CUST1')) as w (t, c);
      insert into point_balances (tenant_id, profile_code, balance) values ('alpha', 'CUST1', 120), ('alpha', 'CUST2', 777);
      insert into audit_log (tenant_id, actor_kind, actor_id, action, subject, after)
      values ('alpha', 'staff', 'SALE', 'customer.address', 'customer/CUST1', '{"phone": "02"}')`);
    const taken = await take();
    expect([taken.statusCode, taken.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="alpha-CUST1-2026-03-02.json"',
    ]);
    const { parts: found, incomplete } = taken.json();
    expect(found.person).toMatchObject([{ profile_code: 'CUST1', mobile: '0810000001' }]);
    expect(found.accounts).toHaveLength(1);
    expect(found.addresses).toHaveLength(1);
    expect(found.wishlist).toHaveLength(1);
    expect(found.pointBalance).toEqual([{ balance: 120 }]);
    expect(found.changesByStaff).toMatchObject([{ action: 'customer.address', after: { phone: '02' } }]);
    expect(incomplete).toEqual([]);
    for (const foreign of ['CUST2', 'beta', '777', 'argon2', 'SALE'])
      expect(taken.body).not.toContain(foreign);
  });

  it('is also a page to read, in the language of the reader, in which nothing that was typed can run', async () => {
    await shop.database.asOwner(
      `update customers set name = '<script>alert(1)</script>' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    );
    const page = await take('html');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<h2>Addresses</h2>');
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.body).not.toMatch(/<script|\bsrc=|undefined|NaN|\[object/);
  });

  it('can be taken five times a day, which is counted for each person', async () => {
    for (let times = 0; times < 5; times += 1) expect((await take()).statusCode).toBe(200);
    expect(verdict(await take('html'))).toBe('429 TOO_MANY_EXPORTS');
    expect((await take('json', { who: 'CUST2' })).statusCode).toBe(200);
    expect((await take('json', { tenant: 'beta' })).statusCode).toBe(200);
    await shop.database.asOwner(`update data_exports set at = '2026-03-01T04:00:00Z'`);
    expect((await take()).statusCode).toBe(200);
  });
});
