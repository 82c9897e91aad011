/** What guests share is cached as bytes, and never outlives the data it shows. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import { setPrice } from '#server/testing/set-price.ts';
import { createTestShop, type Given, type TestShop } from '#server/testing/shop.ts';
import { tags } from '../../cache/tags.ts';
import { stockChanged } from './sellable.usecases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.deps.cache.dropAll());

async function call(
  name: CallName,
  given: Given & { who?: Parameters<TestShop['tokenOf']>[1]; center?: string } = {},
) {
  const { who = 'GUEST', center = 'C1', ...rest } = given;
  return shop.call(name, { token: await shop.tokenOf('alpha', who, center), ...rest });
}
const firstPrice = async (given: Parameters<typeof call>[1] = {}) => {
  const response = await call('listProducts', { ...given, body: { Take: 1 } });
  return response.json<Product[]>()[0]?.SalesPrice1;
};
const piecesOf = async (code: string, given: Parameters<typeof call>[1] = {}) => {
  const response = await call('productDetail', { ...given, params: { code } });
  return response.json<{ Data: Product }>().Data.Stock.StockAvailable;
};
const setStock = (code: string, pieces: number) =>
  shop.database.asOwner(
    `update stock set on_hand = $2 where tenant_id = 'alpha' and sale_unit = 'C1' and product_code = $1`,
    [code, pieces],
  );
const setPriceBehindTheBack = (satang: number) =>
  shop.database.asOwner(
    `update product_prices set level1 = $1 where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1`,
    [satang],
  );

describe('a list that guests share', () => {
  it('is answered from memory until something it shows changes', async () => {
    expect(await firstPrice()).toBe(19);
    await setPriceBehindTheBack(5_000);
    expect(await firstPrice()).toBe(19);
    shop.deps.events.publish({ tags: [tags.product('alpha', 'P1')] });
    expect(await firstPrice()).toBe(50);
  });

  it('is rendered separately for a customer with own prices', async () => {
    await setPriceBehindTheBack(6_000);
    expect(await firstPrice({ who: 'CUST1' })).toBe(60);
    await setPriceBehindTheBack(7_000);
    expect(await firstPrice({ who: 'CUST1' })).toBe(70);
  });

  it('shows a price as soon as staff have changed it', async () => {
    await firstPrice();
    await setPrice(shop, { code: 'P1', baht: 21.5 });
    expect(await firstPrice()).toBe(21.5);
  });

  it('is another in every language, center, category, order and page', async () => {
    const bodies = new Set<string>();
    for (const given of [
      { language: 'en' as const },
      { language: 'th' as const },
      { center: 'C2' },
      { body: { Take: 1 } },
      { body: { Skip: 1 } },
      { body: { SortByPrice: 'desc' } },
      { body: { Hierarchy1: 'CAT' } },
    ])
      bodies.add((await call('listProducts', given)).body);
    expect(bodies.size).toBe(7);
  });
});

describe('the bytes', () => {
  it('are sent in the encoding that the caller takes', async () => {
    const plain = await call('listProducts');
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await call('listProducts', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await call('listProducts', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const neither = await call('listProducts', { headers: { 'accept-encoding': 'identity' } });
    expect(neither.body).toBe(plain.body);
  });

  it('need not be sent again to who has them', async () => {
    const first = await call('categoryList');
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^W\/"/),
    });
    const again = await call('categoryList', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await call('categoryList', {
      language: 'th',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(other.statusCode).toBe(200);
  });

  it('report to a render of our own, and nobody else, what they show', async () => {
    const render = { 'x-render-key': shop.deps.renderKey };
    const shown = async (name: CallName, given: Given) =>
      String((await call(name, { ...given, headers: render })).headers['x-cache-tags']).split(',');
    expect(await shown('listProducts', { body: { Take: 2 } })).toEqual([
      tags.catalogue('alpha'),
      tags.promotions('alpha'),
      tags.config('alpha'),
      tags.product('alpha', 'P1'),
      tags.product('alpha', 'P2'),
    ]);
    expect(await shown('productDetail', { params: { code: 'P3' } })).toEqual([
      tags.product('alpha', 'P3'),
      tags.promotions('alpha'),
      tags.config('alpha'),
    ]);
    expect(await shown('categoryList', {})).toEqual([tags.catalogue('alpha'), tags.config('alpha')]);
    for (const headers of [undefined, { 'x-render-key': 'a guess' }])
      expect((await call('listProducts', { headers })).headers).not.toHaveProperty('x-cache-tags');
  });
});

describe('when stock has moved', () => {
  const moved = (code: string, before: number, after: number) =>
    stockChanged(shop.deps, { tenantId: 'alpha', saleUnit: 'C1', changes: [{ code, before, after }] });
  const wordOf = async (code: string) => {
    const products = (await call('listProducts')).json<Product[]>();
    return products.find((product) => product.P_Code === code)?.Stock.StockWord;
  };

  it('the detail shows the pieces left at once', async () => {
    await setStock('P1', 50);
    expect(await piecesOf('P1')).toBe(50);
    await setStock('P1', 48);
    expect(await piecesOf('P1')).toBe(50);
    moved('P1', 50, 48);
    expect(await piecesOf('P1')).toBe(48);
  });

  it('lists and pages stay while the word is the same, and are made again when it changes', async () => {
    const dropped: string[] = [];
    shop.deps.events.subscribe((change) => 'tags' in change && dropped.push(...change.tags));
    await setStock('P2', 50);
    expect(await wordOf('P2')).toBe('in_stock');
    await setStock('P2', 9);
    moved('P2', 50, 40);
    await expect.poll(() => dropped).toEqual([tags.stock('alpha', 'C1', 'P2')]);
    expect(await wordOf('P2')).toBe('in_stock');
    moved('P2', 40, 9);
    await expect.poll(() => dropped).toContain(tags.product('alpha', 'P2'));
    expect(await wordOf('P2')).toBe('limited');
  });

  it('V-02 lists name the units of which not one is left, and are made again when one comes or goes', async () => {
    const shortOf = async (code: string) => {
      const products = (await call('listProducts')).json<Product[]>();
      return products.find((product) => product.P_Code === code)?.Stock.UnitsShort;
    };
    await setStock('P1', 50);
    moved('P1', 0, 50);
    await expect.poll(() => shortOf('P1')).toBeUndefined();
    await setStock('P1', 23);
    moved('P1', 50, 23);
    await expect.poll(() => shortOf('P1')).toEqual([3]);
    await setStock('P1', 48);
    moved('P1', 23, 48);
    await expect.poll(() => shortOf('P1')).toBeUndefined();
  });

  it('a page being rendered for guests gets the word only, so that a sale does not undo it', async () => {
    expect(await piecesOf('P1', { headers: { 'x-render-key': shop.deps.renderKey } })).toBeNull();
    expect(await piecesOf('P1')).toBe(48);
    expect(await piecesOf('P1', { who: 'CUST1', headers: { 'x-render-key': shop.deps.renderKey } })).toBe(48);
  });

  it('nothing moved says nothing', () => {
    const heard: unknown[] = [];
    shop.deps.events.subscribe((change) => heard.push(change));
    stockChanged(shop.deps, { tenantId: 'alpha', saleUnit: 'C1', changes: [] });
    expect(heard).toEqual([]);
  });
});
