/** Lists sorted by price follow the price shown to the viewer: of their level, with VAT. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalogue.schemas.ts';
import { productsChanged } from '#database/products-changed.ts';
import type { PriceLevel } from '#domain/pricing/pricing.ts';
import { setPrice } from '#server/testing/set-price.ts';
import { createTestShop, type TestShop } from '#server/testing/shop.ts';
import { listLevel } from './catalogue.pricing.usecases.ts';
import { refreshCollectionsOf } from '../collections/catalogue.collections.usecases.ts';

type Asking = { who?: 'GUEST' | 'CUST1' | 'CUST2'; tenant?: 'alpha' | 'beta' };

let shop: TestShop;
const owner = (statement: string, values: unknown[] = []) => shop.database.asOwner(statement, values);

/** Satang of the piece at level 1 and at level 3, and whether VAT is in it (1), added (2) or none (0). */
const SET = {
  alpha: { P1: [2000, null, 1], P2: [1900, 1500, 2], P3: [3000, 1000, 0], P4: [2033, null, 1] },
  // Nobody set a price of level 3 here.
  beta: { P1: [5000, null, 1], P2: [100, 0, 1], P3: [200, null, 2], P4: [213, null, 0] },
} as const;

beforeAll(async () => {
  shop = await createTestShop();
  for (const [tenant, prices] of Object.entries(SET)) {
    for (const [code, [level1, level3, type]] of Object.entries(prices))
      await owner(
        `update product_prices set level1 = $3, level3 = $4, tax_type = $5
         where tenant_id = $1 and product_code = $2 and unit_no = 1`,
        [tenant, code, level1, level3, type],
      );
    await owner(
      `insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at)
       values ($1, 'NOW', 'HOT_DEAL', 'ก', 'A', 'ก', 'A', '2026-03-01', '2026-03-10')`,
      [tenant],
    );
    await owner(
      `insert into display_groups (tenant_id, group_id, group_type, name_th, name_en) values ($1, 'G', 'HOME', 'ก', 'A')`,
      [tenant],
    );
    await owner(
      `insert into promotion_products select $1, 'NOW', product_code from products where tenant_id = $1`,
      [tenant],
    );
    await owner(
      `insert into display_group_products select $1, 'G', product_code from products where tenant_id = $1`,
      [tenant],
    );
    for (const customer of ['CUST1', 'CUST2']) {
      await owner(
        `insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method,
           subtotal_satang, total_satang, ship_to, placed_at, updated_at)
         values ($1, 'O' || $2, 'C1', 'Wait', $2, 0, 'X', 1, 1, '{}', '2026-02-20', '2026-02-20')`,
        [tenant, customer],
      );
      await owner(
        `insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, unit_no, unit_name_th,
           unit_name_en, unit_rate, quantity, unit_price_satang, amount_satang, tax_type, tax_rate, tax_satang, price_source, takes_stock)
         select $1, 'O' || $2, substr(product_code, 2)::integer, product_code, 'x', 'x', 1, 'x', 'x', 1, 1, 1, 1, 0, 0, 0, 'base', true
         from products where tenant_id = $1`,
        [tenant, customer],
      );
    }
    await owner(`update products set name_en = 'Tuna ' || product_code where tenant_id = $1`, [tenant]);
    await shop.deps.database.inTenant(tenant, (tx) =>
      productsChanged(tx, Object.keys(prices), { at: shop.now }),
    );
    await refreshCollectionsOf(shop.deps, tenant);
  }
});
afterAll(() => shop.stop());

async function list(body: object, { who = 'CUST1', tenant = 'alpha' }: Asking = {}) {
  const token = await shop.tokenOf(tenant, who);
  const response = await shop.call('listProducts', { token, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Product[]>().map(({ P_Code, SalesPrice1 }) => [P_Code, SalesPrice1] as const);
}
const codes = async (body: object, asking?: Asking) => (await list(body, asking)).map(([code]) => code);
const byPrice = (asking: Asking) => codes({ SortByPrice: 'asc' }, asking);

const change = (code: string, level: PriceLevel, baht: number, tenant: 'alpha' | 'beta' = 'alpha') =>
  setPrice(shop, { tenant, code, level, baht });

const LISTS: Record<string, object> = {
  'the whole shop': {},
  'a category': { Hierarchy1: 'FOOD', Hierarchy2: 'CAT' },
  'what is in a promotion': { OnlyPromotionProduct: true },
  'one promotion': { PromotionId: 'NOW' },
  'hot deals of a category': { Types: ['HOT_DEAL'], Hierarchy2: 'CAT' },
  'best sellers': { Types: ['BEST_SELLER'] },
  'a display group': { DisplayGroupId: 'G' },
  'a search': { SearchText: 'tuna' },
};
const BOUGHT: Record<string, object> = {
  'what was bought before': { Types: ['BUY_AGAIN'] },
  'a search in what was bought before': { Types: ['BUY_AGAIN'], SearchText: 'tuna' },
};

const LEVEL_1 = [
  ['P1', 20],
  ['P2', 20.33],
  ['P4', 20.33],
  ['P3', 30],
];
const LEVEL_3 = [
  ['P3', 10],
  ['P2', 16.05],
  ['P1', 20],
  ['P4', 20.33],
];
const BETA = [
  ['P2', 1],
  ['P4', 2.13],
  ['P3', 2.14],
  ['P1', 50],
];

describe.each([
  ['a guest', { who: 'GUEST', tenant: 'alpha' }, LEVEL_1, LISTS],
  ['a customer of level 1', { who: 'CUST1', tenant: 'alpha' }, LEVEL_1, { ...LISTS, ...BOUGHT }],
  ['a customer of level 3', { who: 'CUST2', tenant: 'alpha' }, LEVEL_3, { ...LISTS, ...BOUGHT }],
  ['a guest of another shop', { who: 'GUEST', tenant: 'beta' }, BETA, LISTS],
  ['a customer whose level has no prices', { who: 'CUST2', tenant: 'beta' }, BETA, { ...LISTS, ...BOUGHT }],
] as const)('C-41 by the price that is shown, for %s', (_, asking, cheapestFirst, lists) => {
  it.each(Object.entries(lists))('%s', async (name, body) => {
    expect(await list({ ...body, SortByPrice: 'asc' }, asking), name).toEqual(cheapestFirst);
    expect(await list({ ...body, SortByPrice: 'desc' }, asking), name).toEqual(cheapestFirst.toReversed());
  });

  it.each(Object.entries(lists))(
    '%s, a page at a time, holds each once, also at equal prices',
    async (_name, body) => {
      const pages = await Promise.all(
        [0, 1, 2, 3, 4].map((Skip) => list({ ...body, SortByPrice: 'asc', Take: 1, Skip }, asking)),
      );
      expect(pages.flat()).toEqual(cheapestFirst);
    },
  );
});

describe('C-41 a list that guests share', () => {
  it('is never the order of a customer’s level, whoever asks first', async () => {
    shop.deps.cache.dropAll();
    expect(await byPrice({ who: 'CUST2' })).toEqual(LEVEL_3.map(([code]) => code));
    expect(await byPrice({ who: 'GUEST' })).toEqual(LEVEL_1.map(([code]) => code));
    expect(await byPrice({ who: 'CUST2' })).toEqual(LEVEL_3.map(([code]) => code));
  });
});

describe('C-41 a price that is changed', () => {
  const everywhere = (code: string, asking: Asking) =>
    Promise.all(
      Object.values(LISTS).map(async (body) =>
        (await codes({ ...body, SortByPrice: 'desc' }, asking)).indexOf(code),
      ),
    );
  const all = (place: number) => Object.keys(LISTS).map(() => place);

  it('at level 1 moves the product at once, also for whose level has no price of it', async () => {
    await change('P1', 1, 99);
    for (const who of ['GUEST', 'CUST1', 'CUST2'] as const)
      expect(await everywhere('P1', { who }), who).toEqual(all(0));
    await change('P1', 1, 20);
    expect(await everywhere('P1', { who: 'CUST2' })).toEqual(all(1));
    expect(await everywhere('P1', { who: 'CUST1' })).toEqual(all(3));
  });

  it('at level 1 moves nothing for whose level has a price of its own', async () => {
    await change('P3', 1, 1);
    expect(await everywhere('P3', { who: 'CUST1' })).toEqual(all(3));
    await change('P3', 1, 500);
    expect(await everywhere('P3', { who: 'CUST1' })).toEqual(all(0));
    expect(await everywhere('P3', { who: 'CUST2' })).toEqual(all(3));
    await change('P3', 1, 30);
  });

  it('at another level moves it for that level only, and back where it is taken away', async () => {
    await change('P4', 3, 0.5);
    expect(await everywhere('P4', { who: 'CUST2' })).toEqual(all(3));
    expect(await everywhere('P4', { who: 'CUST1' })).toEqual(all(1));
    await change('P4', 3, 0);
    expect(await everywhere('P4', { who: 'CUST2' })).toEqual(all(0));
  });

  it('of a larger unit moves nothing', async () => {
    await setPrice(shop, { code: 'P1', unit: 2, baht: 9999 });
    expect(await byPrice({ who: 'CUST1' })).toEqual(['P1', 'P2', 'P4', 'P3']);
  });

  it('to none takes the product out of the order by price, for it has no place there', async () => {
    await change('P4', 1, 0);
    expect(await byPrice({ who: 'CUST1' })).toEqual(['P1', 'P2', 'P3']);
    expect(await codes({ DisplayGroupId: 'G', SortByPrice: 'asc' })).toEqual(['P1', 'P2', 'P3']);
    expect(await codes({})).toEqual(['P1', 'P2', 'P3', 'P4']);
    await change('P4', 1, 20.33);
    expect(await byPrice({ who: 'CUST1' })).toEqual(['P1', 'P2', 'P4', 'P3']);
  });

  it('in one shop leaves the other as it was', async () => {
    const before = await owner(`select * from listed_prices where tenant_id = 'alpha' order by 1, 2, 3`);
    await change('P4', 1, 99, 'beta');
    expect((await byPrice({ who: 'CUST1', tenant: 'beta' })).at(-1)).toBe('P4');
    expect(await owner(`select * from listed_prices where tenant_id = 'alpha' order by 1, 2, 3`)).toEqual(
      before,
    );
    await change('P4', 1, 2.13, 'beta');
  });
});

describe('C-41 the first price of a level', () => {
  /** The whole shop and a collection of it, by price. */
  const orders = async (asking: Asking) => [
    await byPrice(asking),
    await codes({ DisplayGroupId: 'G', SortByPrice: 'asc' }, asking),
  ];
  const twice = (...order: string[]) => [order, order];
  const jobs = () => owner(`select tenant_id, subject from outbox where queue = 'price-levels'`);

  it('in a small shop is followed at once', async () => {
    await owner(`update customers set price_level = 4 where tenant_id = 'beta' and customer_code = 'CUST2'`);
    const asking: Asking = { who: 'CUST2', tenant: 'beta' };
    expect(await byPrice(asking)).toEqual(['P2', 'P4', 'P3', 'P1']);
    await change('P1', 4, 0.25, 'beta');
    expect(await orders(asking)).toEqual(twice('P1', 'P2', 'P4', 'P3'));
    expect(await jobs()).toEqual([]);
  });

  it('in a large one is followed when a job has listed the level; until then its lists go by level 1', async () => {
    await owner(`insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, position)
      select 'beta', 'F' || n, 'x', 'x', 'x', 'x', 100 + n from generate_series(1, 2000) n`);
    await owner(`update customers set price_level = 5 where tenant_id = 'beta' and customer_code = 'CUST2'`);
    const asking: Asking = { who: 'CUST2', tenant: 'beta' };
    await change('P1', 5, 0.75, 'beta');
    expect(await orders(asking)).toEqual(twice('P2', 'P4', 'P3', 'P1'));
    expect(await jobs()).toEqual([{ tenant_id: 'beta', subject: '5' }]);
    await listLevel(shop.deps, { tenantId: 'beta', level: 5 });
    expect(await orders(asking)).toEqual(twice('P1', 'P2', 'P4', 'P3'));
    await change('P3', 5, 0.01, 'beta');
    expect(await byPrice(asking)).toEqual(['P3', 'P1', 'P2', 'P4']);
    expect(await jobs()).toHaveLength(1);
  });
});
