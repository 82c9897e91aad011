import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { createDesk, PIECES, TOTAL, type Detail, type Key } from '../../testing/desk.ts';
import { PRICES, STOCK } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

const PIECE = PRICES.alpha[0] / 100;
let shop: TestShop;
let desk: ReturnType<typeof createDesk>;

beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(() => desk.clear());

describe('an order that is packed in part', () => {
  const approved = async () => {
    const key = await desk.place();
    await desk.take(key, { From: 'Wait', To: 'Approved' });
    return key;
  };

  test('B-24 gives the rest back to stock, and staff and buyer see both quantities and the new sums', async () => {
    const key = await approved();
    const { Order, OrderDetails } = await desk.take(key, {
      From: 'Approved',
      To: 'Packed',
      Lines: [
        { Line: 1, Packed: 2 },
        { Line: 2, Packed: 0 },
      ],
    });
    const total = (2 + 3) * PIECE;
    expect(Order).toMatchObject({
      Status: 'Packed',
      Total: total,
      Money: total,
      Subtotal: total,
      OrderedTotal: TOTAL,
    });
    expect(
      OrderDetails.map(({ Quantity, PackedQuantity, PackedAmount }) => [
        Quantity,
        PackedQuantity,
        PackedAmount,
      ]),
    ).toEqual([
      [5, 2, 2 * PIECE],
      [1, 0, 0],
      [3, 3, 3 * PIECE],
    ]);
    expect(await desk.onHand()).toBe(STOCK - 2);
    expect(await desk.onHand('P3')).toBe(STOCK);
    expect(await desk.unbalanced()).toEqual([]);
    const buyers = await desk.buyersDetail(key);
    expect(buyers.Order).toMatchObject({
      Status: 'Packed',
      Total: total,
      Subtotal: total,
      OrderedTotal: TOTAL,
    });
    expect(buyers.OrderDetails.map(({ Quantity, PackedQuantity }) => [Quantity, PackedQuantity])).toEqual([
      [5, 2],
      [1, 0],
      [3, 3],
    ]);
    const history = await shop.call('listOrders', { token: await desk.buyer() });
    expect(history.json<CallAnswer<'listOrders'>>().Data[0]).toMatchObject({
      Total: total,
      OrderedTotal: TOTAL,
    });
    expect((await desk.changes()).at(-1)).toMatchObject({
      before: { Status: 'Approved', TotalSatang: TOTAL * 100 },
      after: {
        Status: 'Packed',
        TotalSatang: total * 100,
        Packed: [
          { lineNo: 1, quantity: 2 },
          { lineNo: 2, quantity: 0 },
          { lineNo: 3, quantity: 3 },
        ],
      },
    });
  });

  test('in full it keeps its sums, and every line says so', async () => {
    const key = await approved();
    const { Order, OrderDetails } = await desk.take(key, {
      From: 'Approved',
      To: 'Packed',
      Lines: [{ Line: 1, Packed: 5 }],
    });
    expect(Order.Total).toBe(TOTAL);
    expect(Order.OrderedTotal).toBeUndefined();
    expect(OrderDetails.map(({ PackedQuantity }) => PackedQuantity)).toEqual([5, 1, 3]);
    expect(await desk.onHand()).toBe(STOCK - PIECES);
  });

  test.each([
    ['more than was ordered', [{ Line: 1, Packed: 6 }]],
    ['a line that it has not', [{ Line: 9, Packed: 1 }]],
    [
      'nothing at all',
      [
        { Line: 1, Packed: 0 },
        { Line: 2, Packed: 0 },
        { Line: 3, Packed: 0 },
      ],
    ],
  ])('%s is refused, and nothing changes', async (_, Lines) => {
    const key = await approved();
    const answer = await desk.step(key, { From: 'Approved', To: 'Packed', Lines });
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      code: 'PACKED_LINES_WRONG',
      fields: { Lines: expect.any(String) },
    });
    expect((await desk.detail(key)).json<Detail>().Order).toMatchObject({ Status: 'Approved', Total: TOTAL });
    expect(await desk.onHand()).toBe(STOCK - PIECES);
  });

  test('a blank text in place of its lines is refused by the field, and packs nothing', async () => {
    const key = await approved();
    const answer = await shop.call('stepMerchantOrder', {
      token: await shop.tokenOf('alpha', 'SALE'),
      params: key,
      body: { From: 'Approved', To: 'Packed', Lines: '' },
    });
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      code: 'INVALID_INPUT',
      fields: { Lines: expect.any(String) },
    });
    expect((await desk.detail(key)).json<Detail>().Order).toMatchObject({ Status: 'Approved' });
  });

  test('no other step takes quantities', async () => {
    const key = await desk.place();
    const answer = await desk.step(key, { From: 'Wait', To: 'Approved', Lines: [{ Line: 1, Packed: 1 }] });
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'PACKED_LINES_WRONG' });
  });

  test('packed by two at once, it is packed once', async () => {
    const key = await approved();
    const answers = await Promise.all(
      [1, 2, 3].map((Packed) =>
        desk.step(key, { From: 'Approved', To: 'Packed', Lines: [{ Line: 1, Packed }] }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await desk.unbalanced()).toEqual([]);
  });
});

describe('the parcel', () => {
  const parcel = { Carrier: 'Thailand Post', TrackingNo: 'TH123', Url: 'https://track.example/TH123' };
  const track = async (params: Key, body: object = parcel) =>
    shop.call('trackMerchantOrder', { token: await shop.tokenOf('alpha', 'SALE'), params, body });
  const tracking = async (orderid: string, who: 'CUST1' | 'CUST2' = 'CUST1') =>
    shop.call('orderTracking', { token: await shop.tokenOf('alpha', who), params: { orderid } });

  test('B-25 is shown once the order is packed, to staff and to the buyer, and the log knows who', async () => {
    const key = await desk.place();
    expect((await track(key)).json()).toMatchObject({ statusCode: 409, code: 'TRACKING_TOO_EARLY' });
    await desk.take(key, { From: 'Wait', To: 'Approved' });
    await desk.take(key, { From: 'Approved', To: 'Packed' });
    expect((await track(key)).json<Detail>().Order).toMatchObject({
      Tracking: parcel,
      REF_5: 'Thailand Post',
      REF_6: 'TH123',
    });
    await track(key, { Carrier: 'Kerry', TrackingNo: 'K9' });
    const answer = await tracking(key.orderid);
    expect(answer.json()).toMatchObject({
      OrderID: key.orderid,
      Status: 'Packed',
      Carrier: 'Kerry',
      TrackingNo: 'K9',
      Url: null,
      Steps: [
        { Status: 'Wait', At: '2026-03-02T05:00:00.000Z' },
        { Status: 'Approved' },
        { Status: 'Packed' },
        { Status: 'Shipping', At: null },
        { Status: 'Delivered', At: null },
      ],
    });
    expect((await desk.changes()).at(-1)).toMatchObject({
      action: 'order.tracking',
      actor_id: 'SALE',
      before: { carrier: 'Thailand Post', trackingNo: 'TH123' },
      after: { carrier: 'Kerry', trackingNo: 'K9' },
    });
  });

  test('an order that was canceled goes no further than it came', async () => {
    const key = await desk.place();
    await desk.take(key, { From: 'Wait', To: 'Canceled', Reason: 'as told' });
    const { Steps } = (await tracking(key.orderid)).json<CallAnswer<'orderTracking'>>();
    expect(Steps.map(({ Status }) => Status)).toEqual(['Wait', 'Canceled']);
    expect((await track(key)).statusCode).toBe(409);
  });

  test('what the buyer collects has none, and the buyer is informed of the collection', async () => {
    const key = await desk.place();
    await desk.take(key, { From: 'Wait', To: 'Approved' });
    await desk.take(key, { From: 'Approved', To: 'Packed' });
    await shop.database.asOwner(`update orders set delivery_kind = 'pickup' where order_id = $1`, [
      key.orderid,
    ]);
    expect((await track(key)).json()).toMatchObject({ statusCode: 409, code: 'TRACKING_OF_PICKUP' });
    expect((await tracking(key.orderid)).json()).toMatchObject({ DeliveryKind: 'pickup', TrackingNo: null });
  });

  test('nobody follows an order of another customer', async () => {
    const key = await desk.place();
    expect((await tracking(key.orderid, 'CUST2')).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  test.each([
    ['Url', { ...parcel, Url: 'javascript:alert(1)' }],
    ['Url', { ...parcel, Url: 'http://track.example' }],
    ['Carrier', { ...parcel, Carrier: ' ' }],
    ['TrackingNo', { Carrier: 'Post' }],
  ])('%s must be right: %o', async (field, body) => {
    const answer = await track(await desk.place(), body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty(field);
  });
});
