/** Promotions that are harmless alone and give goods away together are enabled by the right to approve alone, in whatever order. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createColleagues } from '../../testing/colleagues.ts';
import { bodyWith, createPromotionDesk, verdict } from '../../testing/promotion-desk.ts';
import { clearPromotions, promote } from '../../testing/promotions.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof createPromotionDesk>;
beforeAll(async () => {
  shop = await createTestShop();
  desk = createPromotionDesk(shop);
});
afterAll(() => shop.stop());
beforeEach(() => clearPromotions(shop));

const needed = '403 PROMOTION_NEEDS_APPROVAL';
const off = (DiscNumber: number, more: Record<string, unknown> = {}) => ({
  PromotionType: 'DiscountPercent',
  PromotionDetails: [{ BuyMin: 1, DiscNumber }],
  ProductsSale: ['P1'],
  ...more,
});
const inGroup = { ExclusionGroup: 'march' };
const disabled = { FlagEnabled: 'N' };
const half = (more: object = {}) => desk.planned(off(50, more as Record<string, unknown>));
const update = (id: string, more: Record<string, unknown>) => desk.update(id, bodyWith(more));

describe('B-74 B-05d without the right to approve promotions two of half off do not come together', () => {
  test('by enabling one after the other; who has the right may', async () => {
    await half();
    expect(verdict(await desk.create(bodyWith(off(50))))).toBe(needed);
    const second = await half({ Promotion: disabled });
    expect(verdict(await desk.enable(second, 'Y'))).toBe(needed);
    expect((await desk.enable(second, 'Y', 'ADMIN')).statusCode).toBe(200);
  });

  test('nor by raising one while the other runs', async () => {
    await half();
    const second = await desk.planned(off(0.01, { Promotion: inGroup, ProductsSale: ['P2'] }));
    expect(verdict(await update(second, off(50)))).toBe(needed);
    expect((await update(second, off(50, { Promotion: disabled }))).statusCode).toBe(200);
    expect(verdict(await desk.enable(second, 'Y'))).toBe(needed);
  });

  test('nor by a copy', async () => {
    const copied = await desk.copy(await half(), 'copy-of-a-half');
    expect(copied.statusCode, copied.body).toBe(200);
    const { PromotionId } = copied.json<{ PromotionId: string }>();
    expect(verdict(await desk.enable(PromotionId, 'Y'))).toBe(needed);
  });

  test('nor by other days, an exclusion group that is left, or products that are added', async () => {
    await half({ Promotion: inGroup });
    const later = await half({ Promotion: { DateBegin: '01/04/2026', DateEnd: '30/04/2026' } });
    expect(verdict(await update(later, off(50, { Promotion: { DateEnd: '30/04/2026' } })))).toBe(needed);
    const grouped = await half({ Promotion: inGroup });
    expect(verdict(await update(grouped, off(50, { Promotion: { Version: 1 } })))).toBe(needed);
    const ofOther = await half({ ProductsSale: ['P2'] });
    expect(verdict(await update(ofOther, off(50, { ProductsSale: ['P2', 'P1'] })))).toBe(needed);
  });

  test('nor by a code or a coupon, which is then issued to nobody', async () => {
    await half();
    expect(
      verdict(await desk.create(bodyWith(off(50, { Promotion: { Trigger: 'code', Code: 'HALF' } })))),
    ).toBe(needed);
    const coupon = await half({ Promotion: { ...disabled, Trigger: 'coupon', IsCollectable: 'Y' } });
    expect(verdict(await desk.enable(coupon, 'Y'))).toBe(needed);
    const issued = await desk.call('issueCoupons', 'ADMIN', {
      headers: { 'idempotency-key': 'coupons-of-a-half' },
      body: { SaleUnit: 'C1', PromotionId: coupon, Customers: ['CUST1'], Each: 1 },
    });
    expect(verdict(issued)).toBe('404 COUPON_NOT_ISSUABLE');
  });

  test('nor by two who enable them at once', async () => {
    const both = [await half({ Promotion: disabled }), await half({ Promotion: disabled })];
    const answers = await Promise.all(both.map((id) => desk.enable(id, 'Y')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  });

  test('and what does not meet is enabled: of another group, product, center or shop, disabled, or over', async () => {
    await half({ Promotion: inGroup });
    await half({ Promotion: inGroup });
    await half({ ProductsSale: ['P2'] });
    await desk.planned({ ...off(50), SaleUnit: 'C2' }, 'SALE2');
    await half({ Promotion: disabled, ProductsSale: ['P3'] });
    const steps = [{ from: 1, discount: ['P', 5000] as const }];
    await promote(shop, { id: 'OF_BETA', steps, products: ['P3'] }, 'beta');
    await promote(shop, { id: 'OVER', steps, products: ['P3'], columns: { ends_at: `'2026-01-01'` } });
    const last = await half({ ProductsSale: ['P3'] });
    expect((await desk.read(last)).Promotion.Status).toBe('CURRENT');
  });
});

test('B-74 B-05d half of the price is half of the cheapest that those whom it is for may pay', async () => {
  // A piece costs 19 baht, and 18 at the level of CUST2.
  const satangOff = (more: Record<string, unknown> = {}) =>
    off(9.25, { PromotionType: 'DiscountValue', ...more });
  expect(verdict(await desk.create(bodyWith(satangOff())))).toBe(needed);
  await shop.database.asOwner(
    `insert into customer_types (tenant_id, type_code, name_th, name_en) values ('alpha', 'FEW', 'น้อย', 'Few')`,
  );
  await shop.database.asOwner(
    `update customers set customer_type = 'FEW' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
  );
  const forFew = satangOff({ Promotion: { CustomerTypeList: 'FEW' }, CustomerTypes: ['FEW'] });
  const id = await desk.planned(forFew);
  await shop.database.asOwner(
    `update customers set customer_type = 'FEW' where tenant_id = 'alpha' and customer_code = 'CUST2'`,
  );
  expect(verdict(await update(id, forFew))).toBe(needed);
  const { give } = await createColleagues(shop);
  await give('3', ['approvePromotions']);
  expect((await update(id, forFew)).statusCode).toBe(200);
});
