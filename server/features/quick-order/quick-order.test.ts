import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { indexProducts } from '#database/search-index.ts';
import { MAX_LISTS } from '#domain/quick-order/order-lists.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type Answer = CallAnswer<'matchQuickOrder'>;
type Who = 'CUST1' | 'CUST2' | 'GUEST';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(
    `update product_units set barcode = '8850000000012' where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1`,
  );
  const found = ['P1', 'P2', 'P3'].map((code, position) => ({
    code,
    texts: [`สินค้า ${code}`, `Product ${code}`],
    barcodes: code === 'P1' ? ['8850000000012'] : [],
    categories: [],
    position,
  }));
  await shop.deps.database.inTenant('alpha', (tx) => indexProducts(tx, found));
});
afterAll(() => shop.stop());

async function match(
  Lines: string[],
  { who = 'CUST1', center = 'C1' }: { who?: Who; center?: string } = {},
): Promise<Answer> {
  const token = await shop.tokenOf('alpha', who, center);
  const answer = await shop.call('matchQuickOrder', { token, body: { Lines } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('C-46 matching lines', () => {
  test('a barcode names product and unit, and the price is the customer’s own', async () => {
    const { Lines, Products } = await match(['8850000000012 3', 'สวัสดีค่ะ'], { who: 'CUST2' });
    expect(Lines).toEqual([
      { Text: '8850000000012 3', State: 'sure', P_Code: 'P1', Unit: 1, Quantity: 3, Suggestions: [] },
      { Text: 'สวัสดีค่ะ', State: 'remark', P_Code: null, Unit: 1, Quantity: 1, Suggestions: [] },
    ]);
    expect(Products).toMatchObject([{ P_Code: 'P1', SalesPrice1: 18 }]);
  });

  test('a name that several products have is unsure, with the others as suggestions', async () => {
    const { Lines, Products } = await match(['สินค้า 2']);
    expect(Lines).toMatchObject([{ State: 'unsure', Quantity: 2 }]);
    expect(Lines[0]?.Suggestions.length).toBeGreaterThan(0);
    expect(new Set(Products.map(({ P_Code }) => P_Code))).toEqual(
      new Set([Lines[0]?.P_Code, ...(Lines[0]?.Suggestions ?? [])]),
    );
  });

  test('what the center does not offer is not found', async () => {
    await shop.database.asOwner(
      `update stock set is_active = false where tenant_id = 'alpha' and sale_unit = 'C1' and product_code = 'P1'`,
    );
    const { Lines, Products } = await match(['8850000000012']);
    await shop.database.asOwner(
      `update stock set is_active = true where tenant_id = 'alpha' and sale_unit = 'C1' and product_code = 'P1'`,
    );
    expect(Lines).toMatchObject([{ State: 'unknown', P_Code: null }]);
    expect(Products).toEqual([]);
  });

  test('takes 100 lines of 200 letters, and no more', async () => {
    const token = await shop.tokenOf('alpha', 'GUEST');
    const ask = async (Lines: string[]) =>
      (await shop.call('matchQuickOrder', { token, body: { Lines } })).statusCode;
    expect(await ask(Array.from({ length: 101 }, () => 'P1'))).toBe(400);
    expect(await ask(['x'.repeat(201)])).toBe(400);
    expect(await ask([])).toBe(400);
    expect((await match(Array.from({ length: 100 }, (_, n) => `P1 x${n + 1}`))).Lines).toHaveLength(100);
  });

  test('asks the database in batches, however many lines there are', async () => {
    const lines = Array.from({ length: 100 }, (_, n) => `Product P${n} x2`);
    // Settings and synonyms are in memory then.
    await match(lines);
    const transactions = vi.spyOn(shop.deps.database, 'inTenant');
    await match(lines);
    // Four of 25 lines each, and one for the products.
    expect(transactions.mock.calls.length).toBeLessThanOrEqual(5);
    transactions.mockRestore();
  });
});

describe('C-46b saved lists', () => {
  beforeEach(() => shop.database.asOwner('delete from order_lists'));
  const lines = [{ P_Code: 'P1', Unit: 1, Quantity: 2 }];
  const tokenOf = (who: Who = 'CUST1') => shop.tokenOf('alpha', who);
  async function save(Name: string, who: Who = 'CUST1', Lines: object[] = lines) {
    shop.now = new Date(shop.now.getTime() + 1000);
    return shop.call('saveOrderList', { token: await tokenOf(who), body: { Name, Lines } });
  }
  const namesOf = async (who: Who = 'CUST1') =>
    (await shop.call('orderLists', { token: await tokenOf(who) }))
      .json<CallAnswer<'orderLists'>>()
      .Data.map(({ Name }) => Name);
  const idOf = async (name: string) => (await save(name)).json<CallAnswer<'saveOrderList'>>().Data.Id;

  test('are saved, read, replaced by name, renamed and removed, each customer’s own', async () => {
    const id = await idOf('Weekly');
    expect(
      (await save('weekly', 'CUST1', [...lines, { P_Code: 'P2', Unit: 2, Quantity: 1 }])).json(),
    ).toMatchObject({
      Data: { Id: id, Name: 'weekly', LineCount: 2 },
    });
    await save('Other');
    expect(await namesOf()).toEqual(['Other', 'weekly']);
    expect(await namesOf('CUST2')).toEqual([]);
    const token = await tokenOf();
    const params = { id };
    const list = await shop.call('orderList', { token, params });
    expect(list.json()).toMatchObject({
      Data: { Lines: [...lines, { P_Code: 'P2', Unit: 2, Quantity: 1 }] },
    });
    const taken = await shop.call('renameOrderList', { token, params, body: { Name: 'OTHER' } });
    expect(taken.json()).toMatchObject({ statusCode: 409, code: 'ORDER_LIST_NAME_TAKEN' });
    await shop.call('renameOrderList', { token, params, body: { Name: 'Monthly' } });
    expect(await namesOf()).toEqual(['Other', 'Monthly']);
    await shop.call('removeOrderList', { token, params, body: {} });
    expect(await namesOf()).toEqual(['Other']);
  });

  test('take no product that the shop does not have', async () => {
    const answer = await save('Weekly', 'CUST1', [...lines, { P_Code: 'NONE', Unit: 1, Quantity: 1 }]);
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'PRODUCT_NOT_FOUND' });
    expect(await namesOf()).toEqual([]);
  });

  test('are 20 at most, also when two browsers save at once, of 200 lines each', async () => {
    for (let n = 1; n < MAX_LISTS; n += 1) await save(`List ${n}`);
    const both = await Promise.all([save('One'), save('Two')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await namesOf()).toHaveLength(MAX_LISTS);
    expect((await save('List 1')).statusCode, 'a list that is there is replaced').toBe(200);
    const many = Array.from({ length: 201 }, () => lines[0] ?? {});
    expect((await save('Long', 'CUST2', many)).statusCode).toBe(400);
    expect((await save('Long', 'CUST2', many.slice(1))).statusCode).toBe(200);
  });
});
