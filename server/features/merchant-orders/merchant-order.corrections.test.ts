/** Packing corrected, delivery failed, notes, and cash on delivery; all of it in any order keeps sums and stock right. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { createDesk, PIECES, TOTAL, type Detail, type Key } from '../../testing/desk.ts';
import { numbers } from '../../testing/numbers.ts';
import { PRICES, STOCK } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

const PIECE = PRICES.alpha[0] / 100;
let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(() => desk.clear());

type OrderCall =
  | 'repackMerchantOrder'
  | 'failMerchantDelivery'
  | 'returnMerchantOrder'
  | 'noteMerchantOrder'
  | 'undoMerchantOrder'
  | 'takeMerchantCash'
  | 'removeMerchantCash';

const send = async (name: OrderCall, params: Key, body: object) =>
  shop.call(name, { token: await shop.tokenOf('alpha', 'SALE'), params, body });

const WAY = ['Wait', 'Approved', 'Packed', 'Shipping', 'Delivered'] as const;
async function takenTo(state: (typeof WAY)[number]): Promise<Key> {
  const key = await desk.place();
  for (let at = 0; WAY[at] !== state; at += 1)
    await desk.take(key, { From: WAY[at] ?? 'Wait', To: WAY[at + 1] ?? 'Wait' });
  return key;
}

describe('a packing that is corrected', () => {
  test('B-29b takes and gives back the difference, with sums, reason and history', async () => {
    const key = await takenTo('Packed');
    const less = await send('repackMerchantOrder', key, {
      Lines: [{ Line: 1, Packed: 2 }],
      Reason: 'นับผิด',
      Note: 'shelf 4',
    });
    const { Order, Events, OrderDetails } = less.json<Detail>();
    expect(Order).toMatchObject({ Status: 'Packed', OrderedTotal: TOTAL });
    expect(Order.Total).toBeCloseTo(TOTAL - 3 * PIECE, 2);
    expect(OrderDetails[0]).toMatchObject({ PackedQuantity: 2 });
    expect(Events.at(-1)).toMatchObject({ Kind: 'packing', To: 'Packed', Reason: 'นับผิด', Note: 'shelf 4' });
    expect(await desk.onHand()).toBe(STOCK - PIECES + 3);
    const again = await send('repackMerchantOrder', key, { Lines: [{ Line: 1, Packed: 4 }] });
    expect(again.json<Detail>().Order.OrderedTotal).toBe(TOTAL);
    expect(await desk.onHand()).toBe(STOCK - PIECES + 1);
    const full = (await send('repackMerchantOrder', key, { Lines: [] })).json<Detail>();
    expect(full.Order).toMatchObject({ Total: TOTAL });
    expect(full.Order.OrderedTotal).toBeUndefined();
    expect(await desk.onHand()).toBe(STOCK - PIECES);
    expect(await desk.unbalanced()).toEqual([]);
  });

  test('B-29b not more than is in stock, and only until it is handed over', async () => {
    const key = await takenTo('Packed');
    await send('repackMerchantOrder', key, { Lines: [{ Line: 1, Packed: 1 }] });
    await shop.database.asOwner(`
      insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
        select tenant_id, sale_unit, product_code, 'adjust', 2 - on_hand, 'sold' from stock where tenant_id = 'alpha';
      update stock set on_hand = 2 where tenant_id = 'alpha'`);
    expect((await send('repackMerchantOrder', key, { Lines: [] })).json()).toMatchObject({
      code: 'PACKING_OUT_OF_STOCK',
      details: { Codes: ['P1'] },
    });
    expect((await desk.detail(key)).json<Detail>().OrderDetails[0]).toMatchObject({ PackedQuantity: 1 });
    // Another line's correction does not ask for what is sold.
    const other = await send('repackMerchantOrder', key, {
      Lines: [
        { Line: 1, Packed: 1 },
        { Line: 3, Packed: 1 },
      ],
    });
    expect(other.statusCode, other.body).toBe(200);
    expect((await send('repackMerchantOrder', key, { Lines: [{ Line: 1, Packed: 6 }] })).json().code).toBe(
      'PACKED_LINES_WRONG',
    );
    await desk.take(key, { From: 'Packed', To: 'Shipping' });
    expect((await send('repackMerchantOrder', key, { Lines: [] })).json().code).toBe('STEP_NOT_ALLOWED');
  });
});

describe('what happens on the way', () => {
  test('B-29b a failed delivery leaves the order on its way; the customer sees why, staff their note too', async () => {
    const key = await takenTo('Shipping');
    expect((await send('failMerchantDelivery', key, { Note: 'x' })).json().code).toBe('REASON_MISSING');
    const failed = await send('failMerchantDelivery', key, { Reason: 'ไม่มีคนรับ', Note: 'dog' });
    expect(failed.json<Detail>().Order.Status).toBe('Shipping');
    expect(failed.json<Detail>().Events.at(-1)).toMatchObject({
      Kind: 'failed',
      Reason: 'ไม่มีคนรับ',
      Note: 'dog',
      By: 'Sale',
    });
    const buyers = await desk.buyersDetail(key);
    expect(buyers.Events.at(-1)).toMatchObject({ Kind: 'failed', Status: 'Shipping', Reason: 'ไม่มีคนรับ' });
    expect(JSON.stringify(buyers)).not.toContain('dog');
    await desk.take(key, { From: 'Shipping', To: 'Delivered' });
    expect((await send('failMerchantDelivery', key, { Reason: 'x' })).json().code).toBe('STEP_NOT_ALLOWED');
  });

  test('B-29b of two notes the customer sees the one to them', async () => {
    const key = await desk.place();
    expect((await send('noteMerchantOrder', key, {})).statusCode).toBe(400);
    await send('noteMerchantOrder', key, { Note: 'pays late' });
    await send('noteMerchantOrder', key, { Reason: 'Comes tomorrow' });
    const buyers = await desk.buyersDetail(key);
    expect(buyers.Events.map(({ Kind, Reason }) => [Kind, Reason])).toEqual([
      ['transition', ''],
      ['note', 'Comes tomorrow'],
    ]);
    expect(JSON.stringify(buyers)).not.toContain('pays late');
    const { Events } = (await desk.detail(key)).json<Detail>();
    expect(Events.map(({ Note }) => Note)).toEqual(['', 'pays late', '']);
  });
});

const held = async (who: 'SALE' | 'ADMIN' = 'SALE', query: Record<string, string> = {}) =>
  (await shop.call('heldCash', { token: await shop.tokenOf('alpha', who), query })).json<
    CallAnswer<'heldCash'>
  >();
const handIn = async (body: CallInput<'handInCash'>['body']) =>
  shop.call('handInCash', { token: await shop.tokenOf('alpha', 'ADMIN'), body });

describe('cash on delivery', () => {
  test('B-29c whoever takes it holds it until all of it is handed in, with the sum', async () => {
    const key = await takenTo('Shipping');
    const done = await desk.take(key, { From: 'Shipping', To: 'Delivered', Cash: true });
    expect(done.Order).toMatchObject({
      PaymentStatus: 'paid',
      AmountDue: 0,
      Cash: { Amount: TOTAL, By: 'Sale', HandedInAt: null },
    });
    const later = await takenTo('Delivered');
    expect((await send('takeMerchantCash', later, { Amount: TOTAL - 1 })).json()).toMatchObject({
      code: 'CASH_NOT_DUE',
      details: { AmountDue: TOTAL },
    });
    expect((await send('takeMerchantCash', later, { Amount: TOTAL })).statusCode).toBe(200);
    const { Data, Holders } = await held();
    expect(Data.map(({ OrderID, Amount, By }) => [OrderID, Amount, By])).toEqual(
      expect.arrayContaining([
        [key.orderid, TOTAL, 'Sale'],
        [later.orderid, TOTAL, 'Sale'],
      ]),
    );
    expect(Holders).toMatchObject([{ UserId: 'SALE', Name: 'Sale', Count: 2, Sum: 2 * TOTAL }]);
    const wrong = await handIn({ SaleUnit: 'C1', UserId: 'SALE', Count: 1, Sum: TOTAL });
    expect(wrong.json()).toMatchObject({ code: 'CASH_CHANGED', details: { Count: 2, Sum: 2 * TOTAL } });
    expect((await handIn({ SaleUnit: 'C1', UserId: 'SALE', Count: 2, Sum: 2 * TOTAL })).statusCode).toBe(200);
    expect(await held()).toEqual({ Data: [], Next: null, Holders: [] });
    expect((await desk.detail(key)).json<Detail>().Order.Cash?.HandedInAt).toEqual(expect.any(String));
    expect((await send('removeMerchantCash', key, { Reason: 'x' })).json().code).toBe('CASH_HANDED_IN');
    const [row] = await shop.database.asOwner<{ subject: string; after: object }>(
      `select subject, after from audit_log where action = 'cash.handIn'`,
    );
    expect(row).toEqual({ subject: 'staff/SALE', after: { CashSatang: 2 * TOTAL * 100, SaleUnit: 'C1' } });
  });

  test('B-29 a step that booked its cash is taken back together with it, with both events and one audit row', async () => {
    const key = await takenTo('Shipping');
    const before = (await desk.detail(key)).json<Detail>();
    const paid = await desk.take(key, { From: 'Shipping', To: 'Delivered', Cash: true });
    expect(paid).toMatchObject({ UndoTo: 'Shipping', UndoCash: 'with' });
    const undone = (await send('undoMerchantOrder', key, { From: 'Delivered' })).json<Detail>();
    expect(undone.Order).toEqual(before.Order);
    expect(undone.Events).toEqual(before.Events);
    expect((await held()).Data).toEqual([]);
    const [audit] = await shop.database.asOwner(
      `select before, after from audit_log where action = 'order.undo' order by at desc limit 1`,
    );
    expect(audit).toEqual({
      before: { Status: 'Delivered', CashSatang: TOTAL * 100, PaymentStatus: 'paid' },
      after: { Status: 'Shipping', PaymentStatus: 'unpaid' },
    });
    expect((await desk.take(key, { From: 'Shipping', To: 'Delivered', Cash: true })).Order.AmountDue).toBe(0);
  });

  test('B-29 not once that cash is handed in', async () => {
    const key = await takenTo('Shipping');
    await desk.take(key, { From: 'Shipping', To: 'Delivered', Cash: true });
    await handIn({ SaleUnit: 'C1', UserId: 'SALE', Count: 1, Sum: TOTAL });
    const { UndoTo, UndoCash } = (await desk.detail(key)).json<Detail>();
    expect([UndoTo, UndoCash]).toEqual([null, null]);
    expect((await send('undoMerchantOrder', key, { From: 'Delivered' })).json().code).toBe('UNDO_TOO_LATE');
  });

  test('B-29c a record of cash that was not taken is removed, and the step can be taken back then', async () => {
    const key = await takenTo('Delivered');
    const paid = (await send('takeMerchantCash', key, { Amount: TOTAL })).json<Detail>();
    expect(paid).toMatchObject({ UndoTo: null, UndoCash: 'first' });
    expect((await send('undoMerchantOrder', key, { From: 'Delivered' })).json().code).toBe('UNDO_CASH_FIRST');
    const unpaid = await send('removeMerchantCash', key, { Reason: 'x', Note: 'wrong order' });
    expect(unpaid.json<Detail>()).toMatchObject({
      Order: { PaymentStatus: 'unpaid', AmountDue: TOTAL, Cash: null },
      UndoTo: 'Shipping',
    });
    expect((await send('undoMerchantOrder', key, { From: 'Delivered' })).statusCode).toBe(200);
  });

  test('B-29c what came back is not taken, and what was paid of it is owed', async () => {
    const lines = [{ Line: 1, Quantity: 2, Restocked: 2 }];
    const first = await takenTo('Delivered');
    await send('returnMerchantOrder', first, { Lines: lines, Reason: 'x' });
    const rest = TOTAL - 2 * PIECE;
    expect((await send('takeMerchantCash', first, { Amount: TOTAL })).json().code).toBe('CASH_NOT_DUE');
    const paid = await send('takeMerchantCash', first, { Amount: Number(rest.toFixed(2)) });
    expect(paid.json<Detail>().Order).toMatchObject({ AmountDue: 0, RefundDue: 0 });
    const second = await takenTo('Delivered');
    await send('takeMerchantCash', second, { Amount: TOTAL });
    const back = await send('returnMerchantOrder', second, { Lines: lines, Reason: 'x' });
    expect(back.json<Detail>().Order).toMatchObject({ ReturnedAmount: 2 * PIECE, RefundDue: 2 * PIECE });
  });

  test('B-29c is taken once, only on the way or after it, and never of another step', async () => {
    const key = await takenTo('Packed');
    expect((await send('takeMerchantCash', key, { Amount: TOTAL })).json().code).toBe('CASH_NOT_DUE');
    expect((await desk.step(key, { From: 'Packed', To: 'Shipping', Cash: true })).json().code).toBe(
      'CASH_NOT_DUE',
    );
    await desk.take(key, { From: 'Packed', To: 'Shipping' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('takeMerchantCash', key, { Amount: TOTAL })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  test('B-29c the list has pages, each receipt once', async () => {
    const placed: string[] = [];
    for (let order = 0; order < 3; order += 1) {
      const key = await takenTo('Shipping');
      await send('takeMerchantCash', key, { Amount: TOTAL });
      placed.push(key.orderid);
    }
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await held('ADMIN', { take: '2', ...(after !== undefined && { after }) });
      seen.push(...page.Data.map(({ OrderID }) => OrderID));
      after = page.Next ?? undefined;
    } while (after !== undefined);
    expect(seen.toSorted()).toEqual(placed.toSorted());
  });
});

describe('whatever is done to an order, in any order', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'B-28 B-29b its sums and the stock add up, and nothing is negative (%i)',
    async (seed) => {
      const any = numbers(seed * 7919);
      const key = await desk.place();
      const done = new Set<string>();
      for (let turn = 0; turn < 14; turn += 1) {
        const { Order, Steps, UndoReturn } = (await desk.detail(key)).json<Detail>();
        const From = Order.Status;
        const line = 1 + any(3);
        const actions = [
          ...Steps.map((To) => async () => {
            const Lines = To === 'Packed' && any(2) === 0 ? [{ Line: line, Packed: any(4) }] : [];
            const Cash = To === 'Delivered' && any(2) === 0;
            const Restocked = To === 'Returned' && any(2) === 0 ? [{ Line: line, Restocked: any(3) }] : [];
            return desk.step(key, { From, To, Reason: 'x', Lines, Cash, Restocked });
          }),
          async () => send('undoMerchantOrder', key, { From, ...(UndoReturn && { Return: UndoReturn }) }),
          async () => send('repackMerchantOrder', key, { Lines: [{ Line: line, Packed: any(4) }] }),
          async () => {
            const Quantity = 1 + any(3);
            return send('returnMerchantOrder', key, {
              Lines: [{ Line: line, Quantity, Restocked: any(Quantity + 1) }],
              Reason: 'x',
            });
          },
          async () => send('takeMerchantCash', key, { Amount: Order.AmountDue }),
          async () => send('removeMerchantCash', key, { Reason: 'x' }),
          async () => send('failMerchantDelivery', key, { Reason: 'x' }),
        ];
        // A step on is likelier than the others, so that orders come far.
        const chosen = any(3) === 0 ? actions[any(actions.length)] : actions[0];
        const answer = await chosen?.();
        expect(answer?.statusCode, answer?.body).toBeLessThan(500);
        if (answer?.statusCode === 200) done.add(Order.Status);
        expect(await wrongSums()).toEqual([]);
        expect(await desk.unbalanced()).toEqual([]);
        expect(await misplacedPieces()).toEqual([]);
      }
      expect(done.size).toBeGreaterThan(1);
    },
  );
});

/** Orders whose sums are not those of their lines as packed and returned. */
const wrongSums = () =>
  shop.database.asOwner(`
    select o.order_id from orders o, lateral (
      select sum(coalesce(p.amount_satang, l.amount_satang)) as amount, sum(coalesce(p.discount_satang, l.discount_satang)) as discount,
        sum(coalesce(p.tax_satang, l.tax_satang)) as tax, min(coalesce(p.quantity, l.quantity) - coalesce(r.quantity, 0)) as left_over,
        min(coalesce(p.amount_satang, l.amount_satang) - coalesce(r.amount, 0)) as worth
      from order_lines l left join packed_lines p using (tenant_id, order_id, line_no)
      left join (
        select tenant_id, order_id, line_no, sum(quantity) as quantity, sum(b.amount_satang) as amount
        from order_return_lines b join order_returns d using (tenant_id, order_id, return_no)
        where d.undone_at is null group by tenant_id, order_id, line_no
      ) r using (tenant_id, order_id, line_no)
      where l.tenant_id = o.tenant_id and l.order_id = o.order_id
    ) s, lateral (
      select coalesce(sum(amount_satang + fee_satang), 0) as amount from order_returns r
      where r.tenant_id = o.tenant_id and r.order_id = o.order_id and r.undone_at is null
    ) back
    where o.total_satang <> s.amount + o.delivery_fee_satang or o.discount_satang <> s.discount
      or o.tax_satang <> s.tax + o.delivery_tax_satang or s.left_over < 0 or s.worth < 0
      or o.returned_satang <> back.amount or o.returned_satang > o.total_satang
      or (o.status = 'Returned') <> (s.amount > 0 and o.returned_satang >= s.amount)
      or (o.payment_status = 'paid') <> exists (select from cash_receipts c where c.order_id = o.order_id)`);

/** Pieces that are neither in stock nor with a customer nor written off. */
const misplacedPieces = () =>
  shop.database.asOwner(
    `
    select s.product_code from stock s where s.tenant_id = 'alpha' and s.sale_unit = 'C1'
      and s.on_hand <> $1 - coalesce((
        select sum(l.unit_rate * (coalesce(p.quantity, l.quantity) - coalesce(r.restocked, 0)))
        from order_lines l join orders o using (tenant_id, order_id) left join packed_lines p using (tenant_id, order_id, line_no)
        left join (
          select tenant_id, order_id, line_no, sum(restocked) as restocked
          from order_return_lines join order_returns d using (tenant_id, order_id, return_no)
          where d.undone_at is null group by tenant_id, order_id, line_no
        ) r using (tenant_id, order_id, line_no)
        where o.tenant_id = s.tenant_id and o.sale_unit = s.sale_unit and l.product_code = s.product_code
          and o.status <> 'Canceled' and l.takes_stock), 0)`,
    [STOCK],
  );
