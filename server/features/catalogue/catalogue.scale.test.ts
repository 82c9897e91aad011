/**
 * Lists stay as fast in a shop with very many products: their reads are counted in blocks, which is the same on
 * every machine. Both shops are in one database, so the planner cannot tell them apart by its statistics.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshCollections } from '#database/collections.ts';
import { createTestDatabase, type TestDatabase } from '#database/testing.ts';
import { GUEST } from '../../http/visitor.ts';
import {
  categoriesInUse,
  pageByPosition,
  placeOfProduct,
  type Direction,
  type Page,
} from './catalogue.queries.ts';
import { pageByPrice } from './pricing/catalogue.by-price.queries.ts';
import { pageOfCollections, type Collection } from './collections/catalogue.collections.queries.ts';

const SMALL = 1_000;
const LARGE = 40_000;
const AT = new Date('2026-03-02T05:00:00Z');

let test: TestDatabase;

/** A category of a dozen at the end of each order, promotions and groups of the same size in both. */
async function fill(tenant: string, products: number): Promise<void> {
  const write = (statement: string) => test.asOwner(statement, [tenant]);
  await write(
    `insert into platform.tenants (tenant_id, company_code, name_th, name_en) values ($1, 'X', 'x', 'x')`,
  );
  await write(`insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude)
    values ($1, 'C1', 'x', 'x', 'x', 'x', 13, 100)`);
  await write(`
    insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, h1, h2, h3, h4, h5,
      material_type, points_cost, position)
    select $1, 'P' || n, 'x', 'x', 'x', 'x', 'A' || n % 8,
      case when n > ${products} - 12 then 'RARE2' else 'B' || n % 40 end,
      case when n > ${products} - 12 then 'RARE3' else 'C' || n % 200 end,
      case when n > ${products} - 12 then 'RARE4' end, case when n > ${products} - 12 then 'RARE5' end,
      case when n > ${products} - 12 then 'GIFT' else 'FG' end, case when n > ${products} - 12 then 9 else 0 end,
      n
    from generate_series(1, ${products}) n`);
  // Each row below looks its product up: without statistics that may read all products of the tenant.
  await test.asOwner('analyze products');
  await write(`
    insert into product_units (tenant_id, product_code, unit_no, name_th, name_en, rate)
    select $1, 'P' || n, 1, 'x', 'x', 1 from generate_series(1, ${products}) n`);
  // Every third at level 2, which has a different order.
  await write(`
    insert into product_prices (tenant_id, product_code, unit_no, tax_type, level1, level2)
    select $1, 'P' || n, 1, 1 + n % 2, case when n > ${products} - 12 then 500000 else 1000 + (n * 3701) % 98000 end,
      case when n % 3 = 0 then 500 + (n * 1709) % 60000 end
    from generate_series(1, ${products}) n`);
  await write(`
    insert into categories (tenant_id, category_code, level, name_th, name_en, position)
    select distinct on (code) $1, code, level, 'x', 'x', 1 from products p,
      unnest(array[p.h1, p.h2, p.h3, p.h4, p.h5]) with ordinality as h (code, level)
    where p.tenant_id = $1 and code is not null`);
  await write(`insert into stock (tenant_id, sale_unit, product_code, on_hand)
    select $1, 'C1', product_code, 9 from products where tenant_id = $1`);
  await write(`
    insert into promotions (tenant_id, promotion_id, kind, name_th, name_en, label_th, label_en, starts_at, ends_at)
    select $1, 'R' || n, 'HOT_DEAL', 'x', 'x', 'x', 'x', '2026-01-01', '2027-01-01'
    from generate_series(1, 3) n`);
  await write(`
    insert into promotion_products (tenant_id, promotion_id, product_code, place)
    select $1, 'R' || 1 + n % 3, 'P' || ${products} - n, n from generate_series(1, 150) n`);
  await write(
    `insert into display_groups (tenant_id, group_id, group_type, name_th, name_en) values ($1, 'G', 'HOME', 'x', 'x')`,
  );
  await write(`
    insert into display_group_products (tenant_id, group_id, product_code, place)
    select $1, 'G', 'P' || ${products} - n * 2, n from generate_series(1, 100) n`);
  await write(
    `insert into customers (tenant_id, customer_code, name, price_level) values ($1, 'CUST', 'x', 1), ($1, 'LEVEL2', 'x', 2)`,
  );
  await write(`
    insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method,
      subtotal_satang, total_satang, ship_to, placed_at, updated_at)
    values ($1, 'O', 'C1', 'Wait', 'CUST', 0, 'X', 1, 1, '{}', '2026-03-01', '2026-03-01')`);
  await write(`
    insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, unit_no, unit_name_th,
      unit_name_en, unit_rate, quantity, unit_price_satang, amount_satang, tax_type, tax_rate, tax_satang, price_source, takes_stock)
    select $1, 'O', n, 'P' || ${products} - n, 'x', 'x', 1, 'x', 'x', 1, 1, 1, 1, 0, 0, 0, 'x', true from generate_series(1, 200) n`);
  await test.database.inTenant(tenant, (tx) => refreshCollections(tx, { at: AT }));
}

beforeAll(async () => {
  test = await createTestDatabase();
  await fill('small', SMALL);
  await fill('large', LARGE);
  await test.vacuum();
});
afterAll(() => test.stop());

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; 'Actual Rows': number };

/** Blocks that the page reads as the app's role, and the number of rows. */
async function read(tenant: string, query: Page['rows']): Promise<{ blocks: number; rows: number }> {
  const { rows } = await test.database.inTenant(
    tenant,
    (tx) =>
      sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (analyze, buffers, format json) ${query}`.execute(tx),
    { readOnly: true },
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan');
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: plan['Actual Rows'] };
}

const range = { skip: 0, take: 12 };
const byPrice = (
  kind: object = {},
  {
    customerCode = GUEST,
    direction = 'asc',
    skip = 0,
  }: { customerCode?: string; direction?: Direction; skip?: number } = {},
) => pageByPrice('C1', kind, { ...range, skip, customerCode, direction });
const customerCode = 'LEVEL2';
const onCollection = (collection: Collection, more: object = {}, kind: object = {}) =>
  pageOfCollections('C1', kind, {
    ...range,
    customerCode: GUEST,
    collections: [collection],
    at: AT,
    ...more,
  });

const pages: Record<string, () => Page> = {
  'in the shop’s order': () => pageByPosition('C1', {}, range),
  'of a large category': () => pageByPosition('C1', { Hierarchy1: 'A1' }, range),
  'of a small category': () => pageByPosition('C1', { Hierarchy2: 'RARE2', Hierarchy3: 'RARE3' }, range),
  'of level 4': () => pageByPosition('C1', { Hierarchy4: 'RARE4' }, range),
  'of level 5': () => pageByPosition('C1', { Hierarchy5: 'RARE5' }, range),
  'of a rare material type': () => pageByPosition('C1', { Mattype: 'GIFT' }, range),
  'of what points buy': () => pageByPosition('C1', { Point: true }, range),
  'by price': () => byPrice(),
  'by price, dearest first': () => byPrice({}, { direction: 'desc' }),
  'of a large category by price': () => byPrice({ Hierarchy1: 'A1' }),
  'of a small category by price': () => byPrice({ Hierarchy3: 'RARE3' }),
  'of level 5 by price': () => byPrice({ Hierarchy5: 'RARE5' }),
  'of a rare material type by price': () => byPrice({ Mattype: 'GIFT' }, { customerCode }),
  'of what points buy by price': () => byPrice({ Point: true }, { customerCode }),
  'by the price of level 2': () => byPrice({}, { customerCode }),
  'of a large category by the price of level 2': () =>
    byPrice({ Hierarchy1: 'A1' }, { customerCode, direction: 'desc' }),
  'of a small category by the price of level 2': () => byPrice({ Hierarchy3: 'RARE3' }, { customerCode }),
  'of best sellers': () => onCollection({ collection: 'BEST_SELLER' }),
  'of best sellers of a category by price': () =>
    onCollection({ collection: 'BEST_SELLER' }, { sort: 'desc' }, { Hierarchy1: 'A1' }),
  'of hot deals': () => onCollection({ collection: 'HOT_DEAL' }),
  'of promotion products': () => onCollection({ collection: 'PROMOTION' }),
  'of promotion products by price': () => onCollection({ collection: 'PROMOTION' }, { sort: 'asc' }),
  'of promotion products by the price of level 2': () =>
    onCollection({ collection: 'PROMOTION' }, { sort: 'asc', customerCode }),
  'of promotion products of a small category': () =>
    onCollection({ collection: 'PROMOTION' }, {}, { Hierarchy3: 'RARE3' }),
  'of one promotion': () => onCollection({ collection: 'ONE_PROMOTION', id: 'R2' }),
  'of a display group': () => onCollection({ collection: 'GROUP', id: 'G' }),
  'of best sellers in a promotion': () =>
    pageOfCollections(
      'C1',
      {},
      {
        ...range,
        customerCode,
        collections: [{ collection: 'BEST_SELLER' }, { collection: 'PROMOTION' }],
        at: AT,
      },
    ),
};

describe('C-41 a list reads no more in a shop forty times as large', () => {
  it.each(Object.keys(pages))('%s', async (name) => {
    const page = pages[name];
    if (!page) throw new Error(name);
    const small = await read('small', page().rows);
    const large = await read('large', page().rows);
    expect(large.rows, 'rows found').toBe(small.rows);
    expect(large.rows).toBeGreaterThan(2);
    // A bigger index is a level deeper: one more block per lookup. In the small shop a whole table may be read with
    // fewer than five blocks for each of the twelve.
    expect(large.blocks, `${small.blocks} blocks in the small shop`).toBeLessThanOrEqual(
      small.blocks * 1.5 + 5 * range.take,
    );
    expect(large.blocks).toBeLessThan(250);
  });

  it.each([GUEST, customerCode])(
    'by price, far down: a look for each product passed, for %s',
    async (who) => {
      const skip = 600;
      for (const direction of ['asc', 'desc'] as const) {
        const { rows } = byPrice({ Hierarchy1: 'A1' }, { customerCode: who, direction, skip });
        const large = await read('large', rows);
        expect(large.rows).toBe(range.take);
        expect(large.blocks).toBeLessThan(5 * (skip + range.take));
      }
    },
  );
});

/** Across all levels in each of the two shops. */
const CATEGORIES = 252;

describe('C-44 R-11 what accompanies the lists is bounded by the categories, not by the products', () => {
  it.each([
    [
      'the categories that hold a product',
      categoriesInUse({ withPoints: false }),
      CATEGORIES,
      4 * CATEGORIES,
    ],
    [
      'the categories in which points buy something',
      categoriesInUse({ withPoints: true }),
      12,
      4 * CATEGORIES,
    ],
    ['where a product stands', placeOfProduct({ saleUnit: 'C1', code: 'P500' }), 1, 10],
  ])('%s', async (_, query, rows, most) => {
    const small = await read('small', query);
    const large = await read('large', query);
    expect([small.rows, large.rows]).toEqual([rows, rows]);
    // One index lookup, four blocks deep, per category; the planner may use fewer if the shop is small.
    expect(small.blocks).toBeLessThanOrEqual(most);
    expect(large.blocks).toBeLessThanOrEqual(most);
  });
});
