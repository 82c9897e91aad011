import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#database/testing.ts';
import { loadReference } from '#database/reference.ts';
import { seedDemo } from './seed.ts';
describe('x', () => {
  let test: TestDatabase;
  let filesDir = '';
  beforeAll(async () => {
    test = await createTestDatabase();
    await loadReference(test.urls.ownerUrl);
    filesDir = await mkdtemp(join(tmpdir(), 'demo-'));
  });
  afterAll(async () => {
    await test.stop();
    await rm(filesDir, { recursive: true });
  });
  it('seeds', async () => {
    const t = performance.now();
    await seedDemo({
      database: test.database,
      hashPassword: async (p) => 'hash:' + p,
      today: new Date('2026-11-21T05:00:00Z'),
      filesDir,
      log: console.log,
    });
    console.log(performance.now() - t);
    console.log(
      await test.asOwner(
        `select tenant_id, count(*)::int n, sum(total_satang)/100 as sum from orders group by 1`,
      ),
    );
    console.log(await test.asOwner(`select status, count(*)::int from orders group by 1`));
    console.log(
      await test.asOwner(
        `select count(*)::int from (select s.on_hand, (select sum(on_hand_delta) from stock_ledger l where (l.tenant_id,l.sale_unit,l.product_code)=(s.tenant_id,s.sale_unit,s.product_code)) as led from stock s) x where on_hand<>led`,
      ),
    );
    console.log(
      await test.asOwner(
        `select customer_code, count(*)::int, array_agg(distinct status) from orders where customer_code like '%10001' group by 1`,
      ),
    );
    expect(1).toBe(1);
  });
});
