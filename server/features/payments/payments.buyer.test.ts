/** A buyer pays by each way at the simulators, over HTTP: success, failure, giving up, another way, coming back elsewhere, a link. */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { promptPayCode, promptPayReceiver } from '#domain/payments/promptpay.ts';
import type { OpenKey } from '#domain/web-config/registry.ts';
import { addPaymentSimulators, simulatedPayments } from '#simulators/payments.ts';
import { tags } from '../../cache/tags.ts';
import { createDesk } from '../../testing/desk.ts';
import { addressId, PRICES, sessionIdOf } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { expirePayment } from './payment-expiry.usecases.ts';
import { lookAtPayment } from './payment-looking.usecases.ts';

const SECRET = 'of the tests';
const PROMPTPAY_ID = '0812345678';
const way = (code: string, kind: string, more: object = {}) => ({
  code,
  kind,
  th: `ทาง ${code}`,
  en: code,
  ...more,
});
const WAYS = [
  way('COD', 'cash'),
  way('QR', 'qr', { minutes: 30 }),
  way('LINE', 'linepay', { minutes: 30, most: 5000 }),
  way('PP', 'promptpay', { minutes: 30 }),
  way('CARD', 'card', { minutes: 30, provider: 'kbank' }),
];
const providers = Fastify();
let origin = '';
let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let keys = 0;

beforeAll(async () => {
  let shopOrigin = '';
  addPaymentSimulators(providers, {
    origin: () => origin,
    secret: SECRET,
    clock: () => shop.now,
    callbackUrl: ({ provider, tenantId }) =>
      `${shopOrigin}/payment/${provider}/callback?tenantId=${tenantId}`,
  });
  origin = await providers.listen({ port: 0, host: '127.0.0.1' });
  shop = await createTestShop({ demoPayments: simulatedPayments(() => origin, SECRET) });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  shopOrigin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  desk = createDesk(shop);
});
afterAll(async () => {
  await providers.close();
  await shop.stop();
});
beforeEach(async () => {
  await desk.clear();
  await shop.database.asOwner(
    `delete from web_config where opt <> 'CHECKOUT_HOLD_MINUTES'; delete from payment_intents`,
  );
  await set({ PAYMENT_METHODS: JSON.stringify(WAYS), PROMPTPAY_ID });
});

async function set(settings: Partial<Record<OpenKey, string>>): Promise<void> {
  for (const [opt, value] of Object.entries(settings))
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, $2)
       on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
      [opt, value],
    );
  shop.deps.events.publish({ tags: [tags.config('alpha')] });
}

type Payment = CallAnswer<'orderPayment'>;
const buyer = async () => shop.tokenOf('alpha', 'CUST1');
const keyOf = (orderid: string) => ({ orderid, saleunit: 'C1' });

async function placed(PaymentMethod: string, PaymentType = -1): Promise<string> {
  const answer = await shop.call('placeOrder', {
    token: await buyer(),
    headers: { 'idempotency-key': `buyer-pays-${(keys += 1)}` },
    body: {
      SaleUnit: 'C1',
      Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
      ShipTo: addressId('alpha', 'CUST1'),
      SeenTotal: PRICES.alpha[0] / 100,
      PaymentType,
      PaymentMethod,
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CallAnswer<'placeOrder'>>().Order.OrderID;
}
async function started(orderid: string, PaymentMethod: string, Token?: string): Promise<Payment> {
  const answer = await shop.call('startPayment', {
    token: await buyer(),
    params: keyOf(orderid),
    body: { PaymentMethod, Token },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Payment>();
}
const known = async (orderid: string) => {
  const answer = await shop.call('orderPayment', { token: await buyer(), params: keyOf(orderid) });
  return answer.json<Payment>();
};
/** The buyer presses a button at the provider; where the browser is sent then, and the page that came. */
async function ends(url: string, ending: string): Promise<{ to: string; html: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ending }).toString(),
  });
  return { to: answer.headers.get('location') ?? '', html: await answer.text() };
}
const addressOf = ({ Attempt }: Payment): string =>
  Attempt?.Next?.Kind === 'redirect' ? Attempt.Next.Url : '';
/** The browser comes back, without any cookie; gives where it is sent on. */
const comesBack = async (to: string, post?: { fields: Record<string, string> }) => {
  const { pathname, search } = new URL(to);
  const answer = await shop.app.inject({
    method: post ? 'POST' : 'GET',
    url: pathname + search,
    ...(post && {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://bank.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams(post.fields).toString(),
    }),
  });
  expect(answer.statusCode, answer.body).toBe(303);
  return String(answer.headers.location);
};

describe('U-05b a buyer pays', () => {
  test('U-05p by a QR of KBank, which tells the shop itself', async () => {
    const orderid = await placed('QR');
    const { Attempt } = await started(orderid, 'QR');
    expect(Attempt).toMatchObject({ State: 'pending', Next: { Kind: 'qr' } });
    const [id] = await shop.database.asOwner<{ id: string; provider: string }>(
      `select provider_id as id, provider from payment_attempts`,
    );
    expect(id?.provider).toBe('kbank');
    await ends(`${origin}/simulators/kbank/pay/${id?.id}`, 'payTwice');
    expect(await known(orderid)).toMatchObject({ PaymentStatus: 'paid', AmountDue: 0, Ways: [] });
  });

  test('U-05p R-30e by LINE Pay, and comes back without a cookie on another device: the money is confirmed, not asked for', async () => {
    const orderid = await placed('LINE', 1);
    const payment = await started(orderid, 'LINE');
    // Looking before the buyer has agreed ends nothing.
    const looked = await shop.call('lookAtPayment', { token: await buyer(), params: keyOf(orderid) });
    expect(looked.json<Payment>().Attempt?.State).toBe('pending');
    const { to } = await ends(addressOf(payment), 'pay');
    const reference = payment.Attempt?.Reference ?? '';
    expect(await comesBack(to)).toBe(`/en/payment/status/return?reference=${reference}`);
    expect((await known(orderid)).PaymentStatus).toBe('paid');
    const elsewhere = await shop.call('paymentStatus', {
      token: await shop.tokenOf('alpha', 'GUEST'),
      params: { reference },
    });
    expect(elsewhere.json()).toEqual({ State: 'succeeded', Amount: PRICES.alpha[0] / 100, Order: null });
    const own = await shop.call('paymentStatus', { token: await buyer(), params: { reference } });
    expect(own.json<CallAnswer<'paymentStatus'>>().Order).toEqual({ OrderID: orderid, SaleUnit: 'C1' });
    const other = await shop.call('paymentStatus', {
      token: await shop.tokenOf('beta', 'CUST1'),
      params: { reference },
    });
    expect(other.statusCode).toBe(404);
  });

  test('U-05q gives up, and pays in another way: the order says the way that is used', async () => {
    const orderid = await placed('LINE', 1);
    const first = await started(orderid, 'LINE');
    const { to } = await ends(addressOf(first), 'giveUp');
    await comesBack(to);
    expect(await known(orderid)).toMatchObject({
      PaymentStatus: 'unpaid',
      Attempt: { State: 'canceled', Next: null },
      PaymentMethod: 'LINE',
    });
    await started(orderid, 'PP');
    expect(await known(orderid)).toMatchObject({ PaymentStatus: 'pending', PaymentMethod: 'PP' });
    const [row] = await shop.database.asOwner(
      `select payment_type, payment_kind, payment_name_en from orders where order_id = $1`,
      [orderid],
    );
    expect(row).toEqual({ payment_type: -1, payment_kind: 'promptpay', payment_name_en: 'PP' });
  });

  test('U-05q a refusal is a failure, and the same way can be tried again', async () => {
    const orderid = await placed('LINE', 1);
    const first = await started(orderid, 'LINE');
    await comesBack((await ends(addressOf(first), 'fail')).to);
    expect(await known(orderid)).toMatchObject({ PaymentStatus: 'refused', Attempt: { State: 'failed' } });
    const again = await started(orderid, 'LINE');
    expect(again.Attempt?.Reference).not.toBe(first.Attempt?.Reference);
    await comesBack((await ends(addressOf(again), 'pay')).to);
    expect((await known(orderid)).PaymentStatus).toBe('paid');
  });

  test('U-05r R-30f R-30g R-30h a bank posts the buyer back from its own website, without a cookie: a GET of ours follows, and the bank is asked', async () => {
    const orderid = await placed('CARD');
    const payment = await started(orderid, 'CARD', 'tok_1');
    const { html } = await ends(addressOf(payment), 'payQuiet');
    expect((await known(orderid)).PaymentStatus).toBe('pending');
    const objectId = /name="objectId" value="(\w+)"/.exec(html)?.[1] ?? '';
    const form = { fields: { objectId, status: 'true' } };
    const back = 'https://shop.example/payment/kbank/callback?tenantId=alpha';
    const page = `/payment/status/return?reference=${payment.Attempt?.Reference}`;
    expect(await comesBack(back, form)).toBe(page);
    expect((await known(orderid)).PaymentStatus).toBe('paid');
    // The other address of the specification, and one that nobody knows.
    expect(
      await comesBack('https://shop.example/paymentkbank/callback/card/O1/C1?tenantId=alpha', form),
    ).toBe(page);
    const forged = { fields: { objectId: 'chrg_test_00', status: 'true' } };
    expect(await comesBack(back, forged)).toBe('/payment/status/unknown');
    expect(await comesBack('https://shop.example/en/payment/card/return/O1/C1', form)).toBe(
      '/en/payment/card/return/O1/C1',
    );
  });

  test('U-05s a change of settings later: the provider that it was begun with is asked', async () => {
    const orderid = await placed('LINE', 1);
    const payment = await started(orderid, 'LINE');
    await set({ PAYMENT_METHODS: JSON.stringify([WAYS[0]]), LINEPAY_ENABLED: 'N' });
    await comesBack((await ends(addressOf(payment), 'pay')).to);
    expect((await known(orderid)).PaymentStatus).toBe('paid');
  });

  test('U-05h what is offered says its limits; one that is too small for the sum is refused with the limit', async () => {
    const answer = await shop.call('paymentWays', { token: await buyer() });
    const { Ways } = answer.json<CallAnswer<'paymentWays'>>();
    expect(Ways.map(({ PaymentMethod }) => PaymentMethod)).toEqual(['COD', 'QR', 'LINE', 'PP', 'CARD']);
    expect(Ways[2]).toMatchObject({ Kind: 'linepay', PaymentType: 1, Most: 5000, Minutes: 30 });
    const orderid = await placed('QR');
    await set({ PAYMENT_METHODS: JSON.stringify([way('PP', 'promptpay', { most: 1 })]) });
    const refused = await shop.call('startPayment', {
      token: await buyer(),
      params: keyOf(orderid),
      body: { PaymentMethod: 'PP' },
    });
    expect(refused.json()).toMatchObject({
      code: 'PAYMENT_TOO_MUCH',
      message: 'Please enter total amount less than or equal to 1.00',
    });
  });
});

describe('U-05t the shop’s own PromptPay QR', () => {
  test('W-65g is offered with PROMPTPAY_ENABLED and a number in PROMPTPAY_ID, bills with BILL_PAYMENT_ENABLED and BILL_PAYMENT_BILLER_ID', async () => {
    const offered = async () => {
      const { Ways } = (await shop.call('paymentWays', { token: await buyer() })).json<
        CallAnswer<'paymentWays'>
      >();
      return Ways.map(({ Kind }) => Kind);
    };
    await set({ PAYMENT_METHODS: JSON.stringify([way('PP', 'promptpay'), way('BILL', 'billpayment')]) });
    expect(await offered()).toEqual(['promptpay']);
    await set({ BILL_PAYMENT_BILLER_ID: '010753600037401', PROMPTPAY_ENABLED: 'N' });
    expect(await offered()).toEqual(['billpayment']);
    await set({ BILL_PAYMENT_ENABLED: 'N', PROMPTPAY_ENABLED: 'Y', PROMPTPAY_ID: '12345' });
    expect(await offered()).toEqual([]);
  });

  test('U-05t is of the sum; who says they have paid waits for staff, and the order is not canceled', async () => {
    const orderid = await placed('PP');
    const { Attempt, AmountDue } = await started(orderid, 'PP');
    const receiver = promptPayReceiver(PROMPTPAY_ID);
    expect(Attempt?.Next).toMatchObject({
      Kind: 'qr',
      Payload: receiver && promptPayCode(receiver, AmountDue * 100),
      Picture: expect.stringMatching(/^data:image\/svg\+xml;base64,/) as string,
    });
    const claim = async () => shop.call('claimPayment', { token: await buyer(), params: keyOf(orderid) });
    expect((await claim()).json<Payment>()).toMatchObject({ PaymentStatus: 'inReview', Ways: [] });
    expect((await claim()).json<Payment>().PaymentStatus).toBe('inReview');
    const reviews = await shop.database.asOwner(
      `select kind, order_id, satang::int as satang, state from payment_reviews`,
    );
    expect(reviews).toEqual([{ kind: 'claim', order_id: orderid, satang: AmountDue * 100, state: 'open' }]);
    const [intent] = await shop.database.asOwner<{ id: string }>(
      `select intent_id as id from payment_intents`,
    );
    const before = shop.now;
    shop.now = new Date(before.getTime() + 3_600_000);
    await expirePayment(shop.deps, { tenantId: 'alpha', id: intent?.id ?? '' });
    await lookAtPayment(shop.deps, {
      tenantId: 'alpha',
      reference: Attempt?.Reference ?? '',
      source: 'poll',
    });
    shop.now = before;
    expect(await known(orderid)).toMatchObject({ PaymentStatus: 'inReview', IsCanceled: false });
  });

  test('without an open QR there is nothing to say', async () => {
    const params = keyOf(await placed('LINE', 1));
    const answer = await shop.call('claimPayment', { token: await buyer(), params });
    expect(answer.json()).toMatchObject({ code: 'PAYMENT_NOT_DUE' });
  });
});

test('U-05u a link to pay shows sum and ways and nothing of the order; a new one ends it, and so does the payment', async () => {
  const orderid = await placed('LINE', 1);
  const sessionId = sessionIdOf('alpha', 'CUST1');
  const of = { tenantId: 'alpha', saleUnit: 'C1', customerCode: 'CUST1', sessionId } as const;
  const acting = await shop.deps.tokens.sign({ ...of, kind: 'customer', userId: 'SALE', role: '' });
  const make = async () => {
    const answer = await shop.call('makePaymentLink', { token: acting, params: keyOf(orderid) });
    expect(answer.statusCode, answer.body).toBe(200);
    return new URL(answer.json<CallAnswer<'makePaymentLink'>>().Url).searchParams.get('key') ?? '';
  };
  const guest = await shop.tokenOf('alpha', 'GUEST');
  const open = async (key: string, token = guest) => shop.call('linkedPayment', { token, params: { key } });
  const first = await make();
  const key = await make();
  expect((await open(first)).json()).toMatchObject({ code: 'PAYMENT_LINK_OVER' });
  expect((await open(key, await shop.tokenOf('beta', 'GUEST'))).json()).toMatchObject({
    code: 'PAYMENT_LINK_OVER',
  });
  const shown = await open(key);
  expect(shown.json()).toMatchObject({ AmountDue: PRICES.alpha[0] / 100, PaymentStatus: 'unpaid' });
  expect(shown.body).not.toContain(orderid);
  const paying = await shop.call('payLinked', {
    token: guest,
    params: { key },
    body: { PaymentMethod: 'LINE' },
  });
  await comesBack((await ends(addressOf(paying.json<Payment>()), 'pay')).to);
  expect((await open(key)).json()).toMatchObject({ PaymentStatus: 'paid', AmountDue: 0, Ways: [] });
  const again = await shop.call('payLinked', {
    token: guest,
    params: { key },
    body: { PaymentMethod: 'LINE' },
  });
  expect(again.json()).toMatchObject({ code: 'PAYMENT_NOT_DUE' });
});
