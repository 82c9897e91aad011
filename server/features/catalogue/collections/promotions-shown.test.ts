/** The promotions that run, each with the first of its products. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCollections } from '#database/collections.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { TestTenant } from '../../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  shop.now = new Date('2026-11-25T09:00:00+07:00');
  await shop.database.asOwner(`
    insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at, position)
    values ('alpha', 'NOW', 'HOT_DEAL', 'ตอนนี้', 'Now', 'น', 'n', '2026-01-01', '2027-01-01', 1),
           ('alpha', 'PICK', 'HOT_DEAL', 'คัดมา', 'Pick', 'ค', 'p', '2026-01-01', '2027-01-01', 2),
           ('alpha', 'OVER', 'HOT_DEAL', 'จบแล้ว', 'Over', 'จ', 'o', '2026-01-01', '2026-02-01', 3);
    insert into promotion_products (tenant_id, promotion_id, product_code, place)
    values ('alpha', 'NOW', 'P4', 1), ('alpha', 'NOW', 'P1', 2), ('alpha', 'PICK', 'P4', 1), ('alpha', 'OVER', 'P2', 1)`);
  await shop.deps.database.inTenant('alpha', (tx) => refreshCollections(tx, { at: shop.now }));
});
afterAll(() => shop.stop());

type Asked = { who?: 'GUEST' | 'CUST1'; center?: string; productsIncluded?: 'Y' | 'N'; tenant?: TestTenant };
async function shown({ who = 'GUEST', center = 'C1', productsIncluded = 'Y', tenant = 'alpha' }: Asked) {
  const token = await shop.tokenOf(tenant, who, center);
  const response = await shop.call('promotions', { tenant, token, query: { productsIncluded } });
  const { Data } = response.json<CallAnswer<'promotions'>>();
  return Data.map(({ PromotionId, Products }) => [PromotionId, Products?.map(({ P_Code }) => P_Code)]);
}

test.each(['GUEST', 'CUST1'] as const)(
  'R-13 one call has them with their first products, for %s',
  async (who) => {
    expect(await shown({ who })).toEqual([
      ['NOW', ['P4', 'P1']],
      ['PICK', ['P4']],
    ]);
    expect(await shown({ who, productsIncluded: 'N' })).toEqual([
      ['NOW', undefined],
      ['PICK', undefined],
    ]);
  },
);

test('R-13 one of which the center has nothing is left out, and another shop has none', async () => {
  // C2 does not offer P4.
  expect(await shown({ center: 'C2' })).toEqual([['NOW', ['P1']]]);
  expect(await shown({ tenant: 'beta' })).toEqual([]);
});
