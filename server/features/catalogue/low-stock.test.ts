/** Staff are told of stock that runs low: of their center, each product once until it was refilled. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { STOCK } from '../../testing/shop-data.ts';
import { tellLowStock } from './low-stock.usecases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  for (const table of ['notifications', 'low_stock_told', 'notification_shops'])
    await shop.database.asOwner(`delete from ${table}`);
  await shop.database.asOwner(`update stock set on_hand = ${STOCK}, held = 0, is_active = true`);
});

const left = (product: string, onHand: number, { held = 0, saleUnit = 'C1', tenant = 'alpha' } = {}) =>
  shop.database.asOwner(
    `update stock set on_hand = $1, held = $2 where product_code = $3 and sale_unit = $4 and tenant_id = $5`,
    [onHand, held, product, saleUnit, tenant],
  );
/** What is new in the bell. */
async function told(who: string): Promise<string[]> {
  shop.now = new Date(shop.now.getTime() + 5 * 60_000);
  await shop.database.asOwner('delete from notifications');
  await tellLowStock(shop.deps, 'alpha');
  const rows = await shop.database.asOwner<{ one: string }>(
    `select title_en || ' – ' || body_en as one from notifications where recipient = $1 and tenant_id = 'alpha'`,
    [who],
  );
  return rows.map(({ one }) => one);
}

test('B-94f below what the shop says, counted without what is held, a product is told once to the staff of its center', async () => {
  await left('P1', 10);
  expect(await told('SALE')).toEqual([]);
  await left('P1', 12, { held: 3 });
  expect(await told('SALE')).toEqual([
    expect.stringMatching(/^1 product runs low · Bangkok – .+ \(9 left\)$/),
  ]);
  await left('P1', 4);
  expect(await told('SALE'), 'again').toEqual([]);
  expect(await told('SALE2'), 'of another center').toEqual([]);
});

test('B-94f one that was refilled is told again when it falls again', async () => {
  await left('P1', 2);
  expect(await told('SALE')).toHaveLength(1);
  await left('P1', 50);
  expect(await told('SALE')).toEqual([]);
  await left('P1', 2);
  expect(await told('SALE')).toHaveLength(1);
});

test('B-94f what is not counted, not offered, another shop’s, or wanted by nobody is not told', async () => {
  await left('P3', 0);
  await left('P1', 0, { tenant: 'beta' });
  expect(await told('SALE')).toEqual([]);
  await left('P1', 0);
  await shop.database.asOwner(`update stock set is_active = false where product_code = 'P1'`);
  expect(await told('SALE')).toEqual([]);
  await shop.database.asOwner(`update stock set is_active = true`);
  await shop.database.asOwner(`insert into notification_shops (tenant_id, low_stock) values ('alpha', 0)`);
  expect(await told('SALE')).toEqual([]);
  await shop.database.asOwner(`update notification_shops set low_stock = 5`);
  expect(await told('SALE')).toHaveLength(1);
});
