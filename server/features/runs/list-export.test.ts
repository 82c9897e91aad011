import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportedList } from '#domain/access/list-exports.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from './runs.work.usecases.ts';

let shop: TestShop;
let keys = 0;
const owner = (sql: string) => shop.database.asOwner(sql);

beforeAll(async () => {
  shop = await createTestShop();
  await owner(`
    insert into brands (tenant_id, brand_code, name_th, name_en, position) values
      ('alpha', 'EVIL', '=1+1', '@cmd', 1), ('alpha', 'SOM', 'ส้ม', 'Som', 2), ('beta', 'OTHER', 'อื่น', 'Other', 1);
    update brands set is_active = false where brand_code = 'SOM';
    insert into display_groups (tenant_id, group_id, group_type, name_th, name_en) values
      ('alpha', 'G1', 'HOME', '-แนะนำ', '+Picked'), ('beta', 'G2', 'HOME', 'อื่น', 'Other');
    insert into categories (tenant_id, category_code, level, parent_code, name_th, name_en, position)
      values ('alpha', 'ZOO', 1, null, 'สวนสัตว์', 'Zoo', 9);
    update stock set on_hand = 5, held = 5 where tenant_id = 'alpha' and sale_unit = 'C1' and product_code = 'P2';
    update stock set on_hand = 7 where tenant_id = 'alpha' and sale_unit = 'C2' and product_code = 'P1'`);
});
afterAll(() => shop.stop());

type Asked = {
  body?: Record<string, string>;
  of?: Record<string, string>;
  who?: 'ADMIN' | 'SALE2';
  language?: 'th' | 'en';
};
const tokenOf = (who: 'ADMIN' | 'SALE2') => shop.tokenOf('alpha', who, who === 'SALE2' ? 'C2' : 'C1');
const started = async (
  list: ExportedList,
  { body = {}, of = {}, who = 'ADMIN', language = 'en' }: Asked = {},
) =>
  shop.call('exportList', {
    params: { list },
    token: await tokenOf(who),
    headers: { 'idempotency-key': `list-export-${(keys += 1)}` },
    body: { Of: of, Filters: body },
    language,
  });
/** The lines of the CSV file, with what stands before them. */
async function exported(list: ExportedList, asked: Asked = {}): Promise<{ mark: string; lines: string[] }> {
  const answer = await started(list, asked);
  expect(answer.statusCode, answer.body).toBe(200);
  const { RunId: runId } = answer.json<{ RunId: string }>();
  await workOnRun(shop.deps, { tenantId: 'alpha', id: runId });
  const token = await tokenOf(asked.who ?? 'ADMIN');
  const given = { token, params: { runId }, language: asked.language ?? 'en' };
  const file = await shop.call('runResult', { ...given, query: { format: 'csv' } });
  expect(file.statusCode, file.body).toBe(200);
  const xlsx = await shop.call('runResult', { ...given, query: { format: 'xlsx' } });
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const [mark = '', ...rest] = [...file.rawPayload.toString()];
  return { mark, lines: rest.join('').trim().split('\r\n') };
}
const said = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  (JSON.parse(answer.body) as { code: string }).code,
];

describe('R-47z a list of the desk as it is filtered, as a table', () => {
  test('of stock has the center of who asks, and the products that the list shows', async () => {
    const { mark, lines } = await exported('stock', { body: { show: 'none' } });
    expect(mark).toBe('\uFEFF');
    expect(lines[0]).toContain('Available');
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 2))).toEqual([['C1', 'P2']]);
    const other = await exported('stock', { who: 'SALE2' });
    expect(other.lines.slice(1).map((line) => line.split(',')[1])).toEqual(['P1', 'P2', 'P3']);
    expect(other.lines[1]).toContain(',7,');
    expect(said(await started('stock', { who: 'SALE2', body: { saleUnit: 'C1' } }))).toEqual([
      404,
      'CENTER_NOT_FOUND',
    ]);
    expect(said(await started('stock', { body: { text: 'nothingofthisname' } }))).toEqual([
      400,
      'EXPORT_EMPTY',
    ]);
  });

  test('of categories is in the order of the tree, narrowed by a text, in Thai intact', async () => {
    const codes = async (asked: Asked) =>
      (await exported('categories', asked)).lines.slice(1).map((line) => line.split(',')[0]);
    expect(await codes({})).toEqual(['FOOD', 'CAT', 'ZOO']);
    expect(await codes({ body: { text: 'zo' } })).toEqual(['ZOO']);
    expect((await exported('categories', { language: 'th' })).lines.join()).toContain('สวนสัตว์');
  });

  test('of brands and groups has the filters of the list, and no cell that a spreadsheet computes', async () => {
    const brands = await exported('brands', { body: { active: 'Y' } });
    expect(brands.lines).toHaveLength(2);
    expect(brands.lines[1]).toContain("'=1+1");
    expect(brands.lines[1]).toContain("'@cmd");
    const groups = await exported('groups', { body: { type: 'HOME' } });
    expect(groups.lines).toHaveLength(2);
    expect(groups.lines[1]).toContain("'-แนะนำ");
    expect(said(await started('groups', { body: { type: 'DRAWER' } }))).toEqual([400, 'EXPORT_EMPTY']);
  });

  test('whose page is closed to a role meanwhile gets none', async () => {
    const { RunId: id } = (await started('brands')).json<{ RunId: string }>();
    await owner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'MERCHANT_PRODUCT_ENABLED', 'N')`,
    );
    shop.deps.cache.dropAll();
    shop.deps.events.publish({ tags: ['alpha/config'] });
    await workOnRun(shop.deps, { tenantId: 'alpha', id });
    const [run] = await owner(`select state from runs where run_id = '${id}'`);
    expect(run).toEqual({ state: 'failed' });
    expect(said(await started('brands'))).toEqual([403, 'PAGE_DISABLED']);
  });
});
