/** What is wrong with products is named, counted, and gone once it is mended (R-47x). */
import { describe, expect, it } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { FindingKind } from '#domain/products/findings.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { openProductDesk, said } from './product-desk.testing.ts';

const desk = openProductDesk();
const { shop, token, audits } = desk;
type Listed = CallAnswer<'productFindings'>;

const asOwner = (statement: string, values: unknown[] = []) =>
  shop().database.asOwner<Record<string, unknown>>(statement, values);
const counts = async (as = token()) => {
  const { Data } = (await shop().call('findingCounts', { token: as })).json<CallAnswer<'findingCounts'>>();
  return Object.fromEntries(Data.map(({ Kind, Count }) => [Kind, Count]));
};
const found = async (kind: FindingKind, query: object = {}, as = token()) =>
  (await shop().call('productFindings', { token: as, query: { kind, ...query } })).json<Listed>();
const codesOf = async (kind: FindingKind, query: object = {}) =>
  (await found(kind, query)).Data.map(({ P_Code }) => P_Code);
/** All of what is wrong, as the database finds it anew, and as it is kept. */
const kept = () =>
  asOwner('select * from product_findings order by tenant_id, kind, product_code, sale_unit');
async function expectTrue(): Promise<void> {
  const now = await kept();
  await asOwner('delete from product_findings');
  await asOwner('select find_wrong_products(tenant_id) from platform.tenants');
  expect(now).toEqual(await kept());
}

describe('R-47x what is wrong with products', () => {
  it('R-47x a shop with nothing wrong has no findings, of each kind that the person may see', async () => {
    expect(await counts()).toEqual({
      noPrice: 0,
      belowCost: 0,
      belowFloor: 0,
      unitRates: 0,
      dearerUnit: 0,
      barcodeTwice: 0,
      noPicture: 0,
      noCategory: 0,
      noEnglish: 0,
    });
    expect(await found('noPicture')).toEqual({ Data: [], Next: null });
  });

  it.each<[FindingKind, string, string, object]>([
    [
      'noPrice',
      `update product_prices set level1 = 0 where product_code = 'P1' and unit_no = 1`,
      `update product_prices set level1 = 1900 where product_code = 'P1' and unit_no = 1`,
      { Unit: 1, Level: 1 },
    ],
    [
      'unitRates',
      `update product_units set rate = 1 where product_code = 'P1' and unit_no = 2`,
      `update product_units set rate = 6 where product_code = 'P1' and unit_no = 2`,
      { Unit: 2, Level: null, UnitName: 'Pack' },
    ],
    [
      'unitRates',
      `update product_units set rate = 27 where product_code = 'P1' and unit_no = 3`,
      `update product_units set rate = 24 where product_code = 'P1' and unit_no = 3`,
      { Unit: 3 },
    ],
    [
      'dearerUnit',
      `update product_prices set level3 = 12000 where product_code = 'P1' and unit_no = 2`,
      `update product_prices set level3 = 10700 where product_code = 'P1' and unit_no = 2`,
      { Unit: 2, Level: 3 },
    ],
    [
      'barcodeTwice',
      `update product_units set barcode = '2000021' where product_code = 'P1' and unit_no = 3`,
      `update product_units set barcode = '2000013' where product_code = 'P1' and unit_no = 3`,
      { Unit: 3, Barcode: '2000021', SameBarcode: 'P2' },
    ],
    [
      'noPicture',
      `update products set pictures = '{}' where product_code = 'P1'`,
      `update products set pictures = '{/x}' where product_code = 'P1'`,
      { Unit: null, PIC_FILENAME: null },
    ],
    [
      'noCategory',
      `update products set h1 = null, h2 = null where product_code = 'P1'`,
      `update products set h1 = 'FOOD', h2 = 'CAT' where product_code = 'P1'`,
      { Unit: null },
    ],
    [
      'noEnglish',
      `update products set name_en = name_th where product_code = 'P1'`,
      `update products set name_en = 'Product P1 alpha' where product_code = 'P1'`,
      { Unit: null },
    ],
  ])('R-47x %s is found and gone once mended, in one shop alone', async (kind, spoil, mend, more) => {
    const here = ` and tenant_id = 'alpha'`;
    await asOwner(spoil + here);
    expect((await counts())[kind]).toBe(kind === 'barcodeTwice' ? 2 : 1);
    expect((await found(kind)).Data[0]).toMatchObject({ P_Code: 'P1', ...more });
    const beta = await shop().tokenOf('beta', 'ADMIN');
    expect(await counts(beta)).toMatchObject({ [kind]: 0 });
    await expectTrue();
    await asOwner(mend + here);
    expect((await counts())[kind]).toBe(0);
    await expectTrue();
  });

  it('R-47x a price below cost is shown to whom costs are, by the unit, without the tax within it', async () => {
    // At level 3 a piece for 18.00 is 16.82 without VAT; at level 1 a pack of 6 for 108.00 is 100.93, and a piece 17.76.
    await asOwner(
      `insert into product_costs (tenant_id, product_code, cost_satang) values ('alpha', 'P1', 1690)`,
    );
    expect(await counts()).toMatchObject({ belowCost: 1 });
    expect((await found('belowCost')).Data[0]).toMatchObject({ Unit: 1, Level: 3 });
    await asOwner(
      `update product_prices set level3 = null where product_code = 'P1' and tenant_id = 'alpha'`,
    );
    expect((await found('belowCost')).Data[0]).toMatchObject({ Unit: 2, Level: 1 });
    const sale = await shop().tokenOf('alpha', 'SALE');
    expect(await counts(sale)).not.toHaveProperty('belowCost');
    const refused = await shop().call('productFindings', { token: sale, query: { kind: 'belowCost' } });
    expect(said(refused)).toEqual([403, 'RIGHT_MISSING']);
    await expectTrue();
    await asOwner(`update product_costs set cost_satang = 1000`);
    expect(await counts()).toMatchObject({ belowCost: 0 });
    await asOwner(`delete from product_costs`);
    await asOwner(
      `update product_prices set level3 = level1 - 100 where product_code = 'P1' and tenant_id = 'alpha'`,
    );
  });

  it('R-47x what staff save is found at once, and an archived product has nothing wrong', async () => {
    await desk.add({ PRODUCTNAME_EN: '', Hierarchy1: '', Hierarchy2: '' });
    expect(await counts()).toMatchObject({ noPrice: 1, noPicture: 1, noCategory: 1, noEnglish: 1 });
    expect(await codesOf('noEnglish', { text: 'ข้าวหอม' })).toEqual(['NEW1']);
    expect(await codesOf('noEnglish', { text: 'Product P1' })).toEqual([]);
    await expectTrue();
    await shop().call('archiveProduct', {
      token: token(),
      params: { code: 'NEW1' },
      body: { Archived: 'Y' },
    });
    expect(await kept()).toEqual([]);
    await shop().call('archiveProduct', {
      token: token(),
      params: { code: 'NEW1' },
      body: { Archived: 'N' },
    });
    expect(await codesOf('noCategory')).toEqual(['NEW1']);
    await asOwner(`delete from products where product_code = 'NEW1'`);
    expect(await kept()).toEqual([]);
  });

  it('R-47x the list comes by code a page at a time, and more than 500 are not counted', async () => {
    await asOwner(`
      insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, h1, pictures)
      select 'alpha', 'Z' || lpad(n::text, 4, '0'), 'x', 'x', 'x', 'x', 'FOOD', '{}' from generate_series(1, 501) n`);
    const all = (await shop().call('findingCounts', { token: token() })).json<CallAnswer<'findingCounts'>>();
    expect(all.Data.find(({ Kind }) => Kind === 'noPicture')).toMatchObject({ Count: 500, IsMore: true });
    const first = await found('noPicture');
    expect([first.Data.length, first.Next]).toEqual([12, 'Z0012']);
    expect(await codesOf('noPicture', { after: first.Next ?? '', take: 2 })).toEqual(['Z0013', 'Z0014']);
    expect(await found('noPicture', { after: 'Z0500' })).toMatchObject({ Next: null });
  });
});

it('R-47x a shop whose products are all archived, or that has none, is said to have none', async () => {
  const has = async () =>
    (await shop().call('findingCounts', { token: token() })).json<CallAnswer<'findingCounts'>>().HasProducts;
  expect(await has()).toBe(true);
  await asOwner(`update products set archived_at = now() where tenant_id = 'alpha' and archived_at is null`);
  expect(await has()).toBe(false);
  await asOwner(`update products set archived_at = null where tenant_id = 'alpha'`);
});

describe('S-84d prices of a center', () => {
  const put = (values: string) =>
    asOwner(`insert into center_prices (tenant_id, product_code, sale_unit, unit_no, level1, tax_type) values ${values}
      on conflict (tenant_id, product_code, sale_unit, unit_no) do update set level1 = excluded.level1`);

  it('S-84d below cost or floor are found with their center, by its own staff, until they are mended', async () => {
    await asOwner(
      `insert into product_costs (tenant_id, product_code, cost_satang, floor_satang) values ('alpha', 'P1', 1500, 1550)`,
    );
    expect(await counts()).toMatchObject({ belowCost: 0, belowFloor: 0 });
    await put(
      `('alpha', 'P1', 'C1', 1, 1549, 0), ('alpha', 'P1', 'C2', 2, 8999, 2), ('alpha', 'P2', 'C2', 1, 1, 1)`,
    );
    expect(await counts()).toMatchObject({ belowCost: 0, belowFloor: 1 });
    expect((await found('belowFloor')).Data).toMatchObject([
      { P_Code: 'P1', SaleUnit: 'C1', DIST_NAME: expect.stringMatching(/./), Unit: 1, Level: 1 },
    ]);
    await saveRole(shop(), token(), { UserRole: '4', Rights: ['costs'] });
    const other = await shop().tokenOf('alpha', 'SALE2', 'C2');
    expect(await counts(other)).toMatchObject({ belowCost: 1, belowFloor: 1 });
    expect((await found('belowCost', {}, other)).Data).toMatchObject([{ SaleUnit: 'C2', Unit: 2, Level: 1 }]);
    await saveRole(shop(), token(), { UserRole: '4' });
    await expectTrue();
    await put(`('alpha', 'P1', 'C1', 1, 1550, 0)`);
    expect(await counts()).toMatchObject({ belowFloor: 0 });
    await asOwner('delete from center_prices');
    expect(await kept()).toEqual([]);
    await asOwner('delete from product_costs');
  });

  it('S-84d pages go on within a product, from its prices for all to those of a center', async () => {
    await asOwner(
      `insert into product_costs (tenant_id, product_code, floor_satang) values ('alpha', 'P1', 100000), ('alpha', 'P2', 100000)`,
    );
    await put(`('alpha', 'P1', 'C1', 1, 1900, 1)`);
    const first = await found('belowFloor', { take: 1 });
    expect([first.Data.map(({ SaleUnit }) => SaleUnit), first.Next]).toEqual([[''], 'P1']);
    const second = await found('belowFloor', { take: 1, after: 'P1' });
    expect([second.Data.map(({ SaleUnit }) => SaleUnit), second.Next]).toEqual([['C1'], 'P1/C1']);
    const third = await found('belowFloor', { take: 1, after: 'P1/C1' });
    expect(third.Data.map(({ P_Code, SaleUnit }) => [P_Code, SaleUnit])).toEqual([['P2', '']]);
    await asOwner('delete from center_prices; delete from product_costs');
  });
});

describe('S-84e categories without products', () => {
  const empty = async (query: Record<string, string> = {}) =>
    (await shop().call('emptyCategories', { token: token(), query })).json<CallAnswer<'emptyCategories'>>();
  const count = async (as = token()) =>
    (await shop().call('findingCounts', { token: as })).json<CallAnswer<'findingCounts'>>().EmptyCategories;

  it('S-84e are counted and listed by code with what is above them; products below them and archived ones are looked at', async () => {
    const before = await count();
    await asOwner(`insert into categories (tenant_id, category_code, level, parent_code, name_th, name_en, position) values
      ('alpha', 'ZA', 1, null, 'ว่าง', 'Empty', 90), ('alpha', 'ZAB', 2, 'ZA', 'ว่างล่าง', 'Below', 0)`);
    expect(await count()).toEqual({ Count: before.Count + 2, IsMore: false });
    expect((await empty({ text: 'ZA' })).Data).toEqual([
      { Code: 'ZA', Name: 'Empty', Level: 1, ParentName: '' },
      { Code: 'ZAB', Name: 'Below', Level: 2, ParentName: 'Empty' },
    ]);
    expect(await empty({ text: 'ZA', take: '1' })).toMatchObject({ Next: 'ZA' });
    expect((await empty({ text: 'below', after: 'ZA' })).Data).toMatchObject([{ Code: 'ZAB' }]);
    await asOwner(
      `update products set h1 = 'ZA', h2 = 'ZAB' where product_code = 'P2' and tenant_id = 'alpha'`,
    );
    expect((await empty({ text: 'ZA' })).Data).toEqual([]);
    await asOwner(
      `update products set archived_at = now() where product_code = 'P2' and tenant_id = 'alpha'`,
    );
    expect((await empty({ text: 'ZA' })).Data).toHaveLength(2);
    await asOwner(`update products set archived_at = null, h1 = 'FOOD', h2 = 'CAT' where product_code = 'P2' and tenant_id = 'alpha';
      delete from categories where category_code = 'ZAB'; delete from categories where category_code = 'ZA'`);
  });
});

describe('R-47x mending from the list', () => {
  const name = (body: object) =>
    shop().call('nameProductInEnglish', { token: token(), params: { code: 'NEW1' }, body });

  it('R-47x a product gets its English name; of two people the later is told', async () => {
    await desk.add({ PRODUCTNAME_EN: '', PRODUCTSHORTNAME_EN: '' });
    const Before = 'ข้าวหอมมะลิ 5 กก.';
    expect(said(await name({ PRODUCTNAME_EN: 'ข้าว rice', Before }))).toEqual([
      400,
      'NAME_IN_THAI',
      'PRODUCTNAME_EN',
    ]);
    expect((await name({ PRODUCTNAME_EN: 'Rice', Before })).json()).toEqual({
      P_Code: 'NEW1',
      PRODUCTNAME_EN: 'Rice',
    });
    expect(await codesOf('noEnglish')).toEqual([]);
    expect(await desk.read('NEW1')).toMatchObject({
      PRODUCTNAME_EN: 'Rice',
      PRODUCTSHORTNAME_EN: 'Rice',
      Version: 2,
    });
    expect(said(await name({ PRODUCTNAME_EN: 'Other', Before }))).toEqual([409, 'PRODUCT_CHANGED']);
    expect(await desk.list({ SearchText: 'Rice' })).toMatchObject([{ P_Code: 'NEW1' }]);
    expect((await audits()).at(-1)).toEqual({
      action: 'product.change',
      subject: 'product/NEW1',
      before: { nameEn: Before, shortNameEn: Before },
      after: { nameEn: 'Rice', shortNameEn: 'Rice' },
    });
  });

  it('R-47x many products get a category and those above it at once; those that have one stay', async () => {
    await desk.add({ Hierarchy1: '', Hierarchy2: '' });
    const put = (Category: string) =>
      shop().call('putIntoCategory', {
        token: token(),
        body: { Codes: ['NEW1', 'P1', 'GONE', 'NEW1'], Category },
      });
    expect(said(await put('NONE'))).toEqual([404, 'CATEGORY_GONE', 'Category']);
    expect((await put('CAT')).json()).toEqual({ Moved: 1, Left: ['P1', 'GONE'] });
    expect(await desk.read('NEW1')).toMatchObject({ Hierarchy1: 'FOOD', Hierarchy2: 'CAT', Version: 2 });
    expect(await desk.read('P1')).toMatchObject({ Version: 1 });
    expect(await codesOf('noCategory')).toEqual([]);
    expect((await audits()).slice(1)).toEqual([
      {
        action: 'product.change',
        subject: 'product/NEW1',
        before: { categories: '' },
        after: { categories: 'FOOD › CAT' },
      },
    ]);
  });

  it('R-47x only who manages products mends', async () => {
    const sale = await shop().tokenOf('alpha', 'SALE');
    const body = { Codes: ['P1'], Category: 'FOOD' };
    const put = () => shop().call('putIntoCategory', { token: sale, body });
    expect(said(await put())).toEqual([403, 'RIGHT_MISSING']);
    await saveRole(shop(), token(), { UserRole: '3', Rights: ['manageProducts'] });
    expect((await put()).json()).toEqual({ Moved: 0, Left: ['P1'] });
    await saveRole(shop(), token(), { UserRole: '3' });
  });
});
