/** Lists narrowed to promotions, best sellers, hot deals, display groups and previous purchases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DisplayGroup, Product, Promotion } from '#contract/catalogue.schemas.ts';
import { indexProducts } from '#database/search-index.ts';
import { refreshCollections } from '#database/collections.ts';
import { refreshCollectionsOf } from './catalogue.collections.usecases.ts';
import { setPrice } from '#server/testing/set-price.ts';
import { createTestShop, type Given, type TestShop } from '#server/testing/shop.ts';

type Who = Parameters<TestShop['tokenOf']>[1];
type Asking = Omit<Given, 'token'> & { who?: Who; tenant?: 'alpha' | 'beta'; center?: string };

let shop: TestShop;
const owner = (statement: string, values: unknown[] = []) => shop.database.asOwner(statement, values);

beforeAll(async () => {
  shop = await createTestShop();
  await owner(`
    insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at, position, is_active)
    values ('alpha', 'NOW', 'HOT_DEAL', 'คัดมาให้', 'Our picks', 'แนะนำ', 'Pick', '2026-03-01', '2026-03-10', 1, true),
           ('alpha', 'HOT', 'HOT_DEAL', 'ดีลเด็ด', 'Hot deal', 'ดีลเด็ด', 'Hot', '2026-03-01', '2026-03-10', 2, true),
           ('alpha', 'SOON', 'HOT_DEAL', 'เร็ว ๆ นี้', 'Soon', 'เร็ว ๆ นี้', 'Soon', '2026-03-03', '2026-03-10', 3, true),
           ('alpha', 'OVER', 'HOT_DEAL', 'จบแล้ว', 'Over', 'จบ', 'Over', '2026-02-01', '2026-03-01', 4, true),
           ('alpha', 'OFF', 'HOT_DEAL', 'ปิด', 'Off', 'ปิด', 'Off', '2026-02-01', '2026-04-01', 5, false)`);
  await owner(`
    insert into promotion_products (tenant_id, promotion_id, product_code, place)
    values ('alpha', 'NOW', 'P4', 1), ('alpha', 'NOW', 'P1', 2), ('alpha', 'HOT', 'P1', 1), ('alpha', 'SOON', 'P2', 1),
           ('alpha', 'OVER', 'P3', 1), ('alpha', 'OFF', 'P2', 1)`);
  await owner(`
    insert into display_groups (tenant_id, group_id, group_type, name_th, name_en, logo_image, use_translate_name, position, is_active)
    values ('alpha', 'G1', 'HOME', 'กลุ่มหนึ่ง', 'Group one', '/g1.webp', true, 1, true),
           ('alpha', 'G2', 'HOME', 'กลุ่มสอง', 'Group two', null, false, 2, true),
           ('alpha', 'EMPTY', 'HOME', 'ว่าง', 'Empty', null, true, 3, true),
           ('alpha', 'CLOSED', 'HOME', 'ปิด', 'Closed', null, true, 4, false),
           ('alpha', 'G3', 'DRAWER', 'ลิ้นชัก', 'Drawer', null, true, 1, true)`);
  await owner(`
    insert into display_group_products (tenant_id, group_id, product_code, place)
    values ('alpha', 'G1', 'P4', 1), ('alpha', 'G1', 'P2', 2), ('alpha', 'G2', 'P1', 1), ('alpha', 'CLOSED', 'P1', 1), ('alpha', 'G3', 'P3', 1)`);
  await owner(`update products set h3 = 'KIT', h4 = 'DEEP', h5 = 'DEEPEST', material_type = 'FG', points_cost = 50
    where tenant_id = 'alpha' and product_code = 'P2'`);
  await owner(
    `update product_prices set level1 = level1 + 100 * substr(product_code, 2)::integer where unit_no = 1`,
  );
  for (const [id, who, status, day, lines] of [
    ['O1', 'CUST1', 'Delivered', '2026-02-10', ['P3', 'P2']],
    ['O2', 'CUST1', 'Wait', '2026-02-20', ['P3']],
    ['O3', 'CUST2', 'Wait', '2026-02-21', ['P3', 'P2', 'P4']],
    ['O4', 'CUST1', 'Canceled', '2026-02-25', ['P1']],
    ['O5', 'CUST2', 'Delivered', '2025-06-01', ['P1']],
  ] as const) {
    await owner(
      `insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method, subtotal_satang,
         total_satang, ship_to, placed_at, updated_at)
       values ('alpha', $1, 'C1', $2, $3, 0, 'DELIVERY', 1, 1, '{}', $4, $4)`,
      [id, status, who, day],
    );
    await owner(
      `insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, unit_no, unit_name_th, unit_name_en,
         unit_rate, quantity, unit_price_satang, amount_satang, tax_type, tax_rate, tax_satang, price_source, takes_stock)
       select 'alpha', $1, n, code, code, code, 1, '', '', 1, 1, 1, 1, 0, 0, 0, 'base', true from unnest($2::text[]) with ordinality as l (code, n)`,
      [id, [...lines]],
    );
  }
  await shop.deps.database.inTenant('alpha', (tx) => refreshCollections(tx, { at: shop.now }));
});
afterAll(() => shop.stop());

async function asked(
  body: object,
  { who = 'CUST1', tenant = 'alpha', center = 'C1', ...given }: Asking = {},
) {
  const token = await shop.tokenOf(tenant, who, center);
  const response = await shop.call('listProducts', { token, body, ...given });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Product[]>();
}
const codes = async (body: object, asking?: Asking) =>
  (await asked(body, asking)).map((product) => product.P_Code);

describe.each(['GUEST', 'CUST1'] as const)('C-41 a narrowed list, for %s', (who) => {
  it('of promotion products holds what is in a promotion that runs now, in the catalogue’s order', async () => {
    expect(await codes({ OnlyPromotionProduct: true }, { who })).toEqual(['P1', 'P4']);
    expect(await codes({ OnlyPromotionProduct: true }, { who, center: 'C2' })).toEqual(['P1']);
    expect(await codes({ OnlyPromotionProduct: true, Take: 1, Skip: 1 }, { who })).toEqual(['P4']);
    expect(await codes({ OnlyPromotionProduct: true, Skip: 2 }, { who })).toEqual([]);
  });

  it('of one promotion is in its own order, and is empty before it begins and after it ends', async () => {
    expect(await codes({ PromotionId: 'NOW' }, { who })).toEqual(['P4', 'P1']);
    for (const PromotionId of ['SOON', 'OVER', 'OFF', 'NOPE'])
      expect([PromotionId, await codes({ PromotionId }, { who })]).toEqual([PromotionId, []]);
  });

  it('of hot deals holds what runs as one', async () => {
    expect(await codes({ Types: ['HOT_DEAL'] }, { who })).toEqual(['P1', 'P4']);
  });

  it('of best sellers is ranked by orders of the last 90 days, without the canceled ones', async () => {
    expect(await codes({ Types: ['BEST_SELLER'] }, { who })).toEqual(['P3', 'P2', 'P4']);
    expect(
      await codes({ Types: ['BEST_SELLER'], Hierarchy1: 'FOOD', Hierarchy2: 'CAT' }, { who }),
    ).toHaveLength(3);
    expect(await codes({ Types: ['BEST_SELLER'], Hierarchy3: 'KIT' }, { who })).toEqual(['P2']);
  });

  it('of a display group is in its order; one that is closed is empty', async () => {
    expect(await codes({ DisplayGroupId: 'G1' }, { who })).toEqual(['P4', 'P2']);
    expect(await codes({ DisplayGroupId: 'CLOSED' }, { who })).toEqual([]);
  });

  it('is sorted by price also on a collection and in a category', async () => {
    expect(await codes({ SortByPrice: 'desc' }, { who })).toEqual(['P4', 'P3', 'P2', 'P1']);
    expect(await codes({ SortByPrice: 'desc', Hierarchy2: 'CAT', Take: 2 }, { who })).toEqual(['P4', 'P3']);
    expect(await codes({ DisplayGroupId: 'G1', SortByPrice: 'asc' }, { who })).toEqual(['P2', 'P4']);
  });

  it('holds what is in all of the collections that are named', async () => {
    expect(await codes({ Types: ['BEST_SELLER'], OnlyPromotionProduct: true }, { who })).toEqual(['P4']);
    expect(await codes({ DisplayGroupId: 'G1', Types: ['HOT_DEAL'] }, { who })).toEqual(['P4']);
    expect(await codes({ Types: ['suggest'] }, { who })).toEqual(['P1', 'P2', 'P3', 'P4']);
  });

  it('is narrowed by category levels 4 and 5, by material type and to what can be had for points', async () => {
    for (const body of [
      { Hierarchy4: 'DEEP' },
      { Hierarchy5: 'DEEPEST' },
      { Mattype: 'FG' },
      { Point: true },
    ])
      expect([body, await codes(body, { who })]).toEqual([body, ['P2']]);
    expect(await codes({ Types: ['BEST_SELLER'], Point: true }, { who })).toEqual(['P2']);
    expect(await codes({ Mattype: 'NOPE' }, { who })).toEqual([]);
  });

  it('shows on each product which promotions it is in, in the caller’s language', async () => {
    const [first] = await asked({ Take: 1 }, { who, language: 'th' });
    expect(first?.promotionproduct).toEqual([
      { PromotionId: 'NOW', PromotionName: 'คัดมาให้', Label: 'แนะนำ' },
      { PromotionId: 'HOT', PromotionName: 'ดีลเด็ด', Label: 'ดีลเด็ด' },
    ]);
    const [english] = await asked({ Take: 1 }, { who });
    expect(english?.promotionproduct.map(({ Label }) => Label)).toEqual(['Pick', 'Hot']);
  });
});

describe('C-41 what was bought before', () => {
  it('is the customer’s own, newest first, without canceled orders', async () => {
    expect(await codes({ Types: ['BUY_AGAIN'] })).toEqual(['P3', 'P2']);
    expect(await codes({ Types: ['BUY_AGAIN'] }, { who: 'CUST2' })).toEqual(['P2', 'P3', 'P4', 'P1']);
    expect(await codes({ Types: ['BUY_AGAIN'] }, { who: 'CUST2', center: 'C2' })).toEqual(['P2', 'P3', 'P1']);
    expect(await codes({ Types: ['BUY_AGAIN'], Hierarchy3: 'KIT' })).toEqual(['P2']);
  });

  it('is sorted by price where requested, and holds only what matches a text', async () => {
    const bought = (body: object) => codes({ Types: ['BUY_AGAIN'], ...body }, { who: 'CUST2' });
    expect(await bought({ SortByPrice: 'desc' })).toEqual(['P4', 'P3', 'P2', 'P1']);
    expect(await bought({ SortByPrice: 'asc', Take: 2, Skip: 1 })).toEqual(['P2', 'P3']);
    const findable = ['P1', 'P2', 'P3'].map((code) => ({
      code,
      texts: ['tuna'],
      barcodes: [],
      categories: [],
      position: 1,
    }));
    await shop.deps.database.inTenant('alpha', (tx) => indexProducts(tx, findable));
    expect(await codes({ SearchText: 'tuna' })).toHaveLength(3);
    const asks = { Types: ['BUY_AGAIN'], SearchText: 'tuna', SortByPrice: 'asc' };
    expect(await codes(asks)).toEqual(['P2', 'P3']);
    expect(await codes({ ...asks, OnlyPromotionProduct: true })).toEqual([]);
  });

  it('is nothing for a guest', async () => {
    expect(await codes({ Types: ['BUY_AGAIN'] }, { who: 'GUEST' })).toEqual([]);
    expect(await codes({ Types: ['BUY_AGAIN'], SearchText: 'tuna' }, { who: 'GUEST' })).toEqual([]);
  });
});

describe('C-42 display groups', () => {
  const groups = async (type: string, { who = 'GUEST', center = 'C1', ...given }: Asking = {}) => {
    const token = await shop.tokenOf('alpha', who, center);
    const response = await shop.call('displayGroups', { token, params: { type }, ...given });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ Data: DisplayGroup[] }>().Data;
  };

  it.each(['GUEST', 'CUST1'] as const)('hold their first products for %s', async (who) => {
    const found = await groups('HOME', { who, query: { productsIncluded: 'Y', take: '36' } });
    expect(found.map(({ Group, Products }) => [Group.Id, Products.map(({ P_Code }) => P_Code)])).toEqual([
      ['G1', ['P4', 'P2']],
      ['G2', ['P1']],
    ]);
  });

  it('leave out what the center does not offer', async () => {
    const [first] = await groups('HOME', { center: 'C2', query: { productsIncluded: 'Y' } });
    expect(first?.Products.map(({ P_Code }) => P_Code)).toEqual(['P2']);
  });

  it('are named by language, unless the shop has one name for all', async () => {
    const names = async (language: 'th' | 'en') =>
      (await groups('HOME', { language })).map(({ Group }) => Group.Name);
    expect(await names('en')).toEqual(['Group one', 'กลุ่มสอง', 'Empty']);
    expect(await names('th')).toEqual(['กลุ่มหนึ่ง', 'กลุ่มสอง', 'ว่าง']);
  });

  it('come by type, as many as asked', async () => {
    expect((await groups('DRAWER')).map(({ Group }) => Group.Id)).toEqual(['G3']);
    expect(await groups('HOME', { query: { take: '1' } })).toHaveLength(1);
    expect(await groups('NOPE')).toEqual([]);
    const ids = async (type: string, id: string) =>
      (await groups(type, { query: { id } })).map(({ Group }) => Group.Id);
    expect(await ids('ANY', 'G3')).toEqual(['G3']);
    expect(await ids('HOME', 'G3')).toEqual([]);
    expect(await ids('ANY', 'CLOSED')).toEqual([]);
  });

  it('show customers their own prices', async () => {
    const [first] = await groups('HOME', { who: 'CUST2', query: { productsIncluded: 'Y' } });
    expect(first?.Products[0]?.SalesPrice1).toBe(18);
  });
});

describe('promotions', () => {
  it('are shown while they run', async () => {
    const token = await shop.tokenOf('alpha', 'GUEST');
    const response = await shop.call('promotions', { token });
    const { Data } = response.json<{ Data: Promotion[] }>();
    expect(Data.map(({ PromotionId, Kind, Label }) => [PromotionId, Kind, Label])).toEqual([
      ['NOW', 'HOT_DEAL', 'Pick'],
      ['HOT', 'HOT_DEAL', 'Hot'],
    ]);
    expect(Data[0]).toMatchObject({ PromotionName: 'Our picks', DateEnd: '2026-03-10T00:00:00.000Z' });
  });

  it('begin and end by the clock, without a new making of the collections', async () => {
    const then = shop.now;
    shop.now = new Date('2026-03-04T00:00:00Z');
    expect(await codes({ OnlyPromotionProduct: true })).toEqual(['P1', 'P2', 'P4']);
    shop.now = new Date('2026-03-11T00:00:00Z');
    const tokens = await shop.tokenOf('alpha', 'CUST1');
    const response = await shop.call('listProducts', { token: tokens, body: { OnlyPromotionProduct: true } });
    expect(response.json()).toEqual([]);
    shop.now = then;
  });
});

describe('related products', () => {
  it.each(['GUEST', 'CUST1'] as const)('are others of the same kind, for %s', async (who) => {
    const token = await shop.tokenOf('alpha', who);
    const related = async (code: string, take?: string) => {
      const response = await shop.call('relatedProducts', {
        token,
        params: { code },
        query: take ? { take } : {},
      });
      return [response.statusCode, response.json().Data?.map(({ P_Code }: Product) => P_Code)];
    };
    expect(await related('P2')).toEqual([200, ['P1', 'P3', 'P4']]);
    expect(await related('P1', '1')).toEqual([200, ['P2']]);
    expect(await related('NOPE')).toEqual([404, undefined]);
  });

  it('are none of a product in no category; what the center does not offer, or another shop sells, is not found', async () => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    const related = async (code: string) => shop.call('relatedProducts', { token, params: { code } });
    const restore = async () => {
      await owner(`update products set h1 = $1, h2 = $2 where tenant_id = 'alpha' and product_code = 'P2'`, [
        'FOOD',
        'CAT',
      ]);
      await owner(`update stock set is_active = true where tenant_id = 'alpha' and product_code = 'P2'`);
    };
    await owner(`update products set h1 = null, h2 = null where tenant_id = 'alpha' and product_code = 'P2'`);
    expect((await related('P2')).json()).toEqual({ Data: [] });
    await owner(`update stock set is_active = false where tenant_id = 'alpha' and product_code = 'P2'`);
    expect((await related('P2')).statusCode).toBe(404);
    await restore();
    expect((await related('P2')).statusCode).toBe(200);
    await owner(`insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, h1, material_type, position)
      values ('beta', 'ONLYB', 'x', 'x', 'x', 'x', 'FOOD', 'FG', 9)`);
    expect((await related('ONLYB')).statusCode).toBe(404);
    await owner(`delete from products where tenant_id = 'beta' and product_code = 'ONLYB'`);
  });
});

describe('rebuilt collections', () => {
  it('show guests at once what has sold since, and what does not sell any more is gone', async () => {
    const best = () => codes({ Types: ['BEST_SELLER'] }, { who: 'GUEST' });
    expect(await best()).toEqual(['P3', 'P2', 'P4']);
    await owner(`update orders set status = 'Canceled' where order_id in ('O1', 'O2')`);
    expect(await best()).toEqual(['P3', 'P2', 'P4']);
    await refreshCollectionsOf(shop.deps, 'alpha');
    expect(await best()).toEqual(['P2', 'P3', 'P4']);
    await owner(`update orders set status = 'Wait' where order_id in ('O1', 'O2')`);
    await refreshCollectionsOf(shop.deps, 'alpha');
  });
});

describe('what is cached for guests', () => {
  const told = async (name: 'productDetail' | 'promotions' | 'displayGroups' | 'relatedProducts') => {
    const token = await shop.tokenOf('alpha', 'GUEST');
    const params = { code: 'P2', type: 'HOME' };
    const query: Record<string, string> = name === 'displayGroups' ? { productsIncluded: 'Y' } : {};
    return (await shop.call(name, { token, params, query })).body;
  };

  it('is made again when promotions change', async () => {
    for (const name of ['productDetail', 'promotions', 'displayGroups', 'relatedProducts'] as const)
      expect(await told(name)).not.toContain('Renamed');
    await owner(`update promotions set name_en = 'Renamed' where promotion_id = 'NOW'`);
    await owner(`insert into promotion_products values ('alpha', 'NOW', 'P2', 3)`);
    expect(await told('productDetail'), 'as it was cached').not.toContain('Renamed');
    await refreshCollectionsOf(shop.deps, 'alpha');
    for (const name of ['productDetail', 'promotions', 'displayGroups', 'relatedProducts'] as const)
      expect(await told(name), name).toContain('Renamed');
    await owner(`delete from promotion_products where promotion_id = 'NOW' and product_code = 'P2'`);
    await owner(`update promotions set name_en = 'Off now' where promotion_id = 'NOW'`);
    await refreshCollectionsOf(shop.deps, 'alpha');
  });

  it('shows a changed price in display groups and related products', async () => {
    const change = (baht: number) => setPrice(shop, { code: 'P4', baht });
    expect(await told('displayGroups')).not.toContain('77.25');
    expect(await told('relatedProducts')).not.toContain('77.25');
    await change(77.25);
    expect(await told('displayGroups')).toContain('77.25');
    expect(await told('relatedProducts')).toContain('77.25');
    await change(23);
  });
});

describe('a price that is changed', () => {
  it('is in the order of lists and collections at once', async () => {
    const change = (baht: number) => setPrice(shop, { code: 'P4', baht });
    expect(await codes({ DisplayGroupId: 'G1', SortByPrice: 'asc' }, { who: 'GUEST' })).toEqual(['P2', 'P4']);
    await change(1);
    expect(await codes({ DisplayGroupId: 'G1', SortByPrice: 'asc' }, { who: 'GUEST' })).toEqual(['P4', 'P2']);
    expect(await codes({ SortByPrice: 'asc', Take: 1 }, { who: 'GUEST' })).toEqual(['P4']);
    await change(23);
  });
});
