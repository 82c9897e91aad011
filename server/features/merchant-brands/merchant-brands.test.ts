import { sql } from 'kysely';
import { eventually, run } from '#database/testing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { followBrand } from './brand-products.usecases.ts';

type Brand = CallAnswer<'merchantBrand'>;
type Page = CallAnswer<'merchantBrands'>;

let shop: TestShop;
let token: string;
const owner = (text: string) => shop.database.asOwner(text);

beforeAll(async () => {
  shop = await createTestShop();
  shop.now = new Date('2026-11-25T09:00:00+07:00');
  token = await shop.tokenOf('alpha', 'ADMIN');
  await owner(`
    insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at) values
      ('alpha', 'NOW', 'HOT_DEAL', 'ตอนนี้', 'Now', 'น', 'n', '2026-01-01', '2027-01-01');
    insert into promotion_products (tenant_id, promotion_id, product_code) values ('alpha', 'NOW', 'P1')`);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await owner(
    `update products set brand_code = null; delete from brands; delete from audit_log; delete from outbox`,
  );
  await owner(`
    insert into brands (tenant_id, brand_code, name_th, name_en, position) values
      ('alpha', 'KAEW', 'แก้วมณี', 'Kaewmanee', 1), ('alpha', 'SOM', 'ส้ม', 'Som', 2), ('alpha', 'NONE', 'ว่าง', 'None', 3),
      ('beta', 'KAEW', 'ของเบต้า', 'Of beta', 1);
    update products set brand_code = 'KAEW' where tenant_id = 'alpha' and product_code in ('P1', 'P2')`);
  shop.deps.cache.dropAll();
});

const one = (code: string) => ({ token, params: { code } });
const save = (code: string, NameTh: string, more: object = {}) =>
  shop.call('saveBrand', {
    ...one(code),
    body: { NameTh, NameEn: NameTh, Active: 'Y', Version: 1, ...more },
  });
const list = async (query: Record<string, string> = {}) =>
  (await shop.call('merchantBrands', { token, query })).json<Page>();
const codes = async (query: Record<string, string> = {}) =>
  (await list(query)).Data.map(({ BrandCode }) => BrandCode);
const guest = () => shop.tokenOf('alpha', 'GUEST', 'C1');
const shown = async () =>
  (await shop.call('promotionBrands', { token: await guest(), language: 'en' })).json<
    CallAnswer<'promotionBrands'>
  >().Data;
const said = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  (JSON.parse(answer.body) as { code: string }).code,
];

describe('R-47r brands by staff', () => {
  test('are listed in their order with how many products have them, found by code and name, a page by key', async () => {
    expect((await list()).Data.map(({ BrandCode, Products }) => [BrandCode, Products])).toEqual([
      ['KAEW', 2],
      ['SOM', 0],
      ['NONE', 0],
    ]);
    const first = await list({ take: '2' });
    expect(await codes({ take: '2', after: first.Next ?? '' })).toEqual(['NONE']);
    expect(await codes({ text: 'ส้ม' })).toEqual(['SOM']);
    expect(await codes({ text: 'kaew' })).toEqual(['KAEW']);
    await save('SOM', 'ส้ม', { Active: 'N' });
    expect(await codes({ active: 'N' })).toEqual(['SOM']);
    expect((await list({ after: 'x' })) as object).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('a new one is the last; a code is given once; the order is changed one by one', async () => {
    const body = { Code: 'FRESH', NameTh: 'ใหม่' };
    const reserved = await shop.call('addBrand', { token, body: { ...body, Code: 'NEW' } });
    expect([reserved.statusCode, reserved.json<{ code: string }>().code]).toEqual([400, 'CODE_RESERVED']);
    expect((await shop.call('addBrand', { token, body })).json<Brand>()).toMatchObject({
      NameEn: 'ใหม่',
      Active: 'Y',
      Products: 0,
    });
    expect(said(await shop.call('addBrand', { token, body }))).toEqual([409, 'BRAND_CODE_TAKEN']);
    const move = (code: string, Before: string) => shop.call('moveBrand', { ...one(code), body: { Before } });
    await move('FRESH', 'KAEW');
    expect(await codes()).toEqual(['FRESH', 'KAEW', 'SOM', 'NONE']);
    await move('KAEW', '');
    expect(await codes()).toEqual(['FRESH', 'SOM', 'NONE', 'KAEW']);
    expect(said(await move('KAEW', 'GONE'))).toEqual([404, 'BRAND_NOT_FOUND']);
    const log = await owner(`select action, subject from audit_log order by audit_id`);
    expect(log).toEqual([
      { action: 'brand.add', subject: 'brand/FRESH' },
      { action: 'brand.move', subject: 'brand/FRESH' },
      { action: 'brand.move', subject: 'brand/KAEW' },
    ]);
  });

  test('a rename is what guests read at once, in lists, search and the brands; the later of two is told', async () => {
    const product = async () => {
      const answer = await shop.call('listProducts', {
        token: await guest(),
        language: 'en',
        body: { Take: 12, Skip: 0 },
      });
      return answer.json<CallAnswer<'listProducts'>>().find(({ P_Code }) => P_Code === 'P1')?.P_Brand;
    };
    const found = async (SearchText: string) =>
      (await shop.call('listProducts', { token: await guest(), body: { SearchText } }))
        .json<CallAnswer<'listProducts'>>()
        .map(({ P_Code }) => P_Code);
    expect([await product(), (await shown()).map(({ Name }) => Name)]).toEqual(['Kaewmanee', ['Kaewmanee']]);
    expect((await save('KAEW', 'Zyxgold')).statusCode).toBe(200);
    expect([await product(), (await shown()).map(({ Name }) => Name)]).toEqual(['Zyxgold', ['Zyxgold']]);
    expect((await found('Zyxgold')).toSorted()).toEqual(['P1', 'P2']);
    expect(said(await save('KAEW', 'Late'))).toEqual([409, 'BRAND_CHANGED']);
    const [beta] = await owner(`select name_en from brands where tenant_id = 'beta'`);
    expect(beta).toEqual({ name_en: 'Of beta' });
  });

  test('many products follow in the background, and doing it twice ends the same', async () => {
    await owner(`insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, position, brand_code)
      select 'alpha', 'Z' || lpad(n::text, 3, '0'), 'z', 'z', 'z', 'z', n, 'SOM' from generate_series(1, 201) n`);
    await owner(
      `insert into stock (tenant_id, sale_unit, product_code, is_active) values ('alpha', 'C1', 'Z201', true)`,
    );
    const found = async () =>
      (await shop.call('listProducts', { token: await guest(), body: { SearchText: 'Mandarinix' } })).json<
        unknown[]
      >().length;
    // Before its job the last one is not among them.
    await save('SOM', 'Mandarinix');
    expect(await found()).toBe(0);
    await followBrand(shop.deps, { tenantId: 'alpha', code: 'SOM' });
    await followBrand(shop.deps, { tenantId: 'alpha', code: 'SOM' });
    expect(await found()).toBe(1);
    await owner(`delete from stock where product_code like 'Z%'`);
    await owner(`delete from products where product_code like 'Z%'`);
  });

  test('one that is not shown is gone from the buyers’ brands, and its products keep it', async () => {
    await save('KAEW', 'Kaewmanee', { Active: 'N' });
    expect(await shown()).toEqual([]);
    const page = await shop.call('promotionBrand', { token: await guest(), params: { code: 'KAEW' } });
    expect(said(page)).toEqual([404, 'BRAND_NOT_FOUND']);
    expect((await list()).Data[0]).toMatchObject({ BrandCode: 'KAEW', Active: 'N', Products: 2 });
  });

  test('is removed when no product has it, and the refusal tells how many do', async () => {
    const answer = await shop.call('removeBrand', { ...one('KAEW'), language: 'en' });
    expect(said(answer)).toEqual([409, 'BRAND_IN_USE']);
    expect(answer.json<{ message: string }>().message).toContain('2 products');
    expect((await shop.call('removeBrand', one('NONE'))).statusCode).toBe(200);
    expect(await codes()).toEqual(['KAEW', 'SOM']);
  });

  test('is not removed while a product gets it, whoever comes first', async () => {
    let goOn = (): void => undefined;
    const given = shop.database.database.inTenant('alpha', async (tx) => {
      await sql`update products set brand_code = 'NONE' where product_code = 'P4'`.execute(tx);
      await new Promise<void>((resolve) => (goOn = resolve));
    });
    const removing = shop.call('removeBrand', one('NONE'));
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    try {
      await eventually(async () =>
        expect(await run(shop.database.urls.superuserUrl, waiting)).toHaveLength(1),
      );
    } finally {
      goOn();
      await given;
    }
    expect(said(await removing)).toEqual([409, 'BRAND_IN_USE']);
    expect(shop.problems).toEqual([]);
  });

  test('has a logo that buyers see, and none once it is taken away', async () => {
    const set = await shop.call('setBrandLogo', { ...one('KAEW'), files: { picture: samplePicture } });
    expect(set.statusCode, set.body).toBe(200);
    const [{ LogoImage } = { LogoImage: null }] = await shown();
    expect(LogoImage).toBe(set.json<Brand>().LogoImage);
    expect(LogoImage).not.toBeNull();
    await shop.call('removeBrandLogo', one('KAEW'));
    expect((await shown())[0]?.LogoImage).toBeNull();
  });
});
