/** Products named like the search text rank before those that merely contain its words. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { indexProducts } from '#database/search-index.ts';
import { createTestShop, type TestShop } from '#server/testing/shop.ts';
import { tags } from '../../../cache/tags.ts';

const litter: readonly [th: string, en: string][] = [
  ['กระบะทรายแมวขอบสูง สีเทา', 'High-Sided Litter Tray, Grey'],
  ['ทรายใส ทรายแมวเต้าหู้ 6 ลิตร', 'Saisai Tofu Cat Litter, Peach 6 L'],
  ['ที่ตักทรายแมวด้ามยาว', 'Long-Handled Litter Scoop'],
  ['ทรายใส ทรายแมวคริสตัล 5 ลิตร', 'Saisai Crystal Cat Litter 5 L'],
  ['ทรายใส แผ่นดักทรายแมว', 'Saisai Two-Layer Litter Mat'],
  ['ทรายใส ทรายแมวไม้สน 5 ลิตร', 'Saisai Pine Cat Litter 5 L'],
];
const codes = (...numbers: number[]) => numbers.map((number) => `LT-${number}`);

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const products = litter.map((texts, at) => ({
    code: `LT-${at + 1}`,
    texts,
    brands: ['ทรายใส', 'Saisai'],
    around: ['ทรายแมวและห้องน้ำ', 'Litter & Trays'],
    barcodes: [],
    categories: [at < 2 ? 'LITTER' : 'TRAYS'],
    position: 100 + at,
  }));
  const { asOwner } = shop.database;
  for (const { code, texts, categories, position } of products)
    await asOwner(
      `insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, h1, position)
       values ('alpha', $1, $2, $3, $2, $3, $4, $5)`,
      [code, ...texts, ...categories, position],
    );
  await asOwner(
    `insert into stock (tenant_id, sale_unit, product_code, on_hand)
     select tenant_id, 'C1', product_code, 5 from products where product_code like 'LT-%'`,
  );
  await asOwner(
    `insert into product_units (tenant_id, product_code, unit_no, name_th, name_en, rate)
     select tenant_id, product_code, 1, '', '', 1 from products where product_code like 'LT-%'`,
  );
  await asOwner(
    `insert into product_prices (tenant_id, product_code, unit_no, tax_type, level1)
     select tenant_id, product_code, 1, 1, 10000 - position from products where product_code like 'LT-%'`,
  );
  await shop.deps.database.inTenant('alpha', (tx) => indexProducts(tx, products));
});
afterAll(() => shop.stop());

async function search(text: string, { body = {} }: { body?: object } = {}): Promise<string[]> {
  const token = await shop.tokenOf('alpha', 'GUEST', 'C1');
  const response = await shop.call('listProducts', { token, body: { SearchText: text, ...body } });
  return response.json<Product[]>().map(({ P_Code }) => P_Code);
}
async function complete(text: string): Promise<string[]> {
  const token = await shop.tokenOf('alpha', 'GUEST', 'C1');
  const response = await shop.call('autocomplete', { token, query: { search: text, take: '10' } });
  return response.json<CallAnswer<'autocomplete'>>().map(({ P_Code }) => P_Code);
}

describe('F-01 search puts what is named so in front', () => {
  it('behind its brand, before what only holds the words', async () => {
    expect(await search('ทรายแมว')).toEqual(codes(2, 4, 6, 1, 3, 5));
    expect(await search('ทราย แมว')).toEqual(codes(2, 4, 6, 1, 3, 5));
    expect(await search('ทราย')).toEqual(codes(2, 4, 6, 1, 3, 5));
    expect(await search('กระบะทราย')).toEqual(codes(1));
  });

  it('in English by what its name ends with as well', async () => {
    expect(await search('litter')).toEqual(codes(2, 4, 6, 1, 3, 5));
    expect(await search('litter tray')).toEqual(codes(1, 2, 3, 4, 5, 6));
  });

  it('by what it is asked for first, where more is asked for', async () => {
    expect(await search('ทรายแมว ลิตร')).toEqual(codes(2, 4, 6));
    expect(await search('ทรายแมว สีเทา')).toEqual(codes(1));
  });

  it('page by page', async () => {
    const pages: string[][] = [];
    for (let Skip = 0; Skip < 8; Skip += 2) pages.push(await search('ทรายแมว', { body: { Take: 2, Skip } }));
    expect(pages).toEqual([codes(2, 4), codes(6, 1), codes(3, 5), []]);
    expect(await search('ทรายแมว', { body: { Take: 4, Skip: 1 } })).toEqual(codes(4, 6, 1, 3));
    expect(await search('ทรายแมว', { body: { Take: 2, Skip: 5 } })).toEqual(codes(5));
  });

  it('within a category', async () => {
    expect(await search('ทรายแมว', { body: { Hierarchy1: 'LITTER' } })).toEqual(codes(2, 1));
    expect(await search('ทรายแมว', { body: { Hierarchy1: 'TRAYS' } })).toEqual(codes(4, 6, 3, 5));
  });

  it('where the word was typed with a slip or on the other keyboard', async () => {
    expect(await search('ทลายแมว')).toEqual(codes(2, 4, 6, 1, 3, 5));
    expect(await search('mikpc,;')).toEqual(codes(2, 4, 6, 1, 3, 5));
  });

  it('by the words that mean the same', async () => {
    await shop.database.asOwner(
      `insert into search_synonyms (tenant_id, word, means) values ('alpha', 'kitty sand', array['ทรายแมว'])`,
    );
    shop.deps.events.publish({ tags: [tags.catalogue('alpha')] });
    expect(await search('kitty sand')).toEqual(codes(2, 4, 6, 1, 3, 5));
  });

  it('in the suggestions too, also while the word is being typed', async () => {
    for (const text of ['ทรายแมว', 'ทรายแม']) expect(await complete(text)).toEqual(codes(2, 4, 6, 1, 3, 5));
  });

  it('and leaves an order by price as it is', async () => {
    expect(await search('ทรายแมว', { body: { SortByPrice: 'asc' } })).toEqual(codes(6, 5, 4, 3, 2, 1));
  });
});
