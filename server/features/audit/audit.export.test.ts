import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { CallInput } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';

type Body = CallInput<'exportLog'>['body'];
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.database.asOwner('delete from runs; delete from audit_log'));
afterAll(() => shop.stop());

/** Entries of SALE, a second apart from noon in Bangkok: a step of order A1, A2 … */
const make = (count: number, { tenant = 'alpha', action = 'order.step' } = {}) =>
  shop.database.asOwner(
    `insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject, before, after)
     select $2, '2026-03-01T05:00:00Z'::timestamptz + n * interval '1 second', 'staff', 'SALE', $3, 'order/A' || n,
       '{"Status": "Wait"}', '{"Status": "Approved", "CashSatang": 12345, "SaleUnits": ["C1", "C2"]}'
     from generate_series(1, $1::int) n`,
    [count, tenant, action],
  );
let keys = 0;
const start = async (body: Body = {}, language: 'th' | 'en' = 'en') =>
  shop.call('exportLog', {
    token: await shop.tokenOf('alpha', 'ADMIN'),
    language,
    body,
    headers: { 'idempotency-key': `log-export-${(keys += 1)}` },
  });
async function exported(body: Body = {}, language: 'th' | 'en' = 'en'): Promise<string> {
  const started = await start(body, language);
  expect(started.statusCode, started.body).toBe(200);
  const { RunId: id } = started.json<{ RunId: string }>();
  await workOnRun(shop.deps, { tenantId: 'alpha', id }, { turnMs: 60_000 });
  return id;
}
const file = async (runId: string, format: 'csv' | 'xlsx' = 'csv') =>
  shop.call('runResult', {
    token: await shop.tokenOf('alpha', 'ADMIN'),
    params: { runId },
    query: { format },
  });

test('B-40b the log is a table: Bangkok’s time, names, and words in the language of who asked', async () => {
  await make(1);
  const [head, line] = (await file(await exported())).body.split('\r\n');
  expect(head).toBe('\uFEFFWhen,Who,Code,What,About,Name,Before,After');
  expect(line).toBe(
    '2026-03-01 12:00,Sale,SALE,Order status changed,order/A1,,Status: Wait,"Status: Approved\nCash: 123.45\nCenters: C1, C2"',
  );
  const thai = (await file(await exported({ action: ['order.step'] }, 'th'))).body;
  expect(thai).toContain('เวลา,ผู้ทำรายการ');
  expect(thai).toContain('เปลี่ยนสถานะคำสั่งซื้อ');
});

test('B-40b customers of a promotion’s lists are written by name and code', async () => {
  await shop.database.asOwner(
    `insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject, before, after)
     values ('alpha', '2026-03-01T05:00:00Z', 'staff', 'SALE', 'promotion.change', 'promotion/P',
       '{"forCustomers": []}', '{"forCustomers": ["CUST1", "NOBODY"]}')`,
  );
  expect((await file(await exported())).body).toContain(
    'Customers taking part: Customer CUST1 of alpha (CUST1), NOBODY',
  );
});

test('B-40b has what the log shows for its filters, newest first, in several parts; nothing of another shop', async () => {
  await make(600);
  await make(3, { action: 'order.tracking' });
  await make(5, { tenant: 'beta' });
  const subjects = async (body: Body) => {
    const rows = (await readExcelFile((await file(await exported(body), 'xlsx')).rawPayload))[0]?.data ?? [];
    return rows.slice(1).map((row) => row[4]);
  };
  const all = Array.from({ length: 600 }, (_, at) => `order/A${600 - at}`);
  expect(await subjects({ action: ['order.step'] })).toEqual(all);
  expect(await subjects({ action: ['order.tracking'], actor: 'sale' })).toEqual(all.slice(-3));
  expect(await subjects({ subject: 'order/A7' })).toEqual(['order/A7']);
  expect(verdict(await start({ dateStart: '2026-04-01', dateEnd: '2026-04-02' }))).toBe('400 LOG_EMPTY');
});

test('B-40b its title names the part of the log; more than twenty thousand are refused', async () => {
  await make(2);
  const id = await exported({ action: ['order.step'], dateStart: '2026-03-01', dateEnd: '2026-03-01' });
  const run = await shop.call('run', { token: await shop.tokenOf('alpha', 'ADMIN'), params: { runId: id } });
  expect(run.json().Title).toBe('Export of the log: 2 entries · Order status changed · 1 Mar 2026');
  await make(19_999);
  expect(verdict(await start({ action: ['order.step'] }))).toBe('400 LOG_TOO_LONG');
});

test('B-40b who is no super admin any more gets no file, and none is made for them', async () => {
  await make(1);
  const id = await exported();
  const { RunId: later } = (await start()).json<{ RunId: string }>();
  const role = (to: string) =>
    shop.database.asOwner(`update staff set role = $1 where tenant_id = 'alpha' and user_id = 'ADMIN'`, [to]);
  await shop.database.asOwner('alter table staff disable trigger user');
  await role('3');
  onTestFinished(async () => {
    await role('1');
    await shop.database.asOwner('alter table staff enable trigger user');
  });
  await workOnRun(shop.deps, { tenantId: 'alpha', id: later });
  const [run] = await shop.database.asOwner('select state, done from runs where run_id = $1', [later]);
  expect(run).toEqual({ state: 'failed', done: 0 });
  const token = await shop.deps.tokens.sign({
    ...(await shop.deps.tokens.verify(await shop.tokenOf('alpha', 'ADMIN'))),
    role: '3',
  });
  const answer = await shop.call('runResult', { token, params: { runId: id }, query: {} });
  expect(verdict(answer)).toBe('403 NOT_ALLOWED');
});
