/** The current results of a search, as tried by staff. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { indexProducts } from '#database/search-index.ts';
import { createTestShop, type TestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const product = { barcodes: [], categories: [], position: 1 };
  await shop.deps.database.inTenant('alpha', (tx) =>
    indexProducts(tx, [
      { ...product, code: 'P1', texts: ['ปลอกคอสุนัข'] },
      { ...product, code: 'P2', texts: ['Dog leash'] },
    ]),
  );
});
afterAll(() => shop.stop());

type Tenant = 'alpha' | 'beta';
async function tried(search: string, tenant: Tenant = 'alpha') {
  const token = await shop.tokenOf(tenant, 'SALE');
  const response = await shop.call('trySearch', { token, query: { search } });
  expect(response.statusCode).toBe(200);
  return response.json<CallAnswer<'trySearch'>>().Data;
}

describe('F-08 a search that staff try', () => {
  it('reports how it was understood and which products it finds, in that shop', async () => {
    const found = await tried('dog leesh');
    expect(found).toMatchObject({ Found: true, Corrected: true, Shown: 'dog', More: false });
    expect(found.Products.map(({ P_Code }) => P_Code)).toEqual(['P2']);
    expect(Object.keys(found.Products[0] ?? {}), 'neither prices nor stock').toEqual([
      'P_Code',
      'PRODUCTNAME',
      'PIC_FILENAME',
    ]);
    expect(await tried('dog leesh', 'beta')).toMatchObject({ Found: false, Products: [] });
  });

  it('finds by words of the same meaning as soon as they are saved', async () => {
    expect(await tried('หมา')).toMatchObject({ Found: false, Products: [] });
    const token = await shop.tokenOf('alpha', 'SALE');
    await shop.call('saveSearchSynonym', { token, body: { Word: 'หมา', Means: ['สุนัข'] } });
    expect(await tried('หมา')).toMatchObject({ Found: true, Corrected: false, Products: [{ P_Code: 'P1' }] });
  });

  it('is no search of a buyer: what it does not find is not counted', async () => {
    await tried('xyzzyqwerty');
    await tried('');
    const token = await shop.tokenOf('alpha', 'SALE');
    expect((await shop.call('searchMisses', { token })).json()).toEqual({ Data: [], Next: null });
  });
});
