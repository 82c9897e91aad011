/** Codes of before 0061 are promotions with a code and the same terms; promotions that were labels alone rest. */
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

const owner = (sql: string) => run<Record<string, unknown>>(ownerUrl, sql);

beforeAll(async () => {
  before = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(MIGRATIONS))
    if (Number.parseInt(name, 10) < 61) await cp(join(MIGRATIONS, name), join(before, name));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  ({ ownerUrl } = await copyDatabase(inject('testServer'), { name, template: 'template0' }));
  await migrate(ownerUrl, before);
  await owner(`
    insert into platform.tenants values ('alpha', 'A', 'a', 'a'), ('beta', 'B', 'b', 'b');
    insert into coupons (tenant_id, coupon_code, name_th, name_en, kind, value_satang, value_percent, maximum_satang,
      minimum_order_satang, begins_at, ends_at, per_customer, in_all, is_active) values
      ('alpha', 'WELCOME50', 'ต้อนรับ', 'Welcome', 'baht', 5050, null, null, 30000, '2026-01-01Z', null, 1, null, true),
      ('alpha', 'TEN', 'สิบ', 'Ten', 'percent', null, 10, 20000, 0, '2026-01-01Z', '2026-02-01Z', null, 100, false),
      ('beta', 'TEN', 'สิบของบี', 'Ten of beta', 'percent', null, 15, null, 100, '2026-03-01Z', null, null, null, true);
    insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at)
      select 'alpha', kind, kind, 'x', 'x', 'x', 'x', '2026-01-01Z', '2100-01-01Z'
      from unnest(array['HOT_DEAL', 'DISCOUNT_PERCENT', 'FREE_ITEM']) kind`);
  await migrate(ownerUrl);
});
afterAll(() => rm(before, { recursive: true }));

test('P-17 each code of before is a promotion of its shop with the same code, days and limits', async () => {
  const rows = await owner(`
    select tenant_id as tenant, code, kind, trigger, name_en as name, label_en as label, starts_at as "from", ends_at as "to",
      per_customer as "perCustomer", in_all as "inAll", is_active as "isActive"
    from promotion_codes join promotions using (tenant_id, promotion_id) order by tenant_id, code`);
  const [from, century] = [new Date('2026-01-01Z'), new Date('2100-01-01T00:00:00+07:00')];
  const percent = { code: 'TEN', kind: 'DISCOUNT_PERCENT', trigger: 'code', perCustomer: null };
  expect(rows).toEqual([
    {
      ...percent,
      tenant: 'alpha',
      name: 'Ten',
      label: '10% off',
      from,
      to: new Date('2026-02-01Z'),
      inAll: 100,
      isActive: false,
    },
    {
      tenant: 'alpha',
      code: 'WELCOME50',
      kind: 'DISCOUNT_VALUE',
      trigger: 'code',
      name: 'Welcome',
      label: '฿50.5 off',
      from,
      to: century,
      perCustomer: 1,
      inAll: null,
      isActive: true,
    },
    {
      ...percent,
      tenant: 'beta',
      name: 'Ten of beta',
      label: '15% off',
      from: new Date('2026-03-01Z'),
      to: century,
      inAll: null,
      isActive: true,
    },
  ]);
});

test('P-17 its terms are of the whole order, from what it asked for, and the first version of them', async () => {
  const rows = await owner(`
    select v.tenant_id as tenant, code, version, terms -> 'condition' as condition, terms -> 'steps' -> 0 as step
    from promotion_versions v join promotion_codes using (tenant_id, promotion_id) order by v.tenant_id, code`);
  const step = { no: 1, to: null, free: 0, timesPerOrder: 0, atMostSatang: null };
  const percent = (basisPoints: number) => ({ code: 'P', basisPoints });
  const first = { version: 1, condition: 'order' };
  expect(rows).toEqual([
    {
      ...first,
      tenant: 'alpha',
      code: 'TEN',
      step: { ...step, from: 1, discount: percent(1000), atMostSatang: 20_000 },
    },
    {
      ...first,
      tenant: 'alpha',
      code: 'WELCOME50',
      step: { ...step, from: 30_000, discount: { code: 'B', satang: 5050 } },
    },
    { ...first, tenant: 'beta', code: 'TEN', step: { ...step, from: 100, discount: percent(1500) } },
  ]);
});

test('P-17 what was a label alone rests until it has terms; a hot deal stays', async () => {
  const rows = await owner(`
    select kind, is_active as "isActive" from promotions where promotion_id = kind order by kind`);
  expect(rows).toEqual([
    { kind: 'DISCOUNT_PERCENT', isActive: false },
    { kind: 'FREE_ITEM', isActive: false },
    { kind: 'HOT_DEAL', isActive: true },
  ]);
});
