/** The promotions that staff see are for a customer now. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { clearPromotions, issueCoupon, promote } from '../../testing/promotions.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let admin: string;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  // A Wednesday.
  shop.now = new Date('2026-11-25T09:00:00+07:00');
  admin = await shop.tokenOf('alpha', 'ADMIN');
  await clearPromotions(shop);
});

const asked = (code = 'CUST1', saleUnit = 'C1', token = admin) =>
  shop.call('promotionsOfCustomer', { token, params: { code, saleUnit }, language: 'en' });
const told = async (...of: Parameters<typeof asked>) =>
  (await asked(...of)).json<CallAnswer<'promotionsOfCustomer'>>().Data;
const ids = async (...of: Parameters<typeof asked>) =>
  (await told(...of)).map(({ PromotionId, UsedUp }) => (UsedUp ? `${PromotionId} used up` : PromotionId));
const ten = (id: string, columns: Record<string, string> = {}) => ({
  id,
  steps: [{ from: 1, discount: ['P', 1000] as const }],
  columns,
});

test('R-50h are those that run now at the center and are for the customer, the first to end first', async () => {
  await promote(shop, ten('NOW', { ends_at: `'2026-12-24'` }));
  await promote(shop, ten('SHORT', { ends_at: `'2026-11-26'` }));
  await promote(shop, ten('SOON', { starts_at: `'2026-12-01'` }));
  await promote(shop, ten('MONDAYS', { weekdays: `'{1}'` }));
  await promote(shop, ten('AT-C2', { sale_units: `'{C2}'` }));
  await promote(shop, {
    ...ten('LISTED', { is_for_listed: 'true', ends_at: `'2026-12-25'` }),
    customers: { CUST1: false },
  });
  await promote(shop, { ...ten('NOT-FOR-1', { ends_at: `'2026-12-26'` }), customers: { CUST1: true } });
  expect(await ids()).toEqual(['SHORT', 'NOW', 'LISTED']);
  expect(await ids('CUST2')).toEqual(['SHORT', 'NOW', 'NOT-FOR-1']);
  expect(await ids('CUST1', 'C1', await shop.tokenOf('beta', 'ADMIN')), 'of another shop').toEqual([]);
});

test('R-50h of coupons and codes none is told; one that the customer has used up says so', async () => {
  await promote(shop, { ...ten('CODE-HELLO'), code: 'HELLO' });
  await promote(shop, ten('PAPER', { trigger: `'coupon'` }));
  await issueCoupon(shop, { id: 'K1', promotion: 'PAPER' });
  await promote(shop, ten('ONCE', { per_customer: '1' }));
  expect(await ids()).toEqual(['ONCE']);
  await shop.database.asOwner(
    `insert into promotion_uses (tenant_id, promotion_id, profile_code, uses, given_satang)
     values ('alpha', 'ONCE', 'CUST1', 1, 100)`,
  );
  expect(await ids()).toEqual(['ONCE used up']);
  expect(await ids('CUST2')).toEqual(['ONCE']);
});

test('R-50h a customer or center of others is not found', async () => {
  const sale2 = await shop.tokenOf('alpha', 'SALE2', 'C2');
  expect(verdict(await asked('CUST1', 'C1', sale2))).toBe('404 CENTER_NOT_FOUND');
  expect(verdict(await asked('PEND1'))).toBe('404 CUSTOMER_NOT_FOUND');
});
