/** What a promotion does once it is planned: buyers see it and get it, and what it brought. */
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Promotion } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { bodyWith, verdict } from '../../testing/promotion-desk.ts';
import { createResultsDesk, percentOff, type ResultsDesk } from '../../testing/promotion-results.ts';
import { clearPromotions } from '../../testing/promotions.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type Results = CallAnswer<'promotionResults'>;
let shop: TestShop;
let desk: ResultsDesk;
let order: ResultsDesk['order'];
let results: ResultsDesk['results'];
beforeAll(async () => {
  shop = await createTestShop();
  desk = createResultsDesk(shop);
  ({ order, results } = desk);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = new Date('2026-03-02T05:00:00Z');
  await clearPromotions(shop);
});

test('B-95c what is planned is computed from the next order on, by the version that stands then', async () => {
  const id = await desk.planned(percentOff(10));
  const first = await order(171);
  await desk.update(id, { ...(await desk.read(id)), PromotionDetails: [{ BuyMin: 1, DiscNumber: 20 }] });
  const second = await order(152);
  await desk.enable(id, 'N');
  await order(190);
  const kept = await shop.database.asOwner(
    `select order_id, version, discount_satang::int as off from order_promotions order by version`,
  );
  expect(kept).toEqual([
    { order_id: first, version: 1, off: 1900 },
    { order_id: second, version: 2, off: 3800 },
  ]);
});

test('B-95b C-41 buyers’ lists follow a promotion that is planned, changed, disabled and enabled', async () => {
  const token = await shop.tokenOf('alpha', 'CUST1');
  const shelf = async (PromotionId: string) =>
    (await shop.call('listProducts', { token, body: { PromotionId } }))
      .json<{ P_Code: string }[]>()
      .map(({ P_Code }) => P_Code);
  const hotDeals = async () =>
    (await shop.call('promotions', { token }))
      .json<{ Data: Promotion[] }>()
      .Data.map((one) => one.PromotionId);
  const id = await desk.planned({
    PromotionType: 'HotDeal',
    PromotionDetails: [],
    ProductsSale: ['P2', 'P1'],
  });
  expect(await shelf(id)).toEqual(['P2', 'P1']);
  expect(await hotDeals()).toEqual([id]);
  await desk.update(id, { ...(await desk.read(id)), ProductsSale: ['P3'] });
  expect(await shelf(id)).toEqual(['P3']);
  await desk.enable(id, 'N');
  expect(await shelf(id)).toEqual([]);
  expect(await hotDeals()).toEqual([]);
  await desk.enable(id, 'Y');
  expect(await shelf(id)).toEqual(['P3']);
});

describe('B-95f what it brought', () => {
  test('orders, baht given and new buyers, by day and center; without what was canceled', async () => {
    const id = await desk.planned(percentOff(10));
    await order(171);
    shop.now = new Date('2026-03-03T05:00:00Z');
    await order(171);
    const canceled = await order(162, 'CUST2');
    const token = await shop.tokenOf('alpha', 'CUST2');
    const params = { orderid: canceled, saleunit: 'C1' };
    expect((await shop.call('cancelOrder', { token, params })).statusCode).toBe(200);
    const answer = await results(id);
    expect(answer.statusCode, answer.body).toBe(200);
    const brought = { Orders: 1, Discount: 19, FreeWorth: 0 };
    expect(answer.json<Results>()).toEqual({
      PromotionId: id,
      PromotionName: 'ลดเมื่อซื้อครบ',
      From: '2026-03-01',
      Until: '2026-03-03',
      Orders: 2,
      Discount: 38,
      FreeWorth: 0,
      NewBuyers: 1,
      Days: [
        { Day: '2026-03-01', Orders: 0, Discount: 0, FreeWorth: 0, NewBuyers: 0 },
        { Day: '2026-03-02', ...brought, NewBuyers: 1 },
        { Day: '2026-03-03', ...brought, NewBuyers: 0 },
      ],
      Centers: [
        { SaleUnit: 'C1', DIST_NAME: 'Bangkok', Orders: 2, Discount: 38, FreeWorth: 0, NewBuyers: 1 },
      ],
      Caps: { InAll: null, Used: 0, Budget: null, Given: 0 },
    });
    expect((await results(id, { dateStart: '2026-03-03', dateEnd: '2026-03-03' })).json()).toMatchObject({
      Orders: 1,
      Days: [{ Day: '2026-03-03' }],
    });
  });

  test('of its caps what is used', async () => {
    const id = await desk.planned({ ...percentOff(10), Promotion: { InAll: 5, Budget: 100 } });
    await order(171);
    expect((await results(id)).json()).toMatchObject({ Caps: { InAll: 5, Used: 1, Budget: 100, Given: 19 } });
  });

  test('of its caps nothing to who works for some of its centers alone: they would tell of the others', async () => {
    const Centers = { CenterList: 'All' };
    const id = await desk.planned({ ...percentOff(10), Promotion: { InAll: 5, ...Centers } }, 'ADMIN');
    await order(171);
    expect((await results(id)).json()).toMatchObject({ Orders: 1, Caps: null });
    const ofAll = await desk.call('promotionResults', 'ADMIN', { params: { promotionId: id } });
    expect(ofAll.json()).toMatchObject({ Orders: 1, Caps: { InAll: 5, Used: 1 } });
  });

  test('P-04 of a cap that is set later what was used before it, without what was canceled', async () => {
    const id = await desk.planned(percentOff(10));
    const kept = await order(171);
    const canceled = await order(162, 'CUST2');
    const token = await shop.tokenOf('alpha', 'CUST2');
    const params = { orderid: canceled, saleunit: 'C1' };
    expect((await shop.call('cancelOrder', { token, params })).statusCode).toBe(200);
    await desk.update(id, bodyWith({ ...percentOff(10), Promotion: { InAll: 2, Budget: 100 } }));
    expect((await results(id)).json()).toMatchObject({
      Orders: 1,
      Caps: { InAll: 2, Used: 1, Budget: 100, Given: 19 },
    });
    await order(162, 'CUST2');
    await order(180, 'CUST2');
    // What is counted late is also given back.
    const own = { orderid: kept, saleunit: 'C1' };
    await shop.call('cancelOrder', { token: await shop.tokenOf('alpha', 'CUST1'), params: own });
    expect((await results(id)).json()).toMatchObject({ Caps: { Used: 1, Given: 18 } });
    await order(171);
  });

  test.each([{ PerCustomer: 1 }, { FlagCusNew: 'Y' }])(
    'P-04 of a person that is limited later by %o what they used before',
    async (limit) => {
      const id = await desk.planned(percentOff(10));
      const first = await order(171);
      await desk.update(id, bodyWith({ ...percentOff(10), Promotion: limit }));
      expect(
        await shop.database.asOwner(
          `select uses, given_satang::int as given from promotion_uses where tenant_id = 'alpha' and profile_code <> ''`,
        ),
      ).toEqual([{ uses: 1, given: 1900 }]);
      await shop.database.asOwner(`update orders set status = 'Returned' where order_id = $1`, [first]);
      await order(190);
      await order(162, 'CUST2');
    },
  );

  test('as a table, a line for each day and center', async () => {
    const id = await desk.planned(percentOff(10));
    await order(171);
    const answer = await desk.call('promotionResultsTable', 'SALE', { params: { promotionId: id } });
    expect(answer.headers['content-disposition']).toContain(`promotion-${id}.xlsx`);
    expect((await readExcelFile(answer.rawPayload))[0]?.data).toEqual([
      ['Day', 'Center', 'Orders', 'Discount (baht)', 'Worth of free goods (baht)', 'New customers'],
      ['2026-03-02', 'Bangkok', 1, 19, 0, 1],
    ]);
  });

  test('only of the own centers, and of what may be seen', async () => {
    const id = await desk.planned({ ...percentOff(10), Promotion: { CenterList: 'All' } }, 'ADMIN');
    await order(171);
    const params = { promotionId: id };
    expect((await desk.call('promotionResults', 'SALE2', { params })).json()).toMatchObject({ Orders: 0 });
    expect(verdict(await results(id, { saleUnit: 'C2' }))).toBe('404 CENTER_NOT_FOUND');
    const own = await desk.planned(percentOff(10));
    const foreign = await desk.call('promotionResults', 'SALE2', { params: { promotionId: own } });
    expect(verdict(foreign)).toBe('404 PROMOTION_NOT_FOUND');
  });
});
