/** Every way in which an order is changed, by its real call: it raises exactly its event, for effects of all three kinds. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodsIssueCalls } from '#contract/goods-issues.calls.ts';
import { merchantOrderCalls } from '#contract/merchant-orders.calls.ts';
import { orderRunCalls } from '#contract/order-runs.calls.ts';
import { orderCalls } from '#contract/orders.calls.ts';
import type { CallName } from '#contract/calls.ts';
import type { OrderEventName } from '#domain/orders/order-events.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { createDesk, TOTAL, type Detail, type Key } from '../../testing/desk.ts';
import { watchOrders, type OrderWatch } from '../../testing/order-watch.ts';
import { addressId } from '../../testing/shop-data.ts';
import { createTestShop, PASSWORD, type Given, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { changePayment, lockOrder } from './orders.public.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let watch: OrderWatch;
let keys = 0;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  watch = watchOrders(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner('delete from runs');
  await desk.clear();
  await watch.clear();
});

const done = async (name: CallName, given: Given) => {
  const headers = { 'idempotency-key': `order-event-${(keys += 1)}` };
  const answer = await shop.call(name, { token: await shop.tokenOf('alpha', 'SALE'), headers, ...given });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};

const WAY = ['Wait', 'Approved', 'Packed', 'Shipping', 'Delivered'] as const;
const step = (From: OrderState, To: OrderState, more: object = {}) => ({
  name: 'stepMerchantOrder' as const,
  body: { From, To, Reason: 'x', ...more },
});
const undo = (From: OrderState) => ({ name: 'undoMerchantOrder' as const, body: { From } });
async function takenTo(state: OrderState): Promise<Key> {
  const key = await desk.place();
  for (let at = 0; at < WAY.length && WAY[at] !== state; at += 1)
    await desk.take(key, { From: WAY[at] ?? 'Wait', To: WAY[at + 1] ?? 'Wait' });
  return key;
}
async function issue(): Promise<Key> {
  const answer = await done('createGoodsIssue', {
    body: { SaleUnit: 'C1', Purpose: 'sample', Remark: '', Lines: [{ P_Code: 'P1', Unit: 1, Quantity: 1 }] },
  });
  return { orderid: answer.json<Detail>().Order.OrderID, saleunit: 'C1' };
}
async function actingToken(): Promise<string> {
  const staff = await shop.call('staffLogin', {
    tenant: 'alpha',
    body: { username: 'sale', password: PASSWORD },
  });
  const params = { code: 'CUST1', saleUnit: 'C1' };
  return (await shop.call('loginAsClient', { token: staff.json().token, params })).json().jtoken;
}
const ORDER = {
  SaleUnit: 'C1',
  Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
  ShipTo: addressId('alpha', 'CUST1'),
  PaymentType: 0,
  SeenTotal: 19,
};

/** Prepared by `from`, whose events are forgotten; then changed by a call on the order or by `act`, which no call need reach. */
type Way = {
  by: string;
  who?: 'ADMIN';
  from?: () => Promise<Key>;
  also?: OrderEventName[];
} & ({ call: { name: CallName; body: object } } | { name?: CallName; act: (key: Key) => Promise<unknown> });

const from = (state: OrderState) => () => takenTo(state);
const after =
  (state: OrderState, ...calls: { name: CallName; body: object }[]) =>
  async () => {
    const key = await takenTo(state);
    for (const { name, body } of calls) await done(name, { params: key, body });
    return key;
  };
const issueAfter =
  (...calls: { name: CallName; body: object }[]) =>
  async () => {
    const key = await issue();
    const token = await shop.tokenOf('alpha', 'ADMIN');
    for (const { name, body } of calls) await done(name, { token, params: key, body });
    return key;
  };
const someBack = (Quantity: number) => ({
  name: 'returnMerchantOrder' as const,
  body: { Lines: [{ Line: 1, Quantity, Restocked: 0 }], Reason: 'x' },
});
const cash = { name: 'takeMerchantCash' as const, body: { Amount: TOTAL } };

/** Each event with all ways to it; the type asks for every event. */
const WAYS: Record<OrderEventName, Way[]> = {
  placed: [
    {
      by: 'the customer',
      name: 'placeOrder',
      act: async () => done('placeOrder', { token: await desk.buyer(), body: ORDER }),
    },
    {
      by: 'a salesman for the customer',
      name: 'placeOrder',
      act: async () => done('placeOrder', { token: await actingToken(), body: ORDER }),
    },
    { by: 'staff as a goods issue', name: 'createGoodsIssue', act: issue },
  ],
  approved: [
    { by: 'a step', from: from('Wait'), call: step('Wait', 'Approved') },
    { by: 'a step of a goods issue', from: issue, call: step('Wait', 'Approved'), who: 'ADMIN' },
    { by: 'a run', from: from('Wait'), name: 'runOrderSteps', act: approveByRun },
  ],
  packed: [
    { by: 'a step', from: from('Approved'), call: step('Approved', 'Packed') },
    {
      by: 'a step in part',
      from: from('Approved'),
      call: step('Approved', 'Packed', { Lines: [{ Line: 1, Packed: 2 }] }),
    },
  ],
  packingCorrected: [
    {
      by: 'staff',
      from: from('Packed'),
      call: { name: 'repackMerchantOrder', body: { Lines: [{ Line: 1, Packed: 2 }] } },
    },
  ],
  shipping: [{ by: 'a step', from: from('Packed'), call: step('Packed', 'Shipping') }],
  deliveryFailed: [
    {
      by: 'staff',
      from: from('Shipping'),
      call: { name: 'failMerchantDelivery', body: { Reason: 'nobody there' } },
    },
  ],
  delivered: [
    { by: 'a step', from: from('Shipping'), call: step('Shipping', 'Delivered') },
    {
      by: 'a step with its cash',
      from: from('Shipping'),
      call: step('Shipping', 'Delivered', { Cash: true }),
      also: ['cashRecorded'],
    },
  ],
  refused: [{ by: 'a step', from: from('Shipping'), call: step('Shipping', 'Returned') }],
  returnedInPart: [{ by: 'staff', from: from('Delivered'), call: someBack(2) }],
  returned: [
    { by: 'a step', from: from('Delivered'), call: step('Delivered', 'Returned') },
    {
      by: 'the last goods that come back',
      from: after('Delivered', someBack(2)),
      call: {
        name: 'returnMerchantOrder',
        body: {
          Lines: [1, 2, 3].map((Line) => ({ Line, Quantity: Line === 2 ? 1 : 3, Restocked: 0 })),
          Reason: 'x',
        },
      },
    },
  ],
  canceled: [
    {
      by: 'the customer',
      from: from('Wait'),
      name: 'cancelOrder',
      act: async (params) =>
        done('cancelOrder', { token: await desk.buyer(), params, body: { Reason: 'changed my mind' } }),
    },
    { by: 'a step', from: from('Packed'), call: step('Packed', 'Canceled') },
    {
      by: 'a step of a goods issue',
      from: issueAfter(step('Wait', 'Approved')),
      call: step('Approved', 'Canceled'),
    },
  ],
  stepUndone: [
    { by: 'staff, of a sale', from: after('Packed', step('Packed', 'Canceled')), call: undo('Canceled') },
    { by: 'staff, of a packing', from: from('Packed'), call: undo('Packed') },
    { by: 'staff, of a goods issue', from: issueAfter(step('Wait', 'Approved')), call: undo('Approved') },
  ],
  cashRecorded: [{ by: 'staff', from: from('Delivered'), call: cash }],
  cashRemoved: [
    {
      by: 'staff',
      from: after('Delivered', cash),
      call: { name: 'removeMerchantCash', body: { Reason: 'counted wrongly' } },
    },
  ],
  paymentChanged: [{ by: 'a payment', from: from('Approved'), act: payByTransfer }],
  parcelTracked: [
    {
      by: 'staff',
      from: from('Packed'),
      call: { name: 'trackMerchantOrder', body: { Carrier: 'Kerry', TrackingNo: 'KEX123' } },
    },
  ],
  noted: [{ by: 'staff', from: from('Wait'), call: { name: 'noteMerchantOrder', body: { Note: 'gate 3' } } }],
};

async function approveByRun({ orderid, saleunit }: Key): Promise<void> {
  const choice = { Orders: [{ OrderID: orderid, SaleUnit: saleunit }] };
  const ahead = await shop.call('orderStepsAhead', {
    token: await shop.tokenOf('alpha', 'SALE'),
    body: choice,
  });
  const { Count, Sum, CashCount, CashSum } = ahead.json().Steps[0];
  const body = { ...choice, To: 'Approved', Seen: { Count, Sum, CashCount, CashSum } };
  const { RunId: id } = (await done('runOrderSteps', { body })).json();
  await workOnRun(shop.deps, { tenantId: 'alpha', id });
}

async function payByTransfer({ orderid: orderId, saleunit: saleUnit }: Key): Promise<void> {
  const { deps, now: at } = shop;
  const config = await webConfigOf(deps, 'alpha');
  const actor = { kind: 'customer' as const, id: 'CUST1' };
  await deps.database.inTenant('alpha', async (tx) => {
    const changer = { tenantId: 'alpha', actor, language: 'th' as const, at, config };
    const locked = await lockOrder(tx, changer, { orderId, saleUnit });
    expect(locked && (await changePayment(deps, tx, locked.change, 'pending'))).toBe('unpaid');
  });
}

const ways = Object.entries(WAYS).flatMap(([event, all]) =>
  all.map((way) => ({ event: event as OrderEventName, ...way })),
);

describe('B-23b what happens to an order', () => {
  test.each(ways)(
    '$event by $by is raised once, in the transaction, as a job and after the commit',
    async (way) => {
      const key = (await way.from?.()) ?? { orderid: '', saleunit: '' };
      await watch.clear();
      if ('act' in way) await way.act(key);
      else {
        const token = await shop.tokenOf('alpha', way.who ?? 'SALE');
        await done(way.call.name, { token, params: key, body: way.call.body });
      }
      const expected = [way.event, ...(way.also ?? [])];
      expect(await watch.seen()).toEqual({
        inTransaction: expected.toSorted(),
        jobs: expected.toSorted(),
        afterCommit: expected,
      });
      expect(watch.committed, 'one transaction').toHaveLength(1);
      for (const { to, status, history } of watch.found) {
        expect(status, 'what the effect reads is what happened').toBe(to);
        expect(history).toBeGreaterThan(0);
      }
      expect(await watch.seen('beta')).toEqual({ inTransaction: [], jobs: [], afterCommit: [] });
    },
  );

  test('has a way above for every call that changes an order', () => {
    /**
     * They leave every order as it is, or change what nothing follows from: what packers count before they pack, and the note
     * that staff write in the list. `handInCash` is about the person who holds the cash.
     */
    const others = new Set(
      [
        'quote reserveStock releaseStock listOrders orderDetail orderTracking issuableProducts orderStepsAhead exportOrders',
        'merchantOrders orderChoices merchantOrdersWaiting merchantOrderDetail merchantOrderCosts merchantOrderDocument printMerchantOrders printableOrders heldCash handInCash',
        'merchantOrderPacking countMerchantPacking saveStaffNote merchantReturnWorth',
      ].flatMap((names) => names.split(' ')),
    );
    const named = new Set(ways.flatMap((way) => ('act' in way ? (way.name ?? []) : way.call.name)));
    const all = Object.keys({ ...orderCalls, ...merchantOrderCalls, ...goodsIssueCalls, ...orderRunCalls });
    expect(all.filter((name) => !others.has(name)).toSorted()).toEqual([...named].toSorted());
  });
});
