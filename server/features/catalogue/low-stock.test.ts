/** Staff are told of stock that runs low: of their center, each product once until it was refilled. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { STOCK } from '../../testing/shop-data.ts';
import type { CallAnswer } from '#contract/schemas.ts';
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

test('B-94f the notification leads to the list of the center that it is about', async () => {
  await left('P1', 2);
  await told('SALE');
  expect(await shop.database.asOwner(`select link from notifications where recipient = 'SALE'`)).toEqual([
    { link: '/merchant/stock/low?dc=C1' },
  ]);
});

const list = async (who: 'SALE' | 'SALE2', query: Record<string, string> = {}) => {
  const response = await shop.call('lowStock', { token: await shop.tokenOf('alpha', who), query });
  return response.json<CallAnswer<'lowStock'>>();
};

test('B-30b the list has what is told, the fewest first, with what is reserved and when it was last sold', async () => {
  await left('P1', 12, { held: 8 });
  await left('P2', 2);
  await left('P2', 0, { saleUnit: 'C2' });
  await left('P4', 0, { tenant: 'beta' });
  await shop.database.asOwner(`
    insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference, at) values
      ('alpha', 'C1', 'P1', 'sale', -1, 'old', '2026-02-01T03:00:00Z'),
      ('alpha', 'C1', 'P1', 'sale', -1, 'new', '2026-02-20T03:00:00Z'),
      ('alpha', 'C1', 'P1', 'adjust', 5, 'filled', '2026-02-21T03:00:00Z'),
      ('alpha', 'C2', 'P1', 'sale', -1, 'elsewhere', '2026-02-22T03:00:00Z')`);
  const { Data, Below, SaleUnit, Next } = await list('SALE');
  expect({ Below, SaleUnit, Next }).toEqual({ Below: 10, SaleUnit: 'C1', Next: null });
  expect(Data).toMatchObject([
    { P_Code: 'P2', OnHand: 2, Held: 0, StockAvailable: 2, LastSoldAt: null },
    { P_Code: 'P1', OnHand: 12, Held: 8, StockAvailable: 4, LastSoldAt: '2026-02-20T03:00:00.000Z' },
  ]);
});

test('B-30b it goes on after the last one by key, and finds a product by part of its name or code', async () => {
  for (const product of ['P1', 'P2', 'P4']) await left(product, 3);
  const pages: string[][] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: CallAnswer<'lowStock'> = await list('SALE', { take: '2', ...(after && { after }) });
    pages.push(page.Data.map(({ P_Code }) => P_Code));
    after = page.Next;
  }
  expect(pages).toEqual([['P1', 'P2'], ['P4']]);
  const found = async (text: string) => (await list('SALE', { text })).Data.map(({ P_Code }) => P_Code);
  expect(await found('p4')).toEqual(['P4']);
  expect(await found('%')).toEqual([]);
  expect(await list('SALE', { after: 'x' })).toMatchObject({ code: 'INVALID_INPUT' });
});

test('B-30b the fewest come first whatever the limit is, also where pieces are put together in steps, and none is left out between pages', async () => {
  const pieces = { P1: 24, P2: 23, P4: 22 };
  for (const below of [22, 23, 25, 26, 1001]) {
    await shop.database.asOwner(`delete from notification_shops`);
    await shop.database.asOwner(
      `insert into notification_shops (tenant_id, low_stock) values ('alpha', ${below})`,
    );
    for (const [product, many] of Object.entries(pieces)) await left(product, many + (below > 100 ? 900 : 0));
    const expected = below === 22 ? [] : below === 23 ? ['P4'] : ['P4', 'P2', 'P1'];
    expect(
      (await list('SALE')).Data.map(({ P_Code }) => P_Code),
      `below ${below}`,
    ).toEqual(expected);
    const codes: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: CallAnswer<'lowStock'> = await list('SALE', { take: '1', ...(after && { after }) });
      codes.push(...page.Data.map(({ P_Code }) => P_Code));
      after = page.Next;
    }
    expect(codes, `below ${below}, page by page`).toEqual(expected);
  }
  expect((await list('SALE', { after: '9999999999_P1' })).Data).toEqual([]);
});

test('B-30b what is sold changes the row of stock in its place, without a new entry in its indexes, unless it comes to another step', async () => {
  const isInPlace = async (from: number, to: number): Promise<boolean> => {
    await left('P1', from);
    const done = shop.database
      .asOwner(`do $$ declare before bigint := pg_stat_get_xact_tuples_hot_updated('stock'::regclass); begin
      update stock set on_hand = ${to} where tenant_id = 'alpha' and sale_unit = 'C1' and product_code = 'P1';
      if pg_stat_get_xact_tuples_hot_updated('stock'::regclass) = before then raise exception 'moved'; end if;
    end $$`);
    const problem = await done.then(
      () => '',
      (error: Error) => error.message,
    );
    expect(['', 'moved']).toContain(problem);
    return problem === '';
  };
  expect(await isInPlace(140, 139)).toBe(true);
  expect(await isInPlace(40, 41)).toBe(true);
  expect(await isInPlace(12, 11)).toBe(false);
});

test('B-30b a shop that tells nothing of low stock lists what is sold out', async () => {
  await shop.database.asOwner(`insert into notification_shops (tenant_id, low_stock) values ('alpha', 0)`);
  await left('P1', 1);
  await left('P2', 0);
  const { Below, Data } = await list('SALE');
  expect([Below, Data.map(({ P_Code }) => P_Code)]).toEqual([1, ['P2']]);
});
