/** Recording a payment by the public functions alone, as a payment or a rider's app does: no staff, no centers of staff. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TenantTransaction } from '#database/database.ts';
import { CallError } from '../../http/call-error.ts';
import type { OrderChange } from '../../order-effects.ts';
import { createDesk, TOTAL, type Detail, type Key } from '../../testing/desk.ts';
import { watchOrders, type OrderWatch } from '../../testing/order-watch.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { changePayment, lockOrder, removeCash, takeCash } from './orders.public.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let watch: OrderWatch;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  watch = watchOrders(shop);
});
afterAll(() => shop.stop());
beforeEach(() => desk.clear());

/** What a rider does in a transaction with the order locked; undefined if the order is not there for them. */
async function asRider<T>(
  { orderid: orderId, saleunit: saleUnit }: Key,
  work: (tx: TenantTransaction, change: OrderChange) => Promise<T>,
  tenantId: 'alpha' | 'beta' = 'alpha',
): Promise<T | undefined> {
  const { deps, now: at } = shop;
  const config = await webConfigOf(deps, tenantId);
  const actor = { kind: 'rider' as const, id: 'RIDER7' };
  return deps.database.inTenant(tenantId, async (tx) => {
    const changer = { tenantId, actor, language: 'th' as const, at, config };
    const locked = await lockOrder(tx, changer, { orderId, saleUnit });
    return locked && work(tx, locked.change);
  });
}

const WAY = ['Wait', 'Approved', 'Packed', 'Shipping', 'Delivered'] as const;
async function takenTo(state: (typeof WAY)[number]): Promise<Key> {
  const key = await desk.place();
  for (let at = 0; WAY[at] !== state; at += 1)
    await desk.take(key, { From: WAY[at] ?? 'Wait', To: WAY[at + 1] ?? 'Wait' });
  await watch.clear();
  return key;
}

const orderOf = async (key: Key) => (await desk.detail(key)).json<Detail>().Order;
const raised = async () => (await watch.seen()).afterCommit;
const cash = async (key: Key, seenSatang?: number) =>
  asRider(key, (tx, change) =>
    takeCash(shop.deps, tx, change, seenSatang === undefined ? {} : { seenSatang }),
  );
const move = async (key: Key, to: 'unpaid' | 'pending' | 'paid' | 'refunded') =>
  asRider(key, (tx, change) => changePayment(shop.deps, tx, change, to));

describe('B-29c cash that a rider takes', () => {
  test('pays the order, is held by the rider, and is one event; removed, the order is unpaid again', async () => {
    const key = await takenTo('Shipping');
    expect(await cash(key, TOTAL * 100)).toBe(TOTAL * 100);
    expect(await orderOf(key)).toMatchObject({
      PaymentStatus: 'paid',
      AmountDue: 0,
      Cash: { Amount: TOTAL, By: 'RIDER7', HandedInAt: null },
    });
    expect(await raised()).toEqual(['cashRecorded']);
    const said = { reason: '', note: 'counted wrongly' };
    expect(await asRider(key, (tx, change) => removeCash(shop.deps, tx, change, said))).toBe(TOTAL * 100);
    expect(await orderOf(key)).toMatchObject({ PaymentStatus: 'unpaid', AmountDue: TOTAL, Cash: null });
    expect(await raised()).toEqual(['cashRecorded', 'cashRemoved']);
    await expect(asRider(key, (tx, change) => removeCash(shop.deps, tx, change, said))).rejects.toMatchObject(
      { parts: { code: 'CASH_HANDED_IN' } },
    );
  });

  test('is taken once, however many record it at the same moment', async () => {
    const key = await takenTo('Delivered');
    const codeOf = (error: unknown) => (error instanceof CallError ? error.parts.code : error);
    const all = await Promise.all([1, 2, 3, 4].map(async () => cash(key).catch(codeOf)));
    expect(all.toSorted()).toEqual([TOTAL * 100, 'CASH_NOT_DUE', 'CASH_NOT_DUE', 'CASH_NOT_DUE']);
    expect(await shop.database.asOwner('select satang::int from cash_receipts')).toEqual([
      { satang: TOTAL * 100 },
    ]);
  });

  test.each([
    ['before it is on its way', 'Approved', 0, undefined],
    ['of another amount than is due', 'Shipping', TOTAL, TOTAL * 100 - 1],
  ] as const)('is refused %s, and nothing is written', async (_, state, AmountDue, seenSatang) => {
    const key = await takenTo(state);
    await expect(cash(key, seenSatang)).rejects.toMatchObject({
      parts: { code: 'CASH_NOT_DUE', details: { AmountDue } },
    });
    expect([await orderOf(key), await raised()]).toMatchObject([{ PaymentStatus: 'unpaid', Cash: null }, []]);
  });

  test('is refused where the order is paid by transfer', async () => {
    const key = await takenTo('Shipping');
    await shop.database.asOwner('update orders set payment_type = 2 where order_id = $1', [key.orderid]);
    await expect(cash(key)).rejects.toMatchObject({
      parts: { code: 'CASH_NOT_DUE', details: { AmountDue: 0 } },
    });
  });
});

describe('B-29c a payment that is announced', () => {
  test('leaves the sum to be collected until it is confirmed', async () => {
    const key = await takenTo('Shipping');
    expect(await move(key, 'pending')).toBe('unpaid');
    expect(await orderOf(key)).toMatchObject({ PaymentStatus: 'pending', AmountDue: TOTAL });
    expect((await desk.buyersDetail(key)).Order.AmountDue).toBe(TOTAL);
    expect(await move(key, 'paid')).toBe('pending');
    expect(await orderOf(key)).toMatchObject({ PaymentStatus: 'paid', AmountDue: 0 });
    expect(await raised()).toEqual(['paymentChanged', 'paymentChanged']);
  });

  test('is announced once, however many say so at the same moment', async () => {
    const key = await takenTo('Approved');
    const all = await Promise.all([1, 2, 3, 4].map(async () => move(key, 'pending')));
    expect(all.filter((before) => before !== undefined)).toEqual(['unpaid']);
    expect(await raised()).toEqual(['paymentChanged']);
  });

  test('is paid in cash at the door where nobody has confirmed it', async () => {
    const key = await takenTo('Shipping');
    await move(key, 'pending');
    expect(await cash(key)).toBe(TOTAL * 100);
    expect(await orderOf(key)).toMatchObject({
      PaymentStatus: 'paid',
      AmountDue: 0,
      Cash: { Amount: TOTAL },
    });
  });

  test('goes no way that the table of payments has not, and nothing is written or raised then', async () => {
    const key = await takenTo('Approved');
    expect(await move(key, 'refunded')).toBeUndefined();
    await move(key, 'paid');
    expect(await move(key, 'pending')).toBeUndefined();
    expect(await move(key, 'paid')).toBeUndefined();
    expect((await orderOf(key)).PaymentStatus).toBe('paid');
    expect(await raised()).toEqual(['paymentChanged']);
  });
});

test("B-29c an order of another center or another shop is not there, whoever's payment it is", async () => {
  const key = await takenTo('Shipping');
  const pay = async (tx: TenantTransaction, change: OrderChange) => takeCash(shop.deps, tx, change);
  expect(await asRider({ ...key, saleunit: 'C2' }, pay)).toBeUndefined();
  expect(await asRider(key, pay, 'beta')).toBeUndefined();
  expect(await orderOf(key)).toMatchObject({ PaymentStatus: 'unpaid', Cash: null });
});
