/** Categories come by file: parents in any order, errors by row and column, the run, taking it back, and what an export says. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { HierarchyNode } from '#contract/catalogue.schemas.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { MOST_CATEGORIES } from '#domain/products/category-tree.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';
import { openImportDesk, type Imported } from './import-desk.testing.ts';

const desk = openImportDesk();
const { shop, checked, done, start, undo, work, call, add, audits, check } = desk;
type Category = CallAnswer<'merchantCategories'>['Data'][number];

const HEAD = 'Code,Parent,NameTh,NameEn,Place';
const file = (...rows: string[]) => [HEAD, ...rows].join('\n');
const asOwner = (statement: string) => shop().database.asOwner(statement);
const counts = ({ Counts: { New, Changed, Same, Wrong } }: Imported) => [New, Changed, Same, Wrong];
const all = async () =>
  (await call('merchantCategories', {}))
    .json<{ Data: Category[] }>()
    .Data.filter((one) => one.Code !== 'ONLYCAT');
const categoryOf = async (code: string) => (await all()).find(({ Code }) => Code === code);
/** As buyers see it. */
async function tree(tenant: 'alpha' | 'beta' = 'alpha'): Promise<string> {
  const token = await shop().tokenOf(tenant, 'GUEST', 'C1');
  const answer = await shop().call('hierarchyAll', { token, tenant, body: {} });
  const say = ({ code, children }: HierarchyNode): string =>
    children.length === 0 ? code : `${code}(${children.map(say).join(' ')})`;
  const { data } = answer.json<{ data: HierarchyNode[] }>();
  return data
    .map(say)
    .filter((said) => said !== 'ONLYCAT')
    .join(' ');
}
const by = (code: string, body: object) => call('moveCategory', { params: { code }, body });

beforeEach(async () => {
  await asOwner(`
    update products set h1 = 'FOOD', h2 = 'CAT', h3 = null where tenant_id = 'alpha';
    update categories set parent_code = null where tenant_id = 'alpha';
    delete from categories where tenant_id = 'alpha' and category_code not in ('FOOD', 'CAT', 'ONLYCAT');
    update categories set parent_code = case category_code when 'CAT' then 'FOOD' end, version = 1, position = 0, image_path = null,
      level = case category_code when 'CAT' then 2 else 1 end where tenant_id = 'alpha';
    update categories set name_th = 'แมว', name_en = 'Cat' where tenant_id = 'alpha' and category_code = 'CAT'`);
  shop().deps.cache.dropAll();
});

const FIVE = file(
  'L5,L4,ห้า,Five,',
  'L4,L3,สี่,,',
  'L3,L2,สาม,Three,2',
  'L2,L1,สอง,Two,',
  'L1,,หนึ่ง,One,7',
  'B3,L2,อื่น,Other,1',
);

describe('R-54c categories by file', () => {
  it('R-54c are five levels, each parent in any row; nothing is written before the run, and buyers see them after it', async () => {
    const checkedFile = await checked('categories', FIVE);
    expect(counts(checkedFile)).toEqual([6, 0, 0, 0]);
    expect(await tree()).toBe('FOOD(CAT)');
    await start(checkedFile);
    expect((await work(checkedFile.ImportId)).Counts).toMatchObject({ Done: 6, Left: 0 });
    expect(await tree()).toBe('FOOD(CAT) L1(L2(B3 L3(L4(L5))))');
    expect(await tree('beta')).toBe('FOOD(CAT)');
    expect(await categoryOf('L4')).toMatchObject({ Level: 4, NameTh: 'สี่', NameEn: 'สี่' });
    const logged = (await audits()).filter(({ action }) => action === 'category.add');
    expect(logged).toHaveLength(6);
    expect(logged[0]).toMatchObject({ subject: 'category/L5', after: { parent: 'L4', name: 'ห้า' } });
    expect(counts(await checked('categories', FIVE)), 'the same file again').toEqual([0, 0, 6, 0]);
  });

  it('R-54c Thai in Windows-874 and with a byte-order mark arrives as it was', async () => {
    const thai = Uint8Array.from([...'แมว'].map((sign) => sign.charCodeAt(0) - 0x0e00 + 0xa0));
    const old = new Blob(['Code,NameTh\nTH1,', thai, '\n']);
    expect((await done('categories', old)).Counts).toMatchObject({ Done: 1 });
    await done('categories', '\uFEFFรหัสหมวดหมู่;ชื่อภาษาไทย\nTH2;ปลา\n');
    expect([(await categoryOf('TH1'))?.NameTh, (await categoryOf('TH2'))?.NameTh]).toEqual(['แมว', 'ปลา']);
  });

  it('R-54c what is wrong is named by row and column: loops, depth, parents, names, codes; the rest is done', async () => {
    const rows = file(
      'X,Y,วน,,',
      'Y,X,วน,,',
      'FOOD,CAT,อาหาร,,',
      'Z,X,ใต้วน,,',
      'N,NONE,ไม่มีแม่,,',
      'NAMELESS,,,,',
      'UNDER,NAMELESS,ลูก,,',
      'ข้าว,,รหัส,,',
      'OK,CAT,ดี,,',
      'OK,,ซ้ำ,,',
      'D1,OK,ลึก,,',
      'D2,D1,ลึก,,',
      'D3,D2,ลึก,,',
      'P,,ลำดับ,,first',
    );
    const found = await checked('categories', rows);
    expect(found.Problems.map(({ Row, Field }) => [Row, Field])).toEqual([
      [2, 'Parent'],
      [3, 'Parent'],
      [4, 'Parent'],
      [5, 'Parent'],
      [6, 'Parent'],
      [7, 'NameTh'],
      [8, 'Parent'],
      [9, 'Code'],
      [11, 'Code'],
      [14, 'Parent'],
      [15, 'Place'],
    ]);
    const said = (row: number) => found.Problems.find(({ Row }) => Row === row)?.Message;
    expect(said(2)).toContain('X › Y › X');
    expect(said(5)).toContain('2');
    expect(said(8)).toContain('7');
    expect(counts(found)).toEqual([3, 0, 0, 11]);
    await start(found, true);
    await work(found.ImportId);
    expect(await tree()).toBe('FOOD(CAT(OK(D1(D2))))');
  });

  it('R-54c a new category whose code stands in an address is refused, and what is under it', async () => {
    const found = await checked('categories', file('New,,ใหม่,,', 'UNDER,New,ลูก,,', 'OK,,ดี,,'));
    expect(found.Problems.map(({ Row, Column }) => [Row, Column])).toEqual([
      [2, 'Code'],
      [3, 'Parent'],
    ]);
    expect(counts(found)).toEqual([1, 0, 0, 2]);
  });

  it('R-54c a branch that is moved takes its products along, and a new name finds them', async () => {
    const guest = await shop().tokenOf('alpha', 'GUEST', 'C1');
    const listed = async (body: object) =>
      (await shop().call('listProducts', { token: guest, body })).json<unknown[]>().length;
    const before = await listed({ Hierarchy1: 'FOOD' });
    expect(before).toBeGreaterThan(1);
    const moved = await done('categories', file('CAT,PETS,ปลาทอง,Goldfish,', 'PETS,,สัตว์เลี้ยง,Pets,'));
    expect(moved.Counts).toMatchObject({ New: 1, Changed: 1, Done: 2 });
    expect([
      await listed({ Hierarchy1: 'FOOD' }),
      await listed({ Hierarchy1: 'PETS', Hierarchy2: 'CAT' }),
    ]).toEqual([0, before]);
    expect(await listed({ SearchText: 'Goldfish' })).toBe(before);
    expect((await audits()).filter(({ subject }) => subject === 'category/CAT')).toMatchObject([
      { action: 'category.change', before: { name: 'แมว' }, after: { name: 'ปลาทอง' } },
      { action: 'category.move', before: { parent: 'FOOD' }, after: { parent: 'PETS' } },
    ]);
    await undo(moved);
    expect((await work(moved.ImportId)).Counts).toMatchObject({ Undone: 2, Done: 0 });
    expect(await tree()).toBe('FOOD(CAT)');
    expect([await listed({ Hierarchy1: 'FOOD' }), await listed({ SearchText: 'Goldfish' })]).toEqual([
      before,
      0,
    ]);
  });

  it('R-54c two that exchange their places do so in one file', async () => {
    const swapped = await done('categories', file('FOOD,CAT,อาหาร,Food,', 'CAT,,แมว,Cat,'));
    expect(swapped.Counts).toMatchObject({ Wrong: 0, Done: 2 });
    expect(await tree()).toBe('CAT(FOOD)');
    expect(
      await asOwner(
        `select array[h1, h2] as path from products where tenant_id = 'alpha' and product_code = 'P1'`,
      ),
    ).toEqual([{ path: ['CAT', null] }]);
  });

  it('R-54c a column that is missing stays, and an order alone changes nothing else', async () => {
    await done('categories', FIVE);
    const ordered = await done('categories', 'Code,Place\nB3,3\nL3,2');
    expect(ordered.Counts).toMatchObject({ Changed: 1, Same: 1 });
    expect(await tree()).toBe('FOOD(CAT) L1(L2(L3(L4(L5)) B3))');
    expect(await categoryOf('B3')).toMatchObject({ NameEn: 'Other', Parent: 'L2', Version: 1 });
  });

  it('R-54c what was changed by hand between check and run is left out with both values', async () => {
    const given = await checked(
      'categories',
      file('CAT,FOOD,แมวเหมียว,Kitty,', 'NEW1,CAT,ใหม่,,', 'NEW2,,ใหม่,,'),
    );
    await call('saveCategory', {
      params: { code: 'CAT' },
      body: { NameTh: 'วิฬาร์', NameEn: 'Cat', Version: 1 },
    });
    await call('addCategory', { body: { Code: 'NEW2', NameTh: 'มือ' } });
    await start(given);
    const left = await work(given.ImportId);
    expect(left.Counts).toMatchObject({ Done: 1, Left: 0 });
    const { Failures } = (await call('run', { params: { runId: left.RunId } })).json<CallAnswer<'run'>>();
    expect(Failures.map(({ Key }) => Key)).toEqual(['2: CAT', '4: NEW2']);
    expect(Failures[0]?.Message).toMatch(/แมว.*วิฬาร์/);
    expect(await tree()).toBe('FOOD(CAT(NEW1)) NEW2');
  });

  it('R-54c taken back, what somebody has changed or put something into stays and says so, and a second time leaves what is back', async () => {
    const imported = await done('categories', FIVE);
    const more = await done('categories', file('CAT,L1,แมวเหมียว,Kitty,'));
    await call('addCategory', { body: { Code: 'HAND', Parent: 'B3', NameTh: 'มือ' } });
    await undo(more);
    await work(more.ImportId);
    await undo(imported);
    const back = await work(imported.ImportId);
    // What HAND is in stays, with all above it.
    expect(back.Counts).toMatchObject({ Undone: 3, Done: 3 });
    expect(await tree()).toBe('FOOD(CAT) L1(L2(B3(HAND)))');
    const { Failures } = (await call('run', { params: { runId: back.RunId } })).json<CallAnswer<'run'>>();
    expect(Failures).toHaveLength(3);
    await call('addCategory', { body: { Code: 'L3', Parent: 'L2', NameTh: 'สาม' } });
    await call('removeCategory', { params: { code: 'HAND' } });
    await undo(back);
    expect((await work(imported.ImportId)).Counts).toMatchObject({ Undone: 4, Done: 2 });
    expect(await tree(), 'L3 was made anew by hand').toBe('FOOD(CAT) L1(L2(L3))');
    expect((await categoryOf('CAT'))?.NameEn).toBe('Cat');
  });

  it('R-54c a new one that a product was put into stays when the import is taken back', async () => {
    const imported = await done('categories', file('IN,FOOD,ใหม่,,', 'OUT,FOOD,ว่าง,,'));
    await asOwner(`update products set h2 = 'IN' where tenant_id = 'alpha' and product_code = 'P1'`);
    await undo(imported);
    expect((await work(imported.ImportId)).Counts).toMatchObject({ Undone: 1, Done: 1 });
    expect(await tree()).toBe('FOOD(CAT IN)');
  });

  it('R-54c moved by hand since, a category keeps that place when the import of its name is taken back', async () => {
    const named = await done('categories', 'Code,NameTh\nCAT,ปลา');
    await call('addCategory', { body: { Code: 'TOP', NameTh: 'บน' } });
    await by('CAT', { Parent: 'TOP' });
    await undo(named);
    await work(named.ImportId);
    expect(await tree()).toBe('FOOD TOP(CAT)');
    expect(await categoryOf('CAT')).toMatchObject({ NameTh: 'แมว' });
  });

  it('R-54c two workers and one that died do a file once', async () => {
    const found = await checked('categories', FIVE);
    await start(found);
    const { RunId: id } = await desk.read(found.ImportId);
    const run = { tenantId: 'alpha', id: id ?? '' };
    await Promise.all([1, 2, 3].map(() => workOnRun(shop().deps, run, { leaseMs: 0, turnMs: 60_000 })));
    expect((await desk.read(found.ImportId)).Counts).toMatchObject({ Done: 6 });
    expect((await audits()).filter(({ action }) => action === 'category.add')).toHaveLength(6);
    expect(shop().problems).toEqual([]);
  });

  it('R-54c a file of more than a shop has is refused at once', async () => {
    const codes = Array.from({ length: MOST_CATEGORIES + 1 }, (_, at) => `C${at},${at}`);
    const refused = await add('categories', ['Code,NameTh', ...codes].join('\n'));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'IMPORT_TOO_LONG']);
    const most = await checked('categories', ['Code,NameTh', ...codes.slice(1)].join('\n'));
    expect(counts(most)[3], 'those that the shop has no room for').toBe((await all()).length);
  });

  it.each(['csv', 'xlsx'] as const)(
    'R-54c an export as %s that is imported changes nothing',
    async (format) => {
      await done('categories', FIVE);
      await done('categories', file('EVIL,L1,=1+1,@cmd,'));
      const headers = { 'idempotency-key': `categories-round-${format}` };
      const { RunId: runId } = (
        await call('exportList', {
          params: { list: 'categories' },
          headers,
          body: { Of: {}, Filters: {} },
        })
      ).json<{
        RunId: string;
      }>();
      await workOnRun(shop().deps, { tenantId: 'alpha', id: runId });
      const bytes = await call('runResult', { params: { runId }, query: { format } });
      const added = (await add('categories', new Blob([new Uint8Array(bytes.rawPayload)]))).json<Imported>();
      expect(added.Columns.map(({ Field }) => Field)).toEqual([...HEAD.split(','), '', '']);
      await check(added);
      expect(counts(await work(added.ImportId))).toEqual([0, 0, (await all()).length, 0]);
    },
  );

  it('R-54c the template has the columns with their help, and its example is taken', async () => {
    const template = await call('importTemplate', { params: { kind: 'categories' } });
    const added = (await add('categories', new Blob([new Uint8Array(template.rawPayload)]))).json<Imported>();
    expect(added.Columns.map(({ Field }) => Field)).toEqual(HEAD.split(','));
    await check(added);
    expect(counts(await work(added.ImportId))).toEqual([1, 0, 0, 0]);
  });

  it('R-54c asks for the right to manage products', async () => {
    const refused = await add('categories', FIVE, 'SALE');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'RIGHT_MISSING']);
  });
});
