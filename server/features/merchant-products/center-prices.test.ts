/** Prices of a center: who is shown and quoted them, how lists by price go by them, and how staff look after them. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { listPrices } from '#database/price-lists.ts';
import type { Product as BuyersProduct } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { addressId } from '../../testing/shop-data.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { refreshCollectionsOf } from '../catalogue/collections/catalogue.collections.usecases.ts';
import { followDay } from '../catalogue/pricing/catalogue.days.usecases.ts';
import { cellsOf } from './merchant-prices.testing.ts';
import { openProductDesk, said } from './product-desk.testing.ts';

type Prices = CallAnswer<'productPrices'>;
type Buyer = 'GUEST' | 'CUST1' | 'CUST2';
type Center = 'C1' | 'C2';

const desk = openProductDesk();
const shop = () => desk.shop();
const one = (baht: number, more: object = {}) =>
  cellsOf({ UNIT1PRICELEVEL1: baht, UNIT1PRICELEVEL1TYPE: 1, ...more });

const read = async (center?: Center, code = 'P1') =>
  (
    await shop().call('productPrices', {
      token: center === 'C2' ? await shop().tokenOf('alpha', 'SALE2', 'C2') : desk.token(),
      params: { code },
      query: center ? { saleUnit: center } : {},
    })
  ).json<Prices>();
const put = (Version: number, prices: object, { center, code = 'P1', as = desk.token() }: Putting) =>
  shop().call('saveProductPrices', {
    token: as,
    params: { code },
    body: { Version, SaleUnit: center, ...prices },
  });
type Putting = { center?: Center; code?: string; as?: string };
const set = async (prices: object, where: Putting) => {
  const answer = await put((await read(where.center, where.code)).Version, prices, where);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Prices>();
};

/** P1's piece wherever a buyer at the center is shown or quoted it. */
async function seen(who: Buyer, center: Center) {
  const token = await shop().tokenOf('alpha', who, center);
  const list = async (body: object) =>
    (await shop().call('listProducts', { token, body }))
      .json<BuyersProduct[]>()
      .find(({ P_Code }) => P_Code === 'P1')?.SalesPrice1;
  const detail = await shop().call('productDetail', { token, params: { code: 'P1' } });
  const Lines = [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }];
  const quote = await shop().call('quote', { token, body: { SaleUnit: center, Lines } });
  return [
    await list({}),
    await list({ SortByPrice: 'asc' }),
    detail.json<{ Data: BuyersProduct }>().Data.SalesPrice1,
    quote.json<{ Subtotal: number }>().Subtotal,
  ];
}
const everywhere = (price: number) => Array.from({ length: 4 }, () => price);

/** The order of lists, the dearest last. */
async function order(who: Buyer, center: Center, body: object = {}, direction: 'asc' | 'desc' = 'asc') {
  const token = await shop().tokenOf('alpha', who, center);
  const answer = await shop().call('listProducts', { token, body: { ...body, SortByPrice: direction } });
  return answer.json<BuyersProduct[]>().map(({ P_Code }) => P_Code);
}

beforeEach(async () => {
  shop().now = new Date('2026-03-02T05:00:00Z');
  await shop().database.asOwner('delete from center_prices; delete from advance_prices');
  await shop().database.asOwner(
    `update product_prices set level1 = 1000 + 100 * substr(product_code, 2)::int, level3 = null, tax_type = 1
     where tenant_id = 'alpha' and unit_no = 1`,
  );
  shop().deps.cache.dropAll();
});

describe('K-68e a price of a center', () => {
  test('is what buyers there are shown and quoted at once; elsewhere and in the other shop nothing changes', async () => {
    expect([await seen('GUEST', 'C1'), await seen('CUST1', 'C2')]).toEqual([everywhere(11), everywhere(11)]);
    await set(one(25, { UNIT1PRICELEVEL1TYPE: 2 }), { center: 'C1' });
    expect(await seen('GUEST', 'C1')).toEqual(everywhere(26.75));
    expect(await seen('CUST1', 'C1')).toEqual(everywhere(26.75));
    expect(await seen('CUST1', 'C2')).toEqual(everywhere(11));
    const beta = await shop().tokenOf('beta', 'CUST1', 'C1');
    const detail = await shop().call('productDetail', { token: beta, params: { code: 'P1' } });
    expect(detail.json<{ Data: BuyersProduct }>().Data.SalesPrice1).toBe(38);
    await set(cellsOf(), { center: 'C1' });
    expect([await seen('GUEST', 'C1'), await seen('CUST1', 'C1')]).toEqual([everywhere(11), everywhere(11)]);
  });

  test('holds for its level, comes before an advance price there, and is what an order is placed at and explained by', async () => {
    await shop().database.asOwner(`
      insert into advance_prices values ('alpha', 'P1', 'A', 'Days', '2026-03-02', '2026-03-03');
      insert into advance_unit_prices (tenant_id, product_code, advance_id, unit_no, tax_type, level1, tax_type3, level3)
        values ('alpha', 'P1', 'A', 1, 1, 900, 1, 800)`);
    await set(one(15), { center: 'C1' });
    expect(await seen('CUST1', 'C1')).toEqual(everywhere(15));
    expect(await seen('CUST2', 'C1'), 'an advance price at their own level').toEqual(everywhere(8));
    const token = await shop().tokenOf('alpha', 'CUST1', 'C1');
    const placed = await shop().call('placeOrder', {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        SaleUnit: 'C1',
        Lines: [{ P_Code: 'P1', qty1: 2, qty2: 0, qty3: 0 }],
        ShipTo: addressId('alpha', 'CUST1'),
        PaymentType: 0,
        SeenTotal: 30,
      },
    });
    expect(placed.statusCode, placed.body).toBe(200);
    const why = await shop().call('explainPrice', {
      token: desk.token(),
      params: { code: 'P1' },
      query: { customerCode: 'CUST1', saleUnit: 'C1' },
    });
    expect(why.json<CallAnswer<'explainPrice'>>().Units[0]).toMatchObject({
      Paid: 15,
      Looked: [
        { Source: 'customer' },
        { Source: 'group' },
        { Source: 'center', Level: 1, Price: 15, Counts: true },
        { Source: 'advance', Level: 1, Price: 9, Counts: false },
        { Source: 'level', Level: 1, Price: 11 },
      ],
    });
  });

  test('sells a unit that has no other price, there alone', async () => {
    await shop().database.asOwner(
      `update product_prices set level1 = 0 where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1`,
    );
    await set(one(12), { center: 'C1' });
    expect(await seen('CUST1', 'C1')).toEqual(everywhere(12));
    expect(await order('CUST1', 'C2')).not.toContain('P1');
  });
});

describe('K-68e lists by price at a center', () => {
  test('go by its prices in both directions, by category, page and collection, at each level', async () => {
    await refreshCollectionsOf(shop().deps, 'alpha');
    await set(one(99, { UNIT1PRICELEVEL3: 1, UNIT1PRICELEVEL3TYPE: 1 }), { center: 'C1', code: 'P2' });
    expect(await order('CUST1', 'C1')).toEqual(['P1', 'P3', 'P4', 'P2']);
    expect(await order('GUEST', 'C1', {}, 'desc')).toEqual(['P2', 'P4', 'P3', 'P1']);
    expect(await order('CUST2', 'C1'), 'at another level').toEqual(['P2', 'P1', 'P3', 'P4']);
    expect(await order('CUST1', 'C2')).toEqual(['P1', 'P2', 'P3']);
    expect(await order('CUST1', 'C1', { Hierarchy1: 'FOOD' })).toEqual(await order('CUST1', 'C1'));
    expect([
      ...(await order('CUST1', 'C1', { Take: 2 })),
      ...(await order('CUST1', 'C1', { Take: 2, Skip: 2 })),
    ]).toEqual(['P1', 'P3', 'P4', 'P2']);
    const inPromotions = await order('CUST1', 'C1', { OnlyPromotionProduct: true });
    expect(inPromotions.toSorted()).toEqual(
      (await order('CUST1', 'C2', { OnlyPromotionProduct: true })).toSorted(),
    );
  });

  test('follow the days of an advance price, a changed price for all, and the nightly check', async () => {
    const listed = () =>
      shop().database.asOwner<{ level: number; satang: string }>(
        `select level, satang from listed_center_prices where tenant_id = 'alpha' and product_code = 'P1' and sale_unit = 'C1' order by 1`,
      );
    const at = async () => (await listed()).map(({ satang }) => Number(satang));
    await set(cellsOf({ UNIT1PRICELEVEL3: 15, UNIT1PRICELEVEL3TYPE: 2 }), { center: 'C1' });
    expect(await at()).toEqual([1100, 1100, 1605, 1100, 1100]);
    await set(one(12), {});
    expect(await at()).toEqual([1200, 1200, 1605, 1200, 1200]);
    await shop().database.asOwner(`
      insert into advance_prices values ('alpha', 'P1', 'A', 'Days', '2026-03-03', '2026-03-03');
      insert into advance_unit_prices (tenant_id, product_code, advance_id, unit_no, tax_type, level1)
        values ('alpha', 'P1', 'A', 1, 1, 700)`);
    shop().now = new Date('2026-03-03T05:00:00Z');
    await followDay(shop().deps, 'alpha');
    expect(await at()).toEqual([700, 700, 1605, 700, 700]);
    await shop().database.asOwner(`update listed_center_prices set satang = 5 where tenant_id = 'alpha'`);
    await shop().deps.database.inTenant('alpha', (tx) => listPrices(tx, { at: shop().now }));
    expect(await at()).toEqual([700, 700, 1605, 700, 700]);
    shop().now = new Date('2026-03-02T05:00:00Z');
    await set(cellsOf(), { center: 'C1' });
    expect(await listed()).toEqual([]);
  });
});

describe('R-47f the prices of a center', () => {
  test('are read beside those for all, logged with their center, and the later of two people is told', async () => {
    const before = await read('C1');
    expect(before).toMatchObject({ UNIT1PRICELEVEL1: null, ForAll: { UNIT1PRICELEVEL1: 11 } });
    expect((await read()).ForAll).toBeNull();
    await shop().database.asOwner('delete from audit_log');
    expect(await set(one(25), { center: 'C1' })).toMatchObject({
      UNIT1PRICELEVEL1: 25,
      ForAll: { UNIT1PRICELEVEL1: 11 },
    });
    expect((await read('C2')).UNIT1PRICELEVEL1).toBeNull();
    expect((await read()).UNIT1PRICELEVEL1).toBe(11);
    expect(said(await put(before.Version, one(26), { center: 'C1' }))).toEqual([409, 'PRODUCT_CHANGED']);
    expect(await desk.audits()).toEqual([
      {
        action: 'product.prices',
        subject: 'product/P1',
        before: { SaleUnit: 'C1', prices: [] },
        after: { SaleUnit: 'C1', prices: [{ unit: 1, level: 1, satang: 2500, type: 1 }] },
      },
    ]);
  });

  test('B-05h are changed by the right to change prices, by staff of that center alone', async () => {
    await saveRole(shop(), desk.token(), { UserRole: '4', Rights: ['changePrices'] });
    const as = await shop().tokenOf('alpha', 'SALE2', 'C2');
    const { Version } = await read();
    expect(said(await put(Version, one(25), { center: 'C1', as }))[1]).toBe('CENTER_NOT_FOUND');
    expect((await put(Version, one(25), { center: 'C2', as })).statusCode).toBe(200);
    await saveRole(shop(), desk.token(), { UserRole: '4', Rights: ['manageProducts'] });
    expect(said(await put(Version + 1, one(26), { center: 'C2', as }))[1]).toBe('RIGHT_MISSING');
    await saveRole(shop(), desk.token(), { UserRole: '4' });
    expect(await seen('CUST1', 'C2')).toEqual(everywhere(25));
  });
});
