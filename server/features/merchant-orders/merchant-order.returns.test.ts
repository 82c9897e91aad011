/** Orders that come back: refused at the door or brought back later, and canceled after they were packed. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('an order that comes back', () => {
  test.each(['Shipping', 'Delivered'] as const)(
    'B-28 from %s is Returned, with a reason, a document, and all of its goods in stock again',
    async (From) => {
      const before = await stock();
      const key = await takenTo(From);
      expect((await desk.step(key, { From, To: 'Returned' })).json().code).toBe('REASON_MISSING');
      const back = await desk.step(key, { From, To: 'Returned', Reason: 'ลูกค้าไม่รับ' });
      expect(back.json<Detail>().Order.Status).toBe('Returned');
      expect(await stock()).toBe(before);
      const [document] = await shop.database.asOwner(
        `select reason, is_whole as whole, amount_satang::int as amount from order_returns where order_id = $1`,
        [key.orderid],
      );
      expect(document).toEqual({ reason: 'ลูกค้าไม่รับ', whole: true, amount: TOTAL * 100 });
      expect(back.json<Detail>().Steps).toEqual([]);
    },
  );

  test.each(['Shipping', 'Delivered'] as const)(
    'B-28 from %s, what cannot be sold again is written off: the rest alone goes back to stock',
    async (From) => {
      const before = await stock();
      const key = await takenTo(From);
      const step = { From, To: 'Returned', Reason: 'x' } as const;
      for (const Restocked of [[{ Line: 1, Restocked: 6 }], [{ Line: 9, Restocked: 1 }]]) {
        const wrong = await desk.step(key, { ...step, Restocked });
        expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'RETURNED_LINES_WRONG']);
      }
      expect((await desk.detail(key)).json<Detail>().Order.Status).toBe(From);
      const back = await desk.step(key, { ...step, Restocked: [{ Line: 1, Restocked: 2 }] });
      expect(back.json<Detail>().Returns[0]?.Lines[0]).toEqual({ Line: 1, Quantity: 5, Restocked: 2 });
      expect(back.json<Detail>().Order.ReturnedAmount).toBe(TOTAL);
      expect(await stock()).toBe((before ?? 0) - 3);
    },
  );

  test('B-28 no other step says what goes back to stock', async () => {
    const key = await takenTo('Approved');
    const step = await desk.step(key, {
      From: 'Approved',
      To: 'Packed',
      Restocked: [{ Line: 1, Restocked: 1 }],
    });
    expect(step.json().code).toBe('RETURNED_LINES_WRONG');
  });

  test('B-28 packed in part, only what was sent comes back', async () => {
    const before = await stock();
    const key = await takenTo('Shipping', [{ Line: 1, Packed: 2 }]);
    const back = await desk.step(key, { From: 'Shipping', To: 'Returned', Reason: 'x' });
    expect(back.statusCode, back.body).toBe(200);
    expect(await stock()).toBe(before);
  });

  test('B-28 canceled after it was packed, also in part, it gives back what was packed', async () => {
    const before = await stock();
    for (const lines of [undefined, [{ Line: 1, Packed: 2 }]]) {
      const key = await takenTo('Packed', lines);
      const canceled = await desk.step(key, { From: 'Packed', To: 'Canceled', Reason: 'x' });
      expect(canceled.json<Detail>().Order.Status).toBe('Canceled');
      expect(await stock()).toBe(before);
    }
  });

  test('B-28 does so once, however many ask at the same moment', async () => {
    const before = await stock();
    const key = await takenTo('Delivered');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => desk.step(key, { From: 'Delivered', To: 'Returned', Reason: 'x' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await stock()).toBe(before);
  });
});

const undo = async (params: Key, From: Detail['Order']['Status'], Return?: number) =>
  shop.call('undoMerchantOrder', {
    token: await shop.tokenOf('alpha', 'SALE'),
    params,
    body: { From, ...(Return !== undefined && { Return }) },
  });

describe('the delivery fee of an order that comes back', () => {
  const FEE = 45.5;
  const moneyOf = async ({ orderid }: Key) =>
    shop.database.asOwner<{ total: number; returned: number; fee: number }>(
      `select o.total_satang::int as total, o.returned_satang::int as returned, sum(r.fee_satang)::int as fee
       from orders o join order_returns r using (tenant_id, order_id) where order_id = $1 group by 1, 2`,
      [orderid],
    );
  beforeEach(() => desk.chargeDelivery(FEE));
  afterEach(() => desk.chargeDelivery(0));

  test('B-28 is not to be paid where the order was refused', async () => {
    const key = await takenTo('Shipping', undefined, FEE);
    const back = await desk.take(key, { From: 'Shipping', To: 'Returned', Reason: 'x' });
    expect(back.Order).toMatchObject({ Total: TOTAL + FEE, ReturnedAmount: TOTAL + FEE });
    expect(back.Returns).toMatchObject([{ Amount: TOTAL + FEE }]);
    const total = (TOTAL + FEE) * 100;
    expect(await moneyOf(key)).toEqual([{ total, returned: total, fee: FEE * 100 }]);
  });

  test.each(['by its step', 'by its goods'])('B-28 stays earned where it was delivered, %s', async (way) => {
    const key = await takenTo('Delivered', undefined, FEE);
    const everything = [5, 1, 3].map((Quantity, at) => ({ Line: at + 1, Quantity, Restocked: Quantity }));
    const back =
      way === 'by its step'
        ? await desk.take(key, { From: 'Delivered', To: 'Returned', Reason: 'x' })
        : (await giveBack(key, everything)).json<Detail>();
    expect(back.Order).toMatchObject({
      Status: 'Returned',
      Total: TOTAL + FEE,
      ReturnedAmount: TOTAL,
    });
    expect(await moneyOf(key)).toEqual([{ total: (TOTAL + FEE) * 100, returned: TOTAL * 100, fee: 0 }]);
  });
});

describe('a step that is taken back', () => {
  test('B-29 leaves the order as it was, with stock and sums, and nothing of it in the history', async () => {
    const before = await stock();
    const key = await takenTo('Approved');
    const approved = (await desk.detail(key)).json<Detail>();
    const taken = await stock();
    await desk.step(key, { From: 'Approved', To: 'Packed', Lines: [{ Line: 1, Packed: 2 }] });
    const undone = await undo(key, 'Packed');
    expect(undone.statusCode, undone.body).toBe(200);
    expect(undone.json<Detail>().Order).toEqual(approved.Order);
    expect(await stock()).toBe(taken);
    await desk.step(key, { From: 'Approved', To: 'Canceled', Reason: 'x' });
    expect(await stock()).toBe(before);
    await undo(key, 'Canceled');
    expect(await stock()).toBe(taken);
    const { Events, Order } = (await desk.detail(key)).json<Detail>();
    expect([Order.Status, Events.map(({ To }) => To)]).toEqual(['Approved', ['Wait', 'Approved']]);
  });

  test('B-29 not after ten minutes, nor from another state than was seen, nor what is sold since', async () => {
    const key = await takenTo('Shipping');
    expect((await undo(key, 'Packed')).json().code).toBe('ORDER_MOVED_ON');
    const { now } = shop;
    shop.now = new Date(now.getTime() + 10 * 60_000 + 1);
    expect((await undo(key, 'Shipping')).json().code).toBe('UNDO_TOO_LATE');
    shop.now = now;
    const canceled = await takenTo('Approved');
    await desk.step(canceled, { From: 'Approved', To: 'Canceled', Reason: 'x' });
    await shop.database.asOwner(`
      insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
        select tenant_id, sale_unit, product_code, 'adjust', -on_hand, 'sold' from stock where tenant_id = 'alpha';
      update stock set on_hand = 0 where tenant_id = 'alpha'`);
    expect((await undo(canceled, 'Canceled')).json()).toMatchObject({
      code: 'UNDO_OUT_OF_STOCK',
      details: { Codes: ['P1'] },
    });
    expect((await desk.detail(canceled)).json<Detail>().Order.Status).toBe('Canceled');
  });
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

describe('goods that come back in part', () => {
  test('B-28 leave the order delivered until nothing is left; what is written off stays out of stock', async () => {
    const before = await stock();
    const key = await takenTo('Delivered');
    const taken = await stock();
    const first = await giveBack(key, [{ Line: 1, Quantity: 3, Restocked: 2 }]);
    expect(first.json<Detail>().Order.Status).toBe('Delivered');
    expect(await stock()).toBe((taken ?? 0) + 2);
    expect((await giveBack(key, [{ Line: 1, Quantity: 3, Restocked: 3 }])).json().code).toBe(
      'RETURNED_LINES_WRONG',
    );
    const rest = [
      { Line: 1, Quantity: 2, Restocked: 2 },
      { Line: 2, Quantity: 1, Restocked: 1 },
      { Line: 3, Quantity: 3, Restocked: 3 },
    ];
    expect((await giveBack(key, rest)).json<Detail>().Order.Status).toBe('Returned');
    expect(await stock()).toBe((before ?? 0) - 1);
    const [sums] = await shop.database.asOwner(
      `select o.returned_satang = o.total_satang as all, (select count(*)::int from order_returns) as documents from orders o`,
    );
    expect(sums).toEqual({ all: true, documents: 2 });
  });

  test('B-28 only of what was delivered, with a reason', async () => {
    const key = await takenTo('Shipping');
    const lines = [{ Line: 1, Quantity: 1, Restocked: 1 }];
    expect((await giveBack(key, lines)).json().code).toBe('STEP_NOT_ALLOWED');
    expect((await giveBack(key, lines, '')).json().code).toBe('REASON_MISSING');
  });

  test('B-28 twice at the same moment come back once', async () => {
    const key = await takenTo('Delivered');
    const lines = [{ Line: 1, Quantity: 5, Restocked: 5 }];
    const answers = await Promise.all([giveBack(key, lines), giveBack(key, lines)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });
});

describe('the delivery fee of an order that came back after delivery', () => {
  test('B-28 is due, taken in cash, and owed again once the cash is removed', async () => {
    const key = await takenTo('Delivered');
    await shop.database.asOwner(
      `update orders set delivery_fee_satang = 4550, total_satang = total_satang + 4550 where order_id = $1`,
      [key.orderid],
    );
    const back = await desk.take(key, { From: 'Delivered', To: 'Returned', Reason: 'x' });
    expect(back.Order).toMatchObject({ AmountDue: 45.5, RefundDue: 0 });
    const token = await shop.tokenOf('alpha', 'SALE');
    const paid = await shop.call('takeMerchantCash', { token, params: key, body: { Amount: 45.5 } });
    expect(paid.json<Detail>().Order).toMatchObject({ PaymentStatus: 'paid', AmountDue: 0, RefundDue: 0 });
    expect((await undo(key, 'Returned')).json().code).toBe('UNDO_CASH_FIRST');
    const removed = await shop.call('removeMerchantCash', { token, params: key, body: { Reason: 'x' } });
    expect(removed.json<Detail>().Order).toMatchObject({ AmountDue: 45.5, RefundDue: 0 });
  });
});
