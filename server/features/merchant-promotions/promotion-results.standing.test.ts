/** Results and budgets of promotions count what was packed and kept, not what was ordered. */
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderState } from '#domain/orders/order.ts';
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

describe('B-95f what it brought of what was packed and kept', () => {
  const step = async (orderid: string, From: OrderState, To: OrderState, more: object = {}) => {
    const body = { From, To, ...more };
    const params = { orderid, saleunit: 'C1' };
    const answer = await desk.call('stepMerchantOrder', 'SALE', { params, body });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const pack = async (orderid: string, Packed: number) => {
    await step(orderid, 'Wait', 'Approved');
    await step(orderid, 'Approved', 'Packed', { Lines: [{ Line: 1, Packed }] });
  };
  const deliver = async (orderid: string) => {
    await step(orderid, 'Packed', 'Shipping');
    await step(orderid, 'Shipping', 'Delivered');
  };
  const giveBack = async (orderid: string, lines: Record<number, number>) =>
    desk.call('returnMerchantOrder', 'ADMIN', {
      params: { orderid, saleunit: 'C1' },
      headers: { 'idempotency-key': desk.newKey() },
      body: {
        Lines: Object.entries(lines).map(([Line, Quantity]) => ({
          Line: Number(Line),
          Quantity,
          Restocked: 0,
        })),
        Reason: 'คืนสินค้า',
      },
    });
  const undo = async (orderid: string, From: OrderState, Return?: number) =>
    desk.call('undoMerchantOrder', 'SALE', {
      params: { orderid, saleunit: 'C1' },
      body: { From, ...(Return !== undefined && { Return }) },
    });
  /** Orders, baht off, worth of free goods, new buyers; and what the budget has given. */
  const stands = async (id: string) => {
    const { Orders, Discount, FreeWorth, NewBuyers, Caps } = (await results(id)).json<Results>();
    return [Orders, Discount, FreeWorth, NewBuyers, Caps?.Given];
  };
  const limited = (more: object = {}) => ({ ...percentOff(10), Promotion: { Budget: 100 }, ...more });

  test('packed in part its share, packed again what it is then, taken back all of it', async () => {
    const id = await desk.planned(limited());
    const orderid = await order(171);
    await pack(orderid, 4);
    expect(await stands(id)).toEqual([1, 7.6, 0, 1, 7.6]);
    await desk.call('repackMerchantOrder', 'SALE', {
      params: { orderid, saleunit: 'C1' },
      body: { Lines: [{ Line: 1, Packed: 6 }], Reason: 'นับใหม่', Note: '' },
    });
    expect(await stands(id)).toEqual([1, 11.4, 0, 1, 11.4]);
    expect((await undo(orderid, 'Packed')).statusCode).toBe(200);
    expect(await stands(id)).toEqual([1, 19, 0, 1, 19]);
  });

  test('returned in part what is kept, returned altogether no order and no new buyer', async () => {
    const id = await desk.planned(limited());
    const orderid = await order(171);
    await pack(orderid, 8);
    await deliver(orderid);
    expect((await giveBack(orderid, { 1: 3 })).statusCode).toBe(200);
    expect(await stands(id)).toEqual([1, 9.5, 0, 1, 9.5]);
    expect((await undo(orderid, 'Delivered', 1)).statusCode).toBe(200);
    expect(await stands(id)).toEqual([1, 15.2, 0, 1, 15.2]);
    expect((await giveBack(orderid, { 1: 8 })).statusCode).toBe(200);
    expect(await stands(id)).toEqual([0, 0, 0, 0, 0]);
    const table = await desk.call('promotionResultsTable', 'SALE', { params: { promotionId: id } });
    expect((await readExcelFile(table.rawPayload))[0]?.data).toHaveLength(1);
  });

  test('free goods as they were packed, and not those that came back', async () => {
    const id = await desk.planned({
      PromotionType: 'FreeItem',
      PromotionDetails: [{ BuyMin: 5, FreeNumber: 2 }],
      Promotion: { SalesNumber: '2', Budget: 100 },
      ProductsSale: ['P1'],
      ProductsFree: ['P3'],
    });
    const orderid = await order(190);
    expect(await stands(id)).toEqual([1, 0, 76, 1, 76]);
    await pack(orderid, 5);
    expect(await stands(id)).toEqual([1, 0, 38, 1, 38]);
    expect((await undo(orderid, 'Packed')).statusCode).toBe(200);
    await step(orderid, 'Approved', 'Packed');
    await deliver(orderid);
    // Two of four gifts stay though they are not due any more: the piece that came back pays for them.
    expect((await giveBack(orderid, { 1: 1 })).statusCode).toBe(200);
    expect(await stands(id)).toEqual([1, 0, 57, 1, 57]);
    expect((await giveBack(orderid, { 2: 4 })).statusCode).toBe(200);
    expect(await stands(id)).toEqual([0, 0, 0, 0, 0]);
  });

  test('P-04 what packing leaves of a budget is for others, and what they used of it is not packed after all', async () => {
    const id = await desk.planned({ ...percentOff(10), Promotion: { Budget: 20 } });
    const orderid = await order(171);
    await pack(orderid, 5);
    // 9.50 are used. Ten pieces at 18 are 180, of which ten percent are more than what is left.
    await order(169.5, 'CUST2');
    expect((await results(id)).json()).toMatchObject({
      Orders: 2,
      Discount: 20,
      Caps: { Given: 20, Used: 2 },
    });
    const more = await desk.call('repackMerchantOrder', 'SALE', {
      params: { orderid, saleunit: 'C1' },
      body: { Lines: [], Reason: 'นับใหม่', Note: '' },
    });
    expect(verdict(more)).toBe('409 PACKING_PROMOTION_GONE');
    expect(verdict(await undo(orderid, 'Packed'))).toBe('409 UNDO_PROMOTION_GONE');
    expect((await results(id)).json()).toMatchObject({ Discount: 20, Caps: { Given: 20 } });
  });

  test('P-04 a budget that is set later is used by what stands', async () => {
    const id = await desk.planned(percentOff(10));
    const orderid = await order(171);
    await pack(orderid, 4);
    await desk.update(id, bodyWith(limited()));
    expect(await stands(id)).toEqual([1, 7.6, 0, 1, 7.6]);
    await step(orderid, 'Packed', 'Canceled', { Reason: 'ยกเลิก' });
    expect(await stands(id)).toEqual([0, 0, 0, 0, 0]);
  });
});
