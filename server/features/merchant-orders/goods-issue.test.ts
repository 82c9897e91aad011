/** Goods issues: made by staff, approved, when their goods leave the stock, and canceled, when they come back. */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { createDesk, type Detail, type Key } from '../../testing/desk.ts';
import { STOCK } from '../../testing/shop-data.ts';
import { clearAway } from '../housekeeping/housekeeping.usecases.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(() => desk.clear());

type Issue = CallInput<'createGoodsIssue'>['body'];
const LINES: Issue['Lines'] = [
  { P_Code: 'P1', Unit: 1, Quantity: 4 },
  { P_Code: 'P1', Unit: 2, Quantity: 1 },
  { P_Code: 'P3', Unit: 1, Quantity: 2 },
];
/** Pieces of P1 that they take. */
const PIECES = 10;

let keys = 0;
const newKey = () => `goods-issue-${(keys += 1)}`;
type Sending = { key?: string; tenant?: 'alpha' | 'beta'; who?: 'SALE' | 'ADMIN' };
const send = async (
  body: Partial<Issue> = {},
  { key = newKey(), tenant = 'alpha', who = 'SALE' }: Sending = {},
) =>
  shop.call('createGoodsIssue', {
    token: await shop.tokenOf(tenant, who),
    headers: { 'idempotency-key': key },
    body: { SaleUnit: 'C1', Purpose: 'sample', Remark: 'งานแสดงสินค้า', Lines: LINES, ...body },
  });
async function made(): Promise<Key> {
  const answer = await send();
  expect(answer.statusCode, answer.body).toBe(200);
  return { orderid: answer.json<Detail>().Order.OrderID, saleunit: 'C1' };
}
const undo = async (params: Key, From: Detail['Order']['Status']) =>
  shop.call('undoMerchantOrder', { token: await shop.tokenOf('alpha', 'SALE'), params, body: { From } });
const listed = async (type: string) =>
  (await shop.call('merchantOrders', { token: await shop.tokenOf('alpha', 'SALE'), query: { type } })).json<
    CallAnswer<'merchantOrders'>
  >().Data;

describe('a goods issue', () => {
  test('B-33 is made with purpose and lines, costs nothing, takes nothing yet, and is in its own list alone', async () => {
    const key = await made();
    const { Order, OrderDetails, Events, Steps } = (await desk.detail(key)).json<Detail>();
    expect(Order).toMatchObject({
      OrderType: 'I',
      Status: 'Wait',
      Purpose: 'sample',
      Remark: 'งานแสดงสินค้า',
      Customer_Id: '',
      Total: 0,
      AmountDue: 0,
    });
    expect(
      OrderDetails.map(({ P_Code, Unit, Quantity, Amount }) => [P_Code, Unit, Quantity, Amount]),
    ).toEqual([
      ['P1', 1, 4, 0],
      ['P1', 2, 1, 0],
      ['P3', 1, 2, 0],
    ]);
    expect(Events).toMatchObject([{ To: 'Wait', By: 'Sale' }]);
    expect(Steps).toEqual(['Canceled']);
    expect((await desk.detail(key, 'ADMIN')).json<Detail>().Steps).toEqual(['Approved', 'Canceled']);
    expect(await desk.onHand()).toBe(STOCK);
    expect((await listed('I')).map(({ OrderID }) => OrderID)).toEqual([key.orderid]);
    expect(await listed('I')).toMatchObject([
      { Purpose: 'sample', LineCount: 3, Pieces: PIECES + 2, MadeBy: 'Sale' },
    ]);
    expect((await listed('I'))[0]).not.toHaveProperty('ApprovedBy');
    expect(await listed('3')).toEqual([]);
    const [row] = await shop.database.asOwner<{ after: object }>(
      `select after from audit_log where action = 'issue.create'`,
    );
    expect(row?.after).toEqual({ Status: 'Wait', Purpose: 'sample', Reason: 'งานแสดงสินค้า' });
  });

  test('B-33 approved its goods leave the stock, canceled they are back; each can be taken back', async () => {
    const key = await made();
    await desk.take(key, { From: 'Wait', To: 'Approved' }, 'ADMIN');
    expect(await desk.onHand()).toBe(STOCK - PIECES);
    expect(await listed('I')).toMatchObject([{ MadeBy: 'Sale', ApprovedBy: expect.any(String) }]);
    const kinds = await shop.database.asOwner(
      `select kind, on_hand_delta::int as delta from stock_ledger where reference = $1 order by entry_id`,
      [key.orderid],
    );
    expect(kinds).toEqual([{ kind: 'issue', delta: -PIECES }]);
    expect((await desk.step(key, { From: 'Approved', To: 'Packed' })).json().code).toBe('STEP_NOT_ALLOWED');
    await undo(key, 'Approved');
    expect(await desk.onHand()).toBe(STOCK);
    await desk.take(key, { From: 'Wait', To: 'Approved' }, 'ADMIN');
    await desk.take(key, { From: 'Approved', To: 'Canceled', Reason: 'x' });
    expect(await desk.onHand()).toBe(STOCK);
    await undo(key, 'Canceled');
    expect(await desk.onHand()).toBe(STOCK - PIECES);
    expect(await desk.unbalanced()).toEqual([]);
  });

  test('B-33 canceled before it is approved gives nothing back', async () => {
    const key = await made();
    await desk.take(key, { From: 'Wait', To: 'Canceled', Reason: 'x' });
    expect(await desk.onHand()).toBe(STOCK);
    expect((await undo(key, 'Canceled')).statusCode).toBe(200);
    expect(await desk.onHand()).toBe(STOCK);
    expect(await desk.unbalanced()).toEqual([]);
  });

  test('B-33 is not approved without the stock, and not by two at once', async () => {
    const tooMuch = (await send({ Lines: [{ P_Code: 'P1', Unit: 1, Quantity: STOCK + 1 }] })).json<Detail>();
    const key = { orderid: tooMuch.Order.OrderID, saleunit: 'C1' };
    expect((await desk.step(key, { From: 'Wait', To: 'Approved' }, 'ADMIN')).json()).toMatchObject({
      code: 'ISSUE_OUT_OF_STOCK',
      details: { Codes: ['P1'] },
    });
    expect((await desk.detail(key)).json<Detail>().Order.Status).toBe('Wait');
    const other = await made();
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.step(other, { From: 'Wait', To: 'Approved' }, 'ADMIN')),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await desk.onHand()).toBe(STOCK - PIECES);
  });

  test('B-33 names what is wrong with its lines, and its center is the one that was seen', async () => {
    expect((await send({ Lines: [{ P_Code: 'NONE', Unit: 1, Quantity: 1 }] })).json()).toMatchObject({
      code: 'ISSUE_LINES_WRONG',
      details: { Codes: ['NONE'] },
    });
    expect((await send({ Lines: [] })).statusCode).toBe(400);
    expect((await send({ Lines: [{ P_Code: 'P1', Unit: 1, Quantity: 0 }] })).statusCode).toBe(400);
    expect((await send({ Lines: LINES.concat(LINES) })).statusCode).toBe(400);
    expect((await send({ SaleUnit: 'C2' })).json().code).toBe('CENTER_MISMATCH');
  });

  const idOf = (answer: Awaited<ReturnType<typeof send>>) => answer.json<Detail>().Order.OrderID;
  const countOf = async (table: string) =>
    (await shop.database.asOwner(`select from ${table} where tenant_id = 'alpha'`)).length;

  test('B-33 S-72 sent again after a lost line it is made once, written once and published once', async () => {
    const key = newKey();
    const published = vi.spyOn(shop.deps.events, 'publish');
    onTestFinished(() => published.mockRestore());
    const first = await send({}, { key });
    const again = await send({}, { key });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    const atOnce = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({}, { key: atOnce })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect([await countOf('orders'), await countOf('audit_log')]).toEqual([2, 2]);
    expect(published.mock.calls.filter(([change]) => 'live' in change)).toHaveLength(2);
  });

  test('B-33 S-72 a key is of one request, one caller and one shop, and is free again once it was refused', async () => {
    const key = newKey();
    const wrong = await send({ Lines: [{ P_Code: 'NONE', Unit: 1, Quantity: 1 }] }, { key });
    expect(wrong.statusCode).toBe(400);
    const first = await send({}, { key });
    expect(first.statusCode).toBe(200);
    const other = await send({ Remark: 'อื่น' }, { key });
    expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const colleague = await send({}, { key, who: 'ADMIN' });
    const elsewhere = await send({}, { key, tenant: 'beta' });
    expect([colleague.statusCode, elsewhere.statusCode]).toEqual([200, 200]);
    expect(new Set([first, colleague, elsewhere].map(idOf)).size).toBe(3);
    // Placing an order under the same key is another call.
    expect((await desk.place()).orderid).not.toBe(idOf(first));
  });

  test('B-33 S-72 without a key nothing is made; an answer of long ago is gone, and still nothing is made twice', async () => {
    const bare = await send({}, { key: '' });
    expect([bare.statusCode, bare.json().code]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
    const key = newKey();
    await send({}, { key });
    await shop.database.asOwner(`update idempotency_keys set created_at = now() - interval '40 days'`);
    shop.now = new Date();
    await clearAway(shop.deps, 'alpha');
    const again = await send({}, { key });
    expect([again.statusCode, again.json().code]).toEqual([409, 'IDEMPOTENCY_ANSWER_GONE']);
    expect((await send({ Remark: 'อื่น' }, { key })).statusCode).toBe(422);
    expect(await countOf('orders')).toBe(1);
  });

  test('B-33 products are found by code and barcode with their units and what is left', async () => {
    const answer = await shop.call('issuableProducts', {
      token: await shop.tokenOf('alpha', 'SALE'),
      query: { search: 'P1' },
    });
    const [first] = answer.json<CallAnswer<'issuableProducts'>>().Data;
    expect(first).toMatchObject({ P_Code: 'P1', Available: STOCK });
    expect(first?.Units.map(({ Unit, Rate }) => [Unit, Rate])).toEqual([
      [1, 1],
      [2, 6],
      [3, expect.any(Number)],
    ]);
  });

  test('B-33 no sale, no cash, no figure counts it', async () => {
    const key = await made();
    await desk.take(key, { From: 'Wait', To: 'Approved' }, 'ADMIN');
    const token = await shop.tokenOf('alpha', 'SALE');
    expect(
      (await shop.call('takeMerchantCash', { token, params: key, body: { Amount: 0 } })).json().code,
    ).toBe('CASH_NOT_DUE');
    const sales = (await shop.call('mySales', { token })).json<CallAnswer<'mySales'>>();
    expect([sales.Today.Count, sales.Orders]).toEqual([0, []]);
  });
});

describe('products for a goods issue', () => {
  test('B-33 a barcode finds its product and says which unit it is on, also of one that is not sold', async () => {
    await shop.database.asOwner(
      `update product_units set barcode = case unit_no when 1 then '8850001000017' else '8850001000024' end
       where tenant_id = 'alpha' and product_code = 'P1' and unit_no in (1, 2)`,
    );
    await shop.database.asOwner(
      `update product_units set barcode = '8850001000031' where tenant_id = 'beta' and unit_no = 1`,
    );
    const scan = async (search: string) => {
      const answer = await shop.call('issuableProducts', {
        token: await shop.tokenOf('alpha', 'SALE'),
        query: { search },
      });
      return answer
        .json<CallAnswer<'issuableProducts'>>()
        .Data.map(({ P_Code, ScannedUnit }) => [P_Code, ScannedUnit]);
    };
    expect(await scan('8850001000017')).toEqual([['P1', 1]]);
    expect(await scan('885 0001 000024')).toEqual([['P1', 2]]);
    expect((await scan('p1'))[0]).toEqual(['P1', null]);
    expect(await scan('8850001000031')).toEqual([]);
    await shop.database.asOwner(
      `update stock set is_active = false where tenant_id = 'alpha' and product_code = 'P1'`,
    );
    expect(await scan('8850001000017')).toEqual([['P1', 1]]);
  });
});
