import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { addressId, PRICES, STOCK } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type Detail = CallAnswer<'placeOrder'>;
let shop: TestShop;
let keys = 0;
const newKey = () => `test-key-${(keys += 1)}`;
const piece = PRICES.alpha[0] / 100;
const body = (more: object = {}) => ({
  SaleUnit: 'C1',
  Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
  ShipTo: addressId('alpha', 'CUST1'),
  PaymentType: 0,
  SeenTotal: piece,
  ...more,
});
type Asking = { token?: string; key?: string; language?: string };
const place = async (more: object = {}, { token, key = newKey(), language = 'en' }: Asking = {}) =>
  shop.call('placeOrder', {
    token: token ?? (await shop.tokenOf('alpha', 'CUST1')),
    headers: { 'idempotency-key': key, 'accept-language': language },
    body: body(more),
  });
const one = async <T>(statement: string) => (await shop.database.asOwner<{ value: T }>(statement))[0]?.value;
const onHand = (code = 'P1') =>
  one<number>(
    `select on_hand::int as value from stock where tenant_id = 'alpha' and sale_unit = 'C1' and product_code = '${code}'`,
  );
const orderCount = () => one<number>(`select count(*)::int as value from orders where tenant_id = 'alpha'`);
/** Every balance of every tenant against the sum of its ledger: rows that differ. */
const unbalanced = () =>
  shop.database.asOwner(`
    select s.tenant_id, s.sale_unit, s.product_code, s.on_hand, s.held
    from stock s left join stock_ledger l using (tenant_id, sale_unit, product_code)
    group by s.tenant_id, s.sale_unit, s.product_code, s.on_hand, s.held
    having s.on_hand <> coalesce(sum(l.on_hand_delta), 0) or s.held <> coalesce(sum(l.held_delta), 0)`);

beforeAll(async () => {
  shop = await createTestShop({ running: true });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner(`delete from orders; delete from idempotency_keys; delete from stock_ledger`);
  await shop.database.asOwner(`update stock set on_hand = ${STOCK}, held = 0`);
  await shop.database.asOwner(`
    insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
    select tenant_id, sale_unit, product_code, 'adjust', on_hand, 'opening' from stock`);
});

describe('placing an order', () => {
  test('C-07 takes the stock, writes lines in every unit, and answers with what was written', async () => {
    const total = (2 * PRICES.alpha[0] + PRICES.alpha[1] + 3 * PRICES.alpha[0]) / 100;
    const Lines = [
      { P_Code: 'P1', qty1: 2, qty2: 1, qty3: 0 },
      { P_Code: 'P2', qty1: 3, qty2: 0, qty3: 0 },
    ];
    const answer = await place({ Lines, SeenTotal: total, Remark: 'โทรก่อนส่ง' });
    expect(answer.statusCode, answer.body).toBe(200);
    const placed = answer.json<Detail>();
    expect(placed.Order).toMatchObject({
      Status: 'Wait',
      Total: total,
      SaleUnit: 'C1',
      Customer_Id: 'CUST1',
      Remark: 'โทรก่อนส่ง',
      LineCount: 3,
      MayCancel: true,
    });
    expect(placed.OrderDetails.map(({ P_Code, Unit, Quantity }) => [P_Code, Unit, Quantity])).toEqual([
      ['P1', 1, 2],
      ['P1', 2, 1],
      ['P2', 1, 3],
    ]);
    expect(await onHand('P1')).toBe(STOCK - 8);
    expect(await onHand('P2')).toBe(STOCK - 3);
    expect(await unbalanced()).toEqual([]);
    const { OrderID, SaleUnit } = placed.Order;
    const read = await shop.call('orderDetail', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      params: { orderid: OrderID, saleunit: SaleUnit },
    });
    expect(read.json()).toEqual(placed);
  });

  test('charges the price level of the customer', async () => {
    const token = await shop.tokenOf('alpha', 'CUST2');
    const ShipTo = addressId('alpha', 'CUST2');
    const dear = await place({ ShipTo }, { token });
    expect(dear.json()).toMatchObject({
      statusCode: 409,
      code: 'TOTAL_CHANGED',
      details: { Total: piece - 1 },
    });
    expect((await place({ ShipTo, SeenTotal: piece - 1 }, { token })).statusCode).toBe(200);
  });

  test('a total that the buyer did not see is reported, and nothing is placed', async () => {
    const answer = await place({ SeenTotal: 1 });
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'TOTAL_CHANGED',
      details: { Total: piece },
    });
    expect(await orderCount()).toBe(0);
    expect(await onHand()).toBe(STOCK);
  });

  test('reports everything that stops the order at once, and how many are left', async () => {
    const Lines = [
      { P_Code: 'P1', qty1: 101, qty2: 0, qty3: 0 },
      { P_Code: 'NOPE', qty1: 1, qty2: 0, qty3: 0 },
    ];
    const answer = await place({ Lines });
    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'ORDER_STOPPED',
      details: {
        Problems: [
          { code: 'OUT_OF_STOCK', P_Code: 'P1', limit: STOCK },
          { code: 'NOT_SOLD_HERE', P_Code: 'NOPE' },
        ],
      },
    });
    expect(await orderCount()).toBe(0);
  });

  test('a product that counts no stock is sold without it', async () => {
    const Lines = [{ P_Code: 'P3', qty1: 500, qty2: 0, qty3: 0 }];
    expect((await place({ Lines, SeenTotal: 500 * piece })).statusCode).toBe(200);
    expect(await onHand('P3')).toBe(STOCK);
  });

  test('an address of another customer, of another tenant or of nobody is not found', async () => {
    for (const ShipTo of [
      addressId('alpha', 'CUST2'),
      addressId('beta', 'CUST1'),
      '99999999-0000-4000-8000-000000000000',
    ]) {
      const answer = await place({ ShipTo });
      expect(answer.json()).toMatchObject({ statusCode: 404, code: 'ADDRESS_NOT_FOUND' });
    }
    expect(await onHand()).toBe(STOCK);
  });

  test('two tabs with different centers: the one whose token is of another center is refused and nothing is placed', async () => {
    const token = await shop.tokenOf('alpha', 'CUST1', 'C2');
    expect((await place({}, { token })).json()).toMatchObject({ statusCode: 409, code: 'CENTER_MISMATCH' });
    expect(await orderCount()).toBe(0);
    expect(await onHand()).toBe(STOCK);
  });

  test('without an idempotency key nothing is placed', async () => {
    const answer = await shop.call('placeOrder', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      body: body(),
    });
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      code: 'IDEMPOTENCY_KEY_MISSING',
      fields: { 'Idempotency-Key': expect.any(String) },
    });
  });

  test('the buyer gets an SMS once the order is safe, in its language', async () => {
    const order = { Lines: [{ P_Code: 'P3', qty1: 500, qty2: 0, qty3: 0 }], SeenTotal: 500 * piece };
    for (const [language, words] of Object.entries({ th: 'ได้รับคำสั่งซื้อ', en: 'received your order' })) {
      const { OrderID } = (await place(order, { language })).json<Detail>().Order;
      const told = () => shop.sent.find(({ text }) => text.includes(OrderID))?.text;
      const said = expect.stringMatching(`${words}.*฿9,500[.]00`);
      await expect.poll(told).toEqual(said);
    }
  });
});

describe('what must not happen twice', () => {
  test('200 buyers at once on a product with 100 in stock: exactly 100 sold, the others informed', async () => {
    const addresses = await shop.database.asOwner<{ customer_code: string; address_id: string }>(`
      with buyers as (
        insert into customers (tenant_id, customer_code, name) select 'alpha', 'B' || n, 'Buyer ' || n from generate_series(1, 200) n
        on conflict do nothing returning tenant_id, customer_code
      )
      insert into addresses (tenant_id, customer_code, address_type, name, line, province_code, district_code, subdistrict_code, postal_code)
      select tenant_id, customer_code, 'S', 'Home', '1 Road', '10', '1001', '100101', '10200' from buyers
      returning customer_code, address_id`);
    expect(addresses).toHaveLength(200);
    const orders = addresses.map(async ({ customer_code, address_id }) => {
      const token = await shop.deps.tokens.sign({
        tenantId: 'alpha',
        kind: 'customer',
        customerCode: customer_code,
        userId: '',
        role: '',
        saleUnit: 'C1',
        sessionId: '',
      });
      return place({ ShipTo: address_id }, { token });
    });
    const answers = await Promise.all(orders);
    const sold = answers.filter((answer) => answer.statusCode === 200);
    const refused = answers.filter((answer) => answer.statusCode !== 200);
    expect(sold).toHaveLength(100);
    for (const answer of refused)
      expect(answer.json()).toMatchObject({
        statusCode: 409,
        code: 'ORDER_STOPPED',
        details: { Problems: [{ code: 'OUT_OF_STOCK', P_Code: 'P1' }] },
      });
    expect(await onHand()).toBe(0);
    expect(await orderCount()).toBe(100);
    expect(await unbalanced()).toEqual([]);
  });

  test('one key sent twenty times at once is one order, and all twenty get it', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place({}, { key })));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json<Detail>().Order.OrderID)).size).toBe(1);
    expect(await orderCount()).toBe(1);
    expect(await onHand()).toBe(STOCK - 1);
  });

  test('a key belongs to one request: with another body it is refused', async () => {
    const key = newKey();
    await place({}, { key });
    expect((await place({ Remark: 'other' }, { key })).json()).toMatchObject({
      statusCode: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await orderCount()).toBe(1);
  });

  test("a key is its owner's: another customer's same key is another order", async () => {
    const key = newKey();
    await place({}, { key });
    const token = await shop.tokenOf('alpha', 'CUST2');
    const other = await place({ ShipTo: addressId('alpha', 'CUST2'), SeenTotal: piece - 1 }, { token, key });
    expect(other.statusCode).toBe(200);
    expect(await orderCount()).toBe(2);
  });

  test('a key whose order was refused may be used again', async () => {
    const key = newKey();
    expect((await place({ SeenTotal: 1 }, { key })).statusCode).toBe(409);
    expect((await place({}, { key })).statusCode).toBe(200);
  });

  test('orders that name the same products in opposite order never block each other for good', async () => {
    const there = [
      { P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 },
      { P_Code: 'P2', qty1: 1, qty2: 0, qty3: 0 },
    ];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        place({ Lines: n % 2 === 0 ? there : there.toReversed(), SeenTotal: 2 * piece }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(await onHand('P1')).toBe(STOCK - 60);
    expect(await unbalanced()).toEqual([]);
  });
});

describe('a customer and their orders', () => {
  const asCustomer = async (who: 'CUST1' | 'CUST2' = 'CUST1') => ({
    token: await shop.tokenOf('alpha', who),
  });

  test('C-07 the list is newest first and goes on where it ended', async () => {
    for (let n = 0; n < 5; n += 1) {
      shop.now = new Date(shop.now.getTime() + 60_000);
      await place();
    }
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await shop.call('listOrders', {
        ...(await asCustomer()),
        query: { take: '2', ...(before ? { before } : {}) },
      });
      const { Data, Next } = page.json<CallAnswer<'listOrders'>>();
      seen.push(...Data.map((order) => order.OrderDate));
      before = Next ?? undefined;
    } while (before !== undefined);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });

  test('C-07 canceling while it waits gives everything back, and twice is the same as once', async () => {
    const { OrderID } = (
      await place({
        Lines: [{ P_Code: 'P1', qty1: 0, qty2: 2, qty3: 0 }],
        SeenTotal: (2 * PRICES.alpha[1]) / 100,
      })
    ).json<Detail>().Order;
    expect(await onHand()).toBe(STOCK - 12);
    const params = { orderid: OrderID, saleunit: 'C1' };
    const both = await Promise.all(
      [1, 2].map(async () =>
        shop.call('cancelOrder', { ...(await asCustomer()), params, body: { Reason: 'changed my mind' } }),
      ),
    );
    for (const answer of both)
      expect(answer.json<Detail>().Order).toMatchObject({ Status: 'Canceled', MayCancel: false });
    expect(await onHand()).toBe(STOCK);
    expect(await unbalanced()).toEqual([]);
    const again = await shop.call('cancelOrder', { ...(await asCustomer()), params });
    expect(again.json<Detail>().Events.map((event) => event.Status)).toEqual(['Wait', 'Canceled']);
    expect(await onHand()).toBe(STOCK);
  });

  test('an order that somebody works on can no longer be canceled by the buyer', async () => {
    const { OrderID } = (await place()).json<Detail>().Order;
    await shop.database.asOwner(`update orders set status = 'Approved' where order_id = '${OrderID}'`);
    const answer = await shop.call('cancelOrder', {
      ...(await asCustomer()),
      params: { orderid: OrderID, saleunit: 'C1' },
    });
    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'ORDER_NOT_CANCELABLE' });
    expect(await onHand()).toBe(STOCK - 1);
  });

  test("another customer's order is not found, neither to read nor to cancel", async () => {
    const { OrderID } = (await place()).json<Detail>().Order;
    const params = { orderid: OrderID, saleunit: 'C1' };
    for (const name of ['orderDetail', 'cancelOrder'] as const) {
      const answer = await shop.call(name, { ...(await asCustomer('CUST2')), params });
      expect(answer.json()).toMatchObject({ statusCode: 404, code: 'ORDER_NOT_FOUND' });
    }
    expect(await one<string>(`select status as value from orders`)).toBe('Wait');
  });
});

describe('the quote', () => {
  test('C-07 prices the cart as the order will, in the language of the caller', async () => {
    const Lines = [{ P_Code: 'P1', qty1: 0, qty2: 0, qty3: 1 }];
    const quote = await shop.call('quote', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      language: 'th',
      body: { SaleUnit: 'C1', Lines },
    });
    expect(quote.json()).toMatchObject({
      Lines: [{ P_Code: 'P1', UnitName: 'ลัง', UnitPrice: PRICES.alpha[2] / 100 }],
      Total: PRICES.alpha[2] / 100,
      Problems: [],
    });
  });
});
