/** An import beside people who work by hand: they wait for each other in one order, and nobody for a second connection. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { createTestDatabase, eventually, run } from '#database/testing.ts';
import { SHOPS_TEMPLATE } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';
import { openImportDesk, type Imported } from './import-desk.testing.ts';

const desk = openImportDesk();
const HEAD = 'P_Code,PRODUCTNAME,UNIT1,UNIT1NAME,UNIT1RATE,BARCODE1';

const lockWaits = async (many: number) => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(async () =>
    expect(await run(desk.shop().database.urls.superuserUrl, waiting)).toHaveLength(many),
  );
};

test('R-47v a product saved by hand with a barcode and an import of it wait for each other in one order', async () => {
  await desk.done('products', `${HEAD}\nN1,ข้าว,BAG,ถุง,1,99001\nN2,น้ำ,BAG,ถุง,1,99002`);
  const one = await desk.checked('products', `${HEAD}\nN1,ข้าว,BAG,ถุง,1,99011\nN2,น้ำ,BAG,ถุง,1,99012`);
  await desk.start(one);
  const product = await desk.product('N1');
  let goOn = (): void => undefined;
  const holding = desk.shop().database.database.inTenant('alpha', async (tx) => {
    await sql`select from products where product_code = 'N1' for update`.execute(tx);
    await new Promise<void>((resolve) => (goOn = resolve));
  });
  const saving = desk.call('saveProduct', {
    params: { code: 'N1' },
    body: {
      Version: product.Version,
      PRODUCTNAME: 'ของมือ',
      UNIT1: product.UNIT1,
      UNIT1NAME: product.UNIT1NAME,
      UNIT1RATE: 1,
      BARCODE1: '99021',
    },
  });
  let importing: Promise<Imported> | undefined;
  try {
    await lockWaits(1);
    importing = desk.work(one.ImportId);
    await lockWaits(2);
  } finally {
    goOn();
    await holding;
  }
  const saved = await saving;
  expect(saved.statusCode, saved.body).toBe(200);
  // N1 was changed by hand since the check; nothing was given up as a deadlock, and nothing tried again.
  expect((await importing)?.Counts).toMatchObject({ Done: 1, Left: 0 });
  expect(desk.shop().problems).toEqual([]);
  expect(await desk.product('N1')).toMatchObject({ PRODUCTNAME: 'ของมือ', BARCODE1: '99021' });
});

let narrow: TestShop;
beforeAll(async () => {
  const database = await createTestDatabase({ maxConnections: 1, template: SHOPS_TEMPLATE });
  // Nothing is kept: what a transaction reads beside itself would ask for another connection.
  narrow = await createTestShop({ database, config: { cacheBytes: 0 } });
});
afterAll(async () => {
  await narrow.stop();
});

test('R-47o R-47v counts and imports need one connection at a time', async () => {
  const token = await narrow.tokenOf('alpha', 'ADMIN');
  let keys = 0;
  const call = async <Answer>(name: Parameters<TestShop['call']>[0], given: object): Promise<Answer> => {
    const headers = { 'idempotency-key': `narrow-${(keys += 1)}` };
    const answer = await narrow.call(name, { token, headers, ...given });
    expect(answer.statusCode, `${name} ${answer.body}`).toBe(200);
    return answer.json<Answer>();
  };
  type Sheet = CallAnswer<'stockCount'>;
  const begin = { SaleUnit: 'C1', Selection: 'all' };
  const params = { id: String((await call<Sheet>('beginStockCount', { body: begin })).CountId) };
  await call('countProduct', { params, body: { P_Code: 'P1', Pieces: 5, Was: null } });
  await call('stockCountLines', { params });
  await call('printStockCount', { params });
  await call('bookStockCount', { params, body: { Differences: 1 } });
  const other = { id: String((await call<Sheet>('beginStockCount', { body: begin })).CountId) };
  await call('discardStockCount', { params: other, body: { Counted: 0 } });
  const file = new Blob(['P_Code,SaleUnit,OnHand\nP1,C1,9']);
  const added = await call<Imported>('addImport', { body: { Kind: 'stock' }, files: { sheet: file } });
  const id = { id: added.ImportId };
  const work = async ({ RunId }: Imported) => {
    await workOnRun(narrow.deps, { tenantId: 'alpha', id: RunId ?? '' }, { turnMs: 60_000 });
    return call<Imported>('oneImport', { params: id });
  };
  const Columns = added.Columns.map(({ Field }) => Field);
  const checked = await work(await call('checkImport', { params: id, body: { Columns } }));
  const Seen = { New: checked.Counts.New, Changed: checked.Counts.Changed };
  const done = await work(await call('runImport', { params: id, body: { Seen } }));
  const undone = await work(await call('undoImport', { params: id, body: { Seen: done.Counts.Done } }));
  expect(undone.Counts).toMatchObject({ Undone: 1 });
});
