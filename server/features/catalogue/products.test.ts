/** A product that was written shows everywhere at once: in search, lists, collections, its page, and nowhere else. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import { createTestShop, type TestShop } from '#server/testing/shop.ts';
import { changeProducts } from './catalogue.public.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(
    `insert into categories (tenant_id, category_code, level, name_th, name_en, position)
     select t, 'NEW', 1, 'ของใช้', 'Utensils', 99 from unnest(array['alpha', 'beta']) t`,
  );
  await shop.database.asOwner(
    `insert into shelf_products (tenant_id, shelf, category, product_code, place)
     select 'alpha', 'HOT_DEAL', c, 'P1', 7 from unnest(array['', 'CAT']) c on conflict do nothing`,
  );
});
afterAll(() => shop.stop());
beforeEach(() => shop.deps.cache.dropAll());

type Tenant = 'alpha' | 'beta';
const change = (set: ReturnType<typeof sql>, tenantId: Tenant = 'alpha') =>
  changeProducts(shop.deps, { tenantId, codes: ['P1'] }, (tx) =>
    sql`update products set ${set} where product_code = 'P1'`.execute(tx),
  );
const listed = async (body: object, tenant: Tenant = 'alpha') =>
  (await shop.call('listProducts', { token: await shop.tokenOf(tenant, 'GUEST'), body })).json<Product[]>();
const codesOf = async (body: object, tenant: Tenant = 'alpha') =>
  (await listed(body, tenant)).map((product) => product.P_Code);
const detail = async (tenant: Tenant = 'alpha') =>
  (
    await shop.call('productDetail', { token: await shop.tokenOf(tenant, 'GUEST'), params: { code: 'P1' } })
  ).json<{ Data: Product }>().Data;
const shelved = () =>
  shop.database.asOwner<{ category: string; place: number }>(
    `select category, place from shelf_products where tenant_id = 'alpha' and shelf = 'HOT_DEAL' and product_code = 'P1'
     order by category`,
  );

test('a new name is found at once, the old one no more; another shop keeps its own', async () => {
  await change(sql`name_en = 'Zirconium ladle', name_th = 'ทัพพีเซอร์โคเนียม'`);
  expect(await codesOf({ SearchText: 'zirconium' })).toContain('P1');
  expect((await detail()).PRODUCTNAME).toBe('Zirconium ladle');
  await change(sql`name_en = 'Vanadium spoon', name_th = 'ช้อนวานาเดียม'`);
  expect(await codesOf({ SearchText: 'vanadium' })).toContain('P1');
  expect(await codesOf({ SearchText: 'วานาเดียม' })).toContain('P1');
  expect(await codesOf({ SearchText: 'zirconium' })).not.toContain('P1');
  expect((await detail()).PRODUCTNAME).toBe('Vanadium spoon');
  expect(await codesOf({ SearchText: 'vanadium' }, 'beta')).not.toContain('P1');
  expect((await detail('beta')).PRODUCTNAME).not.toBe('Vanadium spoon');
});

test('N-24 of a brand it is shown with the brand, and found by its name in both languages', async () => {
  await shop.database.asOwner(
    `insert into brands (tenant_id, brand_code, name_th, name_en)
     values ('alpha', 'KAEW', 'แก้วมณี', 'Kaewmanee'), ('beta', 'KAEW', 'อีกยี่ห้อ', 'Another')`,
  );
  await change(sql`brand_code = 'KAEW'`);
  expect(await detail()).toMatchObject({ P_Brand: 'Kaewmanee', P_BrandCode: 'KAEW' });
  const [inList] = await listed({ ProductIds: ['P1'] });
  expect(inList).toMatchObject({ P_Brand: 'Kaewmanee', P_BrandCode: 'KAEW' });
  for (const SearchText of ['kaewmanee', 'แก้วมณี']) expect(await codesOf({ SearchText })).toContain('P1');
  expect(await codesOf({ SearchText: 'another' })).not.toContain('P1');
  expect(await detail('beta')).toMatchObject({ P_Brand: '', P_BrandCode: '' });
});

test('in another category it is listed and collected there, and no longer where it was', async () => {
  expect(await codesOf({ Hierarchy1: 'NEW' })).toEqual([]);
  await change(sql`h1 = 'NEW', h2 = null, h3 = null`);
  expect(await codesOf({ Hierarchy1: 'NEW' })).toEqual(['P1']);
  expect(await codesOf({ Hierarchy1: 'NEW', SortByPrice: 'asc' })).toEqual(['P1']);
  expect(await codesOf({ SearchText: 'utensils' })).toContain('P1');
  expect(await shelved()).toEqual([
    { category: '', place: 7 },
    { category: 'NEW', place: 7 },
  ]);
});

test('what fails is not written, and nothing follows from it', async () => {
  const name = (await detail()).PRODUCTNAME;
  const failing = changeProducts(shop.deps, { tenantId: 'alpha', codes: ['P1'] }, async (tx) => {
    await sql`update products set name_en = 'Never' where product_code = 'P1'`.execute(tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await detail()).PRODUCTNAME).toBe(name);
  expect(await codesOf({ SearchText: 'never' })).not.toContain('P1');
});
