/** How much staff can write on an order. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

test('B-29b an order has room for a hundred notes and failed deliveries, which is said', async () => {
  const desk = createDesk(shop);
  const params = await desk.takenTo('Shipping');
  await shop.database.asOwner(
    `insert into order_events (tenant_id, order_id, at, from_status, to_status, actor_kind, actor_id, kind, note)
     select 'alpha', $1, now(), 'Shipping', 'Shipping', 'staff', 'SALE', 'note', 'x' from generate_series(1, 99)`,
    [params.orderid],
  );
  const token = await shop.tokenOf('alpha', 'SALE');
  const note = () => shop.call('noteMerchantOrder', { token, params, body: { Note: 'x' } });
  expect((await note()).statusCode).toBe(200);
  expect((await note()).json()).toMatchObject({ code: 'TOO_MANY_NOTES' });
  const failed = await shop.call('failMerchantDelivery', { token, params, body: { Reason: 'x' } });
  expect(failed.json()).toMatchObject({ code: 'TOO_MANY_NOTES' });
});
