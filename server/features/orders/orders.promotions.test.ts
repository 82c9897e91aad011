/** What promotions do to a quote and to the order that follows it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { clearPromotions, promote, promotionsChanged } from '../../testing/promotions.ts';
import { addressId, STOCK, type CUSTOMERS, type TestTenant } from '../../testing/shop-data.ts';
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
const satang = (baht: number) => Math.round(baht * 100);
function expectAddsUp({
  Lines,
  Subtotal,
  DiscountAmount,
  DeliveryFee,
  TaxAmount,
  Total,
  Promotions = [],
}: Quote) {
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + satang(amount), 0);
  expect(sum(Lines.map(({ Amount }) => Amount)) + satang(DeliveryFee)).toBe(satang(Total));
  expect(satang(Subtotal) - satang(DiscountAmount)).toBe(sum(Lines.map(({ Amount }) => Amount)));
  expect(sum(Lines.map((one) => one.TaxAmount))).toBe(satang(TaxAmount) - satang(0));
  for (const one of Lines)
    expect(sum((one.Discounts ?? []).map(({ Amount }) => Amount))).toBe(satang(one.DiscountAmount));
  expect(sum(Promotions.map((one) => one.DiscountAmount + one.FreeAmount))).toBe(satang(DiscountAmount));
}

describe('P-01 a quote', () => {
  test('names each discount of a line, and the tax is that of what is paid', async () => {
    await promote(shop, { id: 'TEN', steps: [{ from: 1, discount: ['P', 1000] }] });
    const answer = await quote([line('P1', 3), line('P2', 1)]);
    expect(answer.Lines).toMatchObject([
      {
        P_Code: 'P1',
        UnitPrice: 19,
        DiscountAmount: 5.7,
        Amount: 51.3,
        TaxAmount: 3.36,
        Discounts: [{ PromotionId: 'TEN', Name: 'Name of TEN', Amount: 5.7 }],
      },
      { P_Code: 'P2', DiscountAmount: 0, Amount: 19 },
    ]);
    expect(answer.Lines[1]).not.toHaveProperty('Discounts');
    expect(answer.Promotions).toEqual([
      { PromotionId: 'TEN', Name: 'Name of TEN', DiscountAmount: 5.7, FreeAmount: 0, Times: 1 },
    ]);
    expectAddsUp(answer);
    expect((await quote([line('P1', 3)], {}, { tenant: 'beta' })).Promotions).toBeUndefined();
  });

  test('gives what is free as a line of its own that costs nothing', async () => {
    await promote(shop, {
      id: 'THREE',
      steps: [{ from: 3, free: 1 }],
      gifts: ['P2'],
      columns: { calculation: `'each'` },
    });
    const answer = await quote([line('P1', 7)]);
    expect(answer.Lines).toMatchObject([
      { P_Code: 'P1', Quantity: 7, Amount: 133, IsFree: false },
      {
        P_Code: 'P2',
        Quantity: 2,
        UnitPrice: 19,
        Amount: 0,
        DiscountAmount: 38,
        TaxAmount: 0,
        IsFree: true,
        Discounts: [{ PromotionId: 'THREE', Amount: 38 }],
      },
    ]);
    expect(answer.Promotions).toMatchObject([
      { PromotionId: 'THREE', DiscountAmount: 0, FreeAmount: 38, Times: 2 },
    ]);
    expectAddsUp(answer);
  });

  test('tells what is nearly reached', async () => {
    await promote(shop, { id: 'NEAR', steps: [{ from: 5, discount: ['B', 5000] }] });
    const { NearlyReached, Promotions } = await quote([line('P1', 3)]);
    expect(Promotions).toBeUndefined();
    expect(NearlyReached).toMatchObject([
      {
        PromotionId: 'NEAR',
        Name: 'Name of NEAR',
        Condition: 'quantity',
        Have: 3,
        Missing: 2,
        Discount: { Code: 'B', Value: 50 },
        Saving: 50,
        Free: 0,
      },
    ]);
  });

  test('charges the delivery and looks at the limits of an order by what is paid after discounts', async () => {
    await shop.database
      .asOwner(`insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'CHECKOUT_MINIMUM_VALUE', '100')
      on conflict (tenant_id, opt) do update set opt_value = '100'`);
    shop.deps.cache.dropAll();
    await promote(shop, { id: 'TEN', steps: [{ from: 1, discount: ['P', 1000] }] });
    expect((await quote([line('P2', 6)])).Problems).toEqual([]);
    expect((await quote([line('P1', 5)])).Problems).toEqual([{ code: 'BELOW_MINIMUM', limit: 100 }]);
    expect((await quote([line('P1', 5), line('P2', 1)])).Problems).toEqual([]);
    await shop.database.asOwner(`delete from web_config where opt = 'CHECKOUT_MINIMUM_VALUE'`);
    shop.deps.cache.dropAll();
  });

  test('takes no piece below its floor price', async () => {
    await shop.database.asOwner(
      `insert into product_costs (tenant_id, product_code, cost_satang, floor_satang) values ('alpha', 'P1', 1000, 1700)`,
    );
    await promote(shop, { id: 'HALF', steps: [{ from: 1, discount: ['P', 5000] }] });
    const { Lines } = await quote([line('P1', 2)]);
    // 17.00 without tax is 18.19 with it.
    expect(Lines).toMatchObject([{ DiscountAmount: 1.62, Amount: 36.38 }]);
    await shop.database.asOwner(`delete from product_costs`);
  });

  test('leaves out what has not begun, is over, or is not of the weekday, without reading anything anew', async () => {
    await promote(shop, {
      id: 'DAY',
      steps: [{ from: 1, discount: ['P', 1000] }],
      columns: { starts_at: `'2026-11-25T00:00+07'`, ends_at: `'2026-11-27T00:00+07'`, weekdays: `'{3}'` },
    });
    const at = async (time: string) => {
      shop.now = new Date(time);
      return (await quote([line('P1', 1)])).DiscountAmount;
    };
    expect(await at('2026-11-24T23:59:59+07:00')).toBe(0);
    expect(await at('2026-11-25T00:00:00+07:00')).toBe(1.9);
    expect(await at('2026-11-25T23:59:59+07:00')).toBe(1.9);
    expect(await at('2026-11-26T00:00:00+07:00')).toBe(0);
    expect(await at('2026-12-02T12:00:00+07:00')).toBe(0);
  });

  test('gives to whom a promotion is for: center, types, listed, not left out, new', async () => {
    await shop.database.asOwner(`
      insert into customer_types values ('alpha', 'trade', 'ร้านค้า', 'Trade', 1) on conflict do nothing;
      insert into store_types values ('alpha', 'clinic', 'คลินิก', 'Clinic', 1) on conflict do nothing;
      update customers set customer_type = 'trade', store_type = 'clinic' where tenant_id = 'alpha' and customer_code = 'CUST1'`);
    const steps = [{ from: 1, discount: ['P', 1000] as const }];
    await promote(shop, { id: 'AT-C2', steps, columns: { sale_units: `'{C2}'` } });
    await promote(shop, { id: 'TRADE', steps, columns: { customer_types: `'{trade}'` } });
    await promote(shop, { id: 'CLINIC', steps, columns: { store_types: `'{clinic}'` } });
    await promote(shop, {
      id: 'LISTED',
      steps,
      columns: { is_for_listed: 'true' },
      customers: { CUST2: false },
    });
    await promote(shop, { id: 'OUT', steps, customers: { CUST2: true } });
    await promote(shop, { id: 'NEW', steps, columns: { is_for_new: 'true' } });
    const names = async (who: Who) =>
      ((await quote([line('P1', 10)], {}, who)).Promotions ?? []).map(({ PromotionId }) => PromotionId);
    expect(await names({})).toEqual(['CLINIC', 'NEW', 'OUT', 'TRADE']);
    expect(await names({ customer: 'CUST2' })).toEqual(['LISTED', 'NEW']);
    expect(await names({ center: 'C2' })).toEqual(['AT-C2', 'CLINIC', 'NEW', 'OUT', 'TRADE']);
    const guest = await shop.call('quote', {
      token: await shop.tokenOf('alpha', 'GUEST'),
      body: { SaleUnit: 'C1', Lines: [line('P1', 10)] },
    });
    expect(guest.json<Quote>().Promotions ?? []).toEqual([]);
    await shop.database.asOwner(
      `update customers set customer_type = null, store_type = null; delete from customer_types; delete from store_types`,
    );
  });
});

test('P-01 who returned a first order is not given its promotion for new customers again, and can order', async () => {
  await promote(shop, {
    id: 'NEW',
    steps: [{ from: 1, discount: ['P', 1000] }],
    columns: { is_for_new: 'true' },
  });
  expect((await place([line('P1', 1)], { SeenTotal: 17.1 })).statusCode).toBe(200);
  await shop.database.asOwner(`update orders set status = 'Returned'`);
  expect((await quote([line('P1', 1)])).Promotions).toBeUndefined();
  const again = await place([line('P1', 1)], { SeenTotal: 19 });
  expect(again.statusCode, again.body).toBe(200);
});

describe('P-03 an order', () => {
  test('costs what the quote said, and keeps each discount by its name, with the version of its terms', async () => {
    await promote(shop, { id: 'TEN', steps: [{ from: 1, discount: ['P', 1000] }] });
    await promote(shop, { id: 'GIFT', steps: [{ from: 3, free: 1 }], gifts: ['P2'] });
    const { Total } = await quote([line('P1', 3)]);
    const answer = await place([line('P1', 3)], { SeenTotal: Total });
    expect(answer.statusCode, answer.body).toBe(200);
    const placed = answer.json<CallAnswer<'placeOrder'>>();
    await shop.database.asOwner(`update promotions set name_en = 'Another name', is_active = false`);
    promotionsChanged(shop);
    const read = await shop.call('orderDetail', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      language: 'en',
      params: { orderid: placed.Order.OrderID, saleunit: 'C1' },
    });
    const detail = read.json<CallAnswer<'orderDetail'>>();
    expect(detail.OrderDetails).toEqual(placed.OrderDetails);
    expect(detail.Promotions).toEqual(
      [...(placed.Promotions ?? [])].toSorted((a, b) => a.PromotionId.localeCompare(b.PromotionId)),
    );
    expect(detail.OrderDetails).toMatchObject([
      { P_Code: 'P1', Discounts: [{ Name: 'Name of TEN', Amount: 5.7 }] },
      { P_Code: 'P2', IsFree: true, Discounts: [{ Name: 'Name of GIFT', Amount: 19 }] },
    ]);
    expect(
      await shop.database
        .asOwner(`select promotion_id, version, discount_satang::int, free_satang::int, is_first_order
        from order_promotions order by 1`),
    ).toEqual([
      { promotion_id: 'GIFT', version: 1, discount_satang: 0, free_satang: 1900, is_first_order: true },
      { promotion_id: 'TEN', version: 1, discount_satang: 570, free_satang: 0, is_first_order: true },
    ]);
  });

  test('takes what is free from stock, together with what is bought of it', async () => {
    await promote(shop, {
      id: 'GIFT',
      steps: [{ from: 3, free: 1 }],
      gifts: ['P1'],
      columns: { calculation: `'each'` },
    });
    const onHand = async () =>
      (
        await shop.database.asOwner<{ n: number }>(
          `select on_hand::int as n from stock where tenant_id = 'alpha' and sale_unit = 'C1' and product_code = 'P1'`,
        )
      )[0]?.n;
    expect((await place([line('P1', 6)], { SeenTotal: 114 })).statusCode).toBe(200);
    expect(await onHand()).toBe(STOCK - 8);
  });

  test('waits for the buyer’s word where a gift is gone', async () => {
    await promote(shop, { id: 'GIFT', steps: [{ from: 1, free: 2 }], gifts: ['P2'] });
    await shop.database.asOwner(`update stock set on_hand = 1 where product_code = 'P2'`);
    const gone = {
      code: 'GIFT_GONE',
      PromotionId: 'GIFT',
      PromotionName: 'Name of GIFT',
      limit: 1,
      GiftCode: 'P2',
      GiftName: expect.stringMatching(/./),
    };
    const quoted = await quote([line('P1', 1)]);
    expect(quoted.Problems).toEqual([gone]);
    expect(quoted.Lines).toMatchObject([{ P_Code: 'P1' }, { P_Code: 'P2', Quantity: 1, IsFree: true }]);
    const stopped = await place([line('P1', 1)], { SeenTotal: 19 });
    expect(stopped.json()).toMatchObject({ code: 'ORDER_STOPPED', details: { Problems: [gone] } });
    const waived = await place([line('P1', 1)], { SeenTotal: 19, WaivedGifts: ['GIFT'] });
    expect(waived.statusCode, waived.body).toBe(200);
  });

  test('gives the next product where the first of what may be given is gone', async () => {
    await promote(shop, { id: 'GIFT', steps: [{ from: 1, free: 1 }], gifts: ['P2', 'P3'] });
    await shop.database.asOwner(`update stock set on_hand = 0 where product_code = 'P2'`);
    const { Lines, Problems } = await quote([line('P1', 1)]);
    expect([Lines[1]?.P_Code, Problems]).toEqual(['P3', []]);
  });

  test('is refused where a discount or a gift that was seen is another now', async () => {
    await promote(shop, { id: 'TEN', steps: [{ from: 1, discount: ['P', 1000] }] });
    const seen = (more: object[], DiscountAmount: number) => ({
      SeenTotal: 17.1,
      SeenPrices: [{ P_Code: 'P1', Unit: 1, UnitPrice: 19, DiscountAmount }, ...more],
    });
    const gift = { P_Code: 'P2', Unit: 1, UnitPrice: 19, Quantity: 1, IsFree: true };
    const other = await place([line('P1', 1)], seen([], 2));
    expect(other.json()).toMatchObject({
      code: 'PRICES_CHANGED',
      details: { Promotions: [{ PromotionId: 'TEN' }] },
    });
    expect((await place([line('P1', 1)], seen([gift], 1.9))).json()).toMatchObject({
      code: 'PRICES_CHANGED',
    });
    expect((await place([line('P1', 1)], seen([], 1.9))).statusCode).toBe(200);
  });

  test('that was quoted with a promotion that is over now is refused with the new sums', async () => {
    await promote(shop, {
      id: 'TEN',
      steps: [{ from: 1, discount: ['P', 1000] }],
      columns: { ends_at: `'2026-11-26'` },
    });
    shop.now = new Date('2026-11-27T09:00:00+07:00');
    expect((await place([line('P1', 1)], { SeenTotal: 17.1 })).json()).toMatchObject({
      code: 'TOTAL_CHANGED',
      details: { Total: 19 },
    });
  });
});

test('S-51 free goods are held while the checkout is open', async () => {
  await promote(shop, { id: 'GIFT', steps: [{ from: 1, free: 2 }], gifts: ['P2'] });
  const held = await shop.call('reserveStock', {
    token: await shop.tokenOf('alpha', 'CUST1'),
    body: { SaleUnit: 'C1', Lines: [line('P1', 1)] },
  });
  expect(held.json().Held).toEqual([
    { P_Code: 'P1', Wanted: 1, Pieces: 1 },
    { P_Code: 'P2', Wanted: 2, Pieces: 2 },
  ]);
});

test('P-06 once an order took the last of a limit or budget, what pages keep shows its promotion no more', async () => {
  const marks = async () => {
    const answer = await shop.call('listProducts', { token: await shop.tokenOf('alpha', 'GUEST'), body: {} });
    const product = answer.json<CallAnswer<'listProducts'>>().find(({ P_Code }) => P_Code === 'P1');
    return product?.promotionproduct.map(({ PromotionId }) => PromotionId);
  };
  const limits = { LAST: { in_all: '1' }, SPENT: { budget_satang: '100' }, MORE: { in_all: '2' } };
  for (const [id, columns] of Object.entries(limits))
    await promote(shop, { id, steps: [{ from: 1, discount: ['B', 100] }], columns });
  expect(await marks()).toEqual(['LAST', 'MORE', 'SPENT']);
  expect((await place([line('P1', 1)], { SeenTotal: 16 })).statusCode).toBe(200);
  expect(await marks()).toEqual(['MORE']);
});
