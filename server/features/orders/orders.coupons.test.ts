/** Coupons of one customer and codes of anybody, in a quote and in the order that follows it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { clearPromotions, issueCoupon, promote } from '../../testing/promotions.ts';
import { addressId, type CUSTOMERS, type TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type Quote = CallAnswer<'quote'>;
type Who = { tenant?: TestTenant; customer?: keyof typeof CUSTOMERS; center?: string };
let shop: TestShop;
let keys = 0;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = new Date('2026-11-25T09:00:00+07:00');
  await clearPromotions(shop);
});

const line = (P_Code: string, qty1: number, qty2 = 0, qty3 = 0) => ({ P_Code, qty1, qty2, qty3 });
const quote = async (Lines: object[], more: object = {}, who: Who = {}): Promise<Quote> => {
  const { tenant = 'alpha', customer = 'CUST1', center = 'C1' } = who;
  const answer = await shop.call('quote', {
    token: await shop.tokenOf(tenant, customer, center),
    language: 'en',
    body: { SaleUnit: center, Lines, ...more },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Quote>();
};
const place = async (Lines: object[], more: object = {}, customer: 'CUST1' | 'CUST2' = 'CUST1') =>
  shop.call('placeOrder', {
    token: await shop.tokenOf('alpha', customer),
    language: 'en',
    headers: { 'idempotency-key': `promotion-key-${(keys += 1)}` },
    body: { SaleUnit: 'C1', Lines, ShipTo: addressId('alpha', customer), PaymentType: 0, ...more },
  });
describe('P-02 U-04b a coupon or a code', () => {
  test('of the wrong kind stops the order with what is wrong', async () => {
    await promote(shop, {
      id: 'CODE-HELLO',
      code: 'HELLO',
      steps: [{ from: 10_000, discount: ['B', 5000] }],
      columns: { condition_type: `'order'` },
    });
    expect((await quote([line('P1', 1)], { PromotionCode: 'NOSUCH' })).Problems).toEqual([
      { code: 'COUPON_INVALID', Voucher: 'code' },
    ]);
    expect((await quote([line('P1', 1)], { PromotionCode: 'hello' })).Problems).toEqual([
      {
        code: 'COUPON_BELOW_MINIMUM',
        PromotionId: 'CODE-HELLO',
        PromotionName: 'Name of CODE-HELLO',
        Voucher: 'code',
        limit: 100,
        value: '50',
      },
    ]);
    const { Problems, DiscountAmount } = await quote([line('P1', 6)], { PromotionCode: 'hello' });
    expect([Problems, DiscountAmount]).toEqual([[], 50]);
    expect((await quote([line('P1', 6)])).DiscountAmount).toBe(0);
    expect((await quote([line('P1', 6)], { PromotionCode: 'HELLO' }, { tenant: 'beta' })).Problems).toEqual([
      { code: 'COUPON_INVALID', Voucher: 'code' },
    ]);
  });

  test('U-04b is its owner’s, is used once, and is free again when the order is canceled', async () => {
    await promote(shop, {
      id: 'PAPER',
      steps: [{ from: 1, discount: ['B', 1000] }],
      columns: { condition_type: `'order'`, trigger: `'coupon'` },
    });
    await issueCoupon(shop, { id: 'K1', promotion: 'PAPER' });
    expect((await quote([line('P1', 2)])).DiscountAmount).toBe(0);
    expect((await quote([line('P1', 2)], { CouponId: 'K1' }, { customer: 'CUST2' })).Problems).toEqual([
      { code: 'COUPON_INVALID', Voucher: 'coupon' },
    ]);
    expect((await quote([line('P1', 2)], { CouponId: 'K1' }, { tenant: 'beta' })).Problems).toEqual([
      { code: 'COUPON_INVALID', Voucher: 'coupon' },
    ]);
    const placed = await place([line('P1', 2)], { CouponId: 'K1', SeenTotal: 28 });
    expect(placed.statusCode, placed.body).toBe(200);
    const { Order, Promotions } = placed.json<CallAnswer<'placeOrder'>>();
    expect(Promotions).toMatchObject([{ PromotionId: 'PAPER', CouponId: 'K1', DiscountAmount: 10 }]);
    const couponOf = () =>
      shop.database.asOwner(
        `select order_id from promotion_coupons where tenant_id = 'alpha' and coupon_id = 'K1'`,
      );
    expect(await couponOf()).toEqual([{ order_id: Order.OrderID }]);
    const again = await place([line('P1', 2)], { CouponId: 'K1', SeenTotal: 28 });
    expect(again.json()).toMatchObject({
      code: 'ORDER_STOPPED',
      details: { Problems: [{ code: 'COUPON_INVALID' }] },
    });
    const canceled = await shop.call('cancelOrder', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      params: { orderid: Order.OrderID, saleunit: 'C1' },
      body: { Reason: '' },
    });
    expect(canceled.statusCode, canceled.body).toBe(200);
    expect(await couponOf()).toEqual([{ order_id: null }]);
    expect((await place([line('P1', 2)], { CouponId: 'K1', SeenTotal: 28 })).statusCode).toBe(200);
  });
});
