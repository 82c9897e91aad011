import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HierarchyNode } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { followCategory } from './category-products.usecases.ts';

type All = CallAnswer<'merchantCategories'>;
type Audit = { action: string; subject: string; before: object | null; after: object | null };

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await createTestShop();
  token = await shop.tokenOf('alpha', 'ADMIN');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner(
    `update products set h1 = 'FOOD', h2 = 'CAT', h3 = null where tenant_id = 'alpha'`,
  );
  await shop.database.asOwner(`update categories set parent_code = null where tenant_id = 'alpha'`);
  await shop.database.asOwner(
    `delete from categories where tenant_id = 'alpha' and category_code not in ('FOOD', 'CAT', 'ONLYCAT')`,
  );
  await shop.database.asOwner(
    `update categories set parent_code = case category_code when 'CAT' then 'FOOD' end, level = case category_code when 'CAT' then 2 else 1 end,
       version = 1, image_path = null, name_en = case category_code when 'CAT' then 'Cat' when 'FOOD' then 'Food' else name_en end
     where tenant_id = 'alpha'`,
  );
  await shop.database.asOwner('delete from audit_log');
  shop.deps.cache.dropAll();
});

const add = (Code: string, Parent = '', NameTh = `หมวด ${Code}`) =>
  shop.call('addCategory', { token, body: { Code, Parent, NameTh } });
const move = (code: string, Parent: string, Before = '') =>
  shop.call('moveCategory', { token, params: { code }, body: { Parent, Before } });
const all = async () => (await shop.call('merchantCategories', { token })).json<All>().Data;
/** As buyers see it: each category with those in it. */
async function tree(): Promise<string[]> {
  const guest = await shop.tokenOf('alpha', 'GUEST', 'C1');
  const answer = await shop.call('hierarchyAll', { token: guest, body: {} });
  const say = ({ code, children }: HierarchyNode): string =>
    children.length === 0 ? code : `${code}(${children.map(say).join(' ')})`;
  return answer
    .json<{ data: HierarchyNode[] }>()
    .data.map(say)
    .filter((one) => one !== 'ONLYCAT');
}
const pathOf = async (code: string) => {
  const [row] = await shop.database.asOwner<{ path: (string | null)[] }>(
    `select array[h1, h2, h3] as path from products where tenant_id = 'alpha' and product_code = $1`,
    [code],
  );
  return row?.path;
};
const audits = () =>
  shop.database.asOwner<Audit>('select action, subject, before, after from audit_log order by audit_id');
const said = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  (JSON.parse(answer.body) as { code: string }).code,
];

describe('N-10b categories by staff', () => {
  test('a new one is the last below its parent, and buyers see it at once', async () => {
    expect(await tree()).toEqual(['FOOD(CAT)']);
    expect((await add('DOG', 'FOOD')).statusCode).toBe(200);
    expect((await add('CARE')).statusCode).toBe(200);
    expect(await tree()).toEqual(['FOOD(CAT DOG)', 'CARE']);
    expect((await all()).find(({ Code }) => Code === 'DOG')).toMatchObject({
      Level: 2,
      Parent: 'FOOD',
      NameEn: 'หมวด DOG',
      HasProducts: false,
    });
    expect(await audits()).toMatchObject([
      { action: 'category.add', subject: 'category/DOG', after: { parent: 'FOOD' } },
      { action: 'category.add', subject: 'category/CARE' },
    ]);
  });

  test('a code is given once, a parent must be there, five levels are the most', async () => {
    expect(said(await add('CAT'))).toEqual([409, 'CATEGORY_CODE_TAKEN']);
    expect(said(await add('X', 'NONE'))).toEqual([404, 'CATEGORY_GONE']);
    await add('L3', 'CAT');
    await add('L4', 'L3');
    await add('L5', 'L4');
    expect(said(await add('L6', 'L5'))).toEqual([409, 'CATEGORY_TOO_DEEP']);
    await add('TOP');
    expect(said(await move('FOOD', 'TOP'))).toEqual([409, 'CATEGORY_TOO_DEEP']);
    expect(said(await move('FOOD', 'L3'))).toEqual([409, 'CATEGORY_UNDER_ITSELF']);
    expect(await tree()).toEqual(['FOOD(CAT(L3(L4(L5))))', 'TOP']);
  });

  test('the order of siblings is changed without touching a product', async () => {
    await add('DOG', 'FOOD');
    expect((await move('DOG', 'FOOD', 'CAT')).statusCode).toBe(200);
    expect(await tree()).toEqual(['FOOD(DOG CAT)']);
    expect((await audits()).at(-1)).toMatchObject({
      action: 'category.move',
      before: { place: 2 },
      after: { place: 1 },
    });
    const [row] = await shop.database.asOwner<{ version: number }>(
      `select version from products where tenant_id = 'alpha' and product_code = 'P1'`,
    );
    const before = row?.version;
    await move('CAT', 'FOOD', 'DOG');
    expect(
      await shop.database.asOwner(
        `select version from products where tenant_id = 'alpha' and product_code = 'P1'`,
      ),
    ).toEqual([{ version: before }]);
  });

  test('products go where their category goes, in lists and in search', async () => {
    const guest = await shop.tokenOf('alpha', 'GUEST', 'C1');
    const listed = async (body: object) =>
      (await shop.call('listProducts', { token: guest, body }))
        .json<{ P_Code: string }[]>()
        .map(({ P_Code }) => P_Code);
    await add('CARE');
    const whole = await listed({ Hierarchy1: 'FOOD' });
    expect(whole.length).toBeGreaterThan(1);
    expect((await move('CAT', 'CARE')).statusCode).toBe(200);
    expect(await pathOf('P1')).toEqual(['CARE', 'CAT', null]);
    expect(await listed({ Hierarchy1: 'FOOD' })).toEqual([]);
    expect(await listed({ Hierarchy1: 'CARE', Hierarchy2: 'CAT' })).toEqual(whole);
    expect((await listed({ Hierarchy1: 'CARE', SearchText: 'Product' })).toSorted()).toEqual(
      whole.toSorted(),
    );
    await move('CAT', '', 'FOOD');
    expect(await tree()).toEqual(['CAT', 'FOOD', 'CARE']);
    expect(await pathOf('P1')).toEqual(['CAT', null, null]);
  });

  test('many products follow part by part, again and again with the same end', async () => {
    await add('CARE');
    await shop.database.asOwner(
      `update categories set parent_code = 'CARE' where tenant_id = 'alpha' and category_code = 'CAT'`,
    );
    const following = { tenantId: 'alpha', category: 'CAT', level: 2 };
    await followCategory(shop.deps, following);
    await followCategory(shop.deps, following);
    expect(await pathOf('P1')).toEqual(['CARE', 'CAT', null]);
  });

  test('a product is found by the new name of its category, and by the old one no more', async () => {
    const guest = await shop.tokenOf('alpha', 'GUEST', 'C1');
    const found = async (SearchText: string) =>
      (await shop.call('listProducts', { token: guest, body: { SearchText } })).json<unknown[]>().length;
    const save = (Version: number) =>
      shop.call('saveCategory', {
        token,
        params: { code: 'CAT' },
        body: { NameTh: 'ปลาทอง', NameEn: 'Goldfish', Version },
      });
    expect(await found('Goldfish')).toBe(0);
    expect((await save(1)).statusCode).toBe(200);
    expect(await found('Goldfish')).toBeGreaterThan(0);
    expect(said(await save(1))).toEqual([409, 'CATEGORY_CHANGED']);
    expect((await all()).find(({ Code }) => Code === 'CAT')).toMatchObject({
      NameEn: 'Goldfish',
      Version: 2,
    });
  });

  test('one that something is in stays; an empty one is removed', async () => {
    const remove = (code: string) => shop.call('removeCategory', { token, params: { code } });
    expect(said(await remove('CAT'))).toEqual([409, 'CATEGORY_IN_USE']);
    expect(said(await remove('FOOD'))).toEqual([409, 'CATEGORY_IN_USE']);
    await add('DOG', 'FOOD');
    expect((await remove('DOG')).statusCode).toBe(200);
    expect(said(await remove('DOG'))).toEqual([404, 'CATEGORY_GONE']);
    expect(await tree()).toEqual(['FOOD(CAT)']);
    expect((await audits()).at(-1)).toMatchObject({ action: 'category.remove', subject: 'category/DOG' });
  });

  test('a picture is shown to buyers, replaced and taken away', async () => {
    const imageOf = async () => (await all()).find(({ Code }) => Code === 'CAT')?.Image;
    const sent = await shop.call('setCategoryPicture', {
      token,
      params: { code: 'CAT' },
      files: { picture: samplePicture },
    });
    expect(sent.statusCode, sent.body).toBe(200);
    const image = await imageOf();
    expect(image).toMatch(/^\/media\/alpha\//);
    const guest = await shop.tokenOf('alpha', 'GUEST', 'C1');
    const shown = (await shop.call('categoryList', { token: guest })).json<CallAnswer<'categoryList'>>();
    expect(shown.Data.find(({ code }) => code === 'CAT')?.image).toBe(image);
    await shop.call('removeCategoryPicture', { token, params: { code: 'CAT' } });
    expect(await imageOf()).toBeNull();
    expect((await audits()).map(({ action }) => action)).toEqual(['category.picture', 'category.picture']);
  });

  test('two people who move at once leave one tree', async () => {
    for (const code of ['A', 'B', 'C']) await add(code);
    await Promise.all([move('A', 'B'), move('B', 'C'), move('C', 'A'), move('A', 'C'), move('B', 'A')]);
    const rows = await all();
    for (const { Code, Level, Parent } of rows)
      expect([Code, Level]).toEqual([Code, (rows.find((one) => one.Code === Parent)?.Level ?? 0) + 1]);
  });
});
