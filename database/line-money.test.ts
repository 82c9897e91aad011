/** Orders of before 0033 get the tax that their lines would have had, and say that it is derived. */
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';
import { copyDatabase, run } from './testing-copy.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
let before = '';
let ownerUrl = '';

beforeAll(async () => {
  before = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(MIGRATIONS))
    if (Number.parseInt(name, 10) < 33) await cp(join(MIGRATIONS, name), join(before, name));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  ({ ownerUrl } = await copyDatabase(inject('testServer'), { name, template: 'template0' }));
});
afterAll(() => rm(before, { recursive: true }));

const owner = (sql: string) => run<Record<string, unknown>>(ownerUrl, sql);

test('K-68 lines of before take the kind of tax of the product and are marked, packed ones in part', async () => {
  await migrate(ownerUrl, before);
  await owner(`
    insert into platform.tenants values ('alpha', 'A', 'a', 'a');
    insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude)
      values ('alpha', 'C1', 'c', 'c', 'c', 'c', 13, 100);
    insert into customers (tenant_id, customer_code, name) values ('alpha', 'CUST', 'x');
    insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en)
      select 'alpha', code, 'x', 'x', 'x', 'x' from unnest(array['P0', 'P1', 'P2']) code;
    insert into product_units (tenant_id, product_code, unit_no, name_th, name_en, rate)
      select 'alpha', product_code, 1, 'x', 'x', 1 from products;
    insert into product_prices (tenant_id, product_code, unit_no, tax_type, level1)
      select 'alpha', product_code, 1, right(product_code, 1)::smallint, 100 from products;
    insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method,
      subtotal_satang, delivery_fee_satang, total_satang, ship_to, placed_at, updated_at)
      values ('alpha', 'O', 'C1', 'Packed', 'CUST', 0, 'X', 66990, 5000, 71990, '{}', now(), now());
    insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, unit_no, unit_name_th,
      unit_name_en, unit_rate, quantity, unit_price_satang, amount_satang, price_source, takes_stock)
      select 'alpha', 'O', n, code, 'x', 'x', 1, 'x', 'x', 1, 3, 9570, 28710, 'level', true
      from unnest(array['P0', 'P1', 'P2', 'GONE']) with ordinality l (code, n);
    insert into packed_lines values ('alpha', 'O', 2, 1, 9570)`);
  await migrate(ownerUrl);
  const lines = await owner(`
    select l.product_code as code, l.tax_type as type, l.tax_rate as rate, l.tax_satang::int as tax, l.tax_is_derived as derived,
      p.tax_satang::int as packed
    from order_lines l left join packed_lines p using (tenant_id, order_id, line_no) order by l.line_no`);
  expect(lines).toEqual([
    { code: 'P0', type: 0, rate: 700, tax: 0, derived: true, packed: null },
    { code: 'P1', type: 1, rate: 700, tax: 1878, derived: true, packed: 626 },
    { code: 'P2', type: 2, rate: 700, tax: 1878, derived: true, packed: null },
    { code: 'GONE', type: 1, rate: 700, tax: 1878, derived: true, packed: null },
  ]);
  expect(await owner(`select delivery_tax_satang::int as fee, tax_satang::int as tax from orders`)).toEqual([
    { fee: 327, tax: 626 + 1878 + 1878 + 327 },
  ]);
});
