/** Money that a provider tells of before delivery: a tax point of its day, once however often it is told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { tags } from '../../cache/tags.ts';
import { createDesk } from '../../testing/desk.ts';
import { papersOf, setSeller } from '../../testing/papers.ts';
import { CARD, CARD_AND_CASH, createScriptedProvider } from '../../testing/scripted-provider.ts';
import { addressId, PRICES } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { takeCallback } from '../payments/payment-looking.usecases.ts';
import { startPayment } from '../payments/payment-starting.usecases.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { issuePapers } from './papers.usecases.ts';

const bank = createScriptedProvider();
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  bank.defineIn(shop.deps.paymentProviders, ['alpha']);
  await createDesk(shop).clear();
  await setSeller(shop);
  await shop.database.asOwner(
    `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'PAYMENT_METHODS', $1)`,
    [CARD_AND_CASH],
  );
  shop.deps.events.publish({ tags: [tags.config('alpha')] });
});
afterAll(() => shop.stop());

test('U-06m what a provider says was paid is booked with its day, once, and its invoice is the receipt as well', async () => {
  const placed = await shop.call('placeOrder', {
    token: await shop.tokenOf('alpha', 'CUST1'),
    headers: { 'idempotency-key': 'paid-paper-1' },
    body: {
      SaleUnit: 'C1',
      Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
      ShipTo: addressId('alpha', 'CUST1'),
      SeenTotal: PRICES.alpha[0] / 100,
      PaymentType: -1,
      PaymentMethod: 'CARD',
    },
  });
  expect(placed.statusCode, placed.body).toBe(200);
  const orderId = placed.json<CallAnswer<'placeOrder'>>().Order.OrderID;
  const changer = {
    tenantId: 'alpha',
    actor: { kind: 'customer', id: 'CUST1' } as const,
    language: 'th' as const,
    at: shop.now,
    config: await webConfigOf(shop.deps, 'alpha'),
  };
  const reference = await startPayment(shop.deps, {
    changer,
    key: { orderId, saleUnit: 'C1' },
    way: CARD,
  });
  const paidAt = new Date(shop.now);
  const raw = bank.callbackOf(
    { ...bank.factOf(reference), reference, state: 'succeeded', satang: PRICES.alpha[0] },
    true,
  );
  for (const _ of [1, 2, 3])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await takeCallback(shop.deps, { tenantId: 'alpha', method: 'CARD', raw });
  const known = await shop.database.asOwner(
    `select payment_no, satang::int, at from paper_payments where order_id = $1`,
    [orderId],
  );
  expect(known).toEqual([{ payment_no: 1, satang: PRICES.alpha[0], at: paidAt }]);
  // The job runs on another day: the paper is of the day of the payment.
  shop.now = new Date(shop.now.getTime() + 3 * 24 * 60 * 60 * 1000);
  await issuePapers(shop.deps, { tenantId: 'alpha', orderId });
  expect(await papersOf(shop, orderId)).toMatchObject([
    { basis: 'payment:1', is_receipt: true, total_satang: PRICES.alpha[0], issued_on: '2026-03-02' },
  ]);
});
