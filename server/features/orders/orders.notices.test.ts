/** The SMS that follow an order on its way: when, to whom, and once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_MS } from '#domain/orders/order-undo.ts';
import { tags } from '../../cache/tags.ts';
import { createDesk, type Key } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { readParcels, tellShipped } from './orders.messages.usecases.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let start: Date;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  start = shop.now;
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = start;
  shop.sent.length = 0;
  await desk.clear();
  await shop.database.asOwner('delete from outbox');
});

const later = (ms: number): void => {
  shop.now = new Date(shop.now.getTime() + ms);
};
const WAY = ['Wait', 'Approved', 'Packed', 'Shipping', 'Delivered'] as const;
async function takenTo(state: (typeof WAY)[number]): Promise<Key> {
  const key = await desk.place();
  for (let at = 0; WAY[at] !== state; at += 1)
    await desk.take(key, { From: WAY[at] ?? 'Wait', To: WAY[at + 1] ?? 'Wait' });
  return key;
}
const jobsOf = ({ orderid }: Key) =>
  shop.database.asOwner<{ tenant_id: string; start_after: Date }>(
    `select tenant_id, start_after from outbox where queue = 'order-shipped' and subject = $1`,
    [orderid],
  );
/** What the job of the order does now. */
async function work({ orderid }: Key, tenant = 'alpha'): Promise<string[]> {
  const row = (await readParcels(shop.deps, tenant, [orderid])).get(orderid);
  if (row) await tellShipped(shop.deps, tenant, row);
  return shop.sent.splice(0).map(({ to, text }) => `${to} ${text}`);
}

describe('W-06 an order that is sent', () => {
  test('is told after the minutes in which staff may take the step back, with the way to it', async () => {
    const key = await takenTo('Shipping');
    expect(await jobsOf(key)).toEqual([
      { tenant_id: 'alpha', start_after: new Date(start.getTime() + UNDO_MS) },
    ]);
    later(UNDO_MS);
    const [told, ...more] = await work(key);
    expect(told).toMatch(/^0810000001 .*จัดส่งแล้ว/);
    expect(told).toContain(`/history/${key.orderid}/C1`);
    expect(more).toEqual([]);
  });

  test('names the carrier and the number of the parcel', async () => {
    const key = await takenTo('Shipping');
    await shop.database.asOwner(
      `update orders set carrier = 'Kerry', tracking_no = 'KEX123' where order_id = $1`,
      [key.orderid],
    );
    later(UNDO_MS);
    expect(await work(key)).toEqual([expect.stringContaining('จัดส่งแล้ว โดย Kerry เลขพัสดุ KEX123')]);
  });

  test('that is collected is told to be ready', async () => {
    const key = await takenTo('Shipping');
    await shop.database.asOwner(`update orders set delivery_kind = 'pickup' where order_id = $1`, [
      key.orderid,
    ]);
    later(UNDO_MS);
    expect(await work(key)).toEqual([expect.stringContaining('พร้อมให้มารับแล้ว')]);
  });

  test('and taken back is told to nobody; sent again it is told once, by its own job', async () => {
    const key = await takenTo('Shipping');
    const token = await shop.tokenOf('alpha', 'SALE');
    const undo = await shop.call('undoMerchantOrder', { token, params: key, body: { From: 'Shipping' } });
    expect(undo.statusCode, undo.body).toBe(200);
    later(UNDO_MS / 2);
    await desk.take(key, { From: 'Packed', To: 'Shipping' });
    expect(await jobsOf(key)).toHaveLength(2);
    later(UNDO_MS / 2);
    expect(await work(key), 'the first job').toEqual([]);
    later(UNDO_MS / 2);
    expect(await work(key), 'the second').toHaveLength(1);
  });

  test('is not told any more once it is delivered', async () => {
    const key = await takenTo('Delivered');
    later(UNDO_MS);
    expect(await work(key)).toEqual([]);
  });

  test('is told by nobody in the name of another shop', async () => {
    const key = await takenTo('Shipping');
    later(UNDO_MS);
    expect(await work(key, 'beta')).toEqual([]);
  });

  test('ORDER_SHIPPED_SMS_ENABLED: or the shop says nothing', async () => {
    const set = async (flag: string) => {
      await shop.database.asOwner(
        `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'ORDER_SHIPPED_SMS_ENABLED', $1)
         on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
        [flag],
      );
      shop.deps.events.publish({ tags: [tags.config('alpha')] });
    };
    await set('N');
    expect(await jobsOf(await takenTo('Shipping'))).toEqual([]);
    await set('Y');
    expect(await jobsOf(await takenTo('Shipping'))).toHaveLength(1);
  });

  test('a step before it has no message', async () => {
    expect(await jobsOf(await takenTo('Packed'))).toEqual([]);
  });
});
