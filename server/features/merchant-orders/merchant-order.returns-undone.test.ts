/** Returns that are taken back: what stood before stands again. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDesk, TOTAL, type Detail, type Key } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(() => desk.clear());

const stock = () => desk.stock();
const takenTo: typeof desk.takenTo = (...order) => desk.takenTo(...order);
const undo = async (params: Key, From: Detail['Order']['Status'], Return?: number) =>
  shop.call('undoMerchantOrder', {
    token: await shop.tokenOf('alpha', 'SALE'),
    params,
    body: { From, ...(Return !== undefined && { Return }) },
  });
const giveBack = async (
  params: Key,
  Lines: { Line: number; Quantity: number; Restocked: number }[],
  Reason = 'x',
) =>
  shop.call('returnMerchantOrder', {
    token: await shop.tokenOf('alpha', 'SALE'),
    params,
    body: { Lines, Reason, Note: 'for us' },
  });

describe('a return that is taken back', () => {
  const lines = [{ Line: 1, Quantity: 3, Restocked: 2 }];

  test('B-29 of a refused order leaves it on its way, the document marked, and stock and sums as they were', async () => {
    const whole = await stock();
    const key = await takenTo('Shipping');
    const before = (await desk.detail(key)).json<Detail>();
    const taken = await stock();
    await desk.step(key, {
      From: 'Shipping',
      To: 'Returned',
      Reason: 'x',
      Restocked: [{ Line: 1, Restocked: 4 }],
    });
    expect(await stock()).toBe((whole ?? 0) - 1);
    const undone = await undo(key, 'Returned');
    expect(undone.statusCode, undone.body).toBe(200);
    const after = undone.json<Detail>();
    expect(after.Order).toEqual(before.Order);
    expect(after.OrderDetails).toEqual(before.OrderDetails);
    expect(after.Events).toEqual(before.Events);
    expect(after.Returns).toMatchObject([{ No: 1, UndoneAt: shop.now.toISOString() }]);
    expect(await stock()).toBe(taken);
    // A new document follows, and the one that was taken back counts no more.
    const again = await desk.step(key, { From: 'Shipping', To: 'Returned', Reason: 'y' });
    expect(again.json<Detail>().Returns.map(({ No, UndoneAt }) => [No, UndoneAt === null])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(again.json<Detail>().Order.ReturnedAmount).toBe(TOTAL);
  });

  test('B-29 in part is named by its number, the last one first, and leaves the step before it', async () => {
    const key = await takenTo('Delivered');
    const taken = await stock();
    await giveBack(key, lines);
    const second = (await giveBack(key, [{ Line: 1, Quantity: 2, Restocked: 1 }])).json<Detail>();
    expect([second.UndoTo, second.UndoReturn]).toEqual(['Delivered', 2]);
    for (const wrong of [undefined, 1])
      expect((await undo(key, 'Delivered', wrong)).json().code).toBe('ORDER_MOVED_ON');
    expect((await undo(key, 'Delivered', 2)).json<Detail>().UndoReturn).toBe(1);
    expect(await stock()).toBe((taken ?? 0) + 2);
    expect((await undo(key, 'Delivered', 2)).json().code).toBe('ORDER_MOVED_ON');
    const none = (await undo(key, 'Delivered', 1)).json<Detail>();
    expect(await stock()).toBe(taken);
    expect([none.Order.ReturnedAmount, none.UndoTo, none.UndoReturn]).toEqual([undefined, 'Shipping', null]);
    expect((await undo(key, 'Delivered')).json<Detail>().Order.Status).toBe('Shipping');
  });

  test('B-29 of the last goods leads back to Delivered with what came back before', async () => {
    const key = await takenTo('Delivered');
    const part = (await giveBack(key, lines)).json<Detail>();
    await desk.step(key, { From: 'Delivered', To: 'Returned', Reason: 'x' });
    const undone = (await undo(key, 'Returned')).json<Detail>();
    expect(undone.Order).toEqual(part.Order);
    expect(undone.UndoReturn).toBe(1);
  });

  test('B-29 not after ten minutes, nor if what went back to stock is sold since', async () => {
    const key = await takenTo('Delivered');
    await giveBack(key, lines);
    const { now } = shop;
    shop.now = new Date(now.getTime() + 10 * 60_000 + 1);
    expect((await undo(key, 'Delivered', 1)).json().code).toBe('UNDO_TOO_LATE');
    shop.now = now;
    await shop.database.asOwner(`
      insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
        select tenant_id, sale_unit, product_code, 'adjust', -on_hand, 'sold' from stock where tenant_id = 'alpha';
      update stock set on_hand = 0 where tenant_id = 'alpha'`);
    expect((await undo(key, 'Delivered', 1)).json()).toMatchObject({
      code: 'UNDO_OUT_OF_STOCK',
      details: { Codes: ['P1'] },
    });
    const { Returns, Order } = (await desk.detail(key)).json<Detail>();
    expect([Returns[0]?.UndoneAt, Order.ReturnedAmount]).toEqual([null, expect.any(Number)]);
  });

  test('B-29 twice at the same moment is taken back once', async () => {
    const key = await takenTo('Delivered');
    const taken = await stock();
    await giveBack(key, lines);
    const answers = await Promise.all([undo(key, 'Delivered', 1), undo(key, 'Delivered', 1)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await stock()).toBe(taken);
  });
});
