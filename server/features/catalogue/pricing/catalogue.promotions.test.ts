/** Which promotions a visitor sees: those that a quote gives them, and none that is for other people in what is kept for all. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { refreshCollections } from '#database/collections.ts';
import { clearPromotions, promote, promotionsChanged } from '../../../testing/promotions.ts';
import type { TestTenant } from '../../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../../testing/shop.ts';

type Who = 'GUEST' | 'CUST1' | 'CUST2';
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = new Date('2026-11-25T09:00:00+07:00');
  await clearPromotions(shop);
});

const refresh = async () => {
  await shop.deps.database.inTenant('alpha', (tx) => refreshCollections(tx, { at: shop.now }));
  promotionsChanged(shop);
};
type Where = { who?: Who; center?: string; tenant?: TestTenant };
const list = async (body: object, { who = 'GUEST', center = 'C1', tenant = 'alpha' }: Where = {}) =>
  (await shop.call('listProducts', { token: await shop.tokenOf(tenant, who, center), body })).json<
    Product[]
  >();
const idsOf = (product: Product | undefined) =>
  (product?.promotionproduct ?? []).map(({ PromotionId }) => PromotionId).toSorted();
/** On the card, in the detail, and as the only promotion of a list: the same. */
async function marks(where: Where = {}): Promise<string[]> {
  const { who = 'GUEST', center = 'C1', tenant = 'alpha' } = where;
  const products = await list({ Take: 12 }, where);
  const marked = idsOf(products.find(({ P_Code }) => P_Code === 'P1'));
  const token = await shop.tokenOf(tenant, who, center);
  const detail = await shop.call('productDetail', { token, params: { code: 'P1' } });
  expect(idsOf(detail.json<{ Data: Product }>().Data)).toEqual(marked);
  const answer = await shop.call('promotions', { token, query: { take: '24' } });
  expect(
    answer
      .json<CallAnswer<'promotions'>>()
      .Data.map(({ PromotionId }) => PromotionId)
      .toSorted(),
  ).toEqual(marked);
  for (const { promotion_id: id } of await shop.database.asOwner<{ promotion_id: string }>(
    `select promotion_id from promotions where tenant_id = 'alpha'`,
  ))
    expect(
      (await list({ PromotionId: id }, where)).map(({ P_Code }) => P_Code),
      id,
    ).toEqual(marked.includes(id) ? ['P1'] : []);
  expect((await list({ OnlyPromotionProduct: true }, where)).map(({ P_Code }) => P_Code)).toEqual(
    marked.length > 0 ? ['P1'] : [],
  );
  return marked;
}
const steps = [{ from: 1, discount: ['P', 100] as const }];

describe('C-41 P-06 the promotions that a visitor sees', () => {
  test('are of every kind, and never those without terms, over, off, or started by a code or a coupon', async () => {
    await promote(shop, { id: 'PERCENT', steps });
    await promote(shop, { id: 'VALUE', steps: [{ from: 1, discount: ['B', 100] }] });
    await promote(shop, { id: 'FREE', steps: [{ from: 3, free: 1 }], gifts: ['P2'] });
    await promote(shop, { id: 'HOT', kind: 'HOT_DEAL', steps: [] });
    await promote(shop, { id: 'LABEL', steps });
    await shop.database.asOwner(`delete from promotion_versions where promotion_id = 'LABEL'`);
    await promote(shop, { id: 'OVER', steps, columns: { ends_at: `'2026-11-25T09:00+07'` } });
    await promote(shop, { id: 'OFF', steps, columns: { is_active: 'false' } });
    await promote(shop, { id: 'CODE', code: 'CODE', steps });
    await promote(shop, { id: 'PAPER', steps, columns: { trigger: `'coupon'` } });
    await refresh();
    const all = ['FREE', 'HOT', 'PERCENT', 'VALUE'];
    expect(await marks()).toEqual(all);
    expect(await marks({ who: 'CUST1' })).toEqual(all);
    const shown = (await list({ Take: 12 })).find(({ P_Code }) => P_Code === 'P1')?.promotionproduct;
    expect(shown?.at(-1)?.PromotionId, 'a card shows the first: what takes something off').toBe('HOT');
    expect(idsOf((await list({ Take: 12 }, { tenant: 'beta' }))[0])).toEqual([]);
  });

  test('are for everybody where guests see them, and else for the account, its person and its center', async () => {
    await shop.database.asOwner(`
      insert into customer_types values ('alpha', 'trade', 'ร้านค้า', 'Trade', 1);
      insert into store_types values ('alpha', 'clinic', 'คลินิก', 'Clinic', 1);
      update customers set customer_type = 'trade', store_type = 'clinic' where tenant_id = 'alpha' and customer_code = 'CUST1'`);
    await promote(shop, { id: 'ALL', steps });
    await promote(shop, { id: 'AT-C2', steps, columns: { sale_units: `'{C2}'` } });
    await promote(shop, { id: 'TRADE', steps, columns: { customer_types: `'{trade}'` } });
    await promote(shop, { id: 'CLINIC', steps, columns: { store_types: `'{clinic}'` } });
    await promote(shop, {
      id: 'LISTED',
      steps,
      columns: { is_for_listed: 'true' },
      customers: { CUST2: false },
    });
    await promote(shop, { id: 'OUT', steps, customers: { CUST2: true } });
    await promote(shop, { id: 'NEW', steps, columns: { is_for_new: 'true' } });
    await refresh();
    expect(await marks()).toEqual(['ALL']);
    expect(await marks({ who: 'CUST1' })).toEqual(['ALL', 'CLINIC', 'NEW', 'OUT', 'TRADE']);
    expect(await marks({ who: 'CUST2' })).toEqual(['ALL', 'LISTED', 'NEW']);
    expect(await marks({ center: 'C2' })).toEqual(['ALL', 'AT-C2']);
    await shop.database.asOwner(`
      insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method, subtotal_satang,
        total_satang, ship_to, placed_at, updated_at)
      values ('alpha', '261101-AAAAA', 'C1', 'Delivered', 'CUST2', 0, 'DELIVERY', 100, 100, '{}', '2026-11-01', '2026-11-01')`);
    expect(await marks({ who: 'CUST2' })).toEqual(['ALL', 'LISTED']);
    // Returned altogether: new again, but not for what the first order used.
    await shop.database.asOwner(`update orders set status = 'Returned'`);
    expect(await marks({ who: 'CUST2' })).toEqual(['ALL', 'LISTED', 'NEW']);
    // Had ordered before an erasure.
    await shop.database.asOwner(`update profiles set ordered_before = profile_code = 'CUST2'`);
    expect(await marks({ who: 'CUST2' })).toEqual(['ALL', 'LISTED']);
    await shop.database.asOwner(`update profiles set ordered_before = false`);
    await shop.database.asOwner(`insert into promotion_uses values ('alpha', 'NEW', 'CUST2', 1, 19)`);
    expect(await marks({ who: 'CUST2' })).toEqual(['ALL', 'LISTED']);
    await shop.database.asOwner(`
      update customers set customer_type = null, store_type = null; delete from customer_types; delete from store_types`);
  });

  test('are those of the weekday, also for guests as midnight passes', async () => {
    await promote(shop, { id: 'WEDNESDAY', steps, columns: { weekdays: `'{3}'` } });
    await refresh();
    shop.now = new Date('2026-11-25T23:59:00+07:00');
    expect(await marks()).toEqual(['WEDNESDAY']);
    shop.now = new Date('2026-11-26T00:00:00+07:00');
    expect(await marks()).toEqual([]);
  });

  test('have uses left, of all and of the person', async () => {
    await promote(shop, { id: 'ONCE', steps, columns: { per_customer: '1' } });
    await promote(shop, { id: 'IN-ALL', steps, columns: { in_all: '3' } });
    await promote(shop, { id: 'BUDGET', steps, columns: { budget_satang: '500' } });
    await shop.database.asOwner(`
      insert into promotion_uses values ('alpha', 'ONCE', 'CUST1', 1, 19), ('alpha', 'IN-ALL', '', 3, 57)`);
    await refresh();
    expect(await marks()).toEqual(['BUDGET', 'ONCE']);
    expect(await marks({ who: 'CUST1' })).toEqual(['BUDGET']);
    expect(await marks({ who: 'CUST2' })).toEqual(['BUDGET', 'ONCE']);
  });

  test('show at once when staff change one: lists and details that are kept are dropped', async () => {
    await promote(shop, { id: 'ALL', steps });
    await refresh();
    expect(await marks()).toEqual(['ALL']);
    await shop.database.asOwner(`update promotions set is_active = false`);
    promotionsChanged(shop);
    expect(await marks()).toEqual([]);
  });
});

describe('P-06 what products show of promotions', () => {
  const seen = async (who: Who = 'GUEST') => {
    const [product] = await list({ ProductIds: ['P1'] }, { who });
    const token = await shop.tokenOf('alpha', who);
    const { Data } = (await shop.call('productDetail', { token, params: { code: 'P1' } })).json<{
      Data: Product;
    }>();
    const pricesOf = ({ PromotionPrice1, PromotionPrice2, PromotionPrice3 }: Product) => [
      PromotionPrice1,
      PromotionPrice2,
      PromotionPrice3,
    ];
    if (!product) throw new Error('P1 is not in its list');
    expect(pricesOf(Data)).toEqual(pricesOf(product));
    expect(idsOf(Data)).toEqual(idsOf(product));
    return { labels: idsOf(product), prices: pricesOf(product) };
  };
  const NONE = [undefined, undefined, undefined];
  const percent = (id: string, basisPoints: number, columns: Record<string, string> = {}, from = 1) =>
    promote(shop, { id, steps: [{ from, discount: ['P', basisPoints] }], columns });
  const floor = async (satang: number | null) => {
    await shop.database.asOwner(
      `insert into product_costs (tenant_id, product_code, cost_satang, floor_satang) values ('alpha', 'P1', 100, $1)
       on conflict (tenant_id, product_code) do update set floor_satang = excluded.floor_satang`,
      [satang],
    );
    promotionsChanged(shop);
  };
  afterAll(() => shop.database.asOwner('delete from product_costs'));

  test('the price of each unit after what is certain, added up', async () => {
    await percent('TEN', 1000);
    expect(await seen()).toEqual({ labels: ['TEN'], prices: [17.1, 97.2, 360] });
    await promote(shop, { id: 'UNIT', steps: [{ from: 1, discount: ['U', 200] }] });
    expect(await seen()).toEqual({ labels: ['TEN', 'UNIT'], prices: [15.1, 95.2, 358] });
    expect((await seen('CUST2')).prices[0]).toBe(14.2);
  });

  test('no price of what asks for more, ends, is limited, is a gift, is given once, or may be beaten by another', async () => {
    await percent('MORE', 1000, {}, 2);
    await percent('LIMITED', 1000, { in_all: '5' });
    await percent('OFPERSON', 1000, { per_customer: '1' });
    await percent('BUDGET', 1000, { budget_satang: '100000' });
    await promote(shop, { id: 'ENDS', steps: [{ from: 1, to: 3, discount: ['P', 1000] }] });
    await promote(shop, { id: 'ATMOST', steps: [{ from: 1, discount: ['P', 1000], atMost: 100 }] });
    await promote(shop, { id: 'ONCE', steps: [{ from: 1, discount: ['B', 100] }] });
    await promote(shop, { id: 'GIFT', steps: [{ from: 1, free: 1 }], gifts: ['P2'] });
    await percent('GROUPED', 500, { exclusion_group: `'G'` });
    await percent('ORDER', 100, { exclusion_group: `'G'`, condition_type: `'order'` });
    expect((await seen()).prices).toEqual(NONE);
  });

  test('what is for some alone is in their own answers, and not in what is kept for all', async () => {
    await promote(shop, {
      id: 'LISTED',
      steps: [{ from: 1, discount: ['P', 1000] }],
      columns: { is_for_listed: 'true' },
      customers: { CUST1: false },
    });
    expect((await seen('CUST1')).prices[0]).toBe(17.1);
    expect((await seen()).prices).toEqual(NONE);
    expect((await seen('CUST2')).prices).toEqual(NONE);
  });

  test('a floor price bounds the price, and takes away the label that promises more', async () => {
    await percent('TEN', 1000);
    await percent('THREE', 300);
    // 13 percent off 19 are 16.53: the floor of 15.45 without tax is just that with tax.
    await floor(1544);
    expect((await seen()).labels).toEqual(['TEN', 'THREE']);
    await floor(1700);
    expect(await seen()).toEqual({ labels: [], prices: [18.19, undefined, undefined] });
    await floor(null);
  });
});
