import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { createTestShop, type TestShop } from '#server/testing/shop.ts';
import { MAX_WISHES } from './wishlist.usecases.ts';

type Who = 'CUST1' | 'CUST2';
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(
    `insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en)
     select 'alpha', 'MANY' || n, 'x', 'x', 'x', 'x' from generate_series(1, $1) n`,
    [MAX_WISHES + 10],
  );
});
beforeEach(() => shop.database.asOwner('delete from wishlist'));
afterAll(() => shop.stop());

async function change(
  name: 'addToWishlist' | 'removeFromWishlist',
  productIds: string[],
  who: Who = 'CUST1',
) {
  shop.now = new Date(shop.now.getTime() + 1000);
  const response = await shop.call(name, { token: await shop.tokenOf('alpha', who), body: { productIds } });
  return {
    status: response.statusCode,
    ...response.json<{ Data?: string[]; code?: string; message?: string }>(),
  };
}
async function wishes({
  who = 'CUST1',
  detail = 'N',
  center = 'C1',
}: { who?: Who; detail?: string; center?: string } = {}) {
  const token = await shop.tokenOf('alpha', who, center);
  return (await shop.call('wishlist', { token, query: { detail } })).json<CallAnswer<'wishlist'>>();
}
const many = (from: number, count: number) => Array.from({ length: count }, (_, n) => `MANY${from + n}`);

describe('C-45 the wish list', () => {
  it('grows and shrinks, newest first; the same twice is once', async () => {
    expect(await change('addToWishlist', ['P1'])).toEqual({ status: 200, Data: ['P1'] });
    expect((await change('addToWishlist', ['P3'])).Data).toEqual(['P3', 'P1']);
    expect((await change('addToWishlist', ['P1'])).Data).toEqual(['P3', 'P1']);
    expect(await wishes()).toEqual({ Data: ['P3', 'P1'], Products: [] });
    expect((await change('removeFromWishlist', ['P3', 'NOPE'])).Data).toEqual(['P1']);
  });

  it('is each customer’s own, with own prices', async () => {
    await change('addToWishlist', ['P1']);
    await change('addToWishlist', ['P2', 'P1'], 'CUST2');
    expect((await wishes()).Data).toEqual(['P1']);
    const { Products } = await wishes({ who: 'CUST2', detail: 'Y' });
    expect(Products.map(({ P_Code, SalesPrice1 }) => [P_Code, SalesPrice1])).toEqual([
      ['P1', 18],
      ['P2', 18],
    ]);
  });

  it('shows with detail what the center offers, with its stock, and keeps the rest', async () => {
    await change('addToWishlist', ['P4', 'P1']);
    const { Data, Products } = await wishes({ detail: 'Y', center: 'C2' });
    expect(Data).toHaveLength(2);
    expect(Products.map(({ P_Code, Stock }) => [P_Code, Stock.StockAvailable])).toEqual([['P1', 100]]);
  });

  it('takes no product that the shop does not have', async () => {
    expect(await change('addToWishlist', ['NOPE'])).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' });
    expect((await change('addToWishlist', ['NOPE', 'P1'])).Data).toEqual(['P1']);
  });

  it('is full at its limit, also when two browsers fill it at once', async () => {
    for (let from = 1; from <= MAX_WISHES - 10; from += 38)
      await change('addToWishlist', many(from, Math.min(38, MAX_WISHES - 9 - from)));
    expect((await wishes()).Data).toHaveLength(MAX_WISHES - 10);
    const both = await Promise.all([
      change('addToWishlist', many(MAX_WISHES - 9, 8)),
      change('addToWishlist', many(MAX_WISHES, 8)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      code: 'WISHLIST_FULL',
      message: 'Your wish list is full (200 products at most). Please remove some first',
    });
    expect((await wishes()).Data).toHaveLength(MAX_WISHES - 2);
  });
});
