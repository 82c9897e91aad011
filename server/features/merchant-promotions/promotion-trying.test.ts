/** A promotion that is not saved yet: on a cart, on the orders of the last 30 days, and among the others. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { createColleagues } from '../../testing/colleagues.ts';
import { createDesk } from '../../testing/desk.ts';
import { bodyWith, createPromotionDesk, verdict } from '../../testing/promotion-desk.ts';
import { clearPromotions, promote } from '../../testing/promotions.ts';
import { addressId } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createPromotionDesk>;
let orders: ReturnType<typeof createDesk>;
let colleagues: Awaited<ReturnType<typeof createColleagues>>;

beforeAll(async () => {
  shop = await createTestShop();
  desk = createPromotionDesk(shop);
  orders = createDesk(shop);
  colleagues = await createColleagues(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = new Date('2026-03-02T05:00:00Z');
  await clearPromotions(shop);
  await shop.database.asOwner('delete from product_costs');
  await colleagues.give('3', []);
});

const cost = (code: string, cost_satang: number, tenant = 'alpha') =>
  shop.database.asOwner(
    `insert into product_costs (tenant_id, product_code, cost_satang) values ($1, $2, $3)
     on conflict (tenant_id, product_code) do update set cost_satang = excluded.cost_satang`,
    [tenant, code, cost_satang],
  );
const percentOff = (percent: number, more: object = {}) =>
  bodyWith({
    PromotionType: 'DiscountPercent',
    PromotionDetails: [{ BuyMin: 1, DiscNumber: percent }],
    ProductsSale: ['P1'],
    ...more,
  });
const line = (P_Code: string, qty1: number, qty2 = 0) => ({ P_Code, qty1, qty2, qty3: 0 });

describe('B-95d on a cart', () => {
  const tried = async (body: object, who: 'SALE' | 'ADMIN' = 'SALE') =>
    (await desk.call('tryPromotion', who, { body })).json<CallAnswer<'tryPromotion'>>();

  test('each line with what it costs then, at the prices of level 1; nothing is saved', async () => {
    const answer = await tried({ ...percentOff(10), Lines: [line('P1', 2, 1), line('P3', 1)] });
    expect(answer).toEqual({
      Applies: true,
      Lines: [
        { P_Code: 'P1', PRODUCTNAME: 'Product P1 alpha', Unit: 1, UnitName: 'Piece', UnitRate: 1, Quantity: 2, UnitPrice: 19, Discount: 3.8, Amount: 34.2, IsFree: false },
        { P_Code: 'P1', PRODUCTNAME: 'Product P1 alpha', Unit: 2, UnitName: 'Pack', UnitRate: 6, Quantity: 1, UnitPrice: 108, Discount: 10.8, Amount: 97.2, IsFree: false },
        { P_Code: 'P3', PRODUCTNAME: 'Product P3 alpha', Unit: 1, UnitName: 'Piece', UnitRate: 1, Quantity: 1, UnitPrice: 19, Discount: 0, Amount: 19, IsFree: false },
      ],
      Subtotal: 165,
      Discount: 14.6,
      FreeWorth: 0,
      Total: 150.4,
      Missing: null,
      NoLabel: [],
      BelowCost: null,
      NotSold: [],
    }); // prettier-ignore
    expect((await desk.call('promotionList', 'SALE')).json()).toEqual({ Data: [] });
  });

  test('what is missing until it gives something', async () => {
    const answer = await tried({ ...bodyWith(), Lines: [line('P1', 4), line('NONE', 1)] });
    expect(answer).toMatchObject({
      Applies: false,
      Discount: 0,
      Missing: { Number: 2, Of: 'pieces' },
      NotSold: ['NONE'],
    });
    const worth = bodyWith({
      Promotion: { PromotionType: '2' },
      PromotionDetails: [{ BuyMin: 100, DiscNumber: 5 }],
    });
    expect(await tried({ ...worth, Lines: [line('P1', 2)] })).toMatchObject({
      Missing: { Number: 62, Of: 'baht' },
    });
  });

  test('P-06 what a floor price keeps back, and where the shop would then show no label', async () => {
    const three = bodyWith({
      PromotionDetails: [{ BuyMin: 3, DiscNumber: 50 }],
      ProductsSale: ['P1', 'P3'],
    });
    const both = { ...three, Lines: [line('P1', 3), line('P3', 3)] };
    const free = await tried(both);
    expect(free).toMatchObject({ Discount: 50, NoLabel: [] });
    expect(free.HeldBack).toBeUndefined();
    await cost('P1', 1000);
    await shop.database.asOwner(`update product_costs set floor_satang = 1700`);
    // 17.00 without tax is 18.19 with it, so three have room for 2.43.
    expect(await tried({ ...three, Lines: [line('P1', 3)] })).toMatchObject({
      Discount: 2.43,
      HeldBack: { Amount: 47.57, Products: ['P1'] },
      NoLabel: ['P1'],
    });
    expect(await tried(both)).toMatchObject({ Discount: 50, NoLabel: ['P1'] });
  });

  test('what is free is a line of its own that costs nothing', async () => {
    const gift = bodyWith({
      PromotionType: 'FreeItem',
      PromotionDetails: [{ BuyMin: 3, FreeNumber: 2 }],
      ProductsFree: ['P3'],
    });
    expect(await tried({ ...gift, Lines: [line('P1', 3)] })).toMatchObject({
      Applies: true,
      Lines: [{ P_Code: 'P1' }, { P_Code: 'P3', Quantity: 2, Discount: 38, Amount: 0, IsFree: true }],
      Subtotal: 57,
      FreeWorth: 38,
      Total: 57,
    });
  });

  test('at the prices of a customer of the center, whom it has to have', async () => {
    const body = { ...percentOff(10), Lines: [line('P1', 1)] };
    expect((await tried({ ...body, CustomerCode: 'CUST2' })).Lines[0]).toMatchObject({
      UnitPrice: 18,
      Amount: 16.2,
    });
    const unknown = await desk.call('tryPromotion', 'SALE', { body: { ...body, CustomerCode: 'NONE' } });
    expect(verdict(unknown)).toBe('404 CUSTOMER_NOT_FOUND');
  });

  test('for a customer whom it is not for it gives nothing, as their order, and says why', async () => {
    await shop.database.asOwner(`
      insert into customer_types values ('alpha', 'tried', 'ร้านค้า', 'Trade', 1);
      insert into store_types values ('alpha', 'tried', 'คลินิก', 'Clinic', 1);
      update customers set customer_type = 'tried', store_type = 'tried' where tenant_id = 'alpha' and customer_code = 'CUST1'`);
    const asked = async (CustomerCode: string | undefined, more: object) =>
      tried({ ...percentOff(10, more), Lines: [line('P1', 1)], ...(CustomerCode && { CustomerCode }) });
    const only = async (Promotion: object, more: object = {}) => {
      const both = [
        await asked('CUST1', { Promotion, ...more }),
        await asked('CUST2', { Promotion, ...more }),
      ];
      return both.map(({ Applies, Discount, NotFor }) => NotFor ?? [Applies, Discount]);
    };
    expect(await only({ CustomerList: '' }, { Customers: ['CUST1'] })).toEqual([[true, 1.9], ['NOT_LISTED']]);
    expect(await only({}, { CustomersNotIn: ['CUST1'] })).toEqual([['LEFT_OUT'], [true, 1.8]]);
    expect(await only({ Opt15: '' }, { Stores: ['tried'] })).toEqual([[true, 1.9], ['STORE_TYPE']]);
    // A Monday.
    expect(await only({ Opt31: 'N' }, { Weekdays: [2] })).toEqual([['WEEKDAY'], ['WEEKDAY']]);
    expect(await only({ FlagCusNew: 'Y' })).toEqual([
      [true, 1.9],
      [true, 1.8],
    ]);
    await orders.place();
    expect(await only({ FlagCusNew: 'Y' })).toEqual([['NOT_NEW'], [true, 1.8]]);
    // Had ordered before an erasure.
    await shop.database.asOwner(`update profiles set ordered_before = true where profile_code = 'CUST2'`);
    expect(await only({ FlagCusNew: 'Y' })).toEqual([['NOT_NEW'], ['NOT_NEW']]);
    await shop.database.asOwner(`update profiles set ordered_before = false`);
    // Without a customer whoever it is for stands for it.
    expect(
      await asked(undefined, { Promotion: { FlagCusNew: 'Y', Opt31: 'N' }, Weekdays: [2] }),
    ).toMatchObject({
      Applies: true,
      Discount: 1.9,
    });
  });

  test('what is then below cost is told to who may see costs', async () => {
    // 19 less half are 9.50 with tax, 8.88 without.
    await cost('P1', 889);
    const body = { ...percentOff(50), Lines: [line('P1', 1), line('P2', 1)] };
    expect((await tried(body)).BelowCost).toBeNull();
    expect((await tried(body, 'ADMIN')).BelowCost).toEqual(['P1']);
    await colleagues.give('3', ['costs']);
    expect((await tried(body)).BelowCost).toEqual(['P1']);
    await cost('P1', 888);
    expect((await tried(body)).BelowCost).toEqual([]);
  });

  test('what is wrong with it is told as on saving it', async () => {
    const answer = await desk.call('tryPromotion', 'SALE', {
      body: { ...percentOff(0), Lines: [line('P1', 1)] },
    });
    expect(verdict(answer)).toBe('400 PROMOTION_DISCOUNT_MISSING');
  });
});

describe('B-95d on the orders of the last 30 days', () => {
  const replayed = async (body: object, who: 'SALE' | 'ADMIN' = 'ADMIN') =>
    (await desk.call('replayPromotion', who, { body })).json<CallAnswer<'replayPromotion'>>();

  test('what it would have cost, in how many, and how many below cost', async () => {
    await cost('P1', 1_600);
    await orders.place();
    await orders.place();
    shop.now = new Date('2026-03-20T05:00:00Z');
    // Each: 5 pieces and a pack of P1 are 203, 3 pieces of P3 are 57.
    expect(await replayed(percentOff(10))).toEqual({
      From: '2026-02-19',
      Until: '2026-03-20',
      Looked: 2,
      IsAll: true,
      Orders: 2,
      Discount: 40.6,
      FreeWorth: 0,
      Worth: 520,
      BelowCost: 2,
      // P3 has no cost.
      WithoutCost: 2,
    });
    expect(await replayed(percentOff(1))).toMatchObject({ Orders: 2, Discount: 4.06, BelowCost: 0 });
    expect(await replayed(percentOff(10), 'SALE')).toMatchObject({
      Orders: 2,
      BelowCost: null,
      WithoutCost: null,
    });
  });

  test('below cost after the discounts that the orders had, but for those of the promotion itself', async () => {
    await cost('P1', 1_550);
    await cost('P3', 100);
    const id = await desk.planned({
      PromotionType: 'DiscountPercent',
      PromotionDetails: [{ BuyMin: 1, DiscNumber: 10 }],
      ProductsSale: ['P1'],
    });
    const placed = await shop.call('placeOrder', {
      token: await shop.tokenOf('alpha', 'CUST1'),
      headers: { 'idempotency-key': 'replayed-with-discounts' },
      body: {
        SaleUnit: 'C1',
        Lines: [{ P_Code: 'P1', qty1: 10, qty2: 0, qty3: 0 }],
        ShipTo: addressId('alpha', 'CUST1'),
        PaymentType: 0,
        SeenTotal: 171,
      },
    });
    expect(placed.statusCode, placed.body).toBe(200);
    // Ten pieces cost 155: 190 less 5 percent are 168.69 without tax, less 10 percent more 150.93.
    expect(await replayed(percentOff(5))).toMatchObject({ Orders: 1, BelowCost: 1, WithoutCost: 0 });
    expect(await replayed(percentOff(5, { Promotion: { PromotionId: id } }))).toMatchObject({
      Orders: 1,
      BelowCost: 0,
    });
  });

  test('not canceled orders, other products, other centers, or what is older', async () => {
    const { orderid } = await orders.place();
    expect((await replayed(percentOff(10, { ProductsSale: ['P2'] }))).Looked).toBe(0);
    expect((await replayed(bodyWith({ Promotion: { PromotionType: '3' }, PromotionDetails: [{ BuyMin: 200, DiscNumber: 5 }] }))).Orders).toBe(1);
    await orders.stand(orderid, 'Canceled');
    expect((await replayed(percentOff(10))).Looked).toBe(0);
    await orders.stand(orderid, 'Wait');
    shop.now = new Date('2026-04-02T05:00:00Z');
    expect((await replayed(percentOff(10))).Looked).toBe(0);
  }); // prettier-ignore

  test('those of the centers that the caller works for', async () => {
    await orders.place();
    const ofC2 = await desk.call('replayPromotion', 'SALE2', {
      body: percentOff(10, { SaleUnit: 'C2', Centers: ['C2'] }),
    });
    expect(ofC2.json()).toMatchObject({ Looked: 0, Orders: 0 });
  });

  test('new customers are those whose first order it was', async () => {
    await orders.place();
    shop.now = new Date('2026-03-03T05:00:00Z');
    await orders.place();
    expect((await replayed(percentOff(10, { Promotion: { FlagCusNew: 'Y' } }))).Orders).toBe(1);
    // As for buyers, what was returned altogether is no order before.
    await shop.database.asOwner(
      `update orders set status = 'Returned' where placed_at = (select min(placed_at) from orders)`,
    );
    shop.now = new Date('2026-03-04T05:00:00Z');
    await orders.place();
    const first = await replayed(percentOff(10, { Promotion: { FlagCusNew: 'Y' } }));
    expect(first).toMatchObject({ Orders: 1 });
    // Nor are those new who had ordered before an erasure.
    await shop.database.asOwner(`update profiles set ordered_before = true`);
    expect((await replayed(percentOff(10, { Promotion: { FlagCusNew: 'Y' } }))).Orders).toBe(0);
    await shop.database.asOwner(`update profiles set ordered_before = false`);
  });
});

describe('B-95d among the others', () => {
  const met = async (body: object) =>
    (await desk.call('promotionOverlaps', 'SALE', { body })).json<CallAnswer<'promotionOverlaps'>>().Data;
  const ids = async (body: object) => (await met(body)).map(({ PromotionId }) => PromotionId);
  const other = (id: string, columns: Record<string, string> = {}, products = ['P1']) =>
    promote(shop, { id, steps: [{ from: 1, discount: ['P', 500] }], products, columns });

  test('enabled ones on the same days, products, weekdays, centers and people; those of its group first', async () => {
    await other('MEETS');
    await other('GROUPED', { exclusion_group: `'SPRING'` });
    await other('WHOLE', { condition_type: `'order'` });
    await other('OTHERPRODUCT', {}, ['P2']);
    await other('OFF', { is_active: 'false' });
    await other('LATER', { starts_at: `'2026-04-01 00:00+07'` });
    await other('MONDAYS', { weekdays: `'{1}'` });
    await other('C2ONLY', { sale_units: `'{C2}'` });
    await other('VETS', { store_types: `'{VET}'` });
    const body = percentOff(10, {
      Promotion: { ExclusionGroup: 'SPRING', Opt31: 'N', Opt15: '' },
      Weekdays: [2],
      Stores: ['PETSHOP'],
    });
    await shop.database.asOwner(`
      insert into store_types (tenant_id, type_code, name_th, name_en) values ('alpha', 'PETSHOP', 'ร้าน', 'Shop')`);
    const found = await met(body);
    expect(found.map(({ PromotionId, SameGroup, SharedProducts }) => [PromotionId, SameGroup, SharedProducts])).toEqual([
      ['GROUPED', true, 1],
      ['MEETS', false, 1],
      ['WHOLE', false, 0],
    ]);
    expect(found[1]?.Products).toEqual([{ P_Code: 'P1', PRODUCTNAME: 'Product P1 alpha' }]);
  }); // prettier-ignore

  test('not itself, and not another shop’s', async () => {
    await other('SELF');
    await promote(shop, { id: 'BETAS', steps: [{ from: 1, discount: ['P', 500] }] }, 'beta');
    expect(await ids(percentOff(10))).toEqual(['SELF']);
    expect(await ids(percentOff(10, { Promotion: { PromotionId: 'SELF' } }))).toEqual([]);
  });

  test('of two for listed customers those that share one', async () => {
    await promote(shop, {
      id: 'FORONE',
      steps: [{ from: 1, discount: ['P', 500] }],
      columns: { is_for_listed: 'true' },
      customers: { CUST1: false },
    });
    const forCustomer = (code: string) =>
      percentOff(10, { Promotion: { CustomerList: '' }, Customers: [code] });
    expect(await ids(forCustomer('CUST1'))).toEqual(['FORONE']);
    expect(await ids(forCustomer('CUST2'))).toEqual([]);
  });
});
