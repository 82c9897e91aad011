/** Another customer of the same shop: every call that names something is tried with what is not his. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { ONLY_ALPHA, writeOnlyAlpha, type AlphaOrder } from './testing/only-alpha.ts';
import { callersOf } from './testing/callers.ts';
import { samplesOf } from './testing/samples.ts';
import { addressId, sessionIdOf } from './testing/shop-data.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';
import { expectUnchanged, snapshotOf, type Snapshot } from './testing/snapshot.ts';
import { expectHeard, told, type Try } from './testing/tries.ts';

const names = Object.keys(calls) as CallName[];
const his = addressId('alpha', 'CUST1');
const own = addressId('alpha', 'CUST2');
const samples = samplesOf('alpha');

let shop: TestShop;
let order: AlphaOrder;
let before: Snapshot;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
  order = await writeOnlyAlpha(shop);
  before = await snapshotOf(shop.database);
});
afterAll(() => shop.stop());
afterEach(() => expectUnchanged(shop.database, before));

const bodyOf = (name: CallName, more: object) => ({ body: { ...samples[name].body, ...more } });
/** What CUST2 pays for one piece: his price level is another. */
const SeenTotal = 18;
const SeenPrices = [{ P_Code: 'P1', Unit: 1, UnitPrice: SeenTotal }];

/** By CUST2, with what is CUST1's; the calls in which nobody can be named have none. */
const triesWith = (placed: AlphaOrder): Partial<Record<CallName, Try[]>> => {
  const key = { headers: { 'idempotency-key': placed.idempotencyKey } };
  const orderKey = { orderid: placed.orderId, saleunit: 'C1' };
  const noOrders = (answer: unknown) => expect(answer).toEqual({ Data: [], Next: null });
  return {
    customerProfile: [
      {
        given: { cookies: { 'test-alpha-buyer': sessionIdOf('alpha', 'CUST1') } },
        hears: (answer) => expect(answer).toMatchObject({ CUSTOMERCODE: 'CUST2' }),
      },
    ],
    customerCenters: [
      {
        given: { cookies: { 'test-alpha-center': ONLY_ALPHA.center } },
        hears: (answer) =>
          expect(answer).toMatchObject({ Customer: [{ SaleUnit: 'C1' }, { SaleUnit: 'C2' }] }),
      },
    ],
    swapCenter: [{ given: { params: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' }],
    allCenters: [
      {
        given: { query: { own: 'Y' }, cookies: { 'test-alpha-center': ONLY_ALPHA.center } },
        hears: (answer) => expect(answer).toMatchObject({ Data: [{ SaleUnit: 'C1' }, { SaleUnit: 'C2' }] }),
      },
    ],
    points: [
      {
        given: {
          body: { CustomerCode: 'CUST1' },
          cookies: { 'test-alpha-buyer': sessionIdOf('alpha', 'CUST1') },
        },
        hears: (answer) => expect(answer).toEqual({ data: 0 }),
      },
    ],
    profilePicture: [
      {
        given: { cookies: { 'test-alpha-buyer': sessionIdOf('alpha', 'CUST1') } },
        hears: (answer) => expect(answer).toEqual({ data: null }),
      },
    ],
    listProducts: [
      { given: { body: { SaleUnit: 'C2' } }, hears: '409 CENTER_MISMATCH' },
      { given: { body: { CustomerId: 'CUST1' } }, hears: '403 NOT_ALLOWED' },
      { given: { body: { Types: ['BUY_AGAIN'] } }, hears: (answer) => expect(answer).toEqual([]) },
      {
        given: { body: { ProductIds: ['P1'] } },
        hears: (answer) => expect(answer).toMatchObject([{ SalesPrice1: SeenTotal }]),
      },
    ],
    wishlist: [
      {
        given: { query: { detail: 'Y' } },
        hears: (answer) => expect(answer).toEqual({ Data: [], Products: [] }),
      },
    ],
    removeFromWishlist: [
      {
        given: { body: { productIds: [ONLY_ALPHA.product] } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
    setProductPrice: [{ given: samples.setProductPrice, hears: '403 NOT_ALLOWED' }],
    deliveryAddresses: [
      { given: { body: { CustomerCode: 'CUST1' } }, hears: '403 NOT_ALLOWED' },
      {
        given: { body: { AddressCode: his } },
        hears: (answer) => expect(answer).toMatchObject({ data: [] }),
      },
      {
        given: { body: {} },
        hears: (answer) => expect(answer).toMatchObject({ data: [{ AddressCode: own, Cust_ID: 'CUST2' }] }),
      },
    ],
    addDeliveryAddress: [
      {
        given: bodyOf('addDeliveryAddress', { AddressCode: his, Cust_ID: 'CUST2' }),
        hears: '404 ADDRESS_NOT_FOUND',
      },
      {
        given: bodyOf('addDeliveryAddress', { AddressCode: his, Cust_ID: undefined }),
        hears: '404 ADDRESS_NOT_FOUND',
      },
      {
        given: bodyOf('addDeliveryAddress', { AddressCode: undefined, Cust_ID: 'CUST1' }),
        hears: '403 NOT_ALLOWED',
      },
    ],
    getCart: [
      {
        given: samples.getCart,
        hears: (answer) => expect(answer).toMatchObject({ Version: 0, Lines: [], Removed: [] }),
      },
      { given: { query: { SaleUnit: 'C2' } }, hears: '409 CENTER_MISMATCH' },
    ],
    putCart: [{ given: bodyOf('putCart', { SaleUnit: 'C2' }), hears: '409 CENTER_MISMATCH' }],
    holdStock: [{ given: bodyOf('holdStock', { SaleUnit: 'C2' }), hears: '409 CENTER_MISMATCH' }],
    releaseStock: [
      {
        given: { body: { HoldId: placed.holdId || 'none' } },
        hears: (answer) => expect(answer).toEqual({ statusText: 'OK' }),
      },
    ],
    quote: [{ given: bodyOf('quote', { SaleUnit: 'C2' }), hears: '409 CENTER_MISMATCH' }],
    placeOrder: [
      // The very request and key that CUST1 has an answer for.
      { given: { ...key, body: placed.body }, hears: '409 TOTAL_CHANGED' },
      {
        given: { ...key, body: { ...placed.body, SeenTotal, SeenPrices } },
        hears: '404 ADDRESS_NOT_FOUND',
      },
      {
        given: { ...key, ...bodyOf('placeOrder', { SeenTotal, SeenPrices, ShipTo: own, BillTo: his }) },
        hears: '404 ADDRESS_NOT_FOUND',
      },
      { given: { ...key, ...bodyOf('placeOrder', { SaleUnit: 'C2' }) }, hears: '409 CENTER_MISMATCH' },
    ],
    listOrders: [
      { given: {}, hears: noOrders },
      { given: { query: { before: `${Date.now()}_${placed.orderId}` } }, hears: noOrders },
    ],
    orderDetail: [{ given: { params: orderKey }, hears: '404 ORDER_NOT_FOUND' }],
    orderTracking: [{ given: { params: { orderid: placed.orderId } }, hears: '404 ORDER_NOT_FOUND' }],
    cancelOrder: [{ given: { params: orderKey, body: {} }, hears: '404 ORDER_NOT_FOUND' }],
    merchantOrders: [{ given: { query: { customer: 'CUST1' } }, hears: '403 NOT_ALLOWED' }],
    merchantOrdersWaiting: [{ given: {}, hears: '403 NOT_ALLOWED' }],
    merchantOrderDetail: [{ given: { body: orderKey }, hears: '403 NOT_ALLOWED' }],
    stepMerchantOrder: [
      { given: { params: orderKey, body: { From: 'Wait', To: 'Approved' } }, hears: '403 NOT_ALLOWED' },
    ],
    trackMerchantOrder: [
      { given: { ...samples.trackMerchantOrder, params: orderKey }, hears: '403 NOT_ALLOWED' },
    ],
    merchantOrderPaper: [
      { given: { params: { ...orderKey, kind: 'delivery-note' } }, hears: '403 NOT_ALLOWED' },
    ],
    merchantHome: [{ given: samples.merchantHome, hears: '403 NOT_ALLOWED' }],
    newCustomersReport: [{ given: samples.newCustomersReport, hears: '403 NOT_ALLOWED' }],
    topSalesReport: [{ given: samples.topSalesReport, hears: '403 NOT_ALLOWED' }],
  };
};

/** Known before any order is. */
const tried = Object.keys(
  triesWith({ orderId: '', idempotencyKey: '', body: {}, answer: '', holdId: '' }),
) as CallName[];

describe("a customer reaches nothing of another customer's", () => {
  test('in any call that takes an id', () => {
    const takesId = /"(P_Code|CustomerCode|Cust_ID|AddressCode|ShipTo|SaleUnit|saleUnit|orderid|before)"/;
    const wanted = names.filter(
      (name) => callersOf(name).includes('customer') && takesId.test(JSON.stringify(samples[name])),
    );
    expect(tried).toEqual(expect.arrayContaining(wanted));
  });

  test.each(tried)('%s', async (name) => {
    for (const { given, hears } of triesWith(order)[name] ?? []) {
      const response = await shop.call(name, { token: await shop.tokenOf('alpha', 'CUST2'), ...given });
      expectHeard(response, hears);
      for (const secret of ['CUST1', order.orderId, his, 'only for alpha'])
        expect(told(response)).not.toContain(secret);
    }
  });
});
