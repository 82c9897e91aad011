/** Another customer of the same shop: every call that names something is tried with somebody else's. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { attemptsOf, callTests, samplesOf } from './testing/call-tests.ts';
import { callersOf } from './testing/callers.ts';
import type { AlphaOrder } from './testing/only-alpha.ts';
import { addressId } from './testing/shop-data.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';
import { expectUnchanged, snapshotOf, type Snapshot } from './testing/snapshot.ts';
import { expectHeard, told } from './testing/attempts.ts';
import { untilConfirmed, writeOnlyAlpha } from './testing/write-only-alpha.ts';

const names = Object.keys(calls) as CallName[];
const his = addressId('alpha', 'CUST1');
const samples = samplesOf('alpha');

let shop: TestShop;
let order: AlphaOrder;
let before: Snapshot;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
  order = await writeOnlyAlpha(shop);
  await untilConfirmed(shop);
  before = await snapshotOf(shop.database);
});
afterAll(() => shop.stop());
afterEach(() => expectUnchanged(shop.database, before));

const tried = names.filter((name) => callTests[name].crossCustomer !== undefined);

describe("a customer reaches nothing of another customer's", () => {
  test('in any call that takes an id', () => {
    const takesId = /"(P_Code|CustomerCode|Cust_ID|AddressCode|ShipTo|SaleUnit|saleUnit|orderid|before)"/;
    const wanted = names.filter(
      (name) => callersOf(name).includes('customer') && takesId.test(JSON.stringify(samples[name])),
    );
    expect(tried).toEqual(expect.arrayContaining(wanted));
  });

  test.each(tried)('%s', async (name) => {
    for (const { given, hears } of attemptsOf(name, 'crossCustomer', { shop, order })) {
      const response = await shop.call(name, { token: await shop.tokenOf('alpha', 'CUST2'), ...given });
      expectHeard(response, hears);
      for (const secret of ['CUST1', order.orderId, his, 'only for alpha'])
        expect(told(response)).not.toContain(secret);
    }
  });
});
