import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { CallInput } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { createDesk } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';

type Body = CallInput<'exportOrders'>['body'];
type Who = 'SALE' | 'SALE2' | 'ADMIN';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
beforeEach(async () => {
  await shop.database.asOwner('delete from runs');
  await desk.clear();
});
afterAll(() => shop.stop());

/**
 * Orders C11, C12 … of center C1, a second apart from noon in Bangkok, of 1.01, 2.01 … baht. A thousand at a time: each counts up
 * the row of its customer, whose versions of one transaction are read again by each.
 */
async function make(many: number, { center = 'C1' } = {}): Promise<void> {
  for (let first = 1; first <= many; first += 1_000)
    await shop.database.asOwner(
      `insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method, delivery_name_th,
         delivery_name_en, subtotal_satang, total_satang, tax_satang, remark, ship_to, placed_at, updated_at)
       select 'alpha', $3 || n, $3, case when n % 2 = 0 then 'Wait' else 'Packed' end, 'CUST1', 0, 'OWN', 'รถของร้าน', 'Own van',
         n * 100, n * 100 + 1, 7, '=HYPERLINK("x")', '{"name": "มะลิ, ก.", "province": "เชียงใหม่", "postalCode": "50000"}',
         '2026-03-01T05:00:00Z'::timestamptz + n * interval '1 second', now()
       from generate_series($1::int, $2::int) n`,
      [first, Math.min(many, first + 999), center],
    );
}
const start = async (
  body: Body = {},
  { who = 'SALE', language = 'en' }: { who?: Who; language?: 'th' | 'en' } = {},
) =>
  shop.call('exportOrders', {
    token: await shop.tokenOf('alpha', who),
    language,
    body,
    headers: { 'idempotency-key': `order-export-${(keys += 1)}` },
  });
let keys = 0;

async function exported(body: Body = {}, how: Parameters<typeof start>[1] = {}): Promise<string> {
  const started = await start(body, how);
  expect(started.statusCode, started.body).toBe(200);
  const { RunId: id } = started.json<{ RunId: string }>();
  await workOnRun(shop.deps, { tenantId: 'alpha', id }, { turnMs: 60_000 });
  return id;
}
const file = async (runId: string, format: 'csv' | 'xlsx' = 'csv', who: Who = 'SALE') =>
  shop.call('runResult', { token: await shop.tokenOf('alpha', who), params: { runId }, query: { format } });
const linesOf = async (runId: string) => (await file(runId)).body.split('\r\n').slice(0, -1);
const numbers = (lines: readonly string[]) => lines.slice(1).map((line) => line.slice(0, line.indexOf(',')));

test('B-72c the orders of a list are a table: Bangkok’s time, sums in baht, words in the language of who asked', async () => {
  await make(1);
  const lines = await linesOf(await exported());
  expect(lines[0]?.startsWith('\uFEFFOrder,Placed,Status,Center,Customer code')).toBe(true);
  expect(lines[1]).toContain('C11,2026-03-01 12:00,Packed,C1,CUST1,');
  expect(lines[1]).toContain(',0,1,0,0,1.01,0.07,0,1.01,Cash on delivery,Not paid,Own van,');
  expect(lines[1]).toContain('"มะลิ, ก.",เชียงใหม่,50000');
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  const thai = await linesOf(await exported({}, { language: 'th' }));
  expect(thai[0]).toContain('เลขที่คำสั่งซื้อ,วันที่สั่งซื้อ,สถานะ');
  expect(thai[1]).toContain('จัดสินค้าแล้ว');
  expect(thai[1]).toContain('รถของร้าน');
});

test('B-72c a table has the orders that the list shows, in its order, also when it is made in several parts', async () => {
  await make(600);
  const all = Array.from({ length: 600 }, (_, at) => `C1${at + 1}`);
  expect(numbers(await linesOf(await exported()))).toEqual(all.toReversed());
  const byTotal = await exported({ sort: 'total', dir: 'asc', tab: 'Wait' });
  expect(numbers(await linesOf(byTotal))).toEqual(all.filter((_, at) => at % 2 === 1));
  expect(verdict(await start({ dateStart: '2026-04-01' }))).toBe('400 EXPORT_EMPTY');
});

test('B-72c as XLSX moments are dates, sums are numbers and texts are texts', async () => {
  await make(2);
  const answer = await file(await exported({ dir: 'asc' }), 'xlsx');
  expect(answer.headers['content-disposition']).toMatch(/orders-BKK-\d{8}-\d{4}\.xlsx/);
  const [head, first, second, ...more] = (await readExcelFile(answer.rawPayload))[0]?.data ?? [];
  expect(head?.slice(0, 2)).toEqual(['Order', 'Placed']);
  expect(first?.slice(0, 3)).toEqual(['C11', new Date('2026-03-01T12:00:00Z'), 'Packed']);
  expect(first).toContain(1.01);
  expect(first).toContain('=HYPERLINK("x")');
  expect(second?.[0]).toBe('C12');
  expect(more).toEqual([]);
});

test('B-72c twenty thousand orders make a file, and more are refused', async () => {
  await make(20_000);
  const id = await exported();
  const answer = await file(id, 'xlsx');
  expect((await readExcelFile(answer.rawPayload))[0]?.data).toHaveLength(20_001);
  await make(1, { center: 'C2' });
  await shop.database.asOwner(`update orders set sale_unit = 'C1' where order_id = 'C21'`);
  expect(verdict(await start())).toBe('400 EXPORT_TOO_LONG');
});

test('B-72c the file is for who made it while they may see orders, and for the super admin', async () => {
  await make(1);
  const id = await exported();
  expect(verdict(await file(id, 'csv', 'SALE2'))).toBe('404 RUN_NOT_FOUND');
  expect((await file(id, 'csv', 'ADMIN')).statusCode).toBe(200);
  const set = async (value: string) => {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'MERCHANT_SALES_ORDER_ENABLED', $1)
       on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
      [value],
    );
    shop.deps.cache.dropAll();
  };
  await set('N');
  const off = await file(id);
  await set('Y');
  expect(verdict(off)).toBe('403 PAGE_DISABLED');
});

test('B-72c an export that was stopped gives no part of a table as if it were all', async () => {
  await make(600);
  const { RunId: runId } = (await start()).json<{ RunId: string }>();
  const token = await shop.tokenOf('alpha', 'SALE');
  await shop.call('stopRun', { token, params: { runId } });
  await workOnRun(shop.deps, { tenantId: 'alpha', id: runId });
  expect(await linesOf(runId)).toEqual([
    '\uFEFFNo.,Row,Result,Reason',
    '1,1-250,Not done,',
    '2,251-500,Not done,',
    '3,501-600,Not done,',
  ]);
});

test('B-72c the file of a center is not for who does not work there any more, though they made it', async () => {
  await make(1);
  const id = await exported();
  expect((await file(id)).statusCode).toBe(200);
  const move = (to: string) =>
    shop.database.asOwner(
      `update staff_centers set sale_unit = $1 where tenant_id = 'alpha' and user_id = 'SALE'`,
      [to],
    );
  await move('C2');
  onTestFinished(() => move('C1').then(() => undefined));
  expect(verdict(await file(id))).toBe('404 RUN_NOT_FOUND');
  const rows = await shop.call('runResult', {
    token: await shop.tokenOf('alpha', 'SALE', 'C2'),
    params: { runId: id },
    query: { rows: 'failed' },
  });
  expect(verdict(rows)).toBe('404 RUN_NOT_FOUND');
});

test('B-72c one file of a person is made at a time; more than a few at once are refused, and others go on', async () => {
  await make(50);
  const id = await exported();
  const other = await exported({}, { who: 'ADMIN' });
  const [others, ...own] = await Promise.all([
    file(other, 'xlsx', 'ADMIN'),
    ...Array.from({ length: 8 }, () => file(id, 'xlsx')),
  ]);
  expect(others?.statusCode).toBe(200);
  const verdicts = own.map((answer) => (answer.statusCode === 200 ? '200' : verdict(answer)));
  expect(new Set(verdicts)).toEqual(new Set(['200', '429 PAPERS_BUSY']));
});

test('B-72c B-72d twenty a day are made of a person; its list is named in its title, what it is in its file', async () => {
  await make(1);
  await shop.database.asOwner('delete from runs');
  const id = await exported({ tab: 'Packed', dateStart: '2026-03-01', dateEnd: '2026-03-31' });
  const { Title } = (
    await shop.call('run', { token: await shop.tokenOf('alpha', 'SALE'), params: { runId: id } })
  ).json();
  expect(Title).toMatch(/^Export of 1 order · Packed · 1 Mar 2026 – /);
  expect((await file(id)).headers['content-disposition']).toMatch(
    /filename="orders-[\w-]+-\d{8}-\d{4}\.csv"/,
  );
  await shop.database.asOwner(
    `insert into runs (tenant_id, kind, user_id, sale_unit, language, parameters, state, total, created_at, ended_at)
     select tenant_id, kind, user_id, sale_unit, language, parameters, state, total, created_at, ended_at
     from runs, generate_series(2, 20) where run_id = $1`,
    [id],
  );
  expect(verdict(await start())).toBe('409 RUNS_OF_DAY');
});
