/** What staff do with the payments of an order: every try is seen, money is recorded, refunded, voided, and odd sums are decided. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { tags } from '../../cache/tags.ts';
import { GatewayError } from '../../gateways/gateway-error.ts';
import type { PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { verdict } from '../../testing/attempts.ts';
import { createDesk } from '../../testing/desk.ts';
import { samplePaper } from '../../testing/sample-files.ts';
import { CARD, CARD_AND_CASH, createScriptedProvider } from '../../testing/scripted-provider.ts';
import { addressId, PRICES } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { takeCallback } from './payment-looking.usecases.ts';
import { followRefund } from './payment-refunds.usecases.ts';
import { startPayment } from './payment-starting.usecases.ts';

const PIECE = PRICES.alpha[0];
const bank = createScriptedProvider();
let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
/** What the provider does with the next refund. */
let refunds: 'works' | 'lost' | 'refuses' = 'works';
let asked: string[] = [];

const provider: PaymentProvider = {
  ...bank.provider,
  refund: async ({ reference, satang, key }) => {
    const how = refunds;
    refunds = 'works';
    if (how === 'refuses') throw new GatewayError('Refused', { isRefusal: true });
    asked.push(key);
    const before = bank.known.get(reference)?.refundedSatang ?? 0;
    bank.set(reference, { refundedSatang: before + satang });
    if (how === 'lost') throw new GatewayError('No answer');
    return { refundId: key, satang, isDone: true };
  },
};

beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  shop.deps.paymentProviders.define({
    name: 'refunding',
    kinds: ['card'],
    of: async (tenantId) => (tenantId === 'alpha' ? provider : undefined),
  });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await desk.clear();
  asked = [];
  refunds = 'works';
  await shop.database.asOwner(
    `delete from web_config where opt <> 'CHECKOUT_HOLD_MINUTES'; delete from payment_intents; delete from payment_reviews`,
  );
  await shop.database.asOwner(
    `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'PAYMENT_METHODS', $1)`,
    [CARD_AND_CASH],
  );
  shop.deps.events.publish({ tags: [tags.config('alpha')] });
});

async function placed(): Promise<string> {
  const order = await shop.call('placeOrder', {
    token: await shop.tokenOf('alpha', 'CUST1'),
    headers: { 'idempotency-key': randomUUID() },
    body: {
      SaleUnit: 'C1',
      Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
      ShipTo: addressId('alpha', 'CUST1'),
      SeenTotal: PIECE / 100,
      PaymentType: -1,
      PaymentMethod: 'CARD',
    },
  });
  expect(order.statusCode, order.body).toBe(200);
  return order.json<CallAnswer<'placeOrder'>>().Order.OrderID;
}
const started = async (orderId: string): Promise<string> =>
  startPayment(shop.deps, {
    changer: {
      tenantId: 'alpha',
      actor: { kind: 'customer', id: 'CUST1' },
      language: 'th',
      at: shop.now,
      config: await webConfigOf(shop.deps, 'alpha'),
    },
    key: { orderId, saleUnit: 'C1' },
    way: CARD,
  });
const hear = async (reference: string, satang: number = PIECE) => {
  bank.set(reference, { state: 'succeeded', satang });
  await takeCallback(shop.deps, {
    tenantId: 'alpha',
    method: 'CARD',
    raw: bank.callbackOf(bank.factOf(reference)),
  });
};
const keyOf = (orderid: string) => ({ orderid, saleunit: 'C1' });
const admin = async () => shop.tokenOf('alpha', 'ADMIN');
const seen = async (orderId: string) =>
  (await shop.call('merchantPayment', { token: await admin(), params: keyOf(orderId) })).json<
    CallAnswer<'merchantPayment'>
  >();
/** Paid, then canceled: the shop owes it. */
async function owed(): Promise<{ orderId: string; reference: string }> {
  const orderId = await placed();
  const reference = await started(orderId);
  await hear(reference);
  await shop.call('cancelOrder', {
    token: await desk.buyer(),
    params: keyOf(orderId),
    body: { Reason: '' },
  });
  return { orderId, reference };
}
const refund = async (
  { orderId, reference }: { orderId: string; reference: string },
  satang: number,
  key: string = randomUUID(),
) =>
  shop.call('refundPayment', {
    token: await admin(),
    params: keyOf(orderId),
    headers: { 'idempotency-key': key },
    body: { Reference: reference, Amount: satang / 100, Reason: 'ลูกค้ายกเลิก' },
  });

test('S-91f staff see every try with what was said of it, and what may be done', async () => {
  const orderId = await placed();
  const reference = await started(orderId);
  expect((await seen(orderId)).Attempts).toMatchObject([
    { Reference: reference, State: 'pending', MayVoid: true, MayCapture: false, Refundable: 0 },
  ]);
  await hear(reference);
  const after = await seen(orderId);
  expect(after).toMatchObject({ PaymentStatus: 'paid', PaidAmount: PIECE / 100, RefundDue: 0 });
  expect(after.Attempts).toMatchObject([
    {
      State: 'succeeded',
      MayVoid: false,
      Events: [{ State: 'pending' }, { Source: 'callback', State: 'succeeded' }],
    },
  ]);
});

describe('S-91g a refund through the provider', () => {
  test('in parts and whole, never more than is owed; sent again under its key it is one', async () => {
    const paid = await owed();
    expect((await seen(paid.orderId)).Attempts).toMatchObject([{ Refundable: PIECE / 100 }]);
    expect(verdict(await refund(paid, PIECE + 100))).toBe('409 REFUND_NOT_DUE');
    const key = randomUUID();
    for (let times = 0; times < 2; times += 1) expect((await refund(paid, 500, key)).statusCode).toBe(200);
    expect(await seen(paid.orderId)).toMatchObject({
      PaymentStatus: 'partlyRefunded',
      RefundedAmount: 5,
      RefundDue: (PIECE - 500) / 100,
      Attempts: [{ RefundedAmount: 5, Refunds: [{ No: 1, State: 'done' }] }],
    });
    expect(verdict(await refund(paid, PIECE))).toBe('409 REFUND_NOT_DUE');
    await refund(paid, PIECE - 500);
    expect(await seen(paid.orderId)).toMatchObject({ PaymentStatus: 'refunded', RefundDue: 0 });
    expect(asked).toEqual([`${paid.reference}R1`, `${paid.reference}R2`]);
  });

  test('whose answer was lost is not asked for twice: it is looked for', async () => {
    const paid = await owed();
    refunds = 'lost';
    expect((await refund(paid, PIECE)).json()).toMatchObject({
      RefundedAmount: 0,
      Attempts: [{ Refundable: 0, Refunds: [{ State: 'asked' }] }],
    });
    expect(verdict(await refund(paid, PIECE))).toBe('409 REFUND_UNDER_WAY');
    for (let times = 0; times < 2; times += 1)
      await followRefund(shop.deps, { tenantId: 'alpha', id: `${paid.reference}/1` });
    expect(await seen(paid.orderId)).toMatchObject({ PaymentStatus: 'refunded', RefundDue: 0 });
    expect(asked).toHaveLength(1);
  });

  test('that the provider refuses stays owed', async () => {
    const paid = await owed();
    refunds = 'refuses';
    expect(verdict(await refund(paid, PIECE))).toBe('409 REFUND_REFUSED');
    expect(await seen(paid.orderId)).toMatchObject({
      RefundDue: PIECE / 100,
      Attempts: [{ Refundable: PIECE / 100, Refunds: [{ State: 'refused' }] }],
    });
  });

  test('of an order that owes nothing is refused; another shop finds no such order', async () => {
    const orderId = await placed();
    const reference = await started(orderId);
    await hear(reference);
    expect(verdict(await refund({ orderId, reference }, 100))).toBe('409 REFUND_NOT_DUE');
    const foreign = await shop.call('refundPayment', {
      token: await shop.tokenOf('beta', 'ADMIN'),
      params: keyOf(orderId),
      headers: { 'idempotency-key': randomUUID() },
      body: { Reference: reference, Amount: 1, Reason: 'x' },
    });
    expect(verdict(foreign)).toBe('404 ORDER_NOT_FOUND');
  });
});

describe('S-91h money that staff record', () => {
  const record = async (orderId: string, body: object, key: string = randomUUID()) =>
    shop.call('recordPayment', {
      token: await admin(),
      params: keyOf(orderId),
      headers: { 'idempotency-key': key },
      files: { proof: samplePaper },
      body: { Amount: (PIECE / 100).toFixed(2), BankReference: '', Reason: 'โอนมาทางสาขา', ...body },
    });

  test('counts once, with its proof and who recorded it; its number pays nothing else', async () => {
    const [orderId, other, key] = [await placed(), await placed(), randomUUID()];
    for (let times = 0; times < 2; times += 1) {
      const recorded = await record(orderId, { BankReference: 'TR-77' }, key);
      expect(recorded.statusCode, recorded.body).toBe(200);
    }
    expect(await seen(orderId)).toMatchObject({
      PaymentStatus: 'paid',
      PaidAmount: PIECE / 100,
      Attempts: [{ State: 'succeeded', Kind: 'transfer', Events: [{ Source: 'staff' }] }],
      Reviews: [{ Kind: 'record', State: 'approved', BankReference: 'TR-77', Url: expect.any(String) }],
    });
    expect(verdict(await record(other, { BankReference: 'TR-77' }))).toBe('409 SLIP_USED');
    expect(await seen(other)).toMatchObject({ PaidAmount: 0 });
  });

  test('for a canceled order is owed to the customer; more than is due is, too', async () => {
    const orderId = await placed();
    await shop.call('cancelOrder', {
      token: await desk.buyer(),
      params: keyOf(orderId),
      body: { Reason: '' },
    });
    await record(orderId, {});
    expect(await seen(orderId)).toMatchObject({ RefundDue: PIECE / 100 });
    const other = await placed();
    await record(other, { Amount: ((PIECE + 500) / 100).toFixed(2) });
    expect(await seen(other)).toMatchObject({ PaymentStatus: 'paid', RefundDue: 5 });
  });
});

test('S-91i an open payment is given up at the provider, with its reason in the log', async () => {
  const orderId = await placed();
  const reference = await started(orderId);
  const end = async (Act: 'void' | 'capture') =>
    shop.call('endPayment', {
      token: await admin(),
      params: keyOf(orderId),
      body: { Reference: reference, Act, Reason: 'ลูกค้าขอเปลี่ยนวิธี' },
    });
  expect(verdict(await end('capture'))).toBe('409 PAYMENT_NOT_OPEN');
  expect((await end('void')).json()).toMatchObject({ Attempts: [{ State: 'canceled', MayVoid: false }] });
  expect(verdict(await end('void'))).toBe('409 PAYMENT_NOT_OPEN');
  expect(
    await shop.database.asOwner(
      `select after from audit_log where action = 'payment.end' and tenant_id = 'alpha'`,
    ),
  ).toEqual([{ after: { Decision: 'void', Reference: reference, Reason: 'ลูกค้าขอเปลี่ยนวิธี' } }]);
});

test('S-91d another sum than was asked for counts once staff say so', async () => {
  const orderId = await placed();
  await hear(await started(orderId), PIECE + 300);
  const { Reviews } = await seen(orderId);
  expect(Reviews).toMatchObject([{ Kind: 'amount', State: 'open', Amount: (PIECE + 300) / 100 }]);
  const decide = async () =>
    shop.call('decideReview', {
      token: await admin(),
      params: { reviewid: Reviews[0]?.ReviewId ?? '' },
      body: { Decision: 'approve' },
    });
  expect((await decide()).statusCode).toBe(200);
  expect(verdict(await decide())).toBe('409 REVIEW_DECIDED');
  expect(await seen(orderId)).toMatchObject({
    PaymentStatus: 'paid',
    PaidAmount: (PIECE + 300) / 100,
    RefundDue: 3,
  });
});
