import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderStates, type OrderState } from '#domain/orders/order.ts';
import { createDesk, PIECES, TOTAL, type Detail } from '../../testing/desk.ts';
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

describe('an order as staff see it', () => {
  test('B-22 N-27 S-86 has the fields of the specification, its lines, addresses, events and what may be done next', async () => {
    const key = await desk.place();
    const { Order, OrderDetails, ShipTo, BillTo, Events, Steps } = (await desk.detail(key)).json<Detail>();
    expect(Order).toEqual({
      OrderID: key.orderid,
      SaleUnit: 'C1',
      OrderType: '3',
      OrderDate: '2026-03-02T05:00:00.000Z',
      Money: TOTAL,
      Customer_Id: 'CUST1',
      Customer_Name: 'Customer CUST1 of alpha',
      Status: 'Wait',
      REF_5: '',
      REF_6: '',
      NeedTaxInvoice: 'N',
      PaymentType: 0,
      PaymentStatus: 'unpaid',
      Remark: '',
      Remark4: '',
      DeliveryMethod: expect.any(String),
      DeliveryKind: 'transport',
      DeliveryName: 'Delivery by the shop',
      DeliveryFee: 0,
      TaxAmount: 17.01,
      SaleUnitName: expect.stringMatching(/./),
      CustomerIsHere: true,
      CustomerSaleUnit: 'C1',
      CustomerSaleUnitName: expect.stringMatching(/./),
      Total: TOTAL,
      Subtotal: TOTAL,
      DiscountAmount: 0,
      DiscountRate: 0,
      DocState: 'Wait',
      LineCount: 3,
      Tracking: null,
      AmountDue: TOTAL,
      PaidAmount: 0,
      RefundedAmount: 0,
      RefundDue: 0,
      Cash: null,
      StaffNote: '',
    });
    expect(
      OrderDetails.map(({ Line, P_Code, Unit, Quantity, Amount }) => [Line, P_Code, Unit, Quantity, Amount]),
    ).toEqual([
      [1, 'P1', 1, 5, 5 * PIECE],
      [2, 'P1', 2, 1, PRICES.alpha[1] / 100],
      [3, 'P3', 1, 3, 3 * PIECE],
    ]);
    expect(ShipTo).toMatchObject({ Name: 'Receiver CUST1', Province: 'Bangkok', ZipCode: '10200' });
    expect(BillTo).toBeNull();
    expect(Events).toEqual([
      {
        At: '2026-03-02T05:00:00.000Z',
        From: null,
        To: 'Wait',
        By: 'Customer CUST1 of alpha',
        Kind: 'transition',
        ByKind: 'customer',
        Reason: '',
        Note: '',
      },
    ]);
    expect(Steps).toEqual(['Approved', 'Canceled']);
  });

  test('is not found at another center, of another tenant, or by a salesman of another center', async () => {
    const key = await desk.place();
    await shop.database.asOwner(`update orders set sale_unit = 'C2'`);
    for (const saleunit of ['C1', 'C2', 'C9'])
      for (const answer of [
        await desk.detail({ ...key, saleunit }),
        await desk.step({ ...key, saleunit }, { From: 'Wait', To: 'Approved' }),
        await shop.call('trackMerchantOrder', {
          token: await shop.tokenOf('alpha', 'SALE'),
          params: { ...key, saleunit },
          body: { Carrier: 'Post', TrackingNo: '1' },
        }),
        await shop.call('merchantOrderDetail', {
          token: await shop.tokenOf('beta', 'ADMIN'),
          body: { ...key, saleunit },
        }),
      ])
        expect(answer.json()).toMatchObject({ statusCode: 404, code: 'ORDER_NOT_FOUND' });
  });
});

describe('the steps of an order', () => {
  const allowed: readonly (readonly [OrderState, OrderState])[] = [
    ['Wait', 'Approved'],
    ['Wait', 'Canceled'],
    ['Approved', 'Packed'],
    ['Approved', 'Canceled'],
    ['Packed', 'Shipping'],
    ['Packed', 'Canceled'],
    ['Shipping', 'Delivered'],
    ['Shipping', 'Returned'],
    ['Delivered', 'Returned'],
  ];
  const forbidden = orderStates
    .flatMap((from) => orderStates.map((to) => [from, to] as const))
    .filter(([from, to]) => !allowed.some(([here, there]) => here === from && there === to));

  test.each(allowed)('B-23 %s to %s may be taken', async (From, To) => {
    const key = await desk.place();
    await desk.stand(key.orderid, From);
    expect((await desk.detail(key)).json<Detail>().Steps).toContain(To);
    expect((await desk.take(key, { From, To, Reason: 'as asked' })).Order.Status).toBe(To);
  });

  test.each(forbidden)('B-23 %s to %s may not', async (From, To) => {
    const key = await desk.place();
    await desk.stand(key.orderid, From);
    expect((await desk.detail(key)).json<Detail>().Steps).not.toContain(To);
    const answer = await desk.step(key, { From, To, Reason: 'as asked' });
    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'STEP_NOT_ALLOWED' });
    expect((await desk.detail(key)).json<Detail>().Order.Status).toBe(From);
    expect(await desk.changes()).toEqual([]);
  });

  test('B-23 from Wait to Delivered each step leaves who, when and why, for staff and for the buyer', async () => {
    const key = await desk.place();
    const way = ['Approved', 'Packed', 'Shipping', 'Delivered'] as const;
    let From: OrderState = 'Wait';
    for (const [index, To] of way.entries()) {
      shop.now = new Date(Date.UTC(2026, 2, 2, 6 + index));
      await desk.take(key, { From, To });
      From = To;
    }
    shop.now = new Date('2026-03-02T05:00:00Z');
    const seen = (await desk.detail(key)).json<Detail>();
    expect(seen.Events.map(({ From: from, To, At, By, ByKind }) => [from, To, At, By, ByKind])).toEqual([
      [null, 'Wait', '2026-03-02T05:00:00.000Z', 'Customer CUST1 of alpha', 'customer'],
      ['Wait', 'Approved', '2026-03-02T06:00:00.000Z', 'Sale', 'staff'],
      ['Approved', 'Packed', '2026-03-02T07:00:00.000Z', 'Sale', 'staff'],
      ['Packed', 'Shipping', '2026-03-02T08:00:00.000Z', 'Sale', 'staff'],
      ['Shipping', 'Delivered', '2026-03-02T09:00:00.000Z', 'Sale', 'staff'],
    ]);
    expect(seen.Steps).toEqual(['Returned']);
    // Delivered is not paid: who took the cash says so.
    expect(seen.Order).toMatchObject({ PaymentStatus: 'unpaid', AmountDue: TOTAL, DocState: 'Approved' });
    const buyers = await desk.buyersDetail(key);
    expect(buyers.Order).toMatchObject({
      Status: 'Delivered',
      PaymentStatus: 'unpaid',
      Total: TOTAL,
      AmountDue: TOTAL,
    });
    expect(buyers.Events.map(({ Status }) => Status)).toEqual(['Wait', ...way]);
    expect(await desk.onHand()).toBe(STOCK - PIECES);
    expect(await desk.unbalanced()).toEqual([]);
  });

  test('every step of staff leaves a row in the log, with before and after', async () => {
    const key = await desk.place();
    await desk.step(key, { From: 'Wait', To: 'Approved' }, 'ADMIN');
    expect(await desk.changes()).toEqual([
      {
        actor_kind: 'superAdmin',
        actor_id: 'ADMIN',
        action: 'order.step',
        subject: `order/${key.orderid}`,
        before: { Status: 'Wait', PaymentStatus: 'unpaid', TotalSatang: TOTAL * 100 },
        after: { Status: 'Approved', PaymentStatus: 'unpaid', TotalSatang: TOTAL * 100 },
      },
    ]);
  });

  test('B-23 two of the staff at once: one step is taken, the other is informed of the current state', async () => {
    const key = await desk.place();
    const answers = await Promise.all([
      desk.step(key, { From: 'Wait', To: 'Approved' }, 'SALE'),
      desk.step(key, { From: 'Wait', To: 'Canceled', Reason: 'out of reach' }, 'ADMIN'),
      desk.step(key, { From: 'Wait', To: 'Approved' }, 'ADMIN'),
    ]);
    const done = answers.filter((answer) => answer.statusCode === 200);
    expect(done).toHaveLength(1);
    const status = done[0]?.json<Detail>().Order.Status;
    for (const answer of answers.filter((one) => one.statusCode !== 200))
      expect(answer.json()).toMatchObject({
        statusCode: 409,
        code: 'ORDER_MOVED_ON',
        details: { Status: status },
      });
    expect(await desk.changes()).toHaveLength(1);
    expect((await desk.buyersDetail(key)).Events).toHaveLength(2);
    expect(await desk.unbalanced()).toEqual([]);
  });

  test('staff and buyer at once: an order that the buyer takes back gives its stock back once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = await desk.place();
      const [byStaff, byBuyer] = await Promise.all([
        desk.step(key, { From: 'Wait', To: 'Canceled', Reason: 'as told' }),
        shop.call('cancelOrder', { token: await desk.buyer(), params: key, body: {} }),
      ]);
      expect(byBuyer.statusCode).toBe(200);
      expect([200, 409]).toContain(byStaff.statusCode);
      expect(await desk.onHand()).toBe(STOCK);
    }
    expect(await desk.unbalanced()).toEqual([]);
  });

  test.each(['Wait', 'Approved'] as const)(
    'B-23 S-86 canceled from %s it gives all its stock back, with the reason',
    async (From) => {
      const key = await desk.place();
      expect(await desk.onHand()).toBe(STOCK - PIECES);
      await desk.stand(key.orderid, From);
      const { Order, Events } = await desk.take(key, { From, To: 'Canceled', Reason: 'ลูกค้าสั่งซ้ำ' });
      expect(Order).toMatchObject({ Status: 'Canceled', Remark4: 'ลูกค้าสั่งซ้ำ', DocState: 'Canceled' });
      expect(Events.at(-1)).toMatchObject({ To: 'Canceled', Reason: 'ลูกค้าสั่งซ้ำ', By: 'Sale' });
      expect(await desk.onHand()).toBe(STOCK);
      expect(await desk.unbalanced()).toEqual([]);
      expect((await desk.buyersDetail(key)).Events.at(-1)).toMatchObject({
        Status: 'Canceled',
        Reason: 'ลูกค้าสั่งซ้ำ',
      });
    },
  );

  test('B-23 nobody cancels without a reason', async () => {
    const key = await desk.place();
    const answer = await desk.step(key, { From: 'Wait', To: 'Canceled', Reason: '  ' });
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      code: 'REASON_MISSING',
      fields: { Reason: expect.any(String) },
    });
  });

  test('subscribers are notified after the commit, and only of a step that was taken', async () => {
    const heard: unknown[] = [];
    shop.deps.events.subscribe((change) => {
      if ('live' in change) heard.push(change.live);
    });
    const key = await desk.place();
    heard.length = 0;
    await desk.take(key, { From: 'Wait', To: 'Approved' });
    await desk.step(key, { From: 'Wait', To: 'Approved' });
    expect(heard).toEqual([
      {
        event: 'order',
        rooms: ['["center","alpha","C1"]', '["customer","alpha","CUST1"]', '["acting","alpha","CUST1","C1"]'],
        data: { OrderID: key.orderid, SaleUnit: 'C1', Status: 'Approved' },
      },
    ]);
  });
});
