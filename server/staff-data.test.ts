/** A salesman of another center: every call of the staff that names something is tried with what is not his center's. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { callersOf } from './testing/callers.ts';
import { writeOnlyAlpha, type AlphaOrder } from './testing/only-alpha.ts';
import { samplesOf } from './testing/samples.ts';
import { sessionIdOf } from './testing/shop-data.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';
import { expectUnchanged, snapshotOf, type Snapshot } from './testing/snapshot.ts';
import { expectHeard, told, type Try } from './testing/tries.ts';

const names = Object.keys(calls) as CallName[];
const ofStaff = names.filter(
  (name) => callersOf(name).includes('salesman') && !callersOf(name).includes('customer'),
);
const samples = samplesOf('alpha');

let shop: TestShop;
let order: AlphaOrder;
let before: Snapshot;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
  order = await writeOnlyAlpha(shop);
  // CUST1 orders from C1 alone from now on, and so is none of C2's.
  await shop.database.asOwner(
    `delete from customer_centers where customer_code = 'CUST1' and sale_unit = 'C2'`,
  );
  before = await snapshotOf(shop.database);
});
afterAll(() => shop.stop());
afterEach(() => expectUnchanged(shop.database, before));

/** By SALE2, who works for center C2, with what is C1's. */
const triesWith = ({ orderId }: Pick<AlphaOrder, 'orderId'>): Partial<Record<CallName, Try[]>> => {
  const key = { orderid: orderId, saleunit: 'C1' };
  const asC2 = { orderid: orderId, saleunit: 'C2' };
  const nothing = (answer: unknown) => expect(answer).toMatchObject({ Data: [] });
  const cookies = { 'test-alpha-merchant': sessionIdOf('alpha', 'SALE') };
  const body = (name: CallName, more: object) => ({ body: { ...samples[name].body, ...more } });
  return {
    staffCenters: [
      { given: { cookies }, hears: (answer) => expect(answer).toMatchObject([{ SaleUnit: 'C2' }]) },
    ],
    staffSwapCenter: [{ given: { params: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
    staffProfile: [
      { given: { cookies }, hears: (answer) => expect(answer).toMatchObject({ UserId: 'SALE2' }) },
    ],
    staffCustomers: [
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: { text: 'CUST1' } }, hears: nothing },
      { given: { query: { after: 'CUST1' } }, hears: nothing },
    ],
    customersList: [
      { given: { query: { code: 'CUST2', saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: { code: 'CUST1' } }, hears: nothing },
    ],
    loginAsClient: [
      { given: { params: { code: 'CUST2', saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { params: { code: 'CUST1', saleUnit: 'C2' } }, hears: '404 CUSTOMER_NOT_FOUND' },
      {
        given: { params: { code: 'CUST2', saleUnit: 'C2' }, query: { activeDc: 'C1' } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    loginAsProfile: [
      { given: { params: { id: 'CUST1' } }, hears: '404 CUSTOMER_NOT_FOUND' },
      { given: { params: { id: 'CUST2' }, query: { activeDc: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
    mySales: [{ given: { cookies }, hears: (answer) => expect(answer).toMatchObject({ Orders: [] }) }],
    merchantOrders: [
      { given: {}, hears: nothing },
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: { text: orderId } }, hears: nothing },
      { given: { query: { customer: 'CUST1' } }, hears: nothing },
    ],
    merchantOrdersWaiting: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
    merchantOrderDetail: [
      { given: { body: key }, hears: '404 ORDER_NOT_FOUND' },
      { given: { body: asC2 }, hears: '404 ORDER_NOT_FOUND' },
    ],
    stepMerchantOrder: [
      { given: { params: key, ...body('stepMerchantOrder', {}) }, hears: '404 ORDER_NOT_FOUND' },
      { given: { params: asC2, ...body('stepMerchantOrder', {}) }, hears: '404 ORDER_NOT_FOUND' },
    ],
    trackMerchantOrder: [
      { given: { params: key, ...body('trackMerchantOrder', {}) }, hears: '404 ORDER_NOT_FOUND' },
      { given: { params: asC2, ...body('trackMerchantOrder', {}) }, hears: '404 ORDER_NOT_FOUND' },
    ],
    merchantOrderPaper: [
      { given: { params: { ...key, kind: 'delivery-note' } }, hears: '404 ORDER_NOT_FOUND' },
      { given: { params: { ...asC2, kind: 'delivery-note' } }, hears: '404 ORDER_NOT_FOUND' },
    ],
    merchantHome: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
    newCustomersReport: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
    topSalesReport: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  };
};

/** Known before any order is. */
const tried = Object.keys(triesWith({ orderId: '' })) as CallName[];

describe("a salesman reaches nothing of another's centers", () => {
  test('B-17 in any call of the staff that takes an id', () => {
    const takesId = /"(P_Code|CustomerCode|code|id|SaleUnit|saleUnit|saleunit|orderid|after|customer)"/;
    const wanted = ofStaff.filter((name) => takesId.test(JSON.stringify(samples[name])));
    expect(tried).toEqual(expect.arrayContaining(wanted));
  });

  test.each(tried)('B-17 %s', async (name) => {
    for (const { given, hears } of triesWith(order)[name] ?? []) {
      const response = await shop.call(name, { token: await shop.tokenOf('alpha', 'SALE2', 'C2'), ...given });
      expectHeard(response, hears);
      for (const secret of ['CUST1', order.orderId, 'only for alpha'])
        expect(told(response)).not.toContain(secret);
    }
  });
});
