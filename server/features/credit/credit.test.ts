/** Orders on credit, what they hold of it, and what staff do with it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { OpenKey } from '#domain/web-config/registry.ts';
import { tags } from '../../cache/tags.ts';
import { createDesk, type Key } from '../../testing/desk.ts';
import { addressId, PRICES } from '../../testing/shop-data.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

const PIECE = PRICES.alpha[0];
const BAHT = PIECE / 100;
const WAYS = JSON.stringify([
  { code: 'COD', kind: 'cash', th: 'ปลายทาง', en: 'Cash' },
  { code: 'CREDIT', kind: 'credit', th: 'เครดิต', en: 'Credit' },
]);
let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let keys = 0;

beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await desk.clear();
  await shop.database.asOwner(
    `delete from web_config where opt <> 'CHECKOUT_HOLD_MINUTES'; delete from credit_entries; delete from credit_orders;
     update customers set authorize_satang = 0, debt_satang = 0, reserved_satang = 0, is_sap = false, sap_debt_at = null`,
  );
  await set({ PAYMENT_METHODS: WAYS });
  await give(3 * PIECE);
});

async function set(settings: Partial<Record<OpenKey, string>>, tenant = 'alpha'): Promise<void> {
  for (const [opt, value] of Object.entries(settings))
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ($1, $2, $3)
       on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
      [tenant, opt, value],
    );
  shop.deps.events.publish({ tags: [tags.config(tenant)] });
}
const give = async (satang: number, more = '') =>
  shop.database.asOwner(
    `update customers set authorize_satang = $1 ${more} where tenant_id = 'alpha' and customer_code = 'CUST1'`,
    [satang],
  );

const place = async (pieces = 1, way: object = { PaymentType: -1, PaymentMethod: 'CREDIT' }) =>
  shop.call('placeOrder', {
    token: await shop.tokenOf('alpha', 'CUST1'),
    language: 'en',
    headers: { 'idempotency-key': `credit-order-${(keys += 1)}` },
    body: {
      SaleUnit: 'C1',
      Lines: [{ P_Code: 'P1', qty1: pieces, qty2: 0, qty3: 0 }],
      ShipTo: addressId('alpha', 'CUST1'),
      SeenTotal: pieces * BAHT,
      ...way,
    },
  });
async function placed(pieces = 1, way?: object): Promise<Key> {
  const answer = await place(pieces, way);
  expect(answer.statusCode, answer.body).toBe(200);
  return { orderid: answer.json<CallAnswer<'placeOrder'>>().Order.OrderID, saleunit: 'C1' };
}
const STEPS = ['Approved', 'Packed', 'Shipping', 'Delivered'] as const;
async function moved(key: Key, until: (typeof STEPS)[number]): Promise<void> {
  let From: 'Wait' | (typeof STEPS)[number] = 'Wait';
  for (const To of STEPS.slice(0, STEPS.indexOf(until) + 1)) {
    const answer = await desk.step(key, { From, To });
    expect(answer.statusCode, answer.body).toBe(200);
    From = To;
  }
}
const delivered = async (pieces = 1): Promise<Key> => {
  const key = await placed(pieces);
  await moved(key, 'Delivered');
  return key;
};
/** Limit, debt and what is reserved, in pieces of P1. */
async function held(): Promise<number[]> {
  const [row] = await shop.database.asOwner<{ limit: number; debt: number; reserved: number }>(
    `select authorize_satang::int as limit, debt_satang::int as debt, reserved_satang::int as reserved
     from customers where tenant_id = 'alpha' and customer_code = 'CUST1'`,
  );
  return [row?.limit, row?.debt, row?.reserved].map((satang) => (satang ?? 0) / PIECE);
}
/** The ledger says what the account says, and orders hold no more than it. */
async function balances(base = 0): Promise<void> {
  const [row] = await shop.database.asOwner<Record<string, number>>(
    `select (c.debt_satang - coalesce(sum(e.debt_delta), 0))::int as debt,
       (c.reserved_satang - coalesce(sum(e.reserved_delta), 0))::int as reserved
     from customers c left join credit_entries e on e.tenant_id = c.tenant_id and e.customer_code = c.customer_code
     where c.tenant_id = 'alpha' and c.customer_code = 'CUST1' group by c.debt_satang, c.reserved_satang`,
  );
  expect(row).toEqual({ debt: base, reserved: 0 });
  const orders = await shop.database.asOwner<{ reserved: number }>(
    `select c.reserved_satang::int - coalesce(sum(o.reserved_satang), 0)::int as reserved
     from customers c left join credit_orders o on o.tenant_id = c.tenant_id and o.customer_code = c.customer_code
     where c.tenant_id = 'alpha' and c.customer_code = 'CUST1' group by c.reserved_satang`,
  );
  expect(orders).toEqual([{ reserved: 0 }]);
}
const staff = async (name: Parameters<TestShop['call']>[0], body: object, who: 'ADMIN' | 'SALE' = 'ADMIN') =>
  shop.call(name, {
    token: await shop.tokenOf('alpha', who),
    language: 'en',
    params: { code: 'CUST1' },
    body,
    headers: { 'idempotency-key': `credit-${(keys += 1)}` },
  } as never);

describe('S-93b an order on credit', () => {
  test('reserves, becomes a debt at Delivered, and is a debt once', async () => {
    const key = await placed(2);
    expect(await held()).toEqual([3, 0, 2]);
    await moved(key, 'Delivered');
    expect(await held()).toEqual([3, 2, 0]);
    await balances();
  });

  test('is refused with what is available, and nothing is written; two at a time do not both get the last', async () => {
    const refused = await place(4);
    expect(refused.statusCode, refused.body).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'CREDIT_NOT_ENOUGH',
      message: expect.stringContaining((3 * BAHT).toFixed(2)),
      details: { Available: 3 * BAHT },
    });
    expect(await shop.database.asOwner('select order_id from orders')).toEqual([]);
    const both = await Promise.all([place(2), place(2)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await held()).toEqual([3, 0, 2]);
    await balances();
  });

  test('is not offered to a customer without credit, nor without the SAP flag where the company asks for it', async () => {
    await give(0);
    expect((await place()).json()).toMatchObject({ code: 'PAYMENT_NOT_OFFERED' });
    await give(3 * PIECE);
    await set({ TENANT_BEHAVIOURS: 'CREDIT_NEEDS_SAP_FLAG' });
    expect((await place()).json()).toMatchObject({ code: 'PAYMENT_NOT_OFFERED' });
    await give(3 * PIECE, ', is_sap = true');
    expect((await place()).statusCode).toBe(200);
  });

  test('W-65n CUSTOMER_CREDIT_ENABLED switches it; another shop keeps its own', async () => {
    await set({ CUSTOMER_CREDIT_ENABLED: 'N' });
    await set({ PAYMENT_METHODS: WAYS }, 'beta');
    expect((await place()).json()).toMatchObject({ code: 'PAYMENT_NOT_OFFERED' });
    const offered = await shop.deps.paymentProviders.offered('beta', await webConfigOf(shop.deps, 'beta'));
    expect(offered.map(({ code }) => code)).toEqual(['COD', 'CREDIT']);
  });

  test('gives back when it is canceled, and takes again when that is taken back, if there is enough', async () => {
    const key = await placed(2);
    expect((await desk.step(key, { From: 'Wait', To: 'Canceled', Reason: 'Sold out' })).statusCode).toBe(200);
    expect(await held()).toEqual([3, 0, 0]);
    const undo = async () =>
      shop.call('undoMerchantOrder', {
        token: await shop.tokenOf('alpha', 'SALE'),
        params: key,
        body: { From: 'Canceled' },
      });
    await placed(2);
    const refused = await undo();
    expect(refused.json()).toMatchObject({ code: 'CREDIT_NOT_ENOUGH' });
    await give(5 * PIECE);
    const done = await undo();
    expect(done.statusCode, done.body).toBe(200);
    expect(await held()).toEqual([5, 0, 4]);
    await balances();
  });

  test('that its buyer cancels gives back too', async () => {
    const key = await placed(1);
    const answer = await shop.call('cancelOrder', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      params: key,
      body: { Reason: 'Too many' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await held()).toEqual([3, 0, 0]);
  });

  test('S-93c of a customer of SAP reserves on after delivery, until SAP tells a debt that has it', async () => {
    await give(3 * PIECE, ', is_sap = true');
    await delivered(2);
    expect(await held()).toEqual([3, 0, 2]);
    const early = await staff('takeSapDebt', {
      Debt: BAHT,
      AsOf: new Date(shop.now.getTime() - 60_000).toISOString(),
    });
    expect(early.statusCode, early.body).toBe(200);
    expect(await held()).toEqual([3, 1, 2]);
    const told = await staff('takeSapDebt', { Debt: 3 * BAHT, AsOf: shop.now.toISOString() });
    expect(told.statusCode, told.body).toBe(200);
    expect(await held()).toEqual([3, 3, 0]);
    // What is older than what is known changes nothing.
    const late = await staff('takeSapDebt', {
      Debt: 0,
      AsOf: new Date(shop.now.getTime() - 1000).toISOString(),
    });
    expect(late.json()).toMatchObject({ code: 'CREDIT_CHANGED' });
    const read = [
      await staff('adjustCreditDebt', { Debt: 0, Seen: 3 * BAHT, Reason: 'No' }),
      await staff('recordRepayment', { Amount: BAHT, Method: 'cash', Seen: 3 * BAHT }),
    ];
    expect(read.map((one) => one.json<{ code: string }>().code)).toEqual(['DEBT_OF_SAP', 'DEBT_OF_SAP']);
    await balances();
  });
});

describe('S-93d staff', () => {
  test('record a repayment: the oldest orders are paid, the rest lowers what was owed before; once for a key', async () => {
    await give(10 * PIECE, `, debt_satang = ${PIECE}`);
    const first = await delivered(1);
    await shop.database.asOwner(`update credit_orders set delivered_at = delivered_at - interval '1 day'`);
    const second = await delivered(2);
    expect(await held()).toEqual([10, 4, 0]);
    const wrong = await staff('recordRepayment', { Amount: BAHT, Method: 'transfer', Seen: BAHT });
    expect(wrong.json()).toMatchObject({ code: 'CREDIT_CHANGED' });
    const more = await staff('recordRepayment', { Amount: 5 * BAHT, Method: 'transfer', Seen: 4 * BAHT });
    expect(more.json()).toMatchObject({ code: 'REPAYMENT_TOO_MUCH' });
    const paid = await staff('recordRepayment', {
      Amount: 2 * BAHT,
      Method: 'transfer',
      Reference: 'T1',
      Seen: 4 * BAHT,
    });
    expect(paid.statusCode, paid.body).toBe(200);
    expect(paid.json()).toMatchObject({ DebtAmount: 2 * BAHT, Ages: { UpTo30: BAHT, Other: BAHT } });
    const states = await shop.database.asOwner<{ order_id: string; payment_status: string }>(
      'select order_id, payment_status from orders order by placed_at, order_id',
    );
    const stateOf = ({ orderid }: Key) => states.find((one) => one.order_id === orderid)?.payment_status;
    expect([stateOf(first), stateOf(second)]).toEqual(['paid', 'partlyPaid']);
    const rest = await staff('recordRepayment', { Amount: 2 * BAHT, Method: 'cash', Seen: 2 * BAHT });
    expect(rest.json()).toMatchObject({ DebtAmount: 0, Available: 10 * BAHT, Orders: [] });
    await balances(PIECE);
  });

  test('set the limit and correct the debt; the later of two is told', async () => {
    const set1 = await staff('setCreditLimit', { Limit: 500, Seen: 3 * BAHT, Reason: 'Pays in time' });
    expect(set1.json()).toMatchObject({ AuthorizeAmount: 500 });
    const late = await staff('setCreditLimit', { Limit: 600, Seen: 3 * BAHT, Reason: 'Pays in time' });
    expect(late.json()).toMatchObject({ code: 'CREDIT_CHANGED' });
    const debt = await staff('adjustCreditDebt', { Debt: 100, Seen: 0, Reason: 'From the books' });
    expect(debt.json()).toMatchObject({ DebtAmount: 100, Available: 400, Ages: { Other: 100 } });
    await balances();
  });

  test('see who owes, and the statement; the right is asked for changes', async () => {
    await delivered(1);
    await placed(1);
    const token = await shop.tokenOf('alpha', 'SALE');
    const list = await shop.call('creditDebts', { token, query: {} });
    expect(list.json()).toMatchObject({
      Data: [
        { Code: 'CUST1', DebtAmount: BAHT, Reserved: BAHT, Ages: { UpTo30: BAHT, Over90: 0, Other: 0 } },
      ],
      Next: null,
    });
    const said = await shop.call('customerCreditEntries', {
      token,
      params: { code: 'CUST1' },
      query: { take: '2' },
    });
    expect(said.json<CallAnswer<'creditStatement'>>().Data.map(({ Kind }) => Kind)).toEqual([
      'reserved',
      'delivered',
    ]);
    for (const [age, part] of [
      ['30 days 23 hours', 'UpTo30'],
      ['31 days', 'UpTo60'],
      ['61 days', 'UpTo90'],
      ['91 days', 'Over90'],
    ] as const) {
      await shop.database.asOwner(`update credit_orders set delivered_at = $1::timestamptz - $2::interval`, [
        shop.now,
        age,
      ]);
      const aged = await shop.call('creditDebts', { token, query: {} });
      expect(aged.json()).toMatchObject({ Data: [{ Ages: { [part]: BAHT } }] });
    }
    const refused = await staff('setCreditLimit', { Limit: 1, Seen: 3 * BAHT, Reason: 'x' }, 'SALE');
    expect(refused.json()).toMatchObject({ code: 'RIGHT_MISSING' });
  });

  test('S-93e pay back as credit: it lowers the debt, and taking it back raises it again', async () => {
    const key = await delivered(2);
    await staff('recordRepayment', { Amount: 2 * BAHT, Method: 'cash', Seen: 2 * BAHT });
    await shop.database.asOwner(`update orders set returned_satang = ${PIECE} where order_id = $1`, [
      key.orderid,
    ]);
    const token = await shop.tokenOf('alpha', 'ADMIN');
    const paid = await shop.call('payMerchantRefund', {
      token,
      params: key,
      body: { Amount: BAHT, Method: 'credit', Reason: 'Came back' },
    });
    expect(paid.statusCode, paid.body).toBe(200);
    expect(await held()).toEqual([3, -1, 0]);
    const undone = await shop.call('undoMerchantRefund', {
      token,
      params: key,
      body: { No: 1, Reason: 'Wrong' },
    });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await held()).toEqual([3, 0, 0]);
    await give(0);
    const refused = await shop.call('payMerchantRefund', {
      token,
      params: key,
      body: { Amount: BAHT, Method: 'credit', Reason: 'Came back' },
    });
    expect(refused.json()).toMatchObject({ code: 'CREDIT_NOT_FOR_CUSTOMER' });
    await balances();
  });
});

describe('C-16 N-37 the credit wallet', () => {
  test('W-68c tells the balance with CREDIT_WALLET_ENABLED alone; another shop keeps its own', async () => {
    await placed(1);
    const token = await shop.tokenOf('alpha', 'CUST1');
    expect((await shop.call('creditBalance', { token })).json()).toEqual({
      AuthorizeAmount: 3 * BAHT,
      DebtAmount: 0,
      Reserved: BAHT,
      Balance: 3 * BAHT,
      Available: 2 * BAHT,
      IsCreditCustomer: true,
    });
    expect((await shop.call('creditStatement', { token, query: {} })).json()).toMatchObject({
      Data: [{ Kind: 'reserved', Reserved: BAHT, Available: 2 * BAHT }],
    });
    await set({ CREDIT_WALLET_ENABLED: 'N' });
    expect((await shop.call('creditBalance', { token })).json()).toMatchObject({ code: 'CREDIT_CLOSED' });
    const beta = await shop.call('creditBalance', { token: await shop.tokenOf('beta', 'CUST1') });
    expect(beta.json()).toMatchObject({ IsCreditCustomer: false, Available: 0 });
  });
});
