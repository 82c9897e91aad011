/** Statements that the database gives up on under load are reported as such, and nothing of them is applied. */
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { run } from '#database/testing.ts';
import { samplesOf } from '../../testing/call-tests.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ running: true });
});
afterAll(() => shop.stop());

test('a canceling that the database gives up is to be tried again, with nothing of it done', async () => {
  const token = await shop.tokenOf('alpha', 'CUST1');
  const placed = await shop.call('placeOrder', { token, ...samplesOf('alpha').placeOrder });
  const { OrderID: orderid, SaleUnit: saleunit } = placed.json<CallAnswer<'placeOrder'>>().Order;
  const cancel = () => shop.call('cancelOrder', { token, params: { orderid, saleunit } });

  // Another session holds the stock row's lock, and the database stops the one waiting for it.
  const { superuserUrl } = shop.database.urls;
  const holder = new Client({ connectionString: superuserUrl });
  await holder.connect();
  await holder.query(`begin; select from stock where product_code = 'P1' for update`);
  const canceling = cancel();
  const stopWaiting = () =>
    run(
      superuserUrl,
      `select pg_cancel_backend(pid) as stopped from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await expect.poll(stopWaiting).toEqual([{ stopped: true }]);
  const answer = await canceling;
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  const [order] = await shop.database.asOwner('select status from orders');
  expect(order).toEqual({ status: 'Wait' });

  await holder.end();
  expect((await cancel()).json<CallAnswer<'cancelOrder'>>().Order.Status).toBe('Canceled');
});
