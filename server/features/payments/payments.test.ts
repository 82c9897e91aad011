/** Ways to pay that are offered, orders that must be paid first, and what providers say. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { OpenKey } from '#domain/web-config/registry.ts';
import { tags } from '../../cache/tags.ts';
import { createDesk } from '../../testing/desk.ts';
import { CARD, CARD_AND_CASH, createScriptedProvider } from '../../testing/scripted-provider.ts';
import { addressId, PRICES, STOCK } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { expirePayment, followOrder } from './payment-expiry.usecases.ts';
import { takeCallback } from './payment-looking.usecases.ts';
import { startPayment } from './payment-starting.usecases.ts';

const PIECE = PRICES.alpha[0];
const bank = createScriptedProvider();
let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let keys = 0;

beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  // Beta has no account there.
  bank.defineIn(shop.deps.paymentProviders, ['alpha']);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await desk.clear();
  await shop.database.asOwner(
    `delete from web_config where opt <> 'CHECKOUT_HOLD_MINUTES'; delete from payment_intents`,
  );
  await set({ PAYMENT_METHODS: CARD_AND_CASH });
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

const place = async (payment: object) =>
  shop.call('placeOrder', {
    token: await shop.tokenOf('alpha', 'CUST1'),
    headers: { 'idempotency-key': `pay-order-${(keys += 1)}` },
    body: {
      SaleUnit: 'C1',
      Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
      ShipTo: addressId('alpha', 'CUST1'),
      SeenTotal: PIECE / 100,
      ...payment,
    },
  });
const CARD_PAYMENT = { PaymentType: -1, PaymentMethod: 'CARD' };
async function placed(payment: object = CARD_PAYMENT): Promise<string> {
  const answer = await place(payment);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CallAnswer<'placeOrder'>>().Order.OrderID;
}
const changer = async () => ({
  tenantId: 'alpha',
  actor: { kind: 'customer', id: 'CUST1' } as const,
  language: 'th' as const,
  at: shop.now,
  config: await webConfigOf(shop.deps, 'alpha'),
});
const start = async (orderId: string) =>
  startPayment(shop.deps, { changer: await changer(), key: { orderId, saleUnit: 'C1' }, way: CARD });
const hear = async (fact: object, isSigned = true) =>
  takeCallback(shop.deps, {
    tenantId: 'alpha',
    method: 'CARD',
    raw: bank.callbackOf({ ...bank.factOf('none'), ...fact }, isSigned),
  });
const orderOf = async (orderId: string) => {
  const [row] = await shop.database.asOwner<Record<string, unknown>>(
    `select status, payment_status, payment_method, paid_satang::int as paid, due_satang::int as due, refund_due_satang::int as owed
     from orders where order_id = $1`,
    [orderId],
  );
  return row;
};
const intentOf = async (orderId: string): Promise<string> => {
  const rows = await shop.database.asOwner<{ id: string }>(
    `select intent_id as id from payment_intent_orders where order_id = $1`,
    [orderId],
  );
  return rows[0]?.id ?? '';
};

describe('W-65 a way to pay is offered', () => {
  const way = (code: string, kind: string) => ({ code, kind, th: code, en: code });
  const ALL = JSON.stringify([
    way('COD', 'cash'),
    way('PROMPTPAY', 'promptpay'),
    way('BILL', 'billpayment'),
    way('TRANSFER', 'transfer'),
    way('CARD', 'card'),
    way('QR', 'qr'),
    way('LINE', 'linepay'),
    way('COUNTER', 'counter'),
    way('CREDIT', 'credit'),
  ]);
  const offered = async (tenant = 'alpha') => {
    const ways = await shop.deps.paymentProviders.offered(tenant, await webConfigOf(shop.deps, tenant));
    return ways.map(({ code }) => code);
  };

  test('by CARD_PAYMENT_ENABLED and with credentials, both; another shop without them has none', async () => {
    await set({ PAYMENT_METHODS: ALL });
    await set({ PAYMENT_METHODS: ALL }, 'beta');
    expect(await offered()).toEqual(['COD', 'CARD', 'CREDIT']);
    expect(await offered('beta')).toEqual(['COD', 'CREDIT']);
    await set({ CARD_PAYMENT_ENABLED: 'N' });
    expect(await offered()).toEqual(['COD', 'CREDIT']);
    expect(await offered('beta')).toEqual(['COD', 'CREDIT']);
  });

  test('QR_PAYMENT_ENABLED, LINE_PAY_ENABLED, COUNTER_SERVICE_ENABLED switch the kinds of providers', async () => {
    const { provider } = bank;
    shop.deps.paymentProviders.define({
      name: 'all kinds',
      kinds: ['qr', 'linepay', 'counter'],
      of: async (tenantId) => (tenantId === 'alpha' ? provider : undefined),
    });
    await set({ PAYMENT_METHODS: ALL });
    expect(await offered()).toEqual(['COD', 'CARD', 'QR', 'LINE', 'COUNTER', 'CREDIT']);
    await set({ QR_PAYMENT_ENABLED: 'N', LINE_PAY_ENABLED: 'N', COUNTER_SERVICE_ENABLED: 'N' });
    expect(await offered()).toEqual(['COD', 'CARD', 'CREDIT']);
  });
});

describe('U-05g an order that must be paid first', () => {
  test('has its intent and the end of its time with it; one that is paid on delivery has none', async () => {
    const orderId = await placed();
    expect(await orderOf(orderId)).toMatchObject({
      status: 'Wait',
      payment_status: 'unpaid',
      payment_method: 'CARD',
    });
    const jobs = await shop.database.asOwner<{ start_after: Date }>(
      `select start_after from outbox where queue = 'payment-expiry' and subject = $1`,
      [await intentOf(orderId)],
    );
    expect(jobs).toEqual([{ start_after: new Date(shop.now.getTime() + CARD.minutes * 60_000) }]);
    expect(await intentOf(await placed({ PaymentType: 0 }))).toBe('');
  });

  test('U-05g -1 says nothing without a code, and what is not offered is refused by the field', async () => {
    for (const payment of [
      { PaymentType: -1 },
      { PaymentType: 1 },
      { PaymentType: 0, PaymentMethod: 'CARD' },
    ]) {
      const refused = await place(payment);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'PAYMENT_NOT_OFFERED']);
      expect(Object.keys(refused.json().fields)).toEqual(['PaymentType']);
    }
    expect(await shop.database.asOwner(`select 1 from orders`)).toEqual([]);
  });

  test('E-05e must come to what the way allows: "Please enter total amount less than or equal to {number}"', async () => {
    await set({
      PAYMENT_METHODS: JSON.stringify([{ ...JSON.parse(CARD_AND_CASH)[1], most: PIECE / 100 - 1 }]),
    });
    const refused = await place(CARD_PAYMENT);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'PAYMENT_TOO_MUCH',
      message: `Please enter total amount less than or equal to ${(PIECE / 100 - 1).toFixed(2)}`,
    });
    expect(await shop.database.asOwner(`select 1 from payment_intents`)).toEqual([]);
  });

  test('U-05f is canceled when its time is over, and its stock comes back', async () => {
    const orderId = await placed();
    expect(await desk.onHand()).toBe(STOCK - 1);
    const id = await intentOf(orderId);
    await expirePayment(shop.deps, { tenantId: 'alpha', id });
    expect(await orderOf(orderId)).toMatchObject({ status: 'Wait' });
    shop.now = new Date(shop.now.getTime() + CARD.minutes * 60_000);
    await expirePayment(shop.deps, { tenantId: 'alpha', id });
    await expirePayment(shop.deps, { tenantId: 'alpha', id });
    expect(await orderOf(orderId)).toMatchObject({ status: 'Canceled', payment_status: 'expired', owed: 0 });
    expect(await desk.onHand()).toBe(STOCK);
    expect(await desk.unbalanced()).toEqual([]);
  });

  test('U-05f is not canceled while the provider has it open: staff are told, once', async () => {
    const orderId = await placed();
    await start(orderId);
    const id = await intentOf(orderId);
    for (let hour = 0; hour < 2; hour += 1) {
      shop.now = new Date(shop.now.getTime() + 3_600_000);
      await expirePayment(shop.deps, { tenantId: 'alpha', id });
    }
    expect(await orderOf(orderId)).toMatchObject({ status: 'Wait', payment_status: 'pending' });
    const told = await shop.database.asOwner(
      `select distinct tenant_id, link from notifications where kind = 'payments.waiting' and link like $1`,
      [`%${orderId}%`],
    );
    expect(told).toEqual([{ tenant_id: 'alpha', link: `/merchant/order/${orderId}/C1` }]);
  });
});

describe('U-05e what a provider says', () => {
  test('pays the order, once, however often it is said; forged and unknown words change nothing', async () => {
    const orderId = await placed();
    const reference = await start(orderId);
    const paid = { reference, state: 'succeeded', satang: PIECE };
    expect(await hear(paid, false)).toBe(false);
    expect(await orderOf(orderId)).toMatchObject({ payment_status: 'pending', paid: 0 });
    for (let times = 0; times < 3; times += 1) expect(await hear(paid)).toBe(true);
    expect(await orderOf(orderId)).toMatchObject({ payment_status: 'paid', paid: PIECE, due: 0, owed: 0 });
    await hear({ reference: 'PNOBODYKNOWSTHIS', providerId: 'x', state: 'succeeded', satang: 500 });
    expect(
      await shop.database.asOwner(
        `select kind, satang::int, state from payment_reviews where tenant_id = 'alpha' and kind = 'unknown'`,
      ),
    ).toEqual([{ kind: 'unknown', satang: 500, state: 'open' }]);
  });

  test('over the address of callbacks: signed is taken, anything else and another shop is refused', async () => {
    const orderId = await placed();
    const reference = await start(orderId);
    const payload = JSON.stringify({ ...bank.factOf(reference), state: 'succeeded', satang: PIECE });
    const post = (tenant: string, headers: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/payments/callback/${tenant}/CARD`,
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      });
    const signed = { 'x-signed': 'by the provider' };
    expect((await post('alpha', {})).statusCode).toBe(400);
    expect((await post('beta', signed)).statusCode).toBe(400);
    expect((await post('nowhere', signed)).statusCode).toBe(400);
    expect(await orderOf(orderId)).toMatchObject({ paid: 0 });
    expect((await post('alpha', signed)).statusCode).toBe(200);
    expect(await orderOf(orderId)).toMatchObject({ payment_status: 'paid' });
  });

  test('another sum or currency waits for a person, and a part is a part due', async () => {
    const [less, foreign] = [await placed(), await placed()];
    const [one, other] = [await start(less), await start(foreign)];
    await hear({ reference: one, state: 'succeeded', satang: PIECE - 100 });
    await hear({ reference: other, state: 'succeeded', satang: PIECE, currency: 'USD' });
    for (const orderId of [less, foreign])
      expect(await orderOf(orderId)).toMatchObject({ payment_status: 'inReview', paid: 0, due: PIECE });
    // The right sum after all.
    await hear({ reference: one, state: 'succeeded', satang: PIECE });
    expect(await orderOf(less)).toMatchObject({ payment_status: 'paid', paid: PIECE });
    const open = await shop.database.asOwner(
      `select kind, currency from payment_reviews where state = 'open' and order_id is not null`,
    );
    expect(open).toEqual([{ kind: 'currency', currency: 'USD' }]);
  });

  test('after the order was canceled is owed to the customer: that is the task to pay it back', async () => {
    const orderId = await placed();
    const reference = await start(orderId);
    await shop.call('cancelOrder', {
      token: await desk.buyer(),
      params: { orderid: orderId, saleunit: 'C1' },
      body: { Reason: '' },
    });
    await followOrder(shop.deps, { tenantId: 'alpha', id: orderId });
    expect(bank.known.get(reference)?.state).toBe('canceled');
    await hear({ reference, state: 'succeeded', satang: PIECE });
    expect(await orderOf(orderId)).toMatchObject({ status: 'Canceled', paid: PIECE, owed: PIECE });
    const due = await shop.call('refundsDue', {
      token: await shop.tokenOf('alpha', 'SALE'),
      query: { saleUnit: 'C1' },
    });
    expect(due.json()).toMatchObject({ Data: [{ OrderID: orderId, RefundDue: PIECE / 100 }] });
  });

  test('refuses the payment: the order stays, and is tried again', async () => {
    const orderId = await placed();
    bank.nextCall('refuses');
    await expect(start(orderId)).rejects.toMatchObject({ parts: { code: 'PAYMENT_FAILED' } });
    expect(await orderOf(orderId)).toMatchObject({ status: 'Wait', payment_status: 'refused' });
    const reference = await start(orderId);
    expect(await start(orderId)).toBe(reference);
    await hear({ reference, state: 'succeeded', satang: PIECE });
    await expect(start(orderId)).rejects.toMatchObject({ parts: { code: 'PAYMENT_NOT_DUE' } });
  });
});

describe('U-05h a buyer pays an order that was placed', () => {
  const call = async (
    name: 'orderPayment' | 'startPayment' | 'lookAtPayment',
    orderId: string,
    body?: object,
  ) =>
    shop.call(name, {
      token: await desk.buyer(),
      params: { orderid: orderId, saleunit: 'C1' },
      ...(body && { body }),
    });

  test('by a way that is offered; a way back asks the provider, and what it says is the truth', async () => {
    const orderId = await placed();
    const before = (await call('orderPayment', orderId)).json<CallAnswer<'orderPayment'>>();
    expect(before).toMatchObject({
      PaymentStatus: 'unpaid',
      AmountDue: PIECE / 100,
      ExpiresAt: new Date(shop.now.getTime() + CARD.minutes * 60_000).toISOString(),
      Attempt: null,
      Ways: [{ PaymentMethod: 'CARD', PaymentType: -1, Kind: 'card', Name: 'Card' }],
    });
    const refused = await call('startPayment', orderId, { PaymentMethod: 'COD' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PAYMENT_NOT_OFFERED']);
    const started = (await call('startPayment', orderId, { PaymentMethod: 'CARD' })).json<
      CallAnswer<'startPayment'>
    >();
    expect(started).toMatchObject({
      PaymentStatus: 'pending',
      Attempt: { State: 'pending', Next: { Kind: 'redirect', Url: 'https://pay.example/' } },
    });
    // The same try again, not another.
    const again = await call('startPayment', orderId, { PaymentMethod: 'CARD' });
    expect(again.json()).toEqual(started);
    bank.set(started.Attempt?.Reference ?? '', { state: 'succeeded' });
    bank.nextCall('answerLost');
    expect((await call('lookAtPayment', orderId)).json()).toMatchObject({ PaymentStatus: 'pending' });
    const paid = (await call('lookAtPayment', orderId)).json();
    expect(paid).toMatchObject({
      PaymentStatus: 'paid',
      AmountDue: 0,
      ExpiresAt: null,
      Attempt: { State: 'succeeded', Next: null },
      Ways: [],
    });
  });

  test('an order to be paid on delivery is paid before, and nothing is due in cash then', async () => {
    const orderId = await placed({ PaymentType: 0 });
    const started = (await call('startPayment', orderId, { PaymentMethod: 'CARD' })).json();
    expect(started).toMatchObject({ ExpiresAt: null, Attempt: { State: 'pending' } });
    expect(await orderOf(orderId)).toMatchObject({ payment_method: 'COD', due: PIECE });
    await hear({ reference: started.Attempt.Reference, state: 'succeeded', satang: PIECE });
    expect(await orderOf(orderId)).toMatchObject({ payment_method: 'COD', payment_status: 'paid', due: 0 });
  });
});
