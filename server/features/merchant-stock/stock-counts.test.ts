/** Shelves counted by staff, and what is found booked. */
import { beforeEach, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { MOST_OPEN_COUNTS } from '#domain/orders/stock-movements.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { openStockDesk, said } from './stock-desk.testing.ts';

type Who = 'ADMIN' | 'SALE' | 'SALE2';
type Sheet = CallAnswer<'stockCount'>;
type Line = CallAnswer<'countProduct'>;
const opened = openStockDesk();
const { ask, stock, ledger } = opened;
const owner = (sql: string) => opened.shop().database.asOwner(sql);

beforeEach(() => owner('delete from stock_counts'));

const read = async <Answer>(
  name: CallName,
  id: string,
  query: Record<string, string> = {},
  who: Who = 'ADMIN',
) => {
  const token = await opened.shop().tokenOf('alpha', who);
  return (await opened.shop().call(name, { token, params: { id }, query, language: 'en' })).json<Answer>();
};
const sheet = (id: string, who: Who = 'ADMIN') => read<Sheet>('stockCount', id, {}, who);
const lines = async (id: string, query: Record<string, string> = {}) =>
  (await read<CallAnswer<'stockCountLines'>>('stockCountLines', id, query)).Data;
const begin = async (more: object = {}, who: Who = 'ADMIN') => {
  const answer = await ask('beginStockCount', { SaleUnit: 'C1', Selection: 'all', ...more }, { who });
  expect(answer.statusCode, answer.body).toBe(200);
  return String(answer.json<Sheet>().CountId);
};
const count = (
  id: string,
  P_Code: string,
  Pieces: number | null,
  Was: number | null = null,
  asked: object = {},
) => ask('countProduct', { P_Code, Pieces, Was }, { id, ...asked });
const scan = (id: string, Barcode: string, asked: object = {}) =>
  ask('scanCounted', { Barcode }, { id, ...asked });
const book = async (id: string, Differences: number, asked: object = {}) =>
  ask('bookStockCount', { Differences }, { id, ...asked });

test('R-47o a sheet has the products that were chosen, and tells what should lie there, ordered goods too; a blind one does not', async () => {
  const id = await begin();
  await opened.desk().place();
  expect((await lines(id)).map((line) => [line.P_Code, line.Expected, line.Counted])).toEqual([
    ['P1', 100, null],
    ['P2', 100, null],
    ['P4', 100, null],
  ]);
  expect(await sheet(id)).toMatchObject({ State: 'open', Products: 3, Counted: 0, BegunBy: 'Admin' });
  const blind = await begin({ Selection: 'category', Code: 'CAT', Blind: 'Y' });
  expect((await lines(blind)).map(({ Expected }) => Expected)).not.toContainEqual(expect.any(Number));
  const printed = await read<CallAnswer<'printStockCount'>>('printStockCount', id);
  expect(printed.Lines.map((line) => [line.P_Code, line.Expected])).toContainEqual(['P1', 100]);
  await owner(
    `update stock set on_hand = 0 where tenant_id = 'alpha' and sale_unit = 'C1' and product_code = 'P2'`,
  );
  expect((await lines(await begin({ Selection: 'low' }))).map(({ P_Code }) => P_Code)).toEqual(['P2']);
  expect(said(await ask('beginStockCount', { SaleUnit: 'C1', Selection: 'brand', Code: 'NONE' }))).toEqual([
    409,
    'COUNT_EMPTY',
  ]);
});

test('R-47o what is sold between counting and booking makes no false difference; all is booked at once, and once', async () => {
  const id = await begin();
  expect((await count(id, 'P1', 97)).json<Line>()).toMatchObject({
    Counted: 97,
    Expected: 100,
    Difference: -3,
    CountedBy: 'Admin',
  });
  await count(id, 'P2', 104);
  await opened.desk().place();
  expect(await sheet(id)).toMatchObject({
    Counted: 2,
    Differences: 2,
    More: 4,
    Fewer: 3,
    Stale: 0,
    Value: null,
  });
  expect((await lines(id, { show: 'different' })).map(({ P_Code }) => P_Code)).toEqual(['P1', 'P2']);
  expect((await lines(id, { show: 'left' })).map(({ P_Code }) => P_Code)).toEqual(['P4']);
  const answers = await Promise.all([
    book(id, 2, { key: 'booked-once' }),
    book(id, 2, { key: 'booked-once' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await book(id, 2)).statusCode).toBe(409);
  // 11 were ordered meanwhile.
  expect((await stock('P1')).OnHand).toBe(86);
  expect((await stock('P2')).OnHand).toBe(104);
  expect((await ledger()).Data[0]).toMatchObject({ Kind: 'count', Pieces: -3, Balance: 86, ByName: 'Admin' });
  expect(await sheet(id)).toMatchObject({
    State: 'booked',
    Differences: 2,
    More: 4,
    Fewer: 3,
    EndedBy: 'Admin',
  });
  expect(said(await count(id, 'P4', 1))).toEqual([409, 'COUNT_ENDED']);
  const log = await owner(
    `select action, after from audit_log where action like 'stock.count%' order by audit_id`,
  );
  expect(log).toEqual([
    { action: 'stock.countBegin', after: { SaleUnit: 'C1', RowCount: 3 } },
    { action: 'stock.count', after: { SaleUnit: 'C1', RowCount: 2 } },
  ]);
});

test('R-47o orders that are counted on the shelf before they are packed are no difference', async () => {
  await opened.desk().place();
  const id = await begin();
  expect((await count(id, 'P1', 100)).json<Line>()).toMatchObject({ Expected: 100, Difference: 0 });
});

test('R-47o two people count: the later one is told; a scan adds the pieces of its unit, and each only once', async () => {
  await owner(
    `update product_units set barcode = 'BAR-' || product_code || '-' || unit_no where tenant_id = 'alpha' and product_code = 'P1'`,
  );
  const id = await begin({ Selection: 'category', Code: 'CAT' });
  await count(id, 'P1', 5);
  expect(said(await count(id, 'P1', 7))).toEqual([409, 'COUNT_CHANGED']);
  await count(id, 'P1', 7, 5);
  const both = await Promise.all([
    scan(id, 'BAR-P1-1'),
    scan(id, 'BAR-P1-1'),
    scan(id, 'BAR-P1-1', { key: 'scanned-once' }),
  ]);
  await scan(id, 'BAR-P1-1', { key: 'scanned-once' });
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await lines(id, { show: 'counted' })).map(({ Counted }) => Counted)).toEqual([10]);
  const box = (await scan(id, 'BAR-P1-2')).json<CallAnswer<'scanCounted'>>();
  expect(box.Line.Counted).toBe(10 + box.Added);
  expect(box.Added).toBeGreaterThan(1);
  expect(said(await scan(id, 'NOTHING'))).toEqual([404, 'COUNT_BARCODE_UNKNOWN']);
  expect(said(await count(id, 'ONLYP', 1))).toEqual([404, 'COUNT_NOT_LISTED']);
  await count(id, 'P1', null, box.Line.Counted);
  expect(await sheet(id)).toMatchObject({ Counted: 0 });
  await owner(`update product_units set barcode = null where tenant_id = 'alpha'`);
});

test('R-47o what somebody set right in the books since is stale: told and not booked, and counted again it is', async () => {
  const id = await begin();
  await count(id, 'P1', 90);
  await opened.adjust(-10);
  await opened.receive(5);
  expect(await sheet(id)).toMatchObject({ Differences: 0, Stale: 1 });
  expect((await lines(id, { show: 'stale' })).map(({ P_Code }) => P_Code)).toEqual(['P1']);
  expect((await count(id, 'P1', 94, 90)).json<Line>()).toMatchObject({
    Expected: 95,
    Difference: -1,
    Stale: 'N',
  });
  await count(id, 'P2', 1);
  await opened.adjust(-99, {}, { code: 'P2' });
  expect((await book(id, 1)).json<Sheet>()).toMatchObject({ State: 'booked', Differences: 1, Stale: 1 });
  expect([(await stock('P1')).OnHand, (await stock('P2')).OnHand]).toEqual([94, 1]);
});

test('R-47o reserved pieces cannot be counted away; what changed since it was seen is not booked or thrown away unseen', async () => {
  const id = await begin();
  await count(id, 'P1', 0);
  await owner(
    `update stock set held = 2 where tenant_id = 'alpha' and sale_unit = 'C1' and product_code = 'P1'`,
  );
  expect(said(await book(id, 0))).toEqual([409, 'COUNT_MOVED']);
  expect((await book(id, 1)).json<Sheet>()).toMatchObject({ Differences: 0, Stale: 1 });
  expect((await stock('P1')).OnHand).toBe(100);
  const other = await begin();
  await count(other, 'P2', 3);
  expect(said(await ask('discardStockCount', { Counted: 0 }, { id: other }))).toEqual([409, 'COUNT_MOVED']);
  expect((await ask('discardStockCount', { Counted: 1 }, { id: other })).json<Sheet>().State).toBe(
    'discarded',
  );
  expect((await stock('P2')).OnHand).toBe(100);
});

test('R-47o what the differences are worth is told who may see costs alone; sheets are those of the own centers', async () => {
  await owner(`insert into product_costs (tenant_id, product_code, cost_satang) values ('alpha', 'P1', 1250)
    on conflict (tenant_id, product_code) do update set cost_satang = 1250`);
  const id = await begin();
  await count(id, 'P1', 98);
  expect((await sheet(id)).Value).toBe(-25);
  expect((await lines(id, { show: 'different' })).map(({ Value }) => Value)).toEqual([-25]);
  expect((await sheet(id, 'SALE')).Value).toBeNull();
  expect(await sheet(id, 'SALE2')).toMatchObject({ code: 'COUNT_NOT_FOUND' });
  expect(said(await count(id, 'P1', 98, 98, { who: 'SALE' }))).toEqual([403, 'RIGHT_MISSING']);
  const admin = await opened.shop().tokenOf('alpha', 'ADMIN');
  await saveRole(opened.shop(), admin, { UserRole: '3', Rights: ['adjustStock'] });
  expect((await count(id, 'P1', 99, 98, { who: 'SALE' })).statusCode).toBe(200);
  await saveRole(opened.shop(), admin, { UserRole: '3', Rights: [] });
  const [listed] = (
    await opened.shop().call('stockCounts', { token: admin, query: { saleUnit: 'C1', open: 'Y' } })
  ).json<CallAnswer<'stockCounts'>>().Data;
  expect(listed).toMatchObject({ CountId: Number(id), Counted: 1 });
});

test('R-47o a blind sheet tells who counts nothing of what should be there, who began it the differences, and all once it is closed', async () => {
  const admin = await opened.shop().tokenOf('alpha', 'ADMIN');
  await saveRole(opened.shop(), admin, { UserRole: '3', Rights: ['adjustStock', 'costs'] });
  const id = await begin({ Blind: 'Y' });
  const hidden = { Expected: null, Difference: null, Value: null };
  const mine = (await count(id, 'P1', 97, null, { who: 'SALE' })).json<Line>();
  expect(mine).toMatchObject({ Counted: 97, ...hidden });
  await owner(
    `update product_units set barcode = 'BLIND' where tenant_id = 'alpha' and product_code = 'P2' and unit_no = 1`,
  );
  const scanned = (await scan(id, 'BLIND', { who: 'SALE' })).json<CallAnswer<'scanCounted'>>();
  await owner(`update product_units set barcode = null where tenant_id = 'alpha'`);
  expect(scanned.Line).toMatchObject({ Counted: 1, ...hidden });
  const shown = async (who: Who, query: Record<string, string> = {}) =>
    (await read<CallAnswer<'stockCountLines'>>('stockCountLines', id, query, who)).Data;
  await count(id, 'P4', 100, null, { who: 'SALE' });
  for (const who of ['SALE', 'ADMIN'] as const)
    for (const row of await shown(who)) expect(row).toMatchObject(hidden);
  // The list of differences would tell which they are.
  expect((await shown('SALE', { show: 'different' })).map(({ P_Code }) => P_Code)).toEqual([
    'P1',
    'P2',
    'P4',
  ]);
  expect((await shown('ADMIN', { show: 'different' })).map(({ P_Code }) => P_Code)).toEqual(['P1', 'P2']);
  expect(await sheet(id, 'SALE')).toMatchObject({
    Counted: 3,
    Differences: null,
    More: null,
    Fewer: null,
    Value: null,
  });
  expect(said(await book(id, 2, { who: 'SALE' }))).toEqual([403, 'COUNT_BLIND']);
  expect(await sheet(id)).toMatchObject({ Differences: 2, More: 0, Fewer: 102 });
  expect((await book(id, 2)).json<Sheet>()).toMatchObject({ State: 'booked', Differences: 2 });
  expect(await sheet(id, 'SALE')).toMatchObject({ Differences: 2, Fewer: 102 });
  expect((await shown('SALE'))[0]).toMatchObject({ Counted: 97, Expected: 100, Difference: -3 });
  await saveRole(opened.shop(), admin, { UserRole: '3', Rights: [] });
});

test('R-47o of many who begin a sheet at once no more do than may be open', async () => {
  for (let open = 0; open < MOST_OPEN_COUNTS - 1; open += 1)
    await begin({ Selection: 'category', Code: 'CAT' });
  const body = { SaleUnit: 'C1', Selection: 'category', Code: 'CAT' };
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask('beginStockCount', body)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
});

test('R-47o a sheet of ten thousand products is begun, paged and booked', async () => {
  await owner(`insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, position)
    select 'alpha', 'Z' || lpad(n::text, 5, '0'), 'z', 'z', 'z', 'z', n from generate_series(1, 10000) n`);
  await owner(`insert into stock (tenant_id, sale_unit, product_code, on_hand)
    select 'alpha', 'C1', 'Z' || lpad(n::text, 5, '0'), 5 from generate_series(1, 10000) n`);
  await owner('analyze products, stock');
  const id = await begin();
  expect((await sheet(id)).Products).toBe(10_003);
  const last = await lines(id, { after: 'Z09990', take: '100' });
  expect(last.map(({ P_Code }) => P_Code).at(-1)).toBe('Z10000');
  await owner(`update stock_count_lines set counted = 4, expected = 5, last_entry = 0, counted_at = now(), counted_by = 'ADMIN'
    where product_code like 'Z%'`);
  expect((await book(id, 10_000)).json<Sheet>()).toMatchObject({
    State: 'booked',
    Differences: 10_000,
    Fewer: 10_000,
  });
  expect(
    await owner(`select count(*)::int as n from stock_ledger where kind = 'count' and on_hand_delta = -1`),
  ).toEqual([{ n: 10_000 }]);
});
