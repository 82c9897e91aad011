/** A zip of pictures by product code: what goes where, the run, one that was stopped, and taking it back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { samplePicture } from '../../testing/sample-files.ts';
import { zipOf } from '../../testing/sample-zip.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';

type Zip = CallAnswer<'onePictureImport'>;

let shop: TestShop;
let picture: Buffer;
let keys = 0;
beforeAll(async () => {
  shop = await createTestShop();
  picture = Buffer.from(await samplePicture.arrayBuffer());
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner(
    `update products set pictures = case product_code when 'P1' then '{/old/1.webp,/old/2.webp}'::text[] else '{}' end;
     delete from picture_imports; delete from runs; delete from audit_log`,
  );
  shop.deps.cache.dropAll();
});

const call = async (name: CallName, given: object, tenant: 'alpha' | 'beta' = 'alpha') =>
  shop.call(name, { token: await shop.tokenOf(tenant, 'ADMIN'), tenant, ...given });
const add = (files: Record<string, Buffer>, key = `picture-import-test-${(keys += 1)}`) =>
  call('addPictureImport', {
    headers: { 'idempotency-key': key },
    body: { FileName: 'photos.zip' },
    files: { zip: zipOf(files) },
  });
const added = async (files: Record<string, Buffer>) => (await add(files)).json<Zip>();
const read = async (id: string) => (await call('onePictureImport', { params: { id } })).json<Zip>();
const start = (name: 'runPictureImport' | 'undoPictureImport', { ImportId: id, Counts }: Zip) =>
  call(name, {
    params: { id },
    body: { Seen: name === 'runPictureImport' ? Counts.Waiting : Counts.Done },
  });
const work = async (zip: Zip): Promise<Zip> => {
  const { RunId } = await read(zip.ImportId);
  await workOnRun(shop.deps, { tenantId: 'alpha', id: RunId ?? '' }, { turnMs: 60_000 });
  return read(zip.ImportId);
};
const listed = async () => (await call('pictureImports', {})).json<CallAnswer<'pictureImports'>>();
const discard = (zip: Zip | undefined, Seen: number, tenant: 'alpha' | 'beta' = 'alpha') =>
  call('discardPictureImport', { params: { id: zip?.ImportId }, body: { Seen } }, tenant);
/** As if somebody else had brought it in. */
const ofSale = async (zip: Zip | undefined): Promise<Zip> => {
  if (!zip) throw new Error('no zip');
  await shop.database.asOwner(
    `update picture_imports set user_id = 'SALE' where import_id = '${zip.ImportId}'`,
  );
  return zip;
};
const picturesOf = async (code: string, tenant = 'alpha') => {
  const [row] = await shop.database.asOwner<{ pictures: string[] }>(
    'select pictures from products where tenant_id = $1 and product_code = $2',
    [tenant, code],
  );
  return row?.pictures ?? [];
};

describe('R-47t a zip of pictures', () => {
  it('says where each file goes and changes nothing, and is once however often it arrives', async () => {
    const files = {
      'P1.png': picture,
      'photos/P1_4.png': picture,
      'P2.webp': picture,
      'NEW.jpg': picture,
      'readme.txt': picture,
      '__MACOSX/._P1.png': picture,
    };
    const zip = (await add(files, 'picture-import-test-once')).json<Zip>();
    expect(zip).toMatchObject({
      FileName: 'photos.zip',
      Step: 'checked',
      Counts: { Waiting: 2, Done: 0, Undone: 0 },
      Files: [
        { Name: 'P1.png', Outcome: 'replaced', P_Code: 'P1', Place: 1 },
        { Name: 'photos/P1_4.png', Outcome: 'added', P_Code: 'P1', Place: 4 },
        { Name: 'P2.webp', Outcome: 'added', P_Code: 'P2', Place: 1 },
        { Name: 'NEW.jpg', Outcome: 'unknown', P_Code: null, Place: null },
        { Name: 'readme.txt', Outcome: 'kind' },
      ],
    });
    expect(await picturesOf('P1')).toEqual(['/old/1.webp', '/old/2.webp']);
    expect((await add(files, 'picture-import-test-once')).json<Zip>().ImportId).toBe(zip.ImportId);
  });

  it('is put in by a run through the way of every picture, and taken back', async () => {
    const zip = await added({ 'P1.png': picture, 'P1_4.png': picture, 'P2.png': picture });
    expect((await start('runPictureImport', zip)).json()).toMatchObject({ Step: 'running' });
    const done = await work(zip);
    expect(done).toMatchObject({ Step: 'done', Counts: { Waiting: 0, Done: 2 } });
    const now = await picturesOf('P1');
    expect(now).toEqual([
      expect.stringMatching(/^\/media\/alpha\/[\w-]{22}\.webp$/),
      '/old/2.webp',
      expect.stringMatching(/^\/media\/alpha\//),
    ]);
    expect(
      (await shop.app.inject({ url: now[0] ?? '', headers: { host: 'alpha.localhost' } })).statusCode,
    ).toBe(200);
    expect(await picturesOf('P1', 'beta')).toEqual(['/old/1.webp', '/old/2.webp']);
    const [kept] = await shop.database.asOwner<{ many: number }>(
      'select count(bytes)::int as many from picture_import_files',
    );
    expect(kept?.many, 'the bytes of the zip are gone').toBe(0);
    const log = await shop.database.asOwner(
      `select from audit_log where action = 'product.pictures' and subject = 'product/P1'`,
    );
    expect(log).toHaveLength(1);
    await start('undoPictureImport', done);
    expect(await work(zip)).toMatchObject({ Step: 'undone', Counts: { Done: 0, Undone: 2 } });
    expect(await picturesOf('P1')).toEqual(['/old/1.webp', '/old/2.webp']);
    expect(await picturesOf('P2')).toEqual([]);
  });

  it('leaves a product whose pictures were changed since, and one whose file is no picture, and does the others', async () => {
    const zip = await added({ 'P1.png': picture, 'P2.png': Buffer.from('no picture'), 'P3.png': picture });
    await shop.database.asOwner(`update products set pictures = '{/other.webp}' where product_code = 'P1'`);
    await start('runPictureImport', zip);
    const left = await work(zip);
    expect(left).toMatchObject({ Step: 'done', Counts: { Waiting: 2, Done: 1 } });
    expect([await picturesOf('P1'), await picturesOf('P2')]).toEqual([['/other.webp'], []]);
    const failed = await shop.database.asOwner<{ key: string; code: string }>(
      `select key, error_code as code from run_rows where state = 'failed' order by key`,
    );
    expect(failed).toMatchObject([
      { key: 'P1', code: 'PRODUCT_PICTURES_CHANGED' },
      { key: 'P2', code: 'PICTURE_UNSUPPORTED' },
    ]);
    // Once the other picture is gone, what is left goes in.
    await shop.database.asOwner(
      `update products set pictures = '{/old/1.webp,/old/2.webp}' where product_code = 'P1'`,
    );
    expect((await start('runPictureImport', left)).json()).toMatchObject({ Step: 'running' });
    expect(await work(zip)).toMatchObject({ Counts: { Waiting: 1, Done: 2 } });
  });

  it('S-84f taken back again, leaves what is back already to who has changed it since', async () => {
    const zip = await added({ 'P1.png': picture, 'P2.png': picture });
    await start('runPictureImport', zip);
    const done = await work(zip);
    const [ofP1, ofP2] = [await picturesOf('P1'), await picturesOf('P2')];
    const set = (code: string, pictures: string[]) =>
      shop.database.asOwner(
        `update products set pictures = '{${pictures.join(',')}}' where tenant_id = 'alpha' and product_code = '${code}'`,
      );
    await set('P1', ['/hand.webp']);
    await start('undoPictureImport', done);
    const part = await work(zip);
    expect(part.Counts).toMatchObject({ Done: 1, Undone: 1 });
    await set('P1', ofP1);
    await set('P2', ofP2);
    await start('undoPictureImport', part);
    expect((await work(zip)).Counts).toMatchObject({ Done: 0, Undone: 2 });
    expect([await picturesOf('P1'), await picturesOf('P2')]).toEqual([['/old/1.webp', '/old/2.webp'], ofP2]);
  });

  it('goes on after a crash where it was, and puts nothing in twice', async () => {
    const zip = await added({ 'P1.png': picture, 'P2.png': picture, 'P3.png': picture });
    await start('runPictureImport', zip);
    const { RunId } = await read(zip.ImportId);
    const run = { tenantId: 'alpha', id: RunId ?? '' };
    // A turn that is over at once does a part of the rows, as a process that ends.
    await workOnRun(shop.deps, run, { turnMs: 0 });
    await workOnRun(shop.deps, run, { leaseMs: 0, turnMs: 60_000 });
    expect(await read(zip.ImportId)).toMatchObject({ Step: 'done', Counts: { Waiting: 0, Done: 3 } });
    expect([await picturesOf('P1'), await picturesOf('P2')].map(({ length }) => length)).toEqual([2, 1]);
    const logged = await shop.database.asOwner(`select from audit_log where action = 'product.pictures'`);
    expect(logged).toHaveLength(3);
  });

  it('is of who brought it in, and is started only as it was seen', async () => {
    const zip = await added({ 'P1.png': picture });
    const params = { id: zip.ImportId };
    expect((await call('onePictureImport', { params }, 'beta')).json()).toMatchObject({
      code: 'IMPORT_NOT_FOUND',
    });
    const start2 = await call('runPictureImport', { params, body: { Seen: 2 } });
    expect(start2.json()).toMatchObject({ code: 'IMPORT_MOVED_ON' });
    const undo = await call('undoPictureImport', { params, body: { Seen: 0 } });
    expect(undo.json()).toMatchObject({ code: 'IMPORT_NOT_DONE' });
    await start('runPictureImport', zip);
    expect((await start('runPictureImport', zip)).json()).toMatchObject({ code: 'IMPORT_BUSY' });
  });

  it('S-84g those of a person, and of others that wait, are listed with who, when, state and how far; only own ones are opened', async () => {
    const first = await added({ 'P1.png': picture, 'P2.png': Buffer.from('no picture') });
    const other = await ofSale(await added({ 'P3.png': picture }));
    await start('runPictureImport', first);
    await work(first);
    const { Data } = await listed();
    expect(
      Data.map(({ ImportId, By, IsOwn, Step, Counts }) => [ImportId, By, IsOwn, Step, Counts.Done]),
    ).toEqual(
      expect.arrayContaining([
        [other.ImportId, 'Sale', false, 'checked', 0],
        [first.ImportId, 'Admin', true, 'done', 1],
      ]),
    );
    expect(Data).toHaveLength(2);
    const opened = await call('onePictureImport', { params: { id: other.ImportId } });
    expect(opened.statusCode).toBe(404);
    expect((await call('pictureImports', {}, 'beta')).json()).toEqual({ Data: [] });
  });

  it('S-84g one that waits is discarded, also by another who may manage products, and makes room; it is logged', async () => {
    const files = { 'P1.png': picture };
    const zips = [await added(files), await added(files), await added(files)];
    expect((await add(files)).json()).toMatchObject({ code: 'TOO_MANY_IMPORTS' });
    const [first] = zips;
    expect((await discard(first, 2)).json()).toMatchObject({ code: 'IMPORT_MOVED_ON' });
    expect((await discard(first, 1, 'beta')).json()).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    const left = await discard(first, 1);
    expect(left.json<CallAnswer<'pictureImports'>>().Data).toHaveLength(2);
    expect((await discard(first, 1)).json()).toMatchObject({ code: 'IMPORT_NOT_FOUND' });
    expect((await add(files)).statusCode).toBe(200);
    const [, other] = zips;
    await ofSale(other);
    expect((await discard(other, 1)).statusCode).toBe(200);
    const log = await shop.database.asOwner(
      `select subject, before from audit_log where action = 'import.discard' order by audit_id`,
    );
    expect(log).toMatchObject([
      { subject: `import/${first?.ImportId}`, before: { name: 'photos.zip', RowCount: 1 } },
      { subject: `import/${other?.ImportId}` },
    ]);
  });

  it('S-84g of one that was put in, only what waits is discarded, and the rest can still be taken back', async () => {
    const zip = await added({ 'P1.png': picture, 'P2.png': Buffer.from('no picture') });
    await start('runPictureImport', zip);
    expect((await discard(zip, 2)).json(), 'while it runs').toMatchObject({ code: 'IMPORT_BUSY' });
    const done = await work(zip);
    await discard(zip, 1);
    const left = await read(zip.ImportId);
    expect(left).toMatchObject({ Step: 'done', Counts: { Waiting: 0, Done: 1 } });
    expect((await discard(zip, 0)).json()).toMatchObject({ code: 'IMPORT_STARTED' });
    await start('undoPictureImport', done);
    expect(await work(zip)).toMatchObject({ Counts: { Undone: 1 } });
    expect(await picturesOf('P1')).toEqual(['/old/1.webp', '/old/2.webp']);
  });

  it('is kept within bounds for a person and for the shop; what is put in or taken back makes room', async () => {
    const codeOf = async () => {
      const answer = await add({ 'P1.png': picture });
      return [answer.statusCode, answer.json<{ code?: string }>().code];
    };
    const files = { 'P1.png': picture, 'P2.png': Buffer.from('no picture') };
    const first = (await add(files, 'picture-import-test-room')).json<Zip>();
    // None of its files can be put in, so nothing waits.
    await added({ 'NEW.jpg': picture });
    await added(files);
    await added(files);
    expect(await codeOf()).toEqual([409, 'TOO_MANY_IMPORTS']);
    expect((await add(files, 'picture-import-test-room')).json<Zip>().ImportId, 'one that is there').toBe(
      first.ImportId,
    );
    const forOther = await call(
      'addPictureImport',
      {
        headers: { 'idempotency-key': 'picture-import-test-beta' },
        body: {},
        files: { zip: zipOf(files) },
      },
      'beta',
    );
    expect(forOther.statusCode, 'another shop').toBe(200);

    await start('runPictureImport', first);
    const done = await work(first);
    expect(done.Counts).toMatchObject({ Waiting: 1, Done: 1 });
    const bytes = async () =>
      (
        await shop.database.asOwner<{ n: number }>(
          `select coalesce(sum(octet_length(bytes)), 0)::int as n from picture_import_files where import_id = '${first.ImportId}'`,
        )
      )[0]?.n;
    expect(await bytes(), 'may still be put in').toBe('no picture'.length);
    await start('undoPictureImport', done);
    await work(first);
    expect(await bytes(), 'cannot be put in any more').toBe(0);
    expect(await codeOf()).toEqual([200, undefined]);

    const fill = (user: string, zips: number, run = 'null') =>
      shop.database.asOwner(`
        with z as (insert into picture_imports (tenant_id, user_id, file_name, created_at, work_run)
          select 'alpha', '${user}', 'x', now(), ${run} from generate_series(1, ${zips}) returning import_id)
        insert into picture_import_files (tenant_id, import_id, file_no, name, outcome, bytes)
          select 'alpha', import_id, 0, 'x', 'added', 'x' from z`);
    await shop.database.asOwner('delete from picture_imports');
    await fill('SALE2', 9);
    expect(await codeOf()).toEqual([200, undefined]);
    expect(await codeOf()).toEqual([409, 'TOO_MANY_IMPORTS_OF_SHOP']);
    await shop.database.asOwner('delete from picture_imports');
    await fill('ADMIN', 100, 'gen_random_uuid()');
    expect(await codeOf()).toEqual([409, 'TOO_MANY_IMPORTS']);
    await shop.database.asOwner('delete from picture_imports');
    await fill('ADMIN', 1, 'gen_random_uuid()');
    expect(await codeOf()).toEqual([200, undefined]);
    // What was not put in of zips that were started: no more than what three zips may unpack to.
    await shop.database.asOwner(`
      update picture_import_files set bytes = convert_to(repeat('x', 10485760), 'UTF8') where name = 'x';
      insert into picture_import_files (tenant_id, import_id, file_no, name, outcome, bytes)
      select tenant_id, import_id, no, name, outcome, bytes
      from picture_import_files, generate_series(1, 23) as no where name = 'x'`);
    expect(await codeOf()).toEqual([409, 'TOO_MANY_IMPORTS']);
  });

  it('is refused where it is broken, empty, or holds too much', async () => {
    const zip = Buffer.from(await zipOf({ 'P1.png': picture }).arrayBuffer());
    const send = (blob: Blob) =>
      call('addPictureImport', {
        headers: { 'idempotency-key': `picture-import-test-${(keys += 1)}` },
        body: {},
        files: { zip: blob },
      });
    expect((await send(new Blob([zip.subarray(0, 60)]))).json()).toMatchObject({
      code: 'IMPORT_FILE_BROKEN',
    });
    expect((await add({ 'P1\u0000.png': picture })).json()).toMatchObject({ code: 'IMPORT_FILE_BROKEN' });
    expect((await add({ '.DS_Store': picture })).json()).toMatchObject({ code: 'IMPORT_EMPTY' });
    const bomb = Buffer.alloc(11 * 1024 * 1024);
    expect((await add({ 'P1.png': bomb })).json()).toMatchObject({ code: 'IMPORT_FILE_UNPACKS' });
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`N${at}.jpg`, picture]));
    expect((await add(many)).json()).toMatchObject({ code: 'IMPORT_FILE_UNPACKS' });
  });
});
