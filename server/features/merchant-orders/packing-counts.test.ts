import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { createDesk, type Detail, type Key } from '../../testing/desk.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type Packing = CallAnswer<'merchantOrderPacking'>;
let shop: TestShop;
let desk: ReturnType<typeof createDesk>;

beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(() => desk.clear());

const approved = async () => {
  const key = await desk.place();
  await desk.take(key, { From: 'Wait', To: 'Approved' });
  return key;
};
const packing = async (key: Key, who: 'SALE' | 'ADMIN' = 'SALE'): Promise<Packing> => {
  const answer = await shop.call('merchantOrderPacking', {
    token: await shop.tokenOf('alpha', who),
    params: key,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const count = async (key: Key, Counts: { Line: number; Packed: number }[], who: 'SALE' | 'ADMIN' = 'SALE') =>
  shop.call('countMerchantPacking', {
    token: await shop.tokenOf('alpha', who),
    params: key,
    body: { Counts },
  });

describe('what is counted of an order that is being packed', () => {
  test('B-52b is kept for its packer and leaves the order as it is', async () => {
    const key = await approved();
    await count(key, [{ Line: 1, Packed: 2 }]);
    await count(key, [
      { Line: 1, Packed: 3 },
      { Line: 2, Packed: 0 },
    ]);
    const { Counts, Others } = await packing(key);
    expect(Counts).toEqual([
      { Line: 1, Packed: 3 },
      { Line: 2, Packed: 0 },
    ]);
    expect(Others).toEqual([]);
    expect((await desk.detail(key)).json<Detail>().Order).toMatchObject({ Status: 'Approved' });
  });

  test('B-52b two who pack the same order see each other, and neither the counts of the other', async () => {
    const key = await approved();
    await count(key, [{ Line: 1, Packed: 3 }]);
    const answer = await count(key, [{ Line: 2, Packed: 1 }], 'ADMIN');
    const seen = [{ Name: 'Sale', Lines: 1, At: expect.any(String) }];
    expect(answer.json()).toEqual({ Others: seen });
    expect(await packing(key, 'ADMIN')).toMatchObject({ Counts: [{ Line: 2, Packed: 1 }], Others: seen });
    expect(await packing(key)).toMatchObject({
      Counts: [{ Line: 1, Packed: 3 }],
      Others: [{ Name: 'Admin', Lines: 1 }],
    });
  });

  test('B-52b is over when the order is packed, and the other packer is told so', async () => {
    const key = await approved();
    await count(key, [{ Line: 1, Packed: 3 }]);
    await desk.take(key, { From: 'Approved', To: 'Packed' });
    expect(await packing(key)).toMatchObject({ Counts: [], Others: [] });
    await desk.take(key, { From: 'Packed', To: 'Shipping' });
    const late = await count(key, [{ Line: 1, Packed: 3 }], 'ADMIN');
    expect(late.json()).toMatchObject({
      statusCode: 409,
      code: 'ORDER_MOVED_ON',
      details: { Status: 'Shipping' },
    });
  });

  test('B-52b is no more than the lines that an order can have, each once', async () => {
    const key = await approved();
    const twice = await count(key, [
      { Line: 1, Packed: 1 },
      { Line: 1, Packed: 2 },
    ]);
    expect(twice.statusCode).toBe(400);
    const many = Array.from({ length: 601 }, (_, at) => ({ Line: at + 1, Packed: 1 }));
    expect((await count(key, many)).statusCode).toBe(400);
  });

  test('B-52 the barcodes of every unit of the order’s products come with it, and no others', async () => {
    const key = await approved();
    const { Barcodes } = await packing(key);
    const products = new Set(
      (await desk.detail(key)).json<Detail>().OrderDetails.map(({ P_Code }) => P_Code),
    );
    expect(new Set(Barcodes.map(({ P_Code }) => P_Code))).toEqual(products);
    expect(Barcodes).toContainEqual({ Barcode: '2000011', P_Code: 'P1', Unit: 1, UnitRate: 1 });
  });

  test('B-52 why less was packed is told to staff and written to the log, not to the buyer', async () => {
    const key = await approved();
    const { OrderDetails } = await desk.take(key, {
      From: 'Approved',
      To: 'Packed',
      Lines: [{ Line: 1, Packed: 2, Because: 'outOfStock' }],
    });
    expect(OrderDetails.map(({ ShortBecause }) => ShortBecause)).toEqual([
      'outOfStock',
      undefined,
      undefined,
    ]);
    expect((await desk.changes()).at(-1)).toMatchObject({
      after: { Packed: [{ lineNo: 1, quantity: 2, because: 'outOfStock' }, {}, {}] },
    });
    expect(JSON.stringify(await desk.buyersDetail(key))).not.toContain('outOfStock');
  });
});
