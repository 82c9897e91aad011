/** What happens in the shop between the check of a file, its run and taking it back: nothing of it is overwritten or booked twice. */
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { addImport } from './merchant-import.usecases.ts';
import { openImportDesk, type Imported } from './import-desk.testing.ts';

const desk = openImportDesk();
const owner = <Row extends object>(text: string) => desk.shop().database.asOwner<Row>(text);
const failures = async ({ RunId: runId }: Imported) =>
  (await desk.call('run', { params: { runId } })).json<CallAnswer<'run'>>().Failures;
const codeOf = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  (JSON.parse(answer.body) as { code: string }).code,
];
const run = async (one: Imported): Promise<Imported> => {
  const answer = await desk.start(one, true);
  expect(answer.statusCode, answer.body).toBe(200);
  return desk.work(one.ImportId);
};
const undo = async (one: Imported): Promise<Imported> => {
  const answer = await desk.undo(one);
  expect(answer.statusCode, answer.body).toBe(200);
  return desk.work(one.ImportId);
};

describe('R-47v stock that moved between the check and the run', () => {
  const STOCK = 'P_Code,SaleUnit,OnHand\nP1,C1,120';
  const onHand = async (code = 'P1', saleUnit = 'C1') =>
    (
      await owner<{ n: number }>(
        `select on_hand::int as n from stock where tenant_id = 'alpha' and product_code = '${code}' and sale_unit = '${saleUnit}'`,
      )
    )[0]?.n;
  const adjust = (pieces: number) =>
    desk.call('adjustStock', {
      params: { code: 'P1' },
      headers: { 'idempotency-key': `by-hand-${pieces}` },
      body: { SaleUnit: 'C1', Pieces: pieces, Reason: 'correction' },
    });

  test('of two checks of one file the second books nothing', async () => {
    const [first, second] = [await desk.checked('stock', STOCK), await desk.checked('stock', STOCK)];
    expect((await run(first)).Counts).toMatchObject({ Done: 1, Left: 0 });
    const late = await run(second);
    expect(late.Counts).toMatchObject({ Done: 0, Left: 0 });
    expect(await failures(late)).toEqual([
      { Key: '2: P1 C1', Message: expect.stringMatching(/after the check.*OnHand was “100”, is now “120”/) },
    ]);
    expect(await onHand()).toBe(120);
    expect(codeOf(await desk.start(late)), 'it is not offered for ever').toEqual([409, 'IMPORT_STARTED']);
  });

  test('what was set right by hand or counted since stays; what was received or sold is kept', async () => {
    const one = await desk.checked('stock', STOCK);
    await adjust(-4);
    expect((await run(one)).Counts).toMatchObject({ Done: 0, Left: 0 });
    expect(await onHand()).toBe(96);
    const other = await desk.checked('stock', STOCK);
    await desk.call('receiveStock', {
      params: { code: 'P1' },
      headers: { 'idempotency-key': 'received-since' },
      body: { SaleUnit: 'C1', Pieces: 10 },
    });
    expect((await run(other)).Counts).toMatchObject({ Done: 1 });
    expect(await onHand()).toBe(130);
  });

  test('is not taken back where it was set right after the import', async () => {
    const done = await run(await desk.checked('stock', STOCK));
    await adjust(-3);
    const undone = await undo(done);
    expect(undone.Counts).toMatchObject({ Done: 1, Undone: 0 });
    expect((await failures(undone))[0]?.Message).toMatch(/after the import/);
    expect(await onHand()).toBe(117);
  });

  test('R-47w of a center that is lost or gone is not taken back, and says which', async () => {
    await owner(
      `insert into staff_centers (tenant_id, user_id, sale_unit, position) values ('alpha', 'ADMIN', 'C2', 2) on conflict do nothing`,
    );
    desk.shop().deps.cache.dropAll();
    const before = await onHand('P1', 'C2');
    const file = 'P_Code,SaleUnit,OnHand\nP1,C1,120\nP1,C2,77';
    const done = await run(await desk.checked('stock', file));
    expect(done.Counts).toMatchObject({ Done: 2 });
    await desk.undo(done);
    await owner(
      `delete from staff_centers where tenant_id = 'alpha' and user_id = 'ADMIN' and sale_unit = 'C2'`,
    );
    desk.shop().deps.cache.dropAll();
    const undone = await desk.work(done.ImportId);
    expect(undone.Counts).toMatchObject({ Done: 1, Undone: 1 });
    expect(await failures(undone)).toEqual([
      { Key: '3: P1 C2', Message: expect.stringMatching(/center C2 is closed, or is not yours/) },
    ]);
    expect([await onHand(), await onHand('P1', 'C2')]).toEqual([100, 77]);
    expect(before).not.toBe(77);
    expect(desk.shop().problems).toEqual([]);
  });

  test('two runs of one import at once book once, and so do two that take it back', async () => {
    const one = await desk.checked('stock', STOCK);
    const starts = await Promise.all([desk.start(one), desk.start(one)]);
    expect(starts.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const done = await desk.work(one.ImportId);
    expect(await onHand()).toBe(120);
    const backs = await Promise.all([desk.undo(done), desk.undo(done)]);
    expect(backs.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await Promise.all([desk.work(one.ImportId), desk.work(one.ImportId)]);
    expect((await desk.read(one.ImportId)).Counts).toMatchObject({ Undone: 1, Done: 0 });
    expect(await onHand()).toBe(100);
    expect(
      await owner(
        `select on_hand_delta::int as n from stock_ledger where tenant_id = 'alpha' order by entry_id`,
      ),
    ).toEqual([{ n: 20 }, { n: -20 }]);
  });
});

describe('R-47v products and prices that were changed by hand between the check and the run', () => {
  const FILE = 'P_Code,PRODUCTNAME,UNIT1,UNIT1NAME,UNIT1RATE\nN1,ข้าว,BAG,ถุง,1\nN2,น้ำ,BAG,ถุง,1';
  const names = 'รหัสสินค้า,ชื่อสินค้า\nN1,ข้าวใหม่\nN2,น้ำใหม่';

  test('are left out, with what stood there and what does now; other fields are kept', async () => {
    await desk.done('products', FILE);
    const one = await desk.checked('products', names);
    await owner(`update products set name_th = 'ของมือ' where tenant_id = 'alpha' and product_code = 'N1'`);
    await owner(
      `update products set supplier_name = 'Hand' where tenant_id = 'alpha' and product_code = 'N2'`,
    );
    const done = await run(one);
    expect(done.Counts).toMatchObject({ Done: 1, Left: 0 });
    expect(await failures(done)).toEqual([
      { Key: '2: N1', Message: expect.stringMatching(/ชื่อสินค้า was “ข้าว”, is now “ของมือ”/) },
    ]);
    expect(await desk.product('N1')).toMatchObject({ PRODUCTNAME: 'ของมือ' });
    expect(await desk.product('N2')).toMatchObject({ PRODUCTNAME: 'น้ำใหม่', SupplierName: 'Hand' });
  });

  test('that somebody has done or added meanwhile are not done again', async () => {
    await desk.done('products', FILE);
    const one = await desk.checked('products', `${names}\nN3,x`);
    await owner(`update products set name_th = 'ข้าวใหม่' where tenant_id = 'alpha' and product_code = 'N1'`);
    const done = await run(one);
    expect(done.Counts).toMatchObject({ Done: 1, Left: 0, Same: 1 });
    const added = await desk.checked('products', FILE.replaceAll('N1', 'N8').replaceAll('N2', 'N9'));
    await desk.done('products', FILE.replaceAll('N1', 'N8').replaceAll('ข้าว', 'เกลือ'));
    const late = await run(added);
    expect(late.Counts).toMatchObject({ Done: 1, Left: 0 });
    expect((await failures(late))[0]?.Message).toMatch(/is now “เกลือ”/);
  });

  test('prices too, in baht', async () => {
    await owner(
      `update product_prices set level1 = 1900, level2 = null where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1`,
    );
    const one = await desk.checked('prices', 'P_Code,PRICE1\nP1,25');
    await owner(
      `update product_prices set level1 = 2150, level2 = 2000 where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1`,
    );
    const done = await run(one);
    expect(done.Counts).toMatchObject({ Done: 0, Left: 0 });
    expect((await failures(done))[0]?.Message).toMatch(/PRICE1 was “19”, is now “21.5”/);
    const other = await desk.checked('prices', 'P_Code,PRICE1\nP1,25');
    await owner(
      `update product_prices set level2 = 1700 where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1`,
    );
    expect((await run(other)).Counts).toMatchObject({ Done: 1 });
    expect(await desk.product('P1')).toMatchObject({ PRICE1: 25, PRICE2: 17 });
  });

  test('archived between the check and the run: the row says so, and can be done once it is taken back', async () => {
    await desk.done('products', FILE);
    const one = await desk.checked('products', names);
    const archive = (Archived: boolean) =>
      desk.call('archiveProduct', { params: { code: 'N1' }, body: { Archived } });
    expect((await archive(true)).statusCode).toBe(200);
    const done = await run(one);
    expect(done.Counts).toMatchObject({ Done: 1, Left: 1 });
    expect((await failures(done))[0]?.Message).toMatch(/archived/);
    expect((await desk.checked('products', names)).Counts).toMatchObject({ Wrong: 1 });
    await archive(false);
    expect((await run(done)).Counts).toMatchObject({ Done: 2, Left: 0 });
  });

  test('R-47w archived by hand after the import: taking back leaves them so, and does not archive them twice', async () => {
    const done = await desk.done('products', FILE);
    await desk.call('archiveProduct', { params: { code: 'N1' }, body: { Archived: true } });
    const undone = await undo(done);
    expect(undone.Counts).toMatchObject({ Done: 0, Undone: 2 });
    const archived = (await desk.audits()).filter(({ action }) => action === 'product.archive');
    expect(archived.map(({ subject }) => subject)).toEqual(['product/N1', 'product/N2']);
  });

  test('R-47w what an import added and took back is new in the next file', async () => {
    await undo(await desk.done('products', FILE));
    expect((await desk.product('N1')).Archived).toBe('Y');
    const again = await desk.checked('products', FILE.replace('ข้าว', 'ข้าวดี'));
    expect(again.Counts).toMatchObject({ New: 2, Wrong: 0 });
    const done = await run(again);
    expect(await desk.product('N1')).toMatchObject({ Archived: 'N', PRODUCTNAME: 'ข้าวดี', Disable: 'Y' });
    await undo(done);
    expect((await desk.product('N1')).Archived).toBe('Y');
  });
});

describe('R-47v a check', () => {
  test('of which a part failed says how many rows it has not looked at, and is made again before the run', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => `N${at + 1},ข้าว,BAG,ถุง,1`);
    const added = (
      await desk.add('products', ['P_Code,PRODUCTNAME,UNIT1,UNIT1NAME,UNIT1RATE', ...rows].join('\n'))
    ).json<Imported>();
    await desk.check(added);
    await owner(`
      create function spoil_check() returns trigger language plpgsql as $$ begin
        if new.row_no > 501 then raise exception 'spoiled'; end if; return new; end $$;
      create trigger spoil_check before update on import_rows for each row when (new.outcome is not null) execute function spoil_check()`);
    const checked = await desk.work(added.ImportId);
    await owner('drop trigger spoil_check on import_rows; drop function spoil_check');
    desk.shop().problems.length = 0;
    expect(checked.Counts).toMatchObject({ New: 500, Unchecked: 100 });
    expect(codeOf(await desk.start(checked, true))).toEqual([409, 'IMPORT_UNCHECKED']);
    expect((await desk.check(checked)).statusCode).toBe(200);
    const again = await desk.work(added.ImportId);
    expect(again.Counts).toMatchObject({ New: 600, Unchecked: 0 });
    expect((await desk.start(again)).statusCode).toBe(200);
  });

  test('reads only the columns that are matched, and each cell as far as a field reaches', async () => {
    const long = 'x'.repeat(9000);
    const file = `P_Code,Notes,PRODUCTNAME,UNIT1,UNIT1NAME,UNIT1RATE\nN1,${long},${long},BAG,ถุง,1`;
    const one = await desk.checked('products', file);
    expect(one.Problems).toMatchObject([{ Row: 2, Field: 'PRODUCTNAME', Value: 'x'.repeat(100) }]);
    expect(one.Columns[1]?.Samples[0]).toHaveLength(60);
  });
});

describe('R-47v files', () => {
  const FILE = 'P_Code,SaleUnit,OnHand\nP1,C1,120';

  test('are bounded for a person and for the shop, with an error that says so', async () => {
    const fill = (user: string, many: number) =>
      owner(`insert into imports (tenant_id, kind, user_id, file_name, titles, row_count, created_at)
        select 'alpha', 'stock', '${user}', 'x', '{}', 1, now() from generate_series(1, ${many})`);
    await fill('ADMIN', 99);
    expect((await desk.add('stock', FILE)).statusCode).toBe(200);
    const refused = await desk.add('stock', FILE);
    expect(codeOf(refused)).toEqual([409, 'TOO_MANY_IMPORTS']);
    expect(refused.json<{ message: string }>().message).toContain('100');
    await owner(`delete from imports where user_id = 'ADMIN'`);
    await fill('SALE2', 400);
    expect(codeOf(await desk.add('stock', FILE))).toEqual([409, 'TOO_MANY_IMPORTS_OF_SHOP']);
  });

  test('with a key that was used are not read again: another file under it is told at once', async () => {
    const headers = { 'idempotency-key': 'one-file-alone' };
    const send = (bytes: string) =>
      desk.call('addImport', {
        headers,
        body: { Kind: 'stock', FileName: 'a.csv' },
        files: { sheet: new Blob([bytes]) },
      });
    const first = (await send(FILE)).json<Imported>();
    expect((await send(FILE)).json<Imported>().ImportId).toBe(first.ImportId);
    expect(codeOf(await send('P_Code,"never closed'))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const { deps, tokenOf } = desk.shop();
    const read = async () => {
      throw new Error('read again');
    };
    const again = await addImport(
      { ...deps, reader: { read, close: async () => undefined } },
      {
        visitor: await deps.tokens.verify(await tokenOf('alpha', 'ADMIN')),
        language: 'en',
        idempotencyKey: 'one-file-alone',
      },
      { Kind: 'stock', FileName: 'a.csv', bytes: new Uint8Array(Buffer.from(FILE)) },
    );
    expect(again.ImportId).toBe(first.ImportId);
  });

  test('have titles that can be stored, whatever signs they have', async () => {
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`P_Code,half `, 'utf16le'),
      Buffer.from([0x00, 0xd8]),
      Buffer.from(',zero\u200b width\nN1,a,b', 'utf16le'),
    ]);
    const answer = await desk.add('products', new Blob([utf16]));
    expect(answer.statusCode, answer.body).toBe(200);
    const columns = answer.json<Imported>().Columns;
    expect(columns.map(({ Title }) => Title.isWellFormed())).toEqual([true, true, true]);
    expect(columns[2]?.Title).toBe('zero width');
  });
});
