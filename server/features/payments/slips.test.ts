/** Paying by bank transfer with a slip: what the look-up confirms pays at once, everything else waits for staff. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { OpenKey } from '#domain/web-config/registry.ts';
import { tags } from '../../cache/tags.ts';
import { GatewayError } from '../../gateways/gateway-error.ts';
import type { SlipLookup } from '../../gateways/payments/payment-provider.ts';
import { verdict } from '../../testing/attempts.ts';
import { createDesk } from '../../testing/desk.ts';
import { samplePaper, samplePicture } from '../../testing/sample-files.ts';
import { addressId, PRICES } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { slipPicture } from '../../testing/slip-pictures.ts';
import { expirePayment } from './payment-expiry.usecases.ts';
import { lookAtSlip } from './slip-looking.usecases.ts';

const PIECE = PRICES.alpha[0];
const ACCOUNTS = JSON.stringify([
  {
    bank: '004',
    account: '012-3-45678-9',
    bankTh: 'กสิกรไทย',
    bankEn: 'KBank',
    ownerTh: 'ร้านอัลฟา',
    ownerEn: 'Alpha',
  },
]);
const WAYS = JSON.stringify([
  { code: 'COD', kind: 'cash', th: 'ปลายทาง', en: 'Cash on delivery' },
  { code: 'TRANSFER', kind: 'transfer', th: 'โอนเงิน', en: 'Bank transfer', minutes: 60 },
]);
let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let answer: Awaited<ReturnType<SlipLookup['look']>> | undefined;
let asked = 0;
let slips = 0;

const found = (more: object = {}) =>
  ({
    kind: 'found',
    satang: PIECE,
    receiver: { bank: '004', account: 'xxx-x-x5678-x', name: 'ร้านอัลฟา' },
    at: shop.now,
    sender: { bank: '014', name: 'นาย ส*** ใ***' },
    ...more,
  }) as const;
const newSlip = () => ({ sendingBank: '014', reference: `T${String((slips += 1)).padStart(12, '0')}` });

beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  shop.deps.paymentProviders.slipLookup = async () => ({
    look: async () => {
      asked += 1;
      if (!answer) throw new GatewayError('No answer');
      return answer;
    },
  });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await desk.clear();
  await shop.database.asOwner(
    `delete from web_config where opt <> 'CHECKOUT_HOLD_MINUTES'; delete from payment_intents; delete from payment_reviews;
     insert into web_config (tenant_id, opt, opt_value)
     select t, opt, opt_value from (values ('alpha'), ('beta')) as s (t), (values ('PAYMENT_METHODS', '${WAYS}'),
       ('BANK_ACCOUNTS', '${ACCOUNTS}'), ('CHECKOUT_MINIMUM_VALUE', '0')) as v (opt, opt_value)`,
  );
  shop.deps.events.publish({ tags: [tags.config('alpha'), tags.config('beta')] });
  answer = found();
  asked = 0;
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
      PaymentType: 2,
      PaymentMethod: 'TRANSFER',
    },
  });
  expect(order.statusCode, order.body).toBe(200);
  return order.json<CallAnswer<'placeOrder'>>().Order.OrderID;
}
const keyOf = (orderid: string) => ({ orderid, saleunit: 'C1' });
const send = async (orderId: string, slip: Blob, key: string = randomUUID()) =>
  shop.call('sendSlip', {
    token: await shop.tokenOf('alpha', 'CUST1'),
    params: keyOf(orderId),
    headers: { 'idempotency-key': key },
    files: { slip },
    body: {},
  });
const staff = async () => shop.tokenOf('alpha', 'ADMIN');
const reviews = async () =>
  (await shop.call('paymentReviews', { token: await staff(), query: { saleUnit: 'C1' } })).json<
    CallAnswer<'paymentReviews'>
  >().Data;
const decide = async (reviewid: string, body: object) =>
  shop.call('decideReview', { token: await staff(), params: { reviewid }, body });
const orderOf = async (orderId: string) => {
  const [row] = await shop.database.asOwner<Record<string, unknown>>(
    `select status, payment_status, paid_satang::int as paid, due_satang::int as due, refund_due_satang::int as owed from orders where order_id = $1`,
    [orderId],
  );
  return row;
};

describe('S-91b a slip that the look-up confirms', () => {
  test('pays the order at once, with the sum of the look-up; sent again under its key it is one', async () => {
    const orderId = await placed();
    const [picture, key] = [await slipPicture(newSlip()), randomUUID()];
    const sent = await send(orderId, picture, key);
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.json()).toMatchObject({
      PaymentStatus: 'paid',
      AmountDue: 0,
      MaySend: false,
      Accounts: [{ Bank: '004', BankName: 'KBank', Account: '012-3-45678-9', Owner: 'Alpha' }],
      Slips: [{ State: 'approved', Amount: PIECE / 100, IsPicture: true }],
    });
    expect((await send(orderId, picture, key)).json()).toMatchObject({ Slips: [{ State: 'approved' }] });
    expect([asked, await orderOf(orderId)]).toMatchObject([1, { payment_status: 'paid', paid: PIECE }]);
  });

  test('pays once: for another order it is refused, and nothing is asked', async () => {
    const slip = newSlip();
    await send(await placed(), await slipPicture(slip));
    const other = await placed();
    expect(verdict(await send(other, await slipPicture(slip)))).toBe('409 SLIP_USED');
    expect([asked, await orderOf(other)]).toMatchObject([1, { paid: 0, payment_status: 'pending' }]);
  });
});

describe('S-91c what does not match waits for staff', () => {
  test.each([
    ['amount', () => found({ satang: PIECE - 100 })],
    ['receiver', () => found({ receiver: { bank: '004', account: 'xxx-x-x1111-x', name: 'อื่น' } })],
    ['time', () => found({ at: new Date(shop.now.getTime() - 86_400_000) })],
    ['notFound', () => ({ kind: 'notFound' }) as const],
    ['noAnswer', () => undefined],
  ])('%s', async (doubt, says) => {
    const orderId = await placed();
    answer = says();
    const sent = await send(orderId, await slipPicture(newSlip()));
    expect(sent.json()).toMatchObject({
      PaymentStatus: 'inReview',
      Slips: [{ State: 'open', Amount: null }],
    });
    expect(await reviews()).toMatchObject([{ Kind: 'slip', OrderID: orderId, Doubt: doubt, State: 'open' }]);
    expect(await orderOf(orderId)).toMatchObject({ paid: 0 });
  });

  test('a picture without a code and a PDF are read by staff, and are not looked up', async () => {
    for (const file of [samplePicture, samplePaper]) {
      const orderId = await placed();
      expect((await send(orderId, file)).json()).toMatchObject({ PaymentStatus: 'inReview' });
    }
    const other = await slipPicture(newSlip(), { text: 'https://shop.example/' });
    expect((await send(await placed(), other)).json()).toMatchObject({ PaymentStatus: 'inReview' });
    expect(asked).toBe(0);
    expect((await reviews()).map(({ Doubt }) => Doubt)).toEqual(['unread', 'unread', 'unread']);
  });

  test('while it waits another is refused, and the order does not expire: staff are told', async () => {
    const orderId = await placed();
    answer = undefined;
    await send(orderId, await slipPicture(newSlip()));
    expect(verdict(await send(orderId, await slipPicture(newSlip())))).toBe('409 SLIP_WAITS');
    const [intent] = await shop.database.asOwner<{ id: string }>(
      `select intent_id as id from payment_intent_orders where order_id = $1`,
      [orderId],
    );
    const before = shop.now;
    shop.now = new Date(before.getTime() + 2 * 3_600_000);
    await expirePayment(shop.deps, { tenantId: 'alpha', id: intent?.id ?? '' });
    expect(await orderOf(orderId)).toMatchObject({ status: 'Wait', payment_status: 'inReview' });
    const [review] = await reviews();
    await decide(review?.ReviewId ?? '', { Decision: 'refuse', Reason: 'โอนผิดบัญชี' });
    await expirePayment(shop.deps, { tenantId: 'alpha', id: intent?.id ?? '' });
    shop.now = before;
    expect(await orderOf(orderId)).toMatchObject({ status: 'Canceled', payment_status: 'expired' });
  });

  test('an answer that comes later pays; one that comes after staff decided changes nothing', async () => {
    const [first, second] = [await placed(), await placed()];
    answer = undefined;
    await send(first, await slipPicture(newSlip()));
    await send(second, await slipPicture(newSlip()));
    const ids = new Map((await reviews()).map((row) => [row.OrderID, row.ReviewId]));
    await decide(ids.get(second) ?? '', { Decision: 'refuse', Reason: 'ไม่ใช่บัญชีร้าน' });
    answer = found();
    for (const orderId of [first, second])
      await lookAtSlip(shop.deps, { tenantId: 'alpha', id: ids.get(orderId) ?? '' });
    expect(await orderOf(first)).toMatchObject({ payment_status: 'paid' });
    expect(await orderOf(second)).toMatchObject({ paid: 0 });
  });
});

describe('S-91d staff decide on a slip', () => {
  const waiting = async () => {
    const orderId = await placed();
    answer = found({ satang: PIECE - 100 });
    await send(orderId, await slipPicture(newSlip()));
    const [review] = await reviews();
    return { orderId, id: review?.ReviewId ?? '' };
  };

  test('approved counts with the sum that staff say; a part that is paid leaves the rest due', async () => {
    const { orderId, id } = await waiting();
    expect(verdict(await decide(id, { Decision: 'approve' }))).toBe('400 REVIEW_NEEDS_AMOUNT');
    const decided = await decide(id, { Decision: 'approve', Amount: (PIECE - 100) / 100 });
    expect(decided.json()).toMatchObject({ State: 'approved', DecidedAmount: (PIECE - 100) / 100 });
    expect(await orderOf(orderId)).toMatchObject({ payment_status: 'partlyPaid', due: 100 });
    expect(verdict(await decide(id, { Decision: 'refuse', Reason: 'x' }))).toBe('409 REVIEW_DECIDED');
    // The rest by another slip.
    answer = found({ satang: 100 });
    expect((await send(orderId, await slipPicture(newSlip()))).json()).toMatchObject({
      PaymentStatus: 'paid',
    });
    expect(await orderOf(orderId)).toMatchObject({ paid: PIECE, due: 0, owed: 0 });
  });

  test('refused needs a reason, which the buyer reads; another slip may be sent then', async () => {
    const { orderId, id } = await waiting();
    expect(verdict(await decide(id, { Decision: 'refuse' }))).toBe('400 REVIEW_NEEDS_REASON');
    expect(verdict(await decide(id, { Decision: 'settle', Reason: 'x' }))).toBe('409 REVIEW_OTHER_DECISION');
    await decide(id, { Decision: 'refuse', Reason: 'ยอดไม่ครบ' });
    shop.now = new Date(shop.now.getTime() + 60_000);
    answer = found();
    const sent = await send(orderId, await slipPicture(newSlip()));
    expect(sent.json()).toMatchObject({
      PaymentStatus: 'paid',
      Slips: [{ State: 'approved' }, { State: 'refused', Reason: 'ยอดไม่ครบ' }],
    });
  });

  test('is logged; another shop and another center see nothing of it', async () => {
    const { orderId, id } = await waiting();
    await decide(id, { Decision: 'approve', Amount: PIECE / 100 });
    const log = await shop.database.asOwner(
      `select tenant_id, action, subject, after from audit_log where action = 'payment.review'`,
    );
    expect(log).toEqual([
      {
        tenant_id: 'alpha',
        action: 'payment.review',
        subject: `order/${orderId}`,
        after: { Decision: 'approve', ReviewKind: 'slip', PaidSatang: PIECE },
      },
    ]);
    const beta = await shop.call('decideReview', {
      token: await shop.tokenOf('beta', 'ADMIN'),
      params: { reviewid: id },
      body: { Decision: 'refuse', Reason: 'x' },
    });
    expect(verdict(beta)).toBe('404 REVIEW_NOT_FOUND');
  });
});

test('W-65f bank transfer is offered by BANK_TRANSFER_ENABLED and with BANK_ACCOUNTS, both', async () => {
  const orderIds = [await placed(), await placed()];
  const set = async (settings: Partial<Record<OpenKey, string>>) => {
    for (const entry of Object.entries(settings))
      await shop.database.asOwner(
        `insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, $2)
         on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
        entry,
      );
    shop.deps.events.publish({ tags: [tags.config('alpha')] });
  };
  const [first = '', second = ''] = orderIds;
  await set({ BANK_TRANSFER_ENABLED: 'N' });
  expect(verdict(await send(first, samplePicture))).toBe('409 PAYMENT_NOT_OFFERED');
  await set({ BANK_TRANSFER_ENABLED: 'Y' });
  expect((await send(first, samplePicture)).statusCode).toBe(200);
  await set({ BANK_ACCOUNTS: '' });
  expect(verdict(await send(second, samplePicture))).toBe('409 PAYMENT_NOT_OFFERED');
});

test('S-91e erased with the person: file, sender, numbers and what was typed; the slip still pays once', async () => {
  const slip = newSlip();
  const orderId = await placed();
  answer = found({ satang: 1 });
  await send(orderId, await slipPicture(slip));
  const [review] = await reviews();
  await decide(review?.ReviewId ?? '', { Decision: 'approve', Amount: PIECE / 100, Reason: 'คุณส้มโอนมาเอง' });
  await shop.database.asOwner(
    `update customers set status = 'erased' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
  );
  const kept = await shop.database.asOwner<{ slip_key: string }>(
    `select sending_bank, bank_reference, found, decided_reason, file_id, slip_key from payment_reviews`,
  );
  await shop.database.asOwner(
    `update customers set status = 'active' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
  );
  expect(kept).toEqual([
    {
      sending_bank: '',
      bank_reference: '',
      found: null,
      decided_reason: '',
      file_id: null,
      slip_key: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  answer = found();
  expect(verdict(await send(await placed(), await slipPicture(slip)))).toBe('409 SLIP_USED');
});
