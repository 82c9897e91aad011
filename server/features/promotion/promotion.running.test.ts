/** The promotions that a process keeps. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearPromotions, promote, promotionsChanged } from '../../testing/promotions.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { knownPromotions } from './promotion.public.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await clearPromotions(shop);
});
afterAll(() => shop.stop());

const MANY = 500;
/** Copies of one promotion, each with 20 products. */
const COPIES = `
  with made as (
    insert into promotions
    select (jsonb_populate_record(p, jsonb_build_object('promotion_id', p.promotion_id || n))).*
    from promotions p, generate_series(2, ${MANY}) n where p.tenant_id = 'alpha'
    returning tenant_id, promotion_id
  )
  insert into promotion_versions (tenant_id, promotion_id, version, terms)
  select m.tenant_id, m.promotion_id, v.version, v.terms || jsonb_build_object('id', m.promotion_id, 'saleProducts',
    (select jsonb_agg('PRODUCT' || length(m.promotion_id) * 100 + i) from generate_series(1, 20) i))
  from made m join promotion_versions v on v.tenant_id = m.tenant_id`;

test('P-40 500 running promotions of a shop stay in the process until one of them changes, each shop its own', async () => {
  await promote(shop, { id: 'P', steps: [{ from: 1, discount: ['P', 1000] }] });
  await promote(shop, { id: 'OTHER', steps: [{ from: 1, discount: ['P', 1000] }] }, 'beta');
  await shop.database.asOwner(COPIES);
  promotionsChanged(shop);
  const known = await knownPromotions(shop.deps, 'alpha');
  expect(known.byId.size).toBe(MANY);
  expect(await knownPromotions(shop.deps, 'alpha')).toBe(known);
  expect([...(await knownPromotions(shop.deps, 'beta')).byId.keys()]).toEqual(['OTHER']);
  expect(await knownPromotions(shop.deps, 'alpha')).toBe(known);
  promotionsChanged(shop);
  expect(await knownPromotions(shop.deps, 'alpha')).not.toBe(known);
});
