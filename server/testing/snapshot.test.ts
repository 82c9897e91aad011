import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplesOf } from './call-tests.ts';
import { createTestShop, type TestShop } from './shop.ts';
import { expectUnchanged, snapshotOf, type Snapshot } from './snapshot.ts';

let shop: TestShop;
let before: Snapshot;
beforeAll(async () => {
  shop = await createTestShop();
  before = await snapshotOf(shop.database);
});
afterAll(() => shop.stop());

test('what a call writes is a change, also after what was written as it was', async () => {
  await expectUnchanged(shop.database, before);
  await shop.database.asOwner('update platform.tenants set name_th = name_th');
  await expectUnchanged(shop.database, before);
  const token = await shop.tokenOf('alpha', 'CUST1');
  await shop.call('addDeliveryAddress', { ...samplesOf('alpha').addDeliveryAddress, tenant: 'alpha', token });
  await expect(expectUnchanged(shop.database, before)).rejects.toThrow('to deeply equal');
});
