import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '#database/testing.ts';
import { addressId, PRICES } from '../../testing/shop-data.ts';
import { createTestShop, PASSWORD, type TestShop } from '../../testing/shop.ts';
import { clearAway } from './housekeeping.usecases.ts';

let shop: TestShop;
const begin = new Date('2026-03-02T05:00:00Z').getTime();
const afterDays = (days: number) => {
  shop.now = new Date(begin + days * 24 * 3600 * 1000);
};

beforeAll(async () => {
  shop = await createTestShop({ running: true, hasClock: true });
  // Those of the fixtures last for decades.
  await shop.database.asOwner('delete from sessions where expires_at > $1', ['2099-01-01']);
});
afterAll(() => shop.stop());

const countIn = async (table: string, where = 'true') => {
  const rows = await shop.database.asOwner<{ tenant: string; count: number }>(
    `select tenant_id as tenant, count(*)::int as count from ${table} where ${where} group by 1`,
  );
  return Object.fromEntries(rows.map(({ tenant, count }) => [tenant, count]));
};

it('comes round every night', async () => {
  const rows = await run(
    shop.database.urls.appUrl,
    `select cron, timezone from pgboss.schedule where name = 'housekeeping'`,
  );
  expect(rows).toEqual([{ cron: '40 3 * * *', timezone: 'Asia/Bangkok' }]);
});

it('clears sessions away thirty days after they ended or ran out, with what was opened in them, of each tenant alone', async () => {
  afterDays(0);
  for (const tenant of ['alpha', 'beta']) {
    const staff = await shop.call('staffLogin', { tenant, body: { username: 'sale', password: PASSWORD } });
    const cookies = Object.fromEntries(staff.cookies.map(({ name, value }) => [name, value]));
    await shop.call('loginAsClient', {
      token: staff.json<{ token: string }>().token,
      params: { code: 'CUST1', saleUnit: 'C1' },
    });
    await shop.call('staffLogout', { tenant, cookies });
    await shop.call('login', { tenant, body: { username: 'one', password: PASSWORD } });
  }
  afterDays(29);
  await clearAway(shop.deps, 'alpha');
  expect(await countIn('sessions')).toEqual({ alpha: 3, beta: 3 });
  afterDays(31);
  await clearAway(shop.deps, 'alpha', 1);
  expect(await countIn('sessions')).toEqual({ alpha: 1, beta: 3 });
  afterDays(365 + 31);
  await clearAway(shop.deps, 'beta');
  expect(await countIn('sessions')).toEqual({ alpha: 1 });
});

it('clears notifications away after half a year, with what was sent of them', async () => {
  afterDays(0);
  for (const tenant of ['alpha', 'beta'])
    await shop.database.asOwner(
      `with told as (
        insert into notifications (tenant_id, audience, recipient, kind, title_th, title_en, body_th, body_en, once_key, created_at)
        values ($1, 'customer', 'CUST1', 'order.placed', '', '', '', '', 'once', $2) returning tenant_id, notification_id)
      insert into notification_deliveries (tenant_id, notification_id, channel, address, language, due_at, expires_at)
      select tenant_id, notification_id, 'sms', '', 'th', $2, $2 from told`,
      [tenant, shop.now],
    );
  afterDays(180);
  await clearAway(shop.deps, 'alpha');
  expect(await countIn('notifications')).toEqual({ alpha: 1, beta: 1 });
  afterDays(181);
  await clearAway(shop.deps, 'alpha');
  expect(await countIn('notifications')).toEqual({ beta: 1 });
  expect(await countIn('notification_deliveries')).toEqual({ beta: 1 });
});

it('clears codes and wrong passwords away that count no more', async () => {
  afterDays(0);
  for (const tenant of ['alpha', 'beta']) {
    await shop.call('requestCode', { tenant, body: { mobile: '0810000001' } });
    await shop.call('login', { tenant, body: { username: 'one', password: 'wrong' } });
    await shop.database.asOwner(
      `insert into used_tickets (tenant_id, issuer, ticket_id, expires_at) values ($1, 'partner', 'one', $2)`,
      [tenant, shop.now],
    );
  }
  afterDays(1);
  await clearAway(shop.deps, 'alpha');
  expect(await countIn('one_time_codes')).toEqual({ alpha: 1, beta: 1 });
  expect(await countIn('sign_in_tries')).toEqual({ alpha: 1, beta: 1 });
  expect(await countIn('used_tickets')).toEqual({ alpha: 1, beta: 1 });
  afterDays(1.01);
  await clearAway(shop.deps, 'alpha');
  expect(await countIn('one_time_codes')).toEqual({ beta: 1 });
  expect(await countIn('sign_in_tries')).toEqual({ beta: 1 });
  expect(await countIn('used_tickets')).toEqual({ beta: 1 });
});

it('empties the answers of old idempotency keys; an order that comes again is none', async () => {
  afterDays(0);
  const place = async (tenant: 'alpha' | 'beta') =>
    shop.call('placeOrder', {
      token: await shop.tokenOf(tenant, 'CUST1'),
      headers: { 'idempotency-key': 'the-same-key' },
      body: {
        SaleUnit: 'C1',
        Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
        ShipTo: addressId(tenant, 'CUST1'),
        PaymentType: 0,
        SeenTotal: PRICES[tenant][0] / 100,
      },
    });
  const first = await place('alpha');
  expect(first.statusCode, first.body).toBe(200);
  await place('beta');
  // Rows are aged by the database's clock.
  const age = (days: number) =>
    shop.database.asOwner(
      `update idempotency_keys set created_at = $1::timestamptz - make_interval(days => $2)`,
      [shop.now, days],
    );
  const answered = () => countIn('idempotency_keys', 'answer is not null');
  await age(29);
  await clearAway(shop.deps, 'alpha');
  expect(await answered()).toEqual({ alpha: 1, beta: 1 });
  expect((await place('alpha')).json()).toEqual(first.json());
  await age(31);
  await clearAway(shop.deps, 'alpha');
  expect(await answered()).toEqual({ beta: 1 });
  const again = await place('alpha');
  expect([again.statusCode, again.json().code]).toEqual([409, 'IDEMPOTENCY_ANSWER_GONE']);
  expect(await countIn('orders')).toEqual({ alpha: 1, beta: 1 });
});
