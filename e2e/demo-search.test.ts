/** What the demo's own catalogue and words answer a search with. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestOf } from './callers.ts';
import { openDemoShop } from './demo-shop.ts';
import type { ShopProcess } from './shop-process.ts';

const LITTER = 'P121';
const CATS = 'P1';

let shop: ShopProcess;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.stop());

async function search(SearchText: string) {
  const { api } = await guestOf(shop);
  return api.listProducts({ body: { SearchText, Take: 48 } });
}

test.each(['ทรายแมว', 'ทลายเเมว', 'cat litter', 'litter'])(
  'F-01 all cat litter comes before trays, scoops and mats for "%s"',
  async (text) => {
    const isLitter = (await search(text)).map(({ Hierarchy3 }) => Hierarchy3 === LITTER);
    expect(isLitter.filter(Boolean).length).toBeGreaterThanOrEqual(12);
    expect(isLitter).toContain(false);
    expect(isLitter.lastIndexOf(true)).toBe(isLitter.indexOf(false) - 1);
  },
);

test('F-02 cat litter is what is suggested for it', async () => {
  const { api } = await guestOf(shop);
  const suggested = await api.autocomplete({ query: { search: 'ทรายแมว', take: 10 } });
  expect(suggested.map(({ P_Code }) => P_Code.slice(0, 4))).toEqual(Array(10).fill(LITTER));
});

test.each(['น้องแมว', 'น้องเหมียว'])('F-05 "%s" finds what is for cats', async (text) => {
  const found = await search(text);
  expect(found.length).toBeGreaterThanOrEqual(12);
  expect(found.filter(({ Hierarchy1 }) => Hierarchy1 === CATS).length).toBeGreaterThan(found.length / 2);
});
