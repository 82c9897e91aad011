/** A salesman of another center: every staff call that names something is tried with another center's. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { attemptsOf, callTests, samplesOf } from './testing/call-tests.ts';
import { callersOf } from './testing/callers.ts';
import type { AlphaOrder } from './testing/only-alpha.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';
import { expectUnchanged, snapshotOf, type Snapshot } from './testing/snapshot.ts';
import { expectHeard, told } from './testing/attempts.ts';
import { untilConfirmed, writeOnlyAlpha } from './testing/write-only-alpha.ts';

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
  // CUST1 orders only from C1 from now on, so they are not a customer of C2.
  await shop.database.asOwner(
    `delete from customer_centers where customer_code = 'CUST1' and sale_unit = 'C2'`,
  );
  await untilConfirmed(shop);
  before = await snapshotOf(shop.database);
});
afterAll(() => shop.stop());
afterEach(async () => {
  // That they were refused is written down.
  await shop.database.asOwner(
    `delete from audit_log where tenant_id = 'alpha' and actor_id = 'SALE2' and action = 'staff.refused'`,
  );
  await expectUnchanged(shop.database, before);
});

const tried = names.filter((name) => callTests[name].crossCenter !== undefined);

describe("a salesman reaches nothing of another's centers", () => {
  test('B-17 in any call of the staff that takes an id', () => {
    const takesId = /"(P_Code|CustomerCode|code|id|SaleUnit|saleUnit|saleunit|orderid|after|customer)"/;
    const wanted = ofStaff.filter((name) => takesId.test(JSON.stringify(samples[name])));
    expect(tried).toEqual(expect.arrayContaining(wanted));
  });

  test.each(tried)('B-17 %s', async (name) => {
    for (const { given, hears } of attemptsOf(name, 'crossCenter', { shop, order })) {
      const response = await shop.call(name, { token: await shop.tokenOf('alpha', 'SALE2', 'C2'), ...given });
      expectHeard(response, hears);
      for (const secret of ['CUST1', order.orderId, 'only for alpha'])
        expect(told(response)).not.toContain(secret);
    }
  });
});
