import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refreshCollections } from '#database/collections.ts';
import { groupChanged } from '#database/group-shelves.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { changeProducts } from '../catalogue/catalogue.public.ts';
import { refreshCollectionsOf } from '../catalogue/collections/catalogue.collections.usecases.ts';
import { followDay } from '../catalogue/pricing/catalogue.days.usecases.ts';
import { chooseProducts, updateGroup } from './merchant-groups.queries.ts';

type Group = CallAnswer<'merchantGroup'>;
type Page = CallAnswer<'merchantGroups'>;

let shop: TestShop;
let token: string;
const owner = (sql: string) => shop.database.asOwner(sql);

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = new Date('2026-11-25T09:00:00+07:00');
  token = await shop.tokenOf('alpha', 'ADMIN');
  await owner(`
    delete from display_groups; delete from shelf_products; delete from audit_log; delete from advance_prices;
    update products set brand_code = null, archived_at = null, material_type = '', created_at = '2026-01-01';
    update stock set on_hand = 100, held = 0, is_active = true; update product_prices set level1 = 1900 where unit_no = 1`);
  await owner(`
    delete from brands;
    insert into brands (tenant_id, brand_code, name_th, name_en) values ('alpha', 'KAEW', 'แก้วมณี', 'Kaewmanee');
    update products set brand_code = 'KAEW' where tenant_id = 'alpha' and product_code in ('P1', 'P2', 'P3')`);
  await follow('P1', 'P2', 'P3', 'P4');
  shop.deps.cache.dropAll();
});

/** As whoever wrote these products by a call, an import or a run does. */
const follow = (...codes: string[]) =>
  changeProducts(shop.deps, { tenantId: 'alpha', codes }, () => Promise.resolve());
const names = { GroupType: 'HOME', NameTh: 'แนะนำ', NameEn: 'Picked' };
const one = (code: string) => ({ token, params: { code } });
const add = (Code: string, more: object = {}) =>
  shop.call('addGroup', { token, body: { Code, ...names, ...more } });
const added = async (code: string, more: object = {}): Promise<Group> => {
  const answer = await add(code, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Group>();
};
const save = (code: string, more: object = {}) =>
  shop.call('saveGroup', { ...one(code), body: { ...names, Active: 'Y', Version: 1, ...more } });
const list = async (query: Record<string, string> = {}) =>
  (await shop.call('merchantGroups', { token, query })).json<Page>();
const ids = async (query: Record<string, string> = {}) => (await list(query)).Data.map(({ Id }) => Id);
const guest = (center = 'C1') => shop.tokenOf('alpha', 'GUEST', center);
/** The codes that a guest of the center reads in the list of a group. */
const shown = async (DisplayGroupId: string, center = 'C1', more: object = {}) =>
  (await shop.call('listProducts', { token: await guest(center), body: { DisplayGroupId, ...more } }))
    .json<CallAnswer<'listProducts'>>()
    .map(({ P_Code }) => P_Code);
const onHome = async (center = 'C1') =>
  (
    await shop.call('displayGroups', {
      token: await guest(center),
      params: { type: 'HOME' },
      query: { productsIncluded: 'Y' },
    })
  )
    .json<CallAnswer<'displayGroups'>>()
    .Data.map(({ Group, Products }) => [Group.Id, Products.map(({ P_Code }) => P_Code)]);
const said = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  (JSON.parse(answer.body) as { code: string }).code,
];

describe('R-47y display groups by staff', () => {
  test('are listed in their order, found by code, name and place, a page by key; the order is changed one by one', async () => {
    await added('A');
    await added('B', { NameTh: 'ลิ้นชัก', GroupType: 'DRAWER' });
    await added('C');
    const first = await list({ take: '2' });
    expect(first.Data.map(({ Id }) => Id)).toEqual(['A', 'B']);
    expect(await ids({ take: '2', after: first.Next ?? '' })).toEqual(['C']);
    expect([await ids({ text: 'ลิ้น' }), await ids({ type: 'DRAWER' })]).toEqual([['B'], ['B']]);
    const move = (code: string, Before: string) => shop.call('moveGroup', { ...one(code), body: { Before } });
    await move('C', 'A');
    expect(await ids()).toEqual(['C', 'A', 'B']);
    await move('C', '');
    expect(await ids()).toEqual(['A', 'B', 'C']);
    expect(said(await move('C', 'GONE'))).toEqual([404, 'GROUP_NOT_FOUND']);
    expect(said(await add('A'))).toEqual([409, 'GROUP_CODE_TAKEN']);
    const log = await owner(`select action, subject from audit_log where action = 'group.move'`);
    expect(log).toEqual([
      { action: 'group.move', subject: 'group/C' },
      { action: 'group.move', subject: 'group/C' },
    ]);
  });

  test('chosen by hand has its products in that order, at home and in lists, and follows a change at once', async () => {
    expect(await onHome()).toEqual([]);
    const group = await added('A', { Products: ['P3', 'P1'] });
    expect(group).toMatchObject({ Count: 2, Rule: null, Active: 'Y' });
    expect(group.Products.map(({ P_Code }) => P_Code)).toEqual(['P3', 'P1']);
    expect([await onHome(), await shown('A')]).toEqual([[['A', ['P3', 'P1']]], ['P3', 'P1']]);
    await save('A', { Products: ['P1', 'P4', 'P3'] });
    expect([await onHome(), await shown('A')]).toEqual([[['A', ['P1', 'P4', 'P3']]], ['P1', 'P4', 'P3']]);
    // P4 is not offered at the other center.
    expect([await onHome('C2'), await shown('A', 'C2')]).toEqual([[['A', ['P1', 'P3']]], ['P1', 'P3']]);
    expect(await shown('A', 'C1', { Hierarchy1: 'FOOD', Hierarchy2: 'CAT' })).toEqual(['P1', 'P4', 'P3']);
    await owner(`update product_prices set level1 = 900 where tenant_id = 'alpha' and product_code = 'P3'`);
    await follow('P3');
    expect(await shown('A', 'C1', { SortByPrice: 'asc' })).toEqual(['P3', 'P1', 'P4']);
    await save('A', { Products: ['P1'], Active: 'N', Version: 2 });
    expect([await onHome(), await shown('A')]).toEqual([[], []]);
    const [row] = await owner(`select before, after from audit_log order by audit_id desc limit 1`);
    expect(row).toMatchObject({
      before: { chosenProducts: 3, isShown: 'Y' },
      after: { chosenProducts: 1, isShown: 'N' },
    });
  });

  test('refuses a product twice or gone, a rule that asks nothing, and prices turned about', async () => {
    expect(said(await add('A', { Products: ['P1', 'P1'] }))).toEqual([400, 'GROUP_PRODUCT_TWICE']);
    expect(said(await add('A', { Products: ['P1', 'NONE'] }))).toEqual([400, 'GROUP_PRODUCT_GONE']);
    expect(said(await add('A', { Rule: { InStock: 'Y' } }))).toEqual([400, 'GROUP_RULE_EMPTY']);
    expect(said(await add('A', { Rule: { PriceFrom: 2, PriceTo: 1 } }))).toEqual([
      400,
      'GROUP_PRICES_TURNED',
    ]);
    expect(await ids()).toEqual([]);
  });

  test('the later of two is told, and what the first saved stays', async () => {
    await added('A', { Products: ['P1'] });
    expect((await save('A', { NameTh: 'หนึ่ง' })).statusCode).toBe(200);
    expect(said(await save('A', { NameTh: 'สอง' }))).toEqual([409, 'GROUP_CHANGED']);
    expect((await list()).Data[0]).toMatchObject({ NameTh: 'หนึ่ง', Version: 2 });
  });

  test('is removed with its lists; its logo is what buyers see', async () => {
    await added('A', { Products: ['P1'] });
    const set = await shop.call('setGroupLogo', { ...one('A'), files: { picture: samplePicture } });
    expect(set.statusCode, set.body).toBe(200);
    const home = async () =>
      (await shop.call('displayGroups', { token: await guest(), params: { type: 'HOME' } })).json<
        CallAnswer<'displayGroups'>
      >().Data[0]?.Group.LogoImage;
    expect(await home()).toBe(set.json<Group>().LogoImage);
    await shop.call('removeGroupLogo', one('A'));
    expect(await home()).toBeNull();
    expect((await shop.call('removeGroup', one('A'))).statusCode).toBe(200);
    expect([await ids(), await shown('A')]).toEqual([[], []]);
    expect(await owner(`select from shelf_products where shelf = 'GROUP:A'`)).toEqual([]);
  });
});

describe('R-47y a group that goes by a rule', () => {
  const byBrand = { Rule: { P_BrandCode: 'KAEW' } };
  const tried = async (rule: object) =>
    (await shop.call('tryGroupRule', { token, body: rule })).json<CallAnswer<'tryGroupRule'>>();
  const found = async (rule: object) => (await tried(rule)).Data.map(({ P_Code }) => P_Code);

  test('finds what all of its conditions are true of', async () => {
    await owner(`
      update products set material_type = 'DRY' where tenant_id = 'alpha' and product_code in ('P2', 'P4');
      update products set created_at = '2026-11-20' where tenant_id = 'alpha' and product_code = 'P4';
      update product_prices set level1 = 5000 where tenant_id = 'alpha' and unit_no = 1 and product_code in ('P3', 'P4')`);
    await follow('P1', 'P2', 'P3', 'P4');
    expect(await found(byBrand.Rule)).toEqual(['P1', 'P2', 'P3']);
    expect(await found({ Category: 'FOOD' })).toEqual(['P1', 'P2', 'P3', 'P4']);
    expect(await found({ Category: 'CAT', P_BrandCode: 'KAEW' })).toEqual(['P1', 'P2', 'P3']);
    expect(await found({ Category: 'NONE' })).toEqual([]);
    expect(await found({ matype: 'DRY' })).toEqual(['P2', 'P4']);
    expect(await found({ matype: 'DRY', P_BrandCode: 'KAEW' })).toEqual(['P2']);
    expect([await found({ PriceFrom: 50 }), await found({ PriceTo: 49.99 })]).toEqual([
      ['P3', 'P4'],
      ['P1', 'P2'],
    ]);
    expect([await found({ NewDays: 7 }), await found({ NewDays: 4 })]).toEqual([['P4'], []]);
    await owner(`update products set archived_at = now() where tenant_id = 'alpha' and product_code = 'P4'`);
    expect(await tried({ PriceFrom: 50 })).toMatchObject({ Count: 1 });
  });

  test('has what it finds in the order of the catalogue, and follows each change of a product for guests at once', async () => {
    await added('A', byBrand);
    expect([await shown('A'), await onHome()]).toEqual([['P1', 'P2', 'P3'], [['A', ['P1', 'P2', 'P3']]]]);
    await owner(`
      update products set brand_code = 'KAEW' where tenant_id = 'alpha' and product_code = 'P4';
      update products set brand_code = null where tenant_id = 'alpha' and product_code = 'P2'`);
    await follow('P2', 'P4');
    expect([await shown('A'), await onHome()]).toEqual([['P1', 'P3', 'P4'], [['A', ['P1', 'P3', 'P4']]]]);
    expect(await shown('A', 'C1', { Hierarchy1: 'FOOD' })).toEqual(['P1', 'P3', 'P4']);
    // The same is found anew at night.
    await shop.deps.database.inTenant('alpha', (tx) => refreshCollections(tx, { at: shop.now }));
    shop.deps.cache.dropAll();
    expect(await shown('A')).toEqual(['P1', 'P3', 'P4']);
    expect(await shown('A', 'C1', { SortByPrice: 'asc' })).toEqual(['P1', 'P3', 'P4']);
    const [beta] = await owner(`select count(*)::int as n from shelf_products where tenant_id = 'beta'`);
    expect(beta).toEqual({ n: 0 });
  });

  test('by price follows a price that is set, and an advance price at midnight', async () => {
    await added('A', { Rule: { PriceTo: 10 } });
    expect(await shown('A')).toEqual([]);
    await owner(
      `update product_prices set level1 = 900 where tenant_id = 'alpha' and unit_no = 1 and product_code = 'P2'`,
    );
    await follow('P2');
    expect([await shown('A'), await shown('A', 'C1', { SortByPrice: 'asc' })]).toEqual([['P2'], ['P2']]);
    await owner(`
      insert into advance_prices (tenant_id, product_code, advance_id, name, first_day, last_day)
      values ('alpha', 'P1', 'ADV', 'x', '2026-11-26', '2026-11-26');
      insert into advance_unit_prices (tenant_id, product_code, advance_id, unit_no, tax_type, level1)
      select tenant_id, product_code, advance_id, 1, 1, 500 from advance_prices`);
    const onDay = async (day: string) => {
      shop.now = new Date(`${day}T00:00:01+07:00`);
      await followDay(shop.deps, 'alpha');
      return shown('A');
    };
    expect(await onDay('2026-11-26')).toEqual(['P1', 'P2']);
    expect(await onDay('2026-11-27')).toEqual(['P2']);
  });

  test('what is no longer new leaves at night', async () => {
    await owner(
      `update products set created_at = '2026-11-20' where tenant_id = 'alpha' and product_code = 'P2'`,
    );
    await added('A', { Rule: { NewDays: 7 } });
    expect(await shown('A')).toEqual(['P2']);
    shop.now = new Date('2026-11-28T03:20:00+07:00');
    await shop.deps.database.inTenant('alpha', (tx) => refreshCollections(tx, { at: shop.now }));
    shop.deps.cache.dropAll();
    expect(await shown('A')).toEqual([]);
  });

  test('R-47y the round of the night and a group that is saved meanwhile come to the same, whoever is first', async () => {
    const shelf = () =>
      owner(`select product_code as code from shelf_products
        where tenant_id = 'alpha' and shelf = 'GROUP:A' and category = '' order by 1`);
    const isWaiting = async () => (await owner('select from pg_locks where not granted')).length > 0;
    for (const [products, rule] of [
      [['P1'], null],
      [[], { P_BrandCode: 'KAEW' }],
    ] as const) {
      await owner('delete from display_groups; delete from shelf_products');
      await added('A', { Products: ['P4'] });
      const open = Promise.withResolvers<void>();
      const written = Promise.withResolvers<void>();
      const saving = shop.deps.database.inTenant('alpha', async (tx) => {
        await updateGroup(tx, {
          code: 'A',
          type: 'HOME',
          nameTh: 'ก',
          nameEn: 'A',
          isTranslated: false,
          isActive: true,
          rule: rule && {
            brand: rule.P_BrandCode,
            category: null,
            materialType: null,
            from: null,
            to: null,
            newDays: null,
            inStock: false,
          },
        });
        await chooseProducts(tx, { tenantId: 'alpha', code: 'A', codes: products });
        await groupChanged(tx, { groupId: 'A', at: shop.now });
        written.resolve();
        await open.promise;
      });
      await written.promise;
      const round = refreshCollectionsOf(shop.deps, 'alpha');
      await expect.poll(isWaiting).toBe(true);
      open.resolve();
      await Promise.all([saving, round]);
      expect(await shelf()).toEqual((rule ? ['P1', 'P2', 'P3'] : ['P1']).map((code) => ({ code })));
    }
  });

  test('R-47y a group that is renamed keeps its products as they were found, and one with another rule does not', async () => {
    const { Version } = await added('A', { Rule: { P_BrandCode: 'KAEW' } });
    await owner(`delete from shelf_products where shelf = 'GROUP:A' and product_code = 'P2'`);
    const renamed = await save('A', { NameEn: 'Other', Rule: { P_BrandCode: 'KAEW' }, Version });
    expect(renamed.statusCode, renamed.body).toBe(200);
    expect(await shown('A')).toEqual(['P1', 'P3']);
    await save('A', { Rule: { P_BrandCode: 'KAEW', PriceFrom: 1 }, Version: renamed.json<Group>().Version });
    expect(await shown('A')).toEqual(['P1', 'P2', 'P3']);
  });

  test('of what is in stock asks the center of who looks; a product that counts no stock is always there', async () => {
    await owner(
      `update stock set on_hand = 5, held = 5 where tenant_id = 'alpha' and sale_unit = 'C1' and product_code in ('P1', 'P3')`,
    );
    await added('A', { Rule: { P_BrandCode: 'KAEW', InStock: 'Y' } });
    expect([await shown('A'), await onHome()]).toEqual([['P2', 'P3'], [['A', ['P2', 'P3']]]]);
    expect([await shown('A', 'C2'), await onHome('C2')]).toEqual([
      ['P1', 'P2', 'P3'],
      [['A', ['P1', 'P2', 'P3']]],
    ]);
  });

  test('becomes one chosen by hand, and the other way round', async () => {
    await added('A', byBrand);
    await save('A', { Products: ['P4'] });
    expect(await shown('A')).toEqual(['P4']);
    await follow('P1', 'P4');
    expect(await shown('A')).toEqual(['P4']);
    await save('A', { Version: 2, ...byBrand });
    expect(await shown('A')).toEqual(['P1', 'P2', 'P3']);
  });
});
