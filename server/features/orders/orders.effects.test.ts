/** What follows the events of orders: with them or not at all, once, in the shop of the order, where it applies. */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { orderEventNames } from '#domain/orders/order-events.ts';
import { conflict } from '../../http/call-error.ts';
import type { OrderEffect } from '../../order-effects.ts';
import { createDesk, type Detail, type Key } from '../../testing/desk.ts';
import { watchOrders, type OrderWatch } from '../../testing/order-watch.ts';
import { addressId, STOCK, type TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { orderHappened } from './order-happened.usecases.ts';

const NOTHING = { inTransaction: [], jobs: [], afterCommit: [] };
const once = (event: string) => ({ inTransaction: [event], jobs: [event], afterCommit: [event] });

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let watch: OrderWatch;
let keys = 0;
const newKey = () => `order-effect-${(keys += 1)}`;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  watch = watchOrders(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.problems.length = 0;
  await desk.clear();
  await watch.clear();
});

/** Effects cannot be taken back: one of a test applies until the test is over. */
function define(effect: OrderEffect): void {
  let isOn = true;
  onTestFinished(() => void (isOn = false));
  shop.deps.orderEffects.define({ ...effect, when: (event) => isOn && (effect.when?.(event) ?? true) });
}

type Buying = { key?: string; language?: 'th' | 'en' };
const PRICE = { alpha: 19, beta: 38 };
const buy = async (tenant: TestTenant = 'alpha', { key = newKey(), language = 'en' }: Buying = {}) =>
  shop.call('placeOrder', {
    token: await shop.tokenOf(tenant, 'CUST1'),
    headers: { 'idempotency-key': key },
    language,
    body: {
      SaleUnit: 'C1',
      Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
      ShipTo: addressId(tenant, 'CUST1'),
      PaymentType: 0,
      SeenTotal: PRICE[tenant],
    },
  });
const cancel = async (params: Key) =>
  shop.call('cancelOrder', { token: await desk.buyer(), params, body: { Reason: 'x' } });
const count = async (table: string) => {
  const [row] = await shop.database.asOwner<{ n: number }>(`select count(*)::int as n from ${table}`);
  return row?.n;
};

describe('B-23b what does not happen has no effects', () => {
  const fail = (error: () => Error): OrderEffect => ({
    name: `fails ${newKey()}`,
    events: orderEventNames,
    inTransaction: async () => {
      throw error();
    },
  });

  test('an effect that refuses undoes the order with its stock, key and jobs, and the buyer is told', async () => {
    define(fail(() => conflict('PAYMENT_NOT_OFFERED')));
    const answer = await buy();
    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'PAYMENT_NOT_OFFERED' });
    expect(await watch.seen()).toEqual(NOTHING);
    expect([await count('orders'), await count('order_events'), await count('idempotency_keys')]).toEqual([
      0, 0, 0,
    ]);
    expect(await count('outbox')).toBe(0);
    expect(await desk.onHand()).toBe(STOCK);
    expect(await desk.unbalanced()).toEqual([]);
  });

  test('an effect that fails undoes the step of an order, its history and its log', async () => {
    const key = await desk.place();
    await watch.clear();
    define(fail(() => new Error('a broken effect')));
    const answer = await desk.step(key, { From: 'Wait', To: 'Canceled', Reason: 'x' });
    expect(answer.statusCode).toBe(500);
    expect(await watch.seen()).toEqual(NOTHING);
    const { Order, Events } = (await desk.detail(key)).json<Detail>();
    expect([Order.Status, Events.length]).toEqual(['Wait', 1]);
    expect(await desk.changes()).toEqual([]);
    expect(await desk.onHand()).toBe(STOCK - 11);
  });

  test('a step that is refused, or that somebody else has taken, raises nothing', async () => {
    const key = await desk.place();
    await desk.take(key, { From: 'Wait', To: 'Approved' });
    await watch.clear();
    expect((await desk.step(key, { From: 'Wait', To: 'Approved' })).statusCode).toBe(409);
    expect((await desk.step(key, { From: 'Approved', To: 'Shipping' })).statusCode).toBe(409);
    expect((await cancel(key)).statusCode).toBe(409);
    expect(await watch.seen()).toEqual(NOTHING);
  });

  test('an order that is stopped raises nothing', async () => {
    await shop.database.asOwner('update stock set on_hand = 0');
    expect((await buy()).statusCode).toBe(409);
    expect(await watch.seen()).toEqual(NOTHING);
  });
});

describe('B-23b what happens once is followed once', () => {
  test('an order that is sent again under its key, at the same time or later', async () => {
    const key = newKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => buy('alpha', { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await buy('alpha', { key })).statusCode).toBe(200);
    expect(await watch.seen()).toEqual(once('placed'));
  });

  test('an order that is tried again', async () => {
    let tries = 0;
    define({
      name: 'refuses the first try',
      events: ['placed'],
      inTransaction: async () => {
        tries += 1;
        if (tries === 1) throw conflict('TRY_AGAIN');
      },
    });
    expect((await buy()).statusCode).toBe(200);
    expect(tries).toBe(2);
    expect(await watch.seen()).toEqual(once('placed'));
  });

  test('an order that is canceled by five at the same time', async () => {
    const key = await desk.place();
    await watch.clear();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => cancel(key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await watch.seen()).toEqual(once('canceled'));
  });

  test('a transaction in which two things happen tells them together, and browsers hear of the order once', async () => {
    const key = await desk.place();
    for (const [From, To] of [
      ['Wait', 'Approved'],
      ['Approved', 'Packed'],
      ['Packed', 'Shipping'],
    ] as const)
      await desk.take(key, { From, To });
    await watch.clear();
    const live: unknown[] = [];
    shop.deps.events.subscribe((change) => void ('live' in change && live.push(change.live.data)));
    await desk.take(key, { From: 'Shipping', To: 'Delivered', Cash: true });
    expect(watch.committed.map((all) => all.map(({ event }) => event))).toEqual([
      ['delivered', 'cashRecorded'],
    ]);
    expect(live).toEqual([{ OrderID: key.orderid, SaleUnit: 'C1', Status: 'Delivered' }]);
  });

  test('an effect that changes the order itself raises what it does in the same transaction', async () => {
    define({
      name: 'notes each order',
      events: ['placed'],
      inTransaction: (tx, placed) =>
        orderHappened(shop.deps, tx, {
          ...placed,
          event: 'noted',
          from: 'Wait',
          moves: [],
          note: 'by the shop',
        }),
    });
    const placed = (await buy()).json<Detail>().Order;
    expect(watch.committed.map((all) => all.map(({ event }) => event))).toEqual([['placed', 'noted']]);
    const { Events } = (await desk.detail({ orderid: placed.OrderID, saleunit: 'C1' })).json<Detail>();
    expect(Events.map(({ Kind }) => Kind)).toEqual(['transition', 'note']);
  });
});

describe('B-23b an effect is told', () => {
  test('what happened, by whom, from which state to which, and the stock that moved', async () => {
    const key = await desk.place();
    expect(watch.committed.at(-1)?.[0]).toMatchObject({
      tenantId: 'alpha',
      orderId: key.orderid,
      saleUnit: 'C1',
      orderType: '3',
      paymentKind: 'cash',
      customerCode: 'CUST1',
      event: 'placed',
      from: null,
      to: 'Wait',
      actor: {
        kind: 'customer',
        id: 'CUST1',
      },
      at: shop.now,
      language: 'en',
      moves: [
        {
          code: 'P1',
          before: STOCK,
          after: STOCK - 11,
        },
      ],
    });
    await desk.take(key, { From: 'Wait', To: 'Canceled', Reason: 'ของหมด' });
    expect(watch.committed.at(-1)?.[0]).toMatchObject({
      event: 'canceled',
      from: 'Wait',
      to: 'Canceled',
      reason: 'ของหมด',
      actor: {
        kind: 'staff',
        id: 'SALE',
      },
      moves: [
        {
          code: 'P1',
          before: STOCK - 11,
          after: STOCK,
        },
      ],
    });
    const token = await shop.tokenOf('alpha', 'SALE');
    await shop.call('undoMerchantOrder', { token, params: key, body: { From: 'Canceled' } });
    expect(watch.committed.at(-1)?.[0]).toMatchObject({
      event: 'stepUndone',
      undone: 'canceled',
      from: 'Canceled',
      to: 'Wait',
    });
  });

  test('the number of the return document', async () => {
    const key = await desk.place();
    await desk.stand(key.orderid, 'Delivered');
    const token = await shop.tokenOf('alpha', 'SALE');
    const body = { Lines: [{ Line: 1, Quantity: 1, Restocked: 1 }], Reason: 'x' };
    for (const returnNo of [1, 2]) {
      await shop.call('returnMerchantOrder', { token, params: key, body });
      expect(watch.committed.at(-1)).toMatchObject([{ event: 'returnedInPart', returnNo }]);
    }
  });

  test('nothing of another shop: each event is of its own', async () => {
    expect((await buy('beta')).statusCode).toBe(200);
    expect(await watch.seen('alpha')).toEqual(NOTHING);
    expect(await watch.seen('beta')).toEqual(once('placed'));
    expect(watch.found).toEqual([{ event: 'placed', to: 'Wait', status: 'Wait', history: 1 }]);
  });

  test('of goods issues only if it follows them, and of nothing that its condition excludes', async () => {
    const told: string[] = [];
    const follow = (name: string, more: Partial<OrderEffect>) =>
      define({
        name: `${name} ${newKey()}`,
        events: orderEventNames,
        ...more,
        afterCommit: (all) =>
          void told.push(...all.map(({ tenantId, orderType }) => `${name}: ${tenantId} ${orderType}`)),
      });
    follow('sales', {});
    follow('issues', { orderTypes: ['I'] });
    follow('beta alone', { when: ({ tenantId }) => tenantId === 'beta' });
    await shop.call('createGoodsIssue', {
      token: await shop.tokenOf('alpha', 'SALE'),
      headers: { 'idempotency-key': newKey() },
      body: {
        SaleUnit: 'C1',
        Purpose: 'sample',
        Remark: '',
        Lines: [{ P_Code: 'P1', Unit: 1, Quantity: 1 }],
      },
    });
    await buy();
    await buy('beta');
    expect(told).toEqual(['issues: alpha I', 'sales: alpha 3', 'sales: beta 3', 'beta alone: beta 3']);
  });

  test('after a commit, without a say in it: what it throws is reported, and the others are told', async () => {
    const told: string[] = [];
    define({
      name: 'breaks',
      events: ['placed'],
      afterCommit: () => {
        throw new Error('a broken effect');
      },
    });
    define({ name: 'is told', events: ['placed'], afterCommit: ([one]) => void told.push(one?.event ?? '') });
    expect((await buy()).statusCode).toBe(200);
    expect(told).toEqual(['placed']);
    expect(shop.problems).toEqual([new Error('a broken effect')]);
  });
});

test('B-23b a job may wait; placing writes it with the order', async () => {
  define({
    name: 'a late job',
    events: ['placed', 'approved'],
    job: { queue: 'late', delayMs: 60_000 },
  });
  const placed = await buy();
  const key = { orderid: placed.json<Detail>().Order.OrderID, saleunit: 'C1' };
  await desk.take(key, { From: 'Wait', To: 'Approved' });
  const jobs = await shop.database.asOwner(
    `select tenant_id, queue, subject, start_after from outbox where queue like 'late%' `,
  );
  const start_after = new Date(shop.now.getTime() + 60_000);
  const row = { tenant_id: 'alpha', subject: key.orderid, start_after };
  expect(jobs).toEqual([
    { ...row, queue: 'late' },
    { ...row, queue: 'late' },
  ]);
});
