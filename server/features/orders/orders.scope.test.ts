/**
 * Every call, made by callers without access to an order: none reveals or changes it. New calls are included
 * automatically.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsThatTell, type OrderKey } from '../../testing/order-calls.ts';
import { addressId } from '../../testing/shop-data.ts';
import { eventually } from '#database/testing.ts';
import { createTestShop, PASSWORD, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let orders = 0;
let ofC1: OrderKey;
let ofC2: OrderKey;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner(`delete from orders where tenant_id = 'alpha'`);
  ofC1 = await place('C1');
  ofC2 = await place('C2');
});

async function place(saleUnit: 'C1' | 'C2'): Promise<OrderKey> {
  const placed = await shop.call('placeOrder', {
    token: await shop.tokenOf('alpha', 'CUST1', saleUnit),
    headers: { 'idempotency-key': `scope-test-${(orders += 1)}` },
    body: {
      SaleUnit: saleUnit,
      Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
      ShipTo: addressId('alpha', 'CUST1'),
      PaymentType: 0,
      SeenTotal: 19,
    },
  });
  expect(placed.statusCode, placed.body).toBe(200);
  return { orderid: placed.json().Order.OrderID, saleunit: saleUnit };
}

/** Everything stored about an order. */
const written = ({ orderid }: OrderKey) =>
  shop.database.asOwner(
    `select to_jsonb(o) as "order", (select jsonb_agg(e order by e) from order_events e where e.order_id = o.order_id) as events
     from orders o where o.tenant_id = 'alpha' and o.order_id = $1`,
    [orderid],
  );

async function acting(): Promise<string> {
  const staff = await shop.call('staffLogin', {
    tenant: 'alpha',
    body: { username: 'sale', password: PASSWORD },
  });
  const { token } = staff.json<{ token: string }>();
  const begun = await shop.call('loginAsClient', { token, params: { code: 'CUST1', saleUnit: 'C1' } });
  return begun.json<{ jtoken: string }>().jtoken;
}

const BUYERS = [
  'cancelOrder',
  'listOrders',
  'lookAtPayment',
  'orderDetail',
  'orderPayment',
  'orderSlips',
  'orderTracking',
];
/**
 * `mySales` lists the orders they placed themselves. Customers come with their last order at the center, `runs` with what
 * the person has started, and the ledger of a product with the orders that moved its stock.
 */
const DESK = [
  'customersList',
  'merchantCustomer',
  'merchantOrderDetail',
  'merchantOrderDocument',
  'merchantOrders',
  'merchantPayment',
  'nearCustomers',
  'noteMerchantOrder',
  'printMerchantOrders',
  'printableOrders',
  'quickSearch',
  'runs',
  'staffCustomers',
  'stockLedger',
];

describe('B-17 an order is reached', () => {
  test.each([
    ['by a salesman who orders for its customer', 'actingSalesman', acting, BUYERS],
    ['by staff', 'staff', () => shop.tokenOf('alpha', 'SALE'), DESK],
  ] as const)('%s at his own center, and by no call at another', async (_who, kind, tokenOf, telling) => {
    const before = await written(ofC2);
    expect(await callsThatTell(shop, { token: await tokenOf(), kind, key: ofC2 })).toEqual([]);
    expect(await written(ofC2)).toEqual(before);
    const told = await callsThatTell(shop, { token: await tokenOf(), kind, key: ofC1 });
    expect(told.toSorted()).toEqual(telling);
  });

  test('by its customer alone among the customers, at every center', async () => {
    const token = await shop.tokenOf('alpha', 'CUST2');
    const before = [await written(ofC1), await written(ofC2)];
    for (const key of [ofC1, ofC2])
      expect(await callsThatTell(shop, { token, kind: 'customer', key })).toEqual([]);
    expect([await written(ofC1), await written(ofC2)]).toEqual(before);
    const own = await shop.tokenOf('alpha', 'CUST1', 'C1');
    // The bell has the order once its job is done; the copy of one's data has it as well, and it stands in the way of erasing.
    await eventually(async () => {
      expect((await shop.call('notifications', { token: own })).body).toContain(ofC2.orderid);
    });
    const told = await callsThatTell(shop, { token: own, kind: 'customer', key: ofC2 });
    expect(told.toSorted()).toEqual([...BUYERS, 'erasure', 'exportOwnData', 'notifications'].toSorted());
  });
});
