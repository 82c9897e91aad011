/** What the shop owes its customers, and that it was paid back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { dueSatang, refundDueSatang } from '#domain/orders/order-due.ts';
import { orderStates, orderTypes } from '#domain/orders/order.ts';
import { paymentStatuses } from '#domain/orders/payment.ts';
import { verdict } from '../../testing/attempts.ts';
import { createColleagues, type Colleague } from '../../testing/colleagues.ts';
import { createDesk, TOTAL, type Detail, type Key } from '../../testing/desk.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let colleagues: Awaited<ReturnType<typeof createColleagues>>;
const NOW = new Date('2026-03-02T05:00:00Z');
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  colleagues = await createColleagues(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = NOW;
  await desk.clear();
  await shop.database.asOwner('delete from staff_roles');
  shop.deps.cache.dropAll();
});

const call = async (
  who: Colleague,
  name:
    | 'payMerchantRefund'
    | 'undoMerchantRefund'
    | 'removeMerchantCash'
    | 'undoMerchantOrder'
    | 'returnMerchantOrder',
  params: Key,
  body: object,
  tenant: TestTenant = 'alpha',
) => shop.call(name, { token: await colleagues.tokenOf(who, tenant), params, body });
const pay = (who: Colleague, key: Key, more: Partial<CallInput<'payMerchantRefund'>['body']> = {}) =>
  call(who, 'payMerchantRefund', key, {
    Amount: PART,
    Method: 'transfer',
    Reference: 'T-1',
    Reason: 'came back',
    ...more,
  });
const due = async (
  query: Record<string, string> = {},
  who: Colleague = 'ADMIN',
  tenant: TestTenant = 'alpha',
) =>
  (await shop.call('refundsDue', { token: await colleagues.tokenOf(who, tenant), query })).json<
    CallAnswer<'refundsDue'>
  >();

/** Baht of what comes back: two pieces. */
let PART: number;
/** Delivered, paid, and two pieces came back. */
async function owing(): Promise<Key> {
  const key = await desk.takenTo('Shipping');
  await desk.take(key, { From: 'Shipping', To: 'Delivered', Cash: true });
  const back = await call('SALE', 'returnMerchantOrder', key, {
    Lines: [{ Line: 1, Quantity: 2, Restocked: 2 }],
    Reason: 'x',
  });
  PART = back.json<Detail>().Order.RefundDue;
  expect(PART).toBeGreaterThan(0);
  return key;
}

describe('B-29e what is owed', () => {
  test('is by the same rule in the tables as in the domain, whatever was paid, came back and was paid back', async () => {
    const cases = orderTypes.flatMap((orderType) =>
      orderStates.flatMap((status) =>
        paymentStatuses.flatMap((paymentStatus) =>
          [0, 300, 1000].flatMap((returnedSatang) =>
            [
              [0, 0],
              [1000, 0],
              [1000, 300],
              [700, 0],
              [1000, 1000],
            ].map(([paidSatang = 0, refundedSatang = 0]) => ({
              orderType,
              status,
              paymentStatus,
              returnedSatang,
              paidSatang,
              refundedSatang,
              totalSatang: 1000,
            })),
          ),
        ),
      ),
    );
    await shop.database.asOwner(
      `insert into orders (tenant_id, order_id, sale_unit, order_type, status, customer_code, purpose, payment_type, payment_status,
         delivery_method, subtotal_satang, total_satang, returned_satang, paid_satang, refunded_satang, ship_to, placed_at, updated_at)
       select 'alpha', 'X' || n, 'C1', c->>'orderType', c->>'status', case when c->>'orderType' = '3' then 'CUST1' end,
         case when c->>'orderType' = 'I' then 'sample' end, 0, c->>'paymentStatus', 'OWN', 1000, 1000, (c->>'returnedSatang')::bigint,
         (c->>'paidSatang')::bigint, (c->>'refundedSatang')::bigint, '{}', now(), now()
       from jsonb_array_elements($1::jsonb) with ordinality as e (c, n)`,
      [JSON.stringify(cases)],
    );
    const rows = await shop.database.asOwner<{ due: number; refund: number }>(
      `select due_satang::int as due, refund_due_satang::int as refund from orders order by substr(order_id, 2)::int`,
    );
    expect(rows).toHaveLength(cases.length);
    expect(rows).toEqual(cases.map((one) => ({ due: dueSatang(one), refund: refundDueSatang(one) })));
  });

  test('is a list with a sum, the oldest first, a page by key, of the own center alone', async () => {
    const [first, second] = [await owing(), await owing()];
    await desk.takenTo('Delivered');
    const all = await due();
    expect(all).toMatchObject({ Count: 2, Sum: Number((2 * PART).toFixed(2)), Next: null });
    const ids = all.Data.map(({ OrderID }) => OrderID);
    expect(ids.toSorted()).toEqual([first.orderid, second.orderid].toSorted());
    expect(all.Data[0]).toMatchObject({ RefundDue: PART, PaidAmount: TOTAL, Status: 'Delivered' });
    const page = await due({ take: '1' });
    expect(page.Data[0]?.OrderID).toBe(ids[0]);
    expect((await due({ take: '1', after: page.Next ?? '' })).Data[0]?.OrderID).toBe(ids[1]);
    expect((await due({}, 'ADMIN', 'beta')).Data).toEqual([]);
    const other = await shop.call('refundsDue', { token: await shop.tokenOf('alpha', 'SALE2') });
    expect(other.json<CallAnswer<'refundsDue'>>()).toMatchObject({ Data: [], Count: 0, Sum: 0 });
  });

  test('is told to the buyer while it is owed and once it is paid', async () => {
    const key = await owing();
    expect((await desk.buyersDetail(key)).Order).toMatchObject({ RefundDue: PART });
    await pay('ADMIN', key);
    const { Order } = await desk.buyersDetail(key);
    expect([Order.RefundDue, Order.RefundedAmount]).toEqual([undefined, PART]);
    expect(JSON.stringify(Order)).not.toContain('T-1');
  });
});

describe('B-29e a refund', () => {
  test('is recorded by a right, with who, how, when and why, once, and all of it', async () => {
    const key = await owing();
    expect(verdict(await pay('SALE', key))).toBe('403 RIGHT_MISSING');
    await colleagues.give('3', ['payRefunds'], 'beta');
    expect(verdict(await pay('SALE', key))).toBe('403 RIGHT_MISSING');
    await colleagues.give('3', ['payRefunds']);
    expect((await pay('SALE', key, { Amount: 1 })).json()).toMatchObject({
      code: 'REFUND_NOT_DUE',
      details: { RefundDue: PART },
    });
    expect(verdict(await pay('SALE', key, { Reason: ' ' }))).toMatch(/^400/);
    const answers = (await Promise.all([pay('SALE', key), pay('SALE', key)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(answers.toSorted()).toEqual([200, 409]);
    const { Order, Refunds } = (await desk.detail(key)).json<Detail>();
    expect(Order).toMatchObject({ RefundDue: 0, RefundedAmount: PART, PaymentStatus: 'partlyRefunded' });
    expect(Refunds).toMatchObject([
      {
        No: 1,
        Amount: PART,
        Method: 'transfer',
        Reference: 'T-1',
        Reason: 'came back',
        At: NOW.toISOString(),
        MayUndo: true,
      },
    ]);
    expect((await due()).Data).toEqual([]);
    const [row] = await shop.database.asOwner(
      `select actor_id, after from audit_log where action = 'order.refund'`,
    );
    expect(row).toMatchObject({
      actor_id: 'SALE',
      after: { RefundSatang: Math.round(PART * 100), RefundMethod: 'transfer' },
    });
  });

  test('of all that was paid leaves the order refunded; what comes back later is owed besides', async () => {
    const key = await owing();
    await pay('ADMIN', key);
    const back = await desk.take(key, { From: 'Delivered', To: 'Returned', Reason: 'x' });
    const rest = Number((TOTAL - PART).toFixed(2));
    expect(back.Order.RefundDue).toBe(rest);
    const paid = (await pay('ADMIN', key, { Amount: rest, Method: 'cash', Reference: '' })).json<Detail>();
    expect(paid.Order).toMatchObject({
      PaymentStatus: 'refunded',
      RefundDue: 0,
      RefundedAmount: TOTAL,
      AmountDue: 0,
    });
  });

  test('is taken back within ten minutes, the last one first, and owed again', async () => {
    const key = await owing();
    await pay('ADMIN', key);
    const undo = (No = 1, who: Colleague = 'ADMIN') =>
      call(who, 'undoMerchantRefund', key, { No, Reason: 'wrong order' });
    expect(verdict(await undo(1, 'SALE'))).toBe('403 RIGHT_MISSING');
    expect(verdict(await undo(2))).toBe('409 REFUND_TOO_LATE');
    shop.now = new Date(NOW.getTime() + 10 * 60_000 + 1);
    expect(verdict(await undo())).toBe('409 REFUND_TOO_LATE');
    expect((await desk.detail(key, 'ADMIN')).json<Detail>().Refunds[0]?.MayUndo).toBe(false);
    shop.now = NOW;
    const undone = (await undo()).json<Detail>();
    expect(undone.Order).toMatchObject({ RefundDue: PART, RefundedAmount: 0, PaymentStatus: 'paid' });
    expect(undone.Refunds[0]?.UndoneAt).toBe(NOW.toISOString());
    expect(verdict(await undo())).toBe('409 REFUND_TOO_LATE');
    expect((await pay('ADMIN', key)).json<Detail>().Refunds.map(({ No }) => No)).toEqual([1, 2]);
    const [row] = await shop.database.asOwner(
      `select after from audit_log where action = 'order.refundUndone'`,
    );
    expect(row).toMatchObject({ after: { Reason: 'wrong order' } });
  });

  test('keeps the cash and the return that it was paid for from being taken away', async () => {
    const key = await owing();
    await pay('ADMIN', key);
    expect(verdict(await call('SALE', 'removeMerchantCash', key, { Reason: 'x' }))).toBe('409 CASH_REFUNDED');
    expect((await desk.detail(key)).json<Detail>()).toMatchObject({ UndoTo: null, UndoCash: 'refundFirst' });
    const undo = () => call('SALE', 'undoMerchantOrder', key, { From: 'Delivered', Return: 1 });
    expect(verdict(await undo())).toBe('409 UNDO_REFUND_FIRST');
    expect((await desk.detail(key)).json<Detail>().Order.RefundedAmount, 'nothing is written').toBe(PART);
    await call('ADMIN', 'undoMerchantRefund', key, { No: 1, Reason: 'x' });
    expect(verdict(await undo())).toMatch(/^200/);
    expect((await desk.detail(key)).json<Detail>().Order.RefundDue).toBe(0);
  });

  test('is found at the own centers of the own shop only', async () => {
    const key = await owing();
    expect(verdict(await pay('ADMIN', { ...key, saleunit: 'C2' }))).toBe('404 ORDER_NOT_FOUND');
    const body = { Amount: PART, Method: 'cash', Reason: 'x' } as const;
    const other = await shop.call('payMerchantRefund', {
      token: await shop.tokenOf('beta', 'ADMIN'),
      params: key,
      body,
    });
    expect(verdict(other)).toBe('404 ORDER_NOT_FOUND');
  });
});
