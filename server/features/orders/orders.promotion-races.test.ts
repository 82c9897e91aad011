/** Many orders at the same moment: no limit of a promotion is passed, and a coupon is used once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearPromotions, issueCoupon, promote } from '../../testing/promotions.ts';
import { addressId } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { lockPromotion } from '../merchant-promotions/merchant-promotions.queries.ts';
import { giveBackUses } from '../promotion/promotion.uses.queries.ts';

let shop: TestShop;
let keys = 0;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await clearPromotions(shop);
  await shop.database.asOwner(`update stock set on_hand = 100000`);
});

type Answer = { statusCode: number; code?: string };
const place = async (customer: 'CUST1' | 'CUST2', more: object): Promise<Answer> => {
  const answer = await shop.call('placeOrder', {
    token: await shop.tokenOf('alpha', customer),
    headers: { 'idempotency-key': `race-key-${(keys += 1)}` },
    body: {
      SaleUnit: 'C1',
      Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
      ShipTo: addressId('alpha', customer),
      PaymentType: 0,
      ...more,
    },
  });
  return { statusCode: answer.statusCode, code: answer.json<{ code?: string }>().code };
};
/** What CUST1 and CUST2 pay for a piece with five baht off. */
const SEEN = { CUST1: 14, CUST2: 13 } as const;
const atOnce = (many: number, more: object = {}) =>
  Promise.all(
    Array.from({ length: many }, (_, at) => {
      const customer = at % 2 === 0 ? 'CUST1' : 'CUST2';
      return place(customer, { SeenTotal: SEEN[customer], ...more });
    }),
  );
const placed = (answers: readonly Answer[]) => answers.filter(({ statusCode }) => statusCode === 200).length;
const uses = () =>
  shop.database.asOwner(`
    select profile_code, uses, given_satang::int as given from promotion_uses where tenant_id = 'alpha' order by 1`);
const written = async () =>
  (
    await shop.database.asOwner<{ orders: number; promoted: number }>(`
      select (select count(*)::int from orders) as orders, (select count(*)::int from order_promotions) as promoted`)
  )[0];
const FIVE_OFF = [{ from: 1, discount: ['B', 500] as const }];

describe('P-04 fifty orders at once', () => {
  test('never pass a limit in all: the others are told the new sums', async () => {
    await promote(shop, { id: 'SEVEN', steps: FIVE_OFF, columns: { in_all: '7' } });
    const answers = await atOnce(50);
    expect(placed(answers)).toBe(7);
    const others = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(others.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
    expect(others.every(({ code }) => code === 'TOTAL_CHANGED' || code === 'ORDER_STOPPED')).toBe(true);
    expect(await uses()).toEqual([{ profile_code: '', uses: 7, given: 3500 }]);
    expect(await written()).toEqual({ orders: 7, promoted: 7 });
  });

  test('never pass a limit of a person', async () => {
    await promote(shop, { id: 'TWICE', steps: FIVE_OFF, columns: { per_customer: '2' } });
    expect(placed(await atOnce(50))).toBe(4);
    expect(await uses()).toEqual([
      { profile_code: 'CUST1', uses: 2, given: 1000 },
      { profile_code: 'CUST2', uses: 2, given: 1000 },
    ]);
  });

  test('never pass a budget in baht', async () => {
    await promote(shop, { id: 'BUDGET', steps: FIVE_OFF, columns: { budget_satang: '2000' } });
    expect(placed(await atOnce(50))).toBe(4);
    expect(await uses()).toEqual([{ profile_code: '', uses: 4, given: 2000 }]);
  });

  test('are one first order of each new customer', async () => {
    await promote(shop, { id: 'NEW', steps: FIVE_OFF, columns: { is_for_new: 'true' } });
    expect(placed(await atOnce(50))).toBe(2);
  });
});

test('P-04 a first limit that a process has not read yet holds for its orders', async () => {
  await promote(shop, { id: 'LATER', steps: FIVE_OFF });
  expect(placed(await atOnce(2)), 'the process knows it without a limit').toBe(2);
  await shop.database.asOwner(`update promotions set in_all = 1 where promotion_id = 'LATER'`);
  expect(placed(await atOnce(4))).toBe(1);
  expect(await uses()).toEqual([{ profile_code: '', uses: 1, given: 500 }]);
  expect(await written()).toEqual({ orders: 3, promoted: 3 });
});

test('P-04 an order is counted while staff change its promotion: whose first limit waits for the order waits in no circle', async () => {
  await promote(shop, { id: 'EACH', steps: FIVE_OFF, columns: { per_customer: '2' } });
  const placing = shop.deps.database.inTenant('alpha', async (tx) => {
    await lockPromotion(tx, 'EACH');
    return place('CUST1', { SeenTotal: SEEN.CUST1 });
  });
  expect((await placing).statusCode).toBe(200);
  expect(await uses()).toEqual([{ profile_code: 'CUST1', uses: 1, given: 500 }]);
});

test('P-02 a coupon is used by one of a hundred orders at once', async () => {
  await promote(shop, { id: 'PAPER', steps: FIVE_OFF, columns: { trigger: `'coupon'` } });
  await issueCoupon(shop, { id: 'K1', promotion: 'PAPER' });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => place('CUST1', { CouponId: 'K1', SeenTotal: SEEN.CUST1 })),
  );
  expect(placed(answers)).toBe(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(99);
  expect(await written()).toEqual({ orders: 1, promoted: 1 });
});

describe('P-02 what an order used', () => {
  const cancel = async (orderid: string) =>
    shop.call('cancelOrder', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      params: { orderid, saleunit: 'C1' },
      body: { Reason: '' },
    });
  const orderId = async () =>
    (
      await shop.database.asOwner<{ id: string }>(
        `select order_id as id from orders order by placed_at desc limit 1`,
      )
    )[0]?.id ?? '';

  test('is given back once when it is canceled, however often that is sent', async () => {
    await promote(shop, { id: 'SEVEN', steps: FIVE_OFF, columns: { in_all: '7', per_customer: '2' } });
    await place('CUST1', { SeenTotal: SEEN.CUST1 });
    await place('CUST1', { SeenTotal: SEEN.CUST1 });
    const id = await orderId();
    await Promise.all(Array.from({ length: 5 }, () => cancel(id)));
    expect(await uses()).toEqual([
      { profile_code: '', uses: 1, given: 500 },
      { profile_code: 'CUST1', uses: 1, given: 500 },
    ]);
    expect((await place('CUST1', { SeenTotal: SEEN.CUST1 })).statusCode).toBe(200);
  });

  test('is not given back a second time, also where it is asked for again', async () => {
    await promote(shop, { id: 'SEVEN', steps: FIVE_OFF, columns: { in_all: '7' } });
    await place('CUST1', { SeenTotal: SEEN.CUST1 });
    await place('CUST1', { SeenTotal: SEEN.CUST1 });
    const id = await orderId();
    await cancel(id);
    await shop.deps.database.inTenant('alpha', (tx) => giveBackUses(tx, 'alpha', id));
    expect(await uses()).toEqual([{ profile_code: '', uses: 1, given: 500 }]);
  });

  test('is taken again when staff undo the cancellation, or the undo is refused where another has it now', async () => {
    await promote(shop, { id: 'ONE', steps: FIVE_OFF, columns: { in_all: '1' } });
    await place('CUST1', { SeenTotal: SEEN.CUST1 });
    const id = await orderId();
    const token = await shop.tokenOf('alpha', 'ADMIN');
    const params = { orderid: id, saleunit: 'C1' };
    const step = (From: string, To: string) =>
      shop.call('stepMerchantOrder', {
        token,
        params,
        headers: { 'idempotency-key': `race-key-${(keys += 1)}` },
        body: { From, To, Reason: 'ทดสอบ' },
      });
    const undo = () =>
      shop.call('undoMerchantOrder', {
        token,
        params,
        headers: { 'idempotency-key': `race-key-${(keys += 1)}` },
        body: { From: 'Canceled' },
      });
    expect((await step('Wait', 'Canceled')).statusCode).toBe(200);
    expect(await uses()).toEqual([{ profile_code: '', uses: 0, given: 0 }]);
    const undone = await undo();
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await uses()).toEqual([{ profile_code: '', uses: 1, given: 500 }]);
    await step('Wait', 'Canceled');
    expect((await place('CUST2', { SeenTotal: SEEN.CUST2 })).statusCode).toBe(200);
    expect((await undo()).json()).toMatchObject({
      code: 'UNDO_PROMOTION_GONE',
      details: { PromotionIds: ['ONE'] },
    });
    expect(await uses()).toEqual([{ profile_code: '', uses: 1, given: 500 }]);
  });
});
