/**
 * Every list of the desk comes as a table, or is named here with the reason why not (R-47z, S-92). Who may see a list may have it, and
 * nobody else: each list is asked for by each role, by the other shop, and in a file's own languages.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportedLists, type ExportedList } from '#domain/access/list-exports.ts';
import { tableLists, type TableList } from '#domain/access/table-views.ts';
import { calls, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { workOnRun } from './features/runs/runs.work.usecases.ts';
import { createTestShop, type Given, type TestShop } from './testing/shop.ts';

/** Lists that settle what they mean when they are started, or are made to be imported again, by calls of their own. */
const OWN: Partial<Record<TableList, CallName>> = {
  salesOrders: 'exportOrders',
  log: 'exportLog',
  products: 'exportGoods',
};
/** A list that comes as no table, and why. */
const WITHOUT: Partial<Record<TableList, string>> = {};

/** What the lists are of, in the test's shop; the others need nothing. */
const OF: Partial<Record<ExportedList, Record<string, string>>> = {
  stockLedger: { code: 'P1' },
  countLines: { id: '1' },
  agreedPrices: { code: 'P1' },
  customerAgreedPrices: { code: 'CUST1', saleUnit: 'C1' },
  coupons: { code: 'CUST1', saleUnit: 'C1' },
};
const FILTERS: Partial<Record<ExportedList, Record<string, string>>> = {
  handIn: { handInId: '1' },
  productFindings: { kind: 'noPicture' },
  advancePrices: { P_Code: 'P1' },
  goodsIssue: { type: 'I' },
  banners: { kind: 'B' },
  news: { kind: 'N' },
  contentPages: { kind: 'C' },
};

let shop: TestShop;
let keys = 0;
const owner = (sql: string) => shop.database.asOwner(sql);
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());

const ask = async (
  list: ExportedList,
  { filters, ...given }: Given & { filters?: Record<string, string> } = {},
): Promise<string> => {
  // What a person may start in a day, and have open, is tried beside the runs.
  await owner('delete from runs');
  const answer = await shop.call('exportList', {
    params: { list },
    headers: { 'idempotency-key': `table-of-${(keys += 1)}` },
    body: { Of: OF[list] ?? {}, Filters: { ...FILTERS[list], ...filters } },
    ...given,
  });
  const { code = 'OK' } = answer.json<{ code?: string }>();
  return `${answer.statusCode} ${code}`;
};
/** The same list by its own call. */
const see = async (list: ExportedList, token: string): Promise<string> => {
  const { call } = shop.deps.listExports.get(list) ?? {};
  if (!call) return 'not defined';
  const { method }: Call = calls[call];
  const filters = FILTERS[list] ?? {};
  const answer = await shop.call(call, {
    token,
    params: OF[list] ?? {},
    ...(method === 'POST' ? { body: filters } : { query: filters }),
  });
  const { code = 'OK' } = answer.json<{ code?: string }>();
  return `${answer.statusCode} ${code}`;
};

describe('S-92 R-47z lists as tables', () => {
  test.each(tableLists)('%s comes as a table, or it is said why not', (list) => {
    const own = OWN[list];
    const ways = [exportedLists.some((one) => one === list), own !== undefined, WITHOUT[list] !== undefined];
    expect(ways.filter(Boolean)).toHaveLength(1);
    expect(own === undefined || own in calls).toBe(true);
  });

  test('each has titles and columns in both languages, no two of the same name', () => {
    for (const name of exportedLists) {
      const list = shop.deps.listExports.get(name);
      for (const language of ['th', 'en'] as const) {
        expect(list?.title[language], name).toBeTruthy();
        const heads = list?.columns.map((column) => column[language]) ?? [];
        expect(heads.length, name).toBeGreaterThan(2);
        expect(new Set(heads).size, `${name} ${language}`).toBe(heads.length);
      }
    }
  });

  test('who is refused a list is refused its table in the same words, whatever their role', async () => {
    for (const who of ['SALE', 'SALE2', 'ADMIN'] as const) {
      const token = await shop.tokenOf('alpha', who, who === 'SALE2' ? 'C2' : 'C1');
      for (const list of exportedLists) {
        const seen = await see(list, token);
        const got = await ask(list, { token });
        const { right } = shop.deps.listExports.get(list) ?? {};
        const mayBe = (): string[] => {
          if (seen !== '200 OK') return [seen];
          return right && who !== 'ADMIN' ? ['403 RIGHT_MISSING'] : ['200 OK', '400 EXPORT_EMPTY'];
        };
        expect(mayBe(), `${list} ${who}`).toContain(got);
      }
    }
  });

  test('buyers get none', async () => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    for (const list of exportedLists) expect(await ask(list, { token }), list).toBe('403 NOT_ALLOWED');
  });

  test('a filter that the list would refuse is refused', async () => {
    const token = await shop.tokenOf('alpha', 'ADMIN');
    expect(await ask('stock', { token, filters: { show: 'nonsense' } })).toBe('400 INVALID_INPUT');
    expect(await ask('stockLedger', { token, body: { Of: {}, Filters: {} } })).toBe('400 INVALID_INPUT');
  });

  test('who lost the center that a table was narrowed to gets neither a table that is ready nor a new one', async () => {
    await owner(`insert into staff_centers (tenant_id, user_id, sale_unit) values ('alpha', 'SALE', 'C2') on conflict do nothing;
      delete from staff_roles; delete from runs`);
    const token = await shop.tokenOf('alpha', 'SALE');
    const start = async () => {
      const answer = await shop.call('exportList', {
        token,
        params: { list: 'stock' },
        headers: { 'idempotency-key': `lost-center-${(keys += 1)}` },
        body: { Filters: { saleUnit: 'C2' } },
      });
      return answer.json<{ RunId: string }>().RunId;
    };
    const ready = await start();
    await workOnRun(shop.deps, { tenantId: 'alpha', id: ready });
    const fetched = () =>
      shop.call('runResult', { token, params: { runId: ready }, query: { format: 'csv' } });
    expect((await fetched()).statusCode).toBe(200);
    const waiting = await start();
    await owner(`delete from staff_centers where user_id = 'SALE' and sale_unit = 'C2'`);
    expect((await fetched()).json()).toMatchObject({ code: 'NOT_ALLOWED' });
    await workOnRun(shop.deps, { tenantId: 'alpha', id: waiting });
    expect(await owner(`select state, done from runs where run_id = '${waiting}'`)).toEqual([
      { state: 'failed', done: 0 },
    ]);
  });

  test('of stock says nothing of a product that the shop does not count', async () => {
    await owner(
      `delete from runs; update products set is_stock_item = false where tenant_id = 'alpha' and product_code = 'P1'`,
    );
    const token = await shop.tokenOf('alpha', 'ADMIN');
    const answer = await shop.call('exportList', {
      token,
      params: { list: 'stock' },
      headers: { 'idempotency-key': 'uncounted-stock' },
      body: {},
    });
    const { RunId: runId } = answer.json<{ RunId: string }>();
    await workOnRun(shop.deps, { tenantId: 'alpha', id: runId });
    const file = await shop.call('runResult', { token, params: { runId }, query: { format: 'csv' } });
    const cells = (code: string) =>
      file.body
        .split('\r\n')
        .find((line) => line.includes(`,${code},`))
        ?.split(',')
        .slice(-5, -1);
    expect(cells('P1')).toEqual(['', '', '', '']);
    expect(cells('P2')?.[1]).toMatch(/^\d+$/);
  });
});
