/** What customers are told of their orders, and staff of orders that wait: when, whom, and once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNDO_MS } from '#domain/orders/order-undo.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { createDesk, TOTAL, type Key } from '../../testing/desk.ts';
import { promote, promotionsChanged } from '../../testing/promotions.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { tellCustomers, tellWaiting } from './orders.notices.usecases.ts';

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
  await desk.clear();
  for (const table of ['outbox', 'notifications', 'notification_shops', 'orders_waiting_told'])
    await shop.database.asOwner(`delete from ${table}`);
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
const jobsOf = async ({ orderid }: Key) =>
  (
    await shop.database.asOwner<{ queue: string; start_after: Date | null }>(
      `select queue, start_after from outbox where subject = $1 and queue like 'order-notice-%' `,
      [orderid],
    )
  )
    .map(({ queue, start_after: at }) => `${queue} ${at ? (at.getTime() - start.getTime()) / 60_000 : 0}`)
    .toSorted();
/** What the jobs of a topic do now; what the bell of CUST1 then has more. */
async function work(
  topic: Parameters<typeof tellCustomers>[1]['topic'],
  keys: readonly Key[],
  tenant = 'alpha',
) {
  await shop.database.asOwner('delete from notifications where read_at is not null');
  await tellCustomers(shop.deps, {
    tenantId: tenant,
    orderIds: keys.map(({ orderid }) => orderid),
    topic,
  });
  return (
    await shop.database.asOwner<{ body_th: string }>(
      `update notifications set created_at = created_at where recipient = 'CUST1' returning body_th`,
    )
  ).map(({ body_th }) => body_th);
}

describe('B-94d what happens to an order', () => {
  test('is told to its customer, with the sum, as it is placed', async () => {
    const key = await takenTo('Wait');
    expect(await jobsOf(key)).toEqual(['order-notice-placed 0']);
    expect(await work('placed', [key])).toEqual([
      expect.stringMatching(new RegExp(`^ได้รับคำสั่งซื้อ ${key.orderid} ยอดรวม ฿[\\d,.]+ แล้ว`)),
    ]);
  });

  test('P-42 names the promotions that it got, and what they saved', async () => {
    await promote(shop, { id: 'TEN', steps: [{ from: 1, discount: ['B', 500] }], products: ['P1', 'P2'] });
    const key = await desk.place({ feeBaht: -5 });
    await shop.database.asOwner('update promotions set is_active = false');
    promotionsChanged(shop);
    expect(await work('placed', [key])).toEqual([
      expect.stringContaining('แล้ว ประหยัด ฿5.00 จากโปรโมชัน ชื่อ TEN ขอบคุณค่ะ'),
    ]);
  });

  test.each(['th', 'en'] as const)(
    'is confirmed in the language in which it was placed (%s)',
    async (language) => {
      const key = await desk.place({ language });
      await shop.database
        .asOwner(`insert into notification_preferences (tenant_id, audience, recipient, language, switches)
      values ('alpha', 'customer', 'CUST1', 'th', '{"order.placed":{"sms":true}}') on conflict do nothing`);
      await work('placed', [key]);
      expect(
        await shop.database
          .asOwner(`select o.language, d.language as sent from orders o, notification_deliveries d
        where o.order_id = '${key.orderid}'`),
      ).toEqual([{ language, sent: language }]);
    },
  );

  test('each step has its job, after the minutes in which staff may take it back', async () => {
    const key = await takenTo('Delivered');
    expect(await jobsOf(key)).toEqual([
      'order-notice-approved 10',
      'order-notice-changed 10',
      'order-notice-delivered 10',
      'order-notice-placed 0',
      'order-notice-shipped 10',
    ]);
    expect(UNDO_MS).toBe(10 * 60_000);
  });

  test('a step that was taken back meanwhile is told to nobody; made again it is told once, by its own job', async () => {
    const key = await takenTo('Shipping');
    const token = await shop.tokenOf('alpha', 'SALE');
    const undo = await shop.call('undoMerchantOrder', { token, params: key, body: { From: 'Shipping' } });
    expect(undo.statusCode, undo.body).toBe(200);
    later(UNDO_MS / 2);
    await desk.take(key, { From: 'Packed', To: 'Shipping' });
    later(UNDO_MS / 2);
    expect(await work('shipped', [key]), 'the first job').toEqual([]);
    later(UNDO_MS / 2);
    expect(await work('shipped', [key]), 'the second').toHaveLength(1);
    expect(await work('shipped', [key]), 'run again').toHaveLength(1);
  });

  test('what is over is not told late: an order that is delivered was shipped', async () => {
    const key = await takenTo('Delivered');
    later(UNDO_MS);
    expect(await work('shipped', [key])).toEqual([]);
    expect(await work('approved', [key])).toEqual([]);
    expect(await work('delivered', [key])).toHaveLength(1);
  });

  test('names the carrier and the parcel, or that it can be collected', async () => {
    const [sent, collected] = [await takenTo('Shipping'), await takenTo('Shipping')];
    await shop.database.asOwner(
      `update orders set carrier = 'Kerry', tracking_no = 'KEX123' where order_id = $1`,
      [sent.orderid],
    );
    await shop.database.asOwner(`update orders set delivery_kind = 'pickup' where order_id = $1`, [
      collected.orderid,
    ]);
    later(UNDO_MS);
    expect((await work('shipped', [sent, collected])).toSorted()).toEqual(
      [
        `คำสั่งซื้อ ${sent.orderid} จัดส่งแล้ว โดย Kerry เลขพัสดุ KEX123`,
        `คำสั่งซื้อ ${collected.orderid} พร้อมให้มารับแล้ว`,
      ].toSorted(),
    );
  });

  test('every delivery that fails is told, with its reason', async () => {
    const key = await takenTo('Shipping');
    const token = await shop.tokenOf('alpha', 'SALE');
    for (const Reason of ['ไม่มีคนรับ', 'ที่อยู่ผิด']) {
      const failed = await shop.call('failMerchantDelivery', { token, params: key, body: { Reason } });
      expect(failed.statusCode, failed.body).toBe(200);
      await work('failed', [key]);
    }
    expect(await work('failed', [key])).toEqual([
      expect.stringContaining('ไม่มีคนรับ'),
      expect.stringContaining('ที่อยู่ผิด'),
    ]);
  });

  test('an order that the shop cancels is told with the reason; one that the customer cancels is not', async () => {
    const [shops, own] = [await takenTo('Wait'), await takenTo('Wait')];
    await desk.take(shops, { From: 'Wait', To: 'Canceled', Reason: 'ของหมด' });
    const canceled = await shop.call('cancelOrder', {
      token: await desk.buyer(),
      params: own,
      body: { Reason: 'สั่งผิด' },
    });
    expect(canceled.statusCode, canceled.body).toBe(200);
    expect(await jobsOf(own)).toEqual(['order-notice-placed 0']);
    expect(await jobsOf(shops)).toEqual(['order-notice-canceled 10', 'order-notice-placed 0']);
    later(UNDO_MS);
    expect(await work('canceled', [shops])).toEqual([expect.stringContaining('ของหมด')]);
  });

  test('a packing that is not in full is told with both sums, and each sum once', async () => {
    const key = await takenTo('Approved');
    const detail = await desk.take(key, { From: 'Approved', To: 'Packed', Lines: [{ Line: 1, Packed: 3 }] });
    expect(await jobsOf(key)).toContain('order-notice-changed 10');
    later(UNDO_MS);
    const [told, ...more] = await work('changed', [key]);
    expect(told).toContain(`ยอดใหม่ ${formatBaht(detail.Order.Total)} จากเดิม ${formatBaht(TOTAL)}`);
    expect(more).toEqual([]);
    expect(await work('changed', [key])).toHaveLength(1);
    const full = await takenTo('Packed');
    expect(await work('changed', [full])).toHaveLength(1);
  });

  test('a note is told if it is addressed to the customer', async () => {
    const key = await takenTo('Wait');
    const token = await shop.tokenOf('alpha', 'SALE');
    await shop.call('noteMerchantOrder', { token, params: key, body: { Note: 'ลูกค้าโทรมา' } });
    expect(await jobsOf(key)).not.toContain('order-notice-noted 0');
    await shop.call('noteMerchantOrder', { token, params: key, body: { Reason: 'จะโทรก่อนส่งค่ะ' } });
    expect(await jobsOf(key)).toContain('order-notice-noted 0');
    expect(await work('noted', [key])).toEqual([`คำสั่งซื้อ ${key.orderid}: จะโทรก่อนส่งค่ะ`]);
  });

  test('goods that came back are told once that can no longer be taken back', async () => {
    const key = await takenTo('Shipping');
    await desk.take(key, { From: 'Shipping', To: 'Returned', Reason: 'ลูกค้าไม่รับ' });
    expect(await jobsOf(key)).toContain('order-notice-returned 10');
    expect(await work('returned', [key])).toEqual([]);
    later(UNDO_MS);
    for (let times = 0; times < 2; times += 1) expect(await work('returned', [key])).toHaveLength(1);
  });

  test('B-29 of goods that came back only what still stands is told', async () => {
    const [none, one] = [await takenTo('Delivered'), await takenTo('Delivered')];
    const token = await shop.tokenOf('alpha', 'SALE');
    const giveBack = async (params: typeof one) =>
      shop.call('returnMerchantOrder', {
        token,
        params,
        body: { Lines: [{ Line: 1, Quantity: 1, Restocked: 1 }], Reason: 'x' },
      });
    for (const key of [none, one, one]) expect((await giveBack(key)).statusCode).toBe(200);
    for (const [params, Return] of [
      [none, 1],
      [one, 2],
    ] as const) {
      const body = { From: 'Delivered', Return } as const;
      expect((await shop.call('undoMerchantOrder', { token, params, body })).statusCode).toBe(200);
    }
    later(UNDO_MS);
    expect(await work('returned', [none])).toEqual([]);
    expect(await work('returned', [one])).toHaveLength(1);
  });

  test('is told by nobody in the name of another shop', async () => {
    const key = await takenTo('Wait');
    expect(await work('placed', [key], 'beta')).toEqual([]);
  });
});

describe('B-94e orders that wait', () => {
  const MINUTE = 60_000;
  const bell = async (who: string) =>
    (
      await shop.database.asOwner<{ body_en: string }>(
        `select body_en from notifications where audience = 'staff' and recipient = $1 order by notification_id`,
        [who],
      )
    ).map(({ body_en }) => body_en);

  test('are told to the staff of their center, after the minutes of the shop, and once', async () => {
    await desk.place();
    later(29 * MINUTE);
    await tellWaiting(shop.deps, 'alpha');
    expect(await bell('SALE')).toEqual([]);
    later(MINUTE);
    for (let times = 0; times < 2; times += 1) await tellWaiting(shop.deps, 'alpha');
    later(5 * MINUTE);
    await tellWaiting(shop.deps, 'alpha');
    expect(await bell('SALE')).toEqual(['Bangkok: 1 order has been waiting for more than 30 minutes.']);
    expect(await bell('ADMIN')).toHaveLength(1);
    expect(await bell('SALE2')).toEqual([]);
  });

  test('more of them take the place of what nobody has read, once in as many minutes', async () => {
    await desk.place();
    later(10 * MINUTE);
    await desk.place();
    later(20 * MINUTE);
    await tellWaiting(shop.deps, 'alpha');
    later(10 * MINUTE);
    await tellWaiting(shop.deps, 'alpha');
    expect(await bell('SALE'), 'too early').toEqual([
      'Bangkok: 1 order has been waiting for more than 30 minutes.',
    ]);
    later(20 * MINUTE);
    await tellWaiting(shop.deps, 'alpha');
    expect(await bell('SALE')).toEqual(['Bangkok: 2 orders have been waiting for more than 30 minutes.']);
  });

  test('are not told once they are approved, nor in a shop that wants none of it', async () => {
    const key = await desk.place();
    await shop.database.asOwner(
      `insert into notification_shops (tenant_id, waiting_minutes) values ('alpha', 0)`,
    );
    later(60 * MINUTE);
    await tellWaiting(shop.deps, 'alpha');
    expect(await bell('SALE')).toEqual([]);
    await shop.database.asOwner(`update notification_shops set waiting_minutes = 15`);
    await desk.take(key, { From: 'Wait', To: 'Approved' });
    await tellWaiting(shop.deps, 'alpha');
    expect(await bell('SALE')).toEqual([]);
  });
});
