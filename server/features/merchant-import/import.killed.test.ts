/** Processes that work on an import are killed as by a power cut, and others go on: the shop is as if none had been. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#database/testing.ts';
import { createTestShop, testConfig, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';
import type { Imported } from './import-desk.testing.ts';

const CHILD = join(import.meta.dirname, '../../testing/import-child.ts');
const KILLS = 2;
const ROWS = 2000;

let shop: TestShop;
const children: ChildProcess[] = [];
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await shop.stop();
});

const file = new Blob([
  [
    'P_Code,PRODUCTNAME,UNIT1,UNIT1NAME,UNIT1RATE,BARCODE1,UNIT2,UNIT2NAME,UNIT2RATE',
    ...Array.from({ length: ROWS }, (_, at) => `N${at},ข้าว ${at},BAG,ถุง,1,99${at},BOX,ลัง,12`),
  ].join('\n'),
]);

/** Up to the run that does it. */
async function begun(tenant: 'alpha' | 'beta'): Promise<Imported> {
  const token = await shop.tokenOf(tenant, 'ADMIN');
  const headers = { 'idempotency-key': `killed-${tenant}` };
  const added = await shop.call('addImport', {
    token,
    headers,
    body: { Kind: 'products' },
    files: { sheet: file },
  });
  const { ImportId: id, Columns } = added.json<Imported>();
  const params = { id };
  const body = { Columns: Columns.map(({ Field }) => Field) };
  const { RunId } = (await shop.call('checkImport', { token, params, body })).json<Imported>();
  await workOnRun(shop.deps, { tenantId: tenant, id: RunId ?? '' }, { turnMs: 120_000 });
  const Seen = { New: ROWS, Changed: 0 };
  return (await shop.call('runImport', { token, params, body: { Seen } })).json<Imported>();
}

function startChild(runId: string): { process: ChildProcess; printed: () => string } {
  const { settingsKeys: _, ...config } = testConfig;
  const settings = { urls: shop.database.urls, config, tenantId: 'alpha', runId, now: shop.now };
  const child = spawn(process.execPath, [CHILD, JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  return { process: child, printed: () => text };
}

const countDone = async () => {
  const [row] = await shop.database.asOwner<{ many: number }>(
    `select count(*)::int as many from import_rows where tenant_id = 'alpha' and state = 'done'`,
  );
  return row?.many ?? 0;
};

const shopOf = (tenant: string) =>
  shop.database.asOwner(
    `select p.product_code, p.name_th, p.position, p.version, array_agg(u.unit_no || u.name_th || u.rate || coalesce(u.barcode, '')
       order by u.unit_no) as units,
       (select count(*)::int from audit_log a where a.tenant_id = p.tenant_id and a.subject = 'product/' || p.product_code) as logged
     from products p join product_units u on u.tenant_id = p.tenant_id and u.product_code = p.product_code
     where p.tenant_id = $1 and p.product_code like 'N%'
     group by p.tenant_id, p.product_code order by p.position`,
    [tenant],
  );

test('R-47v an import that is killed twice ends as one that is not', async () => {
  const { RunId: runId } = await begun('alpha');
  for (let kills = 0; kills < KILLS; kills += 1) {
    const child = startChild(runId ?? '');
    await eventually(() => expect(child.printed()).toContain('ready'));
    const before = await countDone();
    child.process.stdin?.write('go\n');
    await eventually(async () => expect(await countDone()).toBeGreaterThan(before));
    child.process.kill('SIGKILL');
    await once(child.process, 'exit');
    expect(await countDone(), 'killed in the middle').toBeLessThan(ROWS);
  }
  await workOnRun(shop.deps, { tenantId: 'alpha', id: runId ?? '' }, { leaseMs: 0, turnMs: 120_000 });

  const unkilled = await begun('beta');
  await workOnRun(shop.deps, { tenantId: 'beta', id: unkilled.RunId ?? '' }, { turnMs: 120_000 });
  const expected = await shopOf('beta');
  expect(expected).toHaveLength(ROWS);
  expect(await shopOf('alpha')).toEqual(expected);
  expect(await countDone()).toBe(ROWS);
});
