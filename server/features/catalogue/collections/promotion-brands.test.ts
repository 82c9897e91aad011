/** Brands that are in promotions, and the products of one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { TestTenant } from '../../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  shop.now = new Date('2026-11-25T09:00:00+07:00');
  await shop.database.asOwner(`
    insert into brands (tenant_id, brand_code, name_th, name_en, logo_image, position) values
      ('alpha', 'KAEW', 'แก้วมณี', 'Kaewmanee', '/files/kaew.webp', 2), ('alpha', 'SOM', 'ส้ม', 'Som', null, 1),
      ('alpha', 'NONE', 'ว่าง', 'None', null, 3), ('beta', 'KAEW', 'ของเบต้า', 'Of beta', null, 1);
    update products set brand_code = 'KAEW' where tenant_id = 'alpha' and product_code in ('P1', 'P2');
    update products set brand_code = 'SOM' where tenant_id = 'alpha' and product_code = 'P4';
    insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at) values
      ('alpha', 'NOW', 'HOT_DEAL', 'ตอนนี้', 'Now', 'น', 'n', '2026-01-01', '2027-01-01'),
      ('alpha', 'OVER', 'HOT_DEAL', 'จบแล้ว', 'Over', 'จ', 'o', '2026-01-01', '2026-02-01');
    insert into promotion_products (tenant_id, promotion_id, product_code) values
      ('alpha', 'NOW', 'P1'), ('alpha', 'NOW', 'P4'), ('alpha', 'OVER', 'P2')`);
});
afterAll(() => shop.stop());

const guest = (tenant: TestTenant, center: string) => shop.tokenOf(tenant, 'GUEST', center);
const brands = async (tenant: TestTenant = 'alpha', center = 'C1') =>
  (await shop.call('promotionBrands', { token: await guest(tenant, center), language: 'en' })).json<
    CallAnswer<'promotionBrands'>
  >().Data;
const brand = async (code: string, center = 'C1') =>
  shop.call('promotionBrand', { token: await guest('alpha', center), language: 'en', params: { code } });

describe('R-13b the brands of promotions', () => {
  test('are those with something in one that runs now, at the center, in the order of the shop', async () => {
    expect(await brands()).toEqual([
      { BrandCode: 'SOM', Name: 'Som', LogoImage: null },
      { BrandCode: 'KAEW', Name: 'Kaewmanee', LogoImage: '/files/kaew.webp' },
    ]);
    // C2 does not offer P4.
    expect((await brands('alpha', 'C2')).map(({ BrandCode }) => BrandCode)).toEqual(['KAEW']);
    expect(await brands('beta')).toEqual([]);
  });
});

describe('R-13c one brand', () => {
  test('has its logo and the promotions with something of it', async () => {
    expect((await brand('KAEW')).json()).toMatchObject({
      Brand: { BrandCode: 'KAEW', LogoImage: '/files/kaew.webp' },
      Promotions: [{ PromotionId: 'NOW', PromotionName: 'Now' }],
    });
    expect((await brand('NONE')).json()).toMatchObject({ Promotions: [] });
    expect((await brand('SOM', 'C2')).json()).toMatchObject({ Promotions: [] });
    expect((await brand('NOPE')).statusCode).toBe(404);
  });

  test('has a list of its products, also narrowed to those in promotions', async () => {
    const codes = async (more: object) => {
      const answer = await shop.call('listProducts', {
        token: await guest('alpha', 'C1'),
        body: { BrandCode: 'KAEW', ...more },
      });
      return answer.json<{ P_Code: string }[]>().map(({ P_Code }) => P_Code);
    };
    expect(await codes({})).toEqual(['P1', 'P2']);
    expect(await codes({ SortByPrice: 'desc', Take: 1 })).toHaveLength(1);
    expect(await codes({ SearchText: 'P2' })).not.toContain('P4');
    expect(await codes({ BrandCode: 'NOPE' })).toEqual([]);
  });
});
