/** Searches without results: counted after the response, within limits, and shown to staff. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { indexProducts } from '#database/search-index.ts';
import { createTestShop, type TestShop } from '#server/testing/shop.ts';
import { createSearchMisses } from './search.misses.usecases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const product = { code: 'P1', texts: ['Product'], barcodes: [], categories: [], position: 1 };
  await shop.deps.database.inTenant('alpha', (tx) => indexProducts(tx, [product]));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await misses();
  await shop.database.asOwner(`delete from search_misses`);
});

type Tenant = 'alpha' | 'beta';
type List = Partial<CallInput<'listProducts'>['body']> & { tenant?: Tenant };
async function search(SearchText: string, { tenant = 'alpha', ...body }: List = {}) {
  const token = await shop.tokenOf(tenant, 'GUEST');
  const response = await shop.call('listProducts', { token, body: { SearchText, ...body } });
  expect(response.statusCode).toBe(200);
}
type Range = { tenant?: Tenant; take?: string; after?: string; sort?: string; range?: string };
async function missesPage({ tenant = 'alpha', ...query }: Range = {}) {
  const token = await shop.tokenOf(tenant, 'SALE');
  const response = await shop.call('searchMisses', { token, query });
  expect(response.statusCode).toBe(200);
  return response.json<CallAnswer<'searchMisses'>>();
}
const misses = async (range?: Range) => (await missesPage(range)).Data;
const LastAt = '2026-03-02T05:00:00.000Z';

describe('F-06 a search that found nothing', () => {
  it('is counted by its normalised text and listed most often first, in its shop only', async () => {
    await search('กรงนก');
    for (const text of ['Xyzzy  QWERTY', 'xyzzy qwerty!', '  XYZZY QWERTY']) await search(text);
    expect(await misses()).toEqual([
      { Text: 'xyzzy qwerty', Times: 3, LastAt },
      { Text: 'กรงนก', Times: 1, LastAt },
    ]);
    await search('กรงนก');
    expect(await misses({ tenant: 'beta' })).toEqual([]);
  });

  it('is listed a page by key: what is searched for meanwhile is shown on no page twice', async () => {
    await shop.database.asOwner(
      `insert into search_misses (tenant_id, text, times, last_at) values
       ('alpha', 'five', 5, '2026-02-01'), ('alpha', 'two', 2, '2026-02-03'), ('alpha', 'two too', 2, '2026-02-03'),
       ('alpha', 'two before', 2, '2026-02-02'), ('beta', 'not alpha', 9, '2026-02-02')`,
    );
    const first = await missesPage({ take: '2' });
    expect(first.Data.map(({ Text }) => Text)).toEqual(['five', 'two too']);
    await search('two too');
    await search('two');
    const second = await missesPage({ take: '2', after: first.Next ?? '' });
    expect(second).toMatchObject({ Data: [{ Text: 'two before' }], Next: null });
    const latest = await missesPage({ take: '3', sort: 'lastAt' });
    expect(latest.Data.map(({ Text }) => Text)).toEqual(['two too', 'two', 'two before']);
    const last = await missesPage({ take: '3', sort: 'lastAt', after: latest.Next ?? '' });
    expect(last).toMatchObject({ Data: [{ Text: 'five' }], Next: null });
  });

  it('is left out where it was last searched for before the time that is asked for', async () => {
    await shop.database.asOwner(
      `insert into search_misses (tenant_id, text, times, last_at) values
       ('alpha', 'yesterday', 1, '2026-03-01'), ('alpha', 'last month', 7, '2026-02-10'), ('alpha', 'long ago', 9, '2025-01-01')`,
    );
    const texts = async (asked: Range = {}) => (await misses(asked)).map(({ Text }) => Text);
    expect(await texts({ range: 'week' })).toEqual(['yesterday']);
    expect(await texts({ range: 'month' })).toEqual(['last month', 'yesterday']);
    expect(await texts({ range: 'year' })).toEqual(['last month', 'yesterday']);
    expect(await texts()).toEqual(['long ago', 'last month', 'yesterday']);
  });

  it.each(['x', '1_2', '9999999999_1_x', '1_9999999999999999_x'])(
    'has no page after what is none: %s',
    async (after) => {
      const token = await shop.tokenOf('alpha', 'SALE');
      const response = await shop.call('searchMisses', { token, query: { after } });
      expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('is none where something was found, where it was narrowed, and past the first page', async () => {
    await search('Product');
    await search('xyzzyqwerty', { Hierarchy1: 'FOOD' });
    await search('xyzzyqwerty', { Skip: 12 });
    expect(await misses()).toEqual([]);
  });

  it('is forgotten where it may be about a person', async () => {
    for (const text of ['somchai@example.com', '081-234-5678', '1101700230708']) await search(text);
    expect(await misses()).toEqual([]);
  });
});

describe('what is collected', () => {
  const query = (SearchText: string) => ({ Take: 12, Skip: 0, SearchText });
  const collecting = (onError: (error: unknown) => void = () => undefined) =>
    createSearchMisses({ database: shop.deps.database, clock: () => shop.now, onError });
  const rows = () =>
    shop.database.asOwner<{ texts: number; times: number }>(
      `select count(*)::integer as texts, max(times) as times from search_misses where tenant_id = 'alpha'`,
    );

  it('is not more than 100 texts at a time, and no text grows by more than 20', async () => {
    const collected = collecting();
    for (let at = 0; at < 150; at += 1)
      collected.noticed('alpha', { query: query(`wanted thing ${at}`), found: 0 });
    for (let at = 0; at < 50; at += 1)
      collected.noticed('alpha', { query: query('wanted thing 1'), found: 0 });
    await collected.flush();
    expect(await rows()).toEqual([{ texts: 100, times: 20 }]);
  });

  it('is kept up to 2000 texts a shop; what was wanted least goes first', async () => {
    await shop.database.asOwner(
      `insert into search_misses (tenant_id, text, times, last_at) select 'alpha', 'old ' || n, 2, '2026-01-01' from generate_series(1, 2000) n`,
    );
    const collected = collecting();
    collected.noticed('alpha', { query: query('once'), found: 0 });
    collected.noticed('alpha', { query: query('old 1'), found: 0 });
    await collected.stop();
    expect(await rows()).toEqual([{ texts: 2000, times: 3 }]);
    expect((await misses({ take: '1' }))[0]).toEqual({ Text: 'old 1', Times: 3, LastAt });
  });

  it('is dropped where it cannot be written, and nobody who searches notices', async () => {
    const errors: unknown[] = [];
    const broken = { inTenant: () => Promise.reject(new Error('no database')) };
    const collected = createSearchMisses({
      database: { ...shop.deps.database, ...broken },
      clock: () => shop.now,
      onError: (error) => errors.push(error),
    });
    collected.noticed('alpha', { query: query('lost thing'), found: 0 });
    await collected.flush();
    expect(errors).toHaveLength(1);
  });
});
