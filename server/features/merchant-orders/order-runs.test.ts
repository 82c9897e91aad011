import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { MAX_RUN_ROWS } from '#domain/runs/run.ts';
import { verdict } from '../../testing/attempts.ts';
import { createDesk, TOTAL } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';

type Ahead = CallAnswer<'orderStepsAhead'>;
type Choice = CallInput<'orderStepsAhead'>['body'];
type Body = CallInput<'runOrderSteps'>['body'];
type Made = { status?: OrderState; satang?: number; center?: string; payment?: number; paid?: boolean };

const area = { province: 'Bangkok', district: 'Phra Nakhon', subdistrict: 'Wat' };
const SHIP_TO = JSON.stringify({
  code: 'A',
  name: 'N',
  address: '1',
  ...area,
  english: area,
  postalCode: '10200',
  taxId: '',
  phone: '',
});

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
beforeEach(async () => {
  await shop.database.asOwner('delete from runs; delete from cash_receipts; delete from notifications');
  await desk.clear();
});
afterAll(() => shop.stop());

/** Inserted directly: an order of one center, bypassing all rules. */
async function make(orderId: string, { status = 'Wait', satang = 1_000, center = 'C1', ...more }: Made = {}) {
  await shop.database.asOwner(
    `insert into orders (tenant_id, order_id, sale_unit, order_type, status, customer_code, payment_type, payment_status,
       delivery_method, subtotal_satang, total_satang, ship_to, placed_at, updated_at)
     values ('alpha', $1, $2, '3', $3, 'CUST1', $4, $5, 'OWN', $6, $6, $7, now(), now())`,
    [orderId, center, status, more.payment ?? 0, more.paid ? 'paid' : 'unpaid', satang, SHIP_TO],
  );
}
const ahead = async (body: Choice, who: 'SALE' | 'SALE2' = 'SALE') =>
  shop.call('orderStepsAhead', { token: await shop.tokenOf('alpha', who), body });
const chosen = (...ids: string[]) => ({ Orders: ids.map((OrderID) => ({ OrderID, SaleUnit: 'C1' })) });
const start = async (body: Body, key = `order-steps-${(keys += 1)}`) =>
  shop.call('runOrderSteps', {
    token: await shop.tokenOf('alpha', 'SALE'),
    body,
    headers: { 'idempotency-key': key },
  });
let keys = 0;

/** As the person confirms it: what was told. */
async function seenOf(choice: Choice, To: OrderState): Promise<Body> {
  const { Steps } = (await ahead(choice)).json<Ahead>();
  const step = Steps.find((one) => one.To === To);
  if (!step) throw new Error(`No order can take the step to ${To}`);
  const { Count, Sum, CashCount, CashSum } = step;
  return { ...choice, To, Seen: { Count, Sum, CashCount, CashSum } };
}

async function run(body: Body) {
  const started = await start(body);
  expect(started.statusCode, started.body).toBe(200);
  const { RunId: id } = started.json<{ RunId: string }>();
  await workOnRun(shop.deps, { tenantId: 'alpha', id });
  return readRun(id);
}
const readRun = async (runId: string) =>
  (await shop.call('run', { token: await shop.tokenOf('alpha', 'SALE'), params: { runId } })).json();

const states = async () => {
  const rows = await shop.database.asOwner<{ id: string; status: string }>(
    `select order_id as id, status from orders order by 1`,
  );
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
};

describe('B-72 steps for many orders, before they are taken', () => {
  test('tell for each step how many can take it, their sum to the satang, the cash, and why the others cannot', async () => {
    await make('D1', { status: 'Shipping', satang: 1_000_001 });
    await make('D2', { status: 'Shipping', satang: 33 });
    await make('D3', { status: 'Shipping', satang: 500, paid: true });
    await make('D4', { status: 'Shipping', satang: 700, payment: 2 });
    await make('W1', { satang: 10 });
    await make('X1', { status: 'Canceled' });
    const { Count, Steps } = (await ahead(chosen('D1', 'D2', 'D3', 'D4', 'W1', 'X1', 'NONE'))).json<Ahead>();
    expect(Count).toBe(6);
    expect(Steps).toEqual([
      expect.objectContaining({ To: 'Approved', Count: 1, Sum: 0.1, CashCount: 0, CashSum: 0 }),
      {
        To: 'Delivered',
        Count: 4,
        Sum: 10_012.34,
        CashCount: 2,
        CashSum: 10_000.34,
        IsPickup: false,
        Cannot: expect.arrayContaining([
          { Status: 'Wait', Count: 1 },
          { Status: 'Canceled', Count: 1 },
        ]),
      },
    ]);
  });

  test('are of all that the list shows for its filters, and of at most ten thousand', async () => {
    await shop.database.asOwner(
      `insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method,
         subtotal_satang, total_satang, ship_to, placed_at, updated_at)
       select 'alpha', 'M' || n, 'C1', case when n % 2 = 0 then 'Wait' else 'Packed' end, 'CUST1', 0, 'OWN', n, n, '{}',
         '2026-03-01T05:00:00Z'::timestamptz + n * interval '1 second', now()
       from generate_series(1, $1::int) n`,
      [MAX_RUN_ROWS],
    );
    const all = (await ahead({})).json<Ahead>();
    expect(all.Count).toBe(MAX_RUN_ROWS);
    const wait = (await ahead({ tab: 'Wait' })).json<Ahead>();
    // 2 + 4 + … + 10,000 satang.
    expect(wait).toMatchObject({ Count: 5_000, Steps: [{ To: 'Approved', Count: 5_000, Sum: 250_050 }] });
    await make('ONEMORE');
    expect(verdict(await ahead({}))).toBe('400 RUN_TOO_LONG');
  });

  test('are of those that have any of several values, between sums', async () => {
    await make('SMALL', { satang: 999 });
    await make('UNPAID', { satang: 1_000 });
    await make('PAID', { satang: 2_000, paid: true });
    await make('LARGE', { satang: 2_001 });
    const narrowed: Choice = { customer: ['CUST1', 'CUST2'], totalMin: 10, totalMax: 20 };
    const wait = async (more: Choice) => (await ahead({ ...narrowed, ...more })).json<Ahead>().Count;
    expect(await wait({})).toBe(2);
    expect(await wait({ payment: ['unpaid', 'refunded'] })).toBe(1);
    expect(await wait({ payment: ['unpaid', 'paid'], delivery: ['transport'] })).toBe(2);
    expect(await wait({ customer: ['CUST2'] })).toBe(0);
  });

  test('never reach another center', async () => {
    await make('HERE');
    await make('THERE', { center: 'C2' });
    expect((await ahead(chosen('HERE', 'THERE'))).json<Ahead>()).toMatchObject({ Count: 1 });
    expect((await ahead(chosen('HERE'), 'SALE2')).json<Ahead>()).toEqual({
      Count: 0,
      BusyCount: 0,
      Busy: [],
      Steps: [],
    });
    expect(verdict(await ahead({ saleUnit: 'C2' }))).toBe('404 CENTER_NOT_FOUND');
  });
});

test('B-72 a kind of order whose page is switched off is not among those chosen by their keys', async () => {
  await make('A1');
  const set = (value: string) =>
    shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'MERCHANT_SALES_ORDER_ENABLED', $1)
       on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
      [value],
    );
  await set('N');
  shop.deps.cache.dropAll();
  const off = (await ahead(chosen('A1'))).json<Ahead>();
  await set('Y');
  shop.deps.cache.dropAll();
  expect([off.Count, (await ahead(chosen('A1'))).json<Ahead>().Count]).toEqual([0, 1]);
});

describe('B-72 the run of a step', () => {
  test('leaves alone what another run has at hand, which is said before; each order takes the step once', async () => {
    const orders = [await desk.place(), await desk.place(), await desk.place()];
    const ids = orders.map(({ orderid }) => orderid);
    const all = await seenOf(chosen(...ids), 'Approved');
    const first = await start(await seenOf(chosen(...ids.slice(0, 2)), 'Approved'));
    expect(first.statusCode).toBe(200);
    expect((await ahead(chosen(...ids))).json<Ahead>()).toMatchObject({
      Count: 3,
      BusyCount: 2,
      Busy: ids.slice(0, 2).toSorted(),
      Steps: [expect.objectContaining({ To: 'Approved', Count: 1 })],
    });
    // Confirmed before the other run was there.
    expect(verdict(await start(all))).toBe('409 ORDERS_CHANGED');
    expect(await run(await seenOf(chosen(...ids), 'Approved'))).toMatchObject({ Total: 1, Done: 1 });
    await workOnRun(shop.deps, { tenantId: 'alpha', id: first.json<{ RunId: string }>().RunId });
    const steps = await shop.database.asOwner(
      `select order_id from order_events where to_status = 'Approved' order by order_id`,
    );
    expect(steps).toEqual(ids.toSorted().map((order_id) => ({ order_id })));
    expect((await ahead(chosen(...ids))).json<Ahead>()).toMatchObject({ BusyCount: 0 });
    const told = await shop.database.asOwner<{ title_th: string }>(
      `select title_th from notifications where kind = 'run.ended' and recipient = 'SALE' order by title_th desc`,
    );
    expect(told.map(({ title_th }) => title_th.split(' · ')[0])).toEqual([
      'ยืนยันคำสั่งซื้อ 2 รายการ',
      'ยืนยันคำสั่งซื้อ 1 รายการ',
    ]);
  });

  test('of two that are started at once with the same orders one is refused', async () => {
    const { orderid } = await desk.place();
    const body = await seenOf(chosen(orderid), 'Approved');
    const answers = await Promise.all([start(body), start(body), start(body)]);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 409, 409]);
    expect(await shop.database.asOwner(`select key from run_rows where key = $1`, [orderid])).toHaveLength(1);
  });

  test('moves each order as the person who started it, with its event, its log and its sums', async () => {
    const orders = [await desk.place(), await desk.place(), await desk.place()];
    const body = await seenOf(chosen(...orders.map(({ orderid }) => orderid)), 'Approved');
    expect(body.Seen).toMatchObject({ Count: 3, Sum: TOTAL * 3 });
    expect(await run(body)).toMatchObject({
      State: 'done',
      Total: 3,
      Done: 3,
      Title: expect.stringMatching(/^Approve: 3 orders · ฿.* and 2 more$/),
    });
    expect(new Set(Object.values(await states()))).toEqual(new Set(['Approved']));
    const log = await desk.changes();
    expect(log.map(({ actor_id, action }) => [actor_id, action])).toEqual(
      Array.from({ length: 3 }, () => ['SALE', 'order.step']),
    );
    const events = await shop.database.asOwner(
      `select actor_id, to_status from order_events where to_status = 'Approved'`,
    );
    expect(events).toEqual(Array.from({ length: 3 }, () => ({ actor_id: 'SALE', to_status: 'Approved' })));
    expect(await desk.unbalanced()).toEqual([]);
  });

  test('records the cash of those where it is due, and leaves the others as they are', async () => {
    await make('D1', { status: 'Shipping', satang: 12_345 });
    await make('D2', { status: 'Shipping', satang: 500, paid: true });
    const body = { ...(await seenOf(chosen('D1', 'D2'), 'Delivered')), Cash: true };
    expect(body.Seen).toEqual({ Count: 2, Sum: 128.45, CashCount: 1, CashSum: 123.45 });
    expect(await run(body)).toMatchObject({ Done: 2, Failed: 0 });
    expect(await shop.database.asOwner('select order_id, satang::int, taken_by from cash_receipts')).toEqual([
      { order_id: 'D1', satang: 12_345, taken_by: 'SALE' },
    ]);
  });

  test('an order that moved on meanwhile fails alone, with its reason', async () => {
    for (const id of ['A1', 'A2', 'A3']) await make(id);
    const started = await start(await seenOf(chosen('A1', 'A2', 'A3'), 'Approved'));
    const { RunId: id } = started.json<{ RunId: string }>();
    await desk.stand('A2', 'Canceled');
    await workOnRun(shop.deps, { tenantId: 'alpha', id });
    expect(await readRun(id)).toMatchObject({
      State: 'done',
      Done: 2,
      Failed: 1,
      Failures: [{ Key: 'A2', Message: expect.any(String) }],
    });
    expect(await states()).toEqual({ A1: 'Approved', A2: 'Canceled', A3: 'Approved' });
  });

  test('is refused where orders or sums are others than the person saw', async () => {
    await make('A1', { satang: 100 });
    await make('A2', { satang: 200 });
    const body = await seenOf({ tab: 'Wait' }, 'Approved');
    await make('A3', { satang: 1 });
    expect(verdict(await start(body))).toBe('409 ORDERS_CHANGED');
    await desk.stand('A3', 'Canceled');
    await shop.database.asOwner(`update orders set total_satang = 201 where order_id = 'A2'`);
    expect(verdict(await start(body))).toBe('409 ORDERS_CHANGED');
    expect(await shop.database.asOwner('select 1 from runs')).toEqual([]);
  });

  test('is started once under its key', async () => {
    await make('A1');
    const body = await seenOf(chosen('A1'), 'Approved');
    const [first, second] = [await start(body, 'the-same-run'), await start(body, 'the-same-run')];
    expect(second.json()).toEqual(first.json());
    expect(await shop.database.asOwner('select 1 from runs')).toHaveLength(1);
    expect(verdict(await start({ ...body, Cash: true }, 'the-same-run'))).toBe('422 IDEMPOTENCY_KEY_REUSED');
  });

  test('ends where the shop takes the page from the role meanwhile; no order is moved any more', async () => {
    for (const id of ['A1', 'A2']) await make(id);
    const started = await start(await seenOf(chosen('A1', 'A2'), 'Approved'));
    const { RunId: id } = started.json<{ RunId: string }>();
    const token = await shop.tokenOf('alpha', 'ADMIN');
    const close = (ClosedPages: 'orders'[]) => saveRole(shop, token, { UserRole: '3', ClosedPages });
    expect((await close(['orders'])).statusCode).toBe(200);
    await workOnRun(shop.deps, { tenantId: 'alpha', id });
    await close([]);
    const [row] = await shop.database.asOwner('select state, done, error_code from runs');
    expect(row).toEqual({ state: 'failed', done: 0, error_code: 'PAGE_DISABLED' });
    expect(await states()).toEqual({ A1: 'Wait', A2: 'Wait' });
  });
});
