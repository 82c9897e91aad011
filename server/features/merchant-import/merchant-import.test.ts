import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';
import { openImportDesk, type Imported } from './import-desk.testing.ts';

const desk = openImportDesk();

const HEAD = 'P_Code,PRODUCTNAME,PRODUCTNAME_EN,UNIT1,UNIT1NAME,UNIT1RATE,BARCODE1,Hierarchy1,MinimumStock';
const rows = (count: number, name = 'ข้าว') =>
  [
    HEAD,
    ...Array.from(
      { length: count },
      (_, at) => `N${at + 1},${name} ${at + 1},Rice ${at + 1},BAG,ถุง,1,990${at + 1},FOOD,5`,
    ),
  ].join('\n');
const codeOf = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  (JSON.parse(answer.body) as { code: string }).code,
];
const stored = () =>
  desk.shop().database.asOwner<{ code: string; name: string; version: number; position: number }>(
    `select product_code as code, name_th as name, version, position from products
     where tenant_id = 'alpha' and product_code like 'N%' order by position`,
  );

describe('R-47v products from a file', () => {
  test('are matched, checked without writing, written and found by buyers', async () => {
    const added = (await desk.add('products', rows(3))).json<Imported>();
    expect(added).toMatchObject({ Step: 'columns', Rows: 3 });
    expect(added.Columns.map(({ Field }) => Field)).toEqual(HEAD.split(','));
    expect(added.Columns[1]?.Samples).toEqual(['ข้าว 1', 'ข้าว 2', 'ข้าว 3']);
    expect((await desk.check(added)).json<Imported>().Step).toBe('checking');
    const checked = await desk.work(added.ImportId);
    expect(checked).toMatchObject({ Step: 'checked', Counts: { New: 3, Changed: 0, Same: 0, Wrong: 0 } });
    expect(await stored()).toEqual([]);

    expect((await desk.start(checked)).json<Imported>().Step).toBe('running');
    expect(codeOf(await desk.start(checked))).toEqual([409, 'IMPORT_BUSY']);
    const done = await desk.work(added.ImportId);
    expect(done).toMatchObject({ Step: 'done', Counts: { Done: 3 } });
    expect(codeOf(await desk.start(done))).toEqual([409, 'IMPORT_STARTED']);
    expect((await stored()).map(({ code }) => code)).toEqual(['N1', 'N2', 'N3']);
    expect(await desk.product('N2')).toMatchObject({
      PRODUCTNAME: 'ข้าว 2',
      PRODUCTNAME_EN: 'Rice 2',
      BARCODE1: '9902',
      Hierarchy1: 'FOOD',
      MinimumStock: 5,
      Disable: 'Y',
    });
    const found = await desk.call('merchantProducts', { body: { SearchText: '9903' } });
    expect(found.json<CallAnswer<'merchantProducts'>>().Data.map(({ P_Code }) => P_Code)).toEqual(['N3']);
    const audits = await desk.audits();
    expect(audits.map(({ action, subject }) => `${action} ${subject.split('/')[0]}`)).toEqual([
      'run.start run',
      'run.start run',
      'product.add product',
      'product.add product',
      'product.add product',
    ]);
    expect(audits[2]).toMatchObject({ subject: 'product/N1', before: null, after: { name: 'ข้าว 1' } });
  });

  test('give a new name to what only repeated the old one, also where the file has the old copy', async () => {
    await desk.done('products', `${HEAD}\nN1,ข้าว,,BAG,ถุง,1,,,\nN2,น้ำ,Water,BOT,ขวด,1,,,`);
    await desk.done('products', 'P_Code,PRODUCTNAME,PRODUCTNAME_EN\nN1,ข้าวใหม่,ข้าว\nN2,น้ำใหม่,Water');
    const named = { PRODUCTNAME: 'ข้าวใหม่', PRODUCTNAME_EN: 'ข้าวใหม่', PRODUCTSHORTNAME_EN: 'ข้าวใหม่' };
    expect(await desk.product('N1')).toMatchObject(named);
    expect(await desk.product('N2')).toMatchObject({ PRODUCTNAME_EN: 'Water', PRODUCTSHORTNAME_TH: 'น้ำใหม่' });
  });

  test('change those that the shop has; columns that are missing stay, and what is the same is left alone', async () => {
    await desk.done('products', rows(3));
    const one = await desk.checked('products', 'รหัสสินค้า,ชื่อสินค้า\nN1,ข้าว 1\nN2,น้ำ\nN4,');
    expect(one.Counts).toMatchObject({ New: 0, Changed: 1, Same: 1, Wrong: 1 });
    expect(codeOf(await desk.start(one))).toEqual([409, 'IMPORT_HAS_WRONG']);
    await desk.start(one, true);
    expect(await desk.work(one.ImportId)).toMatchObject({ Step: 'done', Counts: { Done: 1 } });
    expect((await stored()).map(({ name, version }) => [name, version])).toEqual([
      ['ข้าว 1', 1],
      ['น้ำ', 2],
      ['ข้าว 3', 1],
    ]);
    expect(await desk.product('N2')).toMatchObject({
      PRODUCTNAME: 'น้ำ',
      PRODUCTNAME_EN: 'Rice 2',
      BARCODE1: '9902',
    });
  });

  test('what was exported can be imported, and changes nothing', async () => {
    await desk.done('products', rows(2, '=1+1'));
    for (const What of ['products', 'prices', 'stock'] as const)
      for (const format of ['xlsx', 'csv'] as const) {
        const headers = { 'idempotency-key': `export-${What}-${format}` };
        const { RunId: runId } = (await desk.call('exportGoods', { headers, body: { What } })).json<{
          RunId: string;
        }>();
        await workOnRun(desk.shop().deps, { tenantId: 'alpha', id: runId });
        const file = await desk.call('runResult', { params: { runId }, query: { format } });
        expect(file.statusCode, file.body).toBe(200);
        const one = await desk.checked(What, new Blob([new Uint8Array(file.rawPayload)]));
        const { Same, ...others } = one.Counts;
        expect(Same, `${What} ${format} ${JSON.stringify(one.Problems)}`).toBeGreaterThan(2);
        expect(others).toMatchObject({ New: 0, Changed: 0, Wrong: 0 });
      }
  });

  test('a row that became wrong since the check is left out and says why', async () => {
    const one = await desk.checked('products', rows(3));
    await desk
      .shop()
      .database.asOwner(
        `update product_units set barcode = '9902' where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1`,
      );
    await desk.start(one);
    const done = await desk.work(one.ImportId);
    await desk
      .shop()
      .database.asOwner(
        `update product_units set barcode = null where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1`,
      );
    expect(done.Counts.Done).toBe(2);
    const run = (await desk.call('run', { params: { runId: done.RunId } })).json<CallAnswer<'run'>>();
    expect(run).toMatchObject({
      State: 'done',
      Done: 2,
      Failed: 1,
      Failures: [{ Key: '3: N2', Message: expect.stringContaining('P1') }],
    });
    expect((await desk.start(done)).statusCode, 'what was refused can be tried again').toBe(200);
    expect(await desk.work(one.ImportId)).toMatchObject({ Counts: { Done: 3 } });
  });

  test('a row that breaks its batch is alone in that', async () => {
    const one = await desk.checked('products', rows(5));
    await desk.shop().database.asOwner(`
      create function spoil() returns trigger language plpgsql as $$ begin
        if new.product_code = 'N3' then raise exception 'spoiled'; end if; return new; end $$;
      create trigger spoil before insert on products for each row execute function spoil()`);
    await desk.start(one);
    const done = await desk.work(one.ImportId);
    await desk.shop().database.asOwner('drop trigger spoil on products; drop function spoil');
    desk.shop().problems.length = 0;
    expect(done.Counts.Done).toBe(4);
    expect((await stored()).map(({ code }) => code)).toEqual(['N1', 'N2', 'N4', 'N5']);
  });

  test('are remembered by their columns, for the same person', async () => {
    const file = 'Item,Title,Unit,UnitName,Pieces\nN1,ข้าว,BAG,ถุง,1';
    const first = (await desk.add('products', file)).json<Imported>();
    expect(first.Columns.map(({ Field }) => Field)).toEqual(['', '', '', '', '']);
    const columns = ['P_Code', 'PRODUCTNAME', 'UNIT1', 'UNIT1NAME', 'UNIT1RATE'];
    await desk.check(first, columns);
    await desk.work(first.ImportId);
    desk.shop().now = new Date(desk.shop().now.getTime() + 60_000);
    const second = (await desk.add('products', file)).json<Imported>();
    expect(second.Columns.map(({ Field }) => Field)).toEqual(columns);
    expect((await desk.call('imports', {})).json<CallAnswer<'imports'>>().Data).toMatchObject([
      { ImportId: second.ImportId, Step: 'columns' },
      { ImportId: first.ImportId, Step: 'checked' },
    ]);
    const other = await desk.call('oneImport', { params: { id: first.ImportId } }, 'SALE');
    expect(codeOf(other), 'nobody else sees it').toEqual([404, 'IMPORT_NOT_FOUND']);
  });

  test('need the right of their kind, also when the run comes to them', async () => {
    for (const kind of ['products', 'prices', 'stock'] as const)
      expect(codeOf(await desk.add(kind, rows(1), 'SALE'))).toEqual([403, 'RIGHT_MISSING']);
    const one = await desk.checked('products', rows(1));
    const { RunId } = (await desk.start(one)).json<Imported>();
    const { database, deps } = desk.shop();
    const closed = `where tenant_id = 'alpha' and opt = 'MERCHANT_PRODUCT_ENABLED'`;
    await database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'MERCHANT_PRODUCT_ENABLED', 'N')`,
    );
    deps.cache.dropAll();
    await workOnRun(deps, { tenantId: 'alpha', id: RunId ?? '' });
    await database.asOwner(`delete from web_config ${closed}`);
    deps.cache.dropAll();
    expect(await database.asOwner(`select state, error_code from runs where run_id = '${RunId}'`)).toEqual([
      { state: 'failed', error_code: 'PAGE_DISABLED' },
    ]);
    expect(await stored()).toEqual([]);
  });

  test('the template is read as it is', async () => {
    for (const kind of ['products', 'prices', 'stock'] as const) {
      const file = await desk.call('importTemplate', { params: { kind }, language: 'th' });
      expect(file.statusCode).toBe(200);
      const one = (await desk.add(kind, new Blob([new Uint8Array(file.rawPayload)]))).json<Imported>();
      expect(one.Rows).toBe(1);
      expect(one.Columns.every(({ Field }) => Field !== '')).toBe(true);
    }
  });
});

describe('R-47w taking an import back', () => {
  test('archives what it added, puts back what it changed, and leaves what was changed since', async () => {
    await desk.done('products', rows(2));
    const done = await desk.done('products', `${rows(3, 'น้ำ')}\n`);
    expect(done.Counts).toMatchObject({ Done: 3 });
    await desk
      .shop()
      .database.asOwner(
        `update products set name_th = 'ของคนอื่น' where tenant_id = 'alpha' and product_code = 'N2'`,
      );
    await desk.undo(done);
    const undone = await desk.work(done.ImportId);
    expect(undone).toMatchObject({ Step: 'undone', Counts: { Done: 1, Undone: 2 } });
    expect((await stored()).map(({ name }) => name)).toEqual(['ข้าว 1', 'ของคนอื่น', 'น้ำ 3']);
    expect((await desk.product('N3')).Archived).toBe('Y');
    const run = (await desk.call('run', { params: { runId: undone.RunId } })).json<CallAnswer<'run'>>();
    expect(run).toMatchObject({
      Failed: 1,
      Failures: [{ Key: '3: N2', Message: expect.stringMatching(/after the import/) }],
    });
  });

  test('puts prices back, and removes those that were new', async () => {
    const before = await desk.product('P1');
    const done = await desk.done('prices', 'P_Code,PRICE1,PRICE2\nP1,111.25,99');
    expect(await desk.product('P1')).toMatchObject({ PRICE1: 111.25, PRICE2: 99 });
    await desk.undo(done);
    await desk.work(done.ImportId);
    const after = await desk.product('P1');
    expect([after.PRICE1, after.PRICE2, after.PRICE1TYPE]).toEqual([
      before.PRICE1,
      before.PRICE2,
      before.PRICE1TYPE,
    ]);
    expect((await desk.audits()).filter(({ action }) => action === 'product.prices')).toHaveLength(2);
  });
});

describe('R-47v stock from a file', () => {
  const onHand = async () => {
    const [row] = await desk.shop().database.asOwner<{ on_hand: number; ledger: number }>(
      `select s.on_hand::int, coalesce((select sum(l.on_hand_delta) from stock_ledger l
         where l.tenant_id = s.tenant_id and l.product_code = s.product_code and l.sale_unit = s.sale_unit), 0)::int as ledger
       from stock s where s.tenant_id = 'alpha' and s.product_code = 'P1' and s.sale_unit = 'C1'`,
    );
    return [row?.on_hand, row?.ledger];
  };
  const sell = () =>
    desk
      .shop()
      .database.asOwner(
        `update stock set on_hand = on_hand - 7 where tenant_id = 'alpha' and product_code = 'P1' and sale_unit = 'C1'`,
      );

  test('books the difference to what there was at the check, so that sales meanwhile are kept, and takes it back', async () => {
    const one = await desk.checked('stock', 'P_Code,SaleUnit,OnHand\nP1,C1,120\nP2,C1,100');
    expect(one.Counts).toMatchObject({ Changed: 1, Same: 1 });
    await sell();
    await desk.start(one);
    const done = await desk.work(one.ImportId);
    expect(await onHand()).toEqual([113, 20]);
    await desk.undo(done);
    await desk.work(one.ImportId);
    expect(await onHand()).toEqual([93, 0]);
  });

  test('does not go below what is held', async () => {
    const one = await desk.checked('stock', 'P_Code,SaleUnit,OnHand\nP1,C1,3');
    await desk
      .shop()
      .database.asOwner(`update stock set held = 5 where tenant_id = 'alpha' and product_code = 'P1'`);
    await desk.start(one);
    expect(await desk.work(one.ImportId)).toMatchObject({ Counts: { Done: 0 } });
    expect(await onHand()).toEqual([100, 0]);
    expect((await desk.checked('stock', 'P_Code,SaleUnit,OnHand\nP1,C1,3')).Problems[0]?.Column).toBe(
      'OnHand',
    );
  });
});
