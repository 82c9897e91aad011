/** Which promotions buyers see: none that promises something that no quote computes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import { refreshCollections } from '#database/collections.ts';
import { createTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  const { asOwner } = shop.database;
  await asOwner(`
    insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at)
    select 'alpha', kind, kind, kind, kind, kind, kind, '2026-03-01', '2026-03-10'
    from unnest(array['DISCOUNT_PERCENT', 'DISCOUNT_VALUE', 'FREE_ITEM', 'HOT_DEAL']) kind`);
  await asOwner(`
    insert into promotion_products (tenant_id, promotion_id, product_code)
    select tenant_id, promotion_id, case kind when 'HOT_DEAL' then 'P1' else 'P3' end from promotions`);
  await shop.deps.database.inTenant('alpha', (tx) => refreshCollections(tx, { at: shop.now }));
});
afterAll(() => shop.stop());

test.each(['GUEST', 'CUST1'] as const)(
  'a discount or a free item, which no quote computes yet, is promised nowhere to %s',
  async (who) => {
    const token = await shop.tokenOf('alpha', who);
    const list = async (body: object) => {
      const listed = await shop.call('listProducts', { token, body });
      return listed.json<Product[]>();
    };
    const codes = async (body: object) => (await list(body)).map(({ P_Code }) => P_Code);

    const [product] = await list({ ProductIds: ['P3'] });
    expect(product?.promotionproduct).toEqual([]);
    const detail = await shop.call('productDetail', { token, params: { code: 'P3' } });
    expect(detail.json<{ Data: Product }>().Data.promotionproduct).toEqual([]);
    for (const PromotionId of ['DISCOUNT_PERCENT', 'DISCOUNT_VALUE', 'FREE_ITEM'])
      expect(await codes({ PromotionId })).toEqual([]);

    const running = await shop.call('promotions', { token });
    expect(running.json<{ Data: object[] }>().Data).toMatchObject([{ PromotionId: 'HOT_DEAL' }]);
    expect(await codes({ OnlyPromotionProduct: true })).toEqual(['P1']);
  },
);
