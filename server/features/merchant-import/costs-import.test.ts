/** Costs and floor prices come with the file of products, by the right to see them (R-47n); files of prices ask the floor (R-47p). */
import { afterEach, describe, expect, it } from 'vitest';
import { workOnRun } from '../runs/runs.work.usecases.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { openImportDesk, type Imported } from './import-desk.testing.ts';

const desk = openImportDesk();
const { shop, checked, done, undo, work, call, add, check, audits, product } = desk;
const asOwner = (statement: string) => shop().database.asOwner<Record<string, unknown>>(statement);
const kept = () =>
  asOwner(`select product_code as code, cost_satang::integer as cost, floor_satang::integer as floor
    from product_costs where tenant_id = 'alpha' and (cost_satang is not null or floor_satang is not null) order by product_code`);
const counts = ({ Counts: { New, Changed, Same, Wrong } }: Imported) => [New, Changed, Same, Wrong];
const give = async (Rights: ('manageProducts' | 'costs')[]) =>
  saveRole(shop(), await shop().tokenOf('alpha', 'ADMIN'), { UserRole: '3', Rights });
const NEW = 'NEW1,ข้าว,BAG,ถุง,1,12.34,15';
const HEAD = 'P_Code,PRODUCTNAME,UNIT1,UNIT1NAME,UNIT1RATE,CostPrice,FloorPrice';

afterEach(() => asOwner('delete from product_costs'));

describe('R-47n costs by file', () => {
  it('R-47n they are written with the products, logged, and taken back with them; other columns leave them', async () => {
    await asOwner(
      `insert into product_costs (tenant_id, product_code, cost_satang, floor_satang) values ('alpha', 'P1', 500, 600)`,
    );
    const one = await done('products', `${HEAD}\n${NEW}`);
    expect(one.Counts).toMatchObject({ New: 1, Done: 1 });
    const costs = await done('products', 'P_Code,CostPrice\nP1,"7.50"\nP2,0\nP3,');
    expect(counts(costs), JSON.stringify(costs.Problems)).toEqual([0, 2, 1, 0]);
    expect(await kept()).toEqual([
      { code: 'NEW1', cost: 1234, floor: 1500 },
      { code: 'P1', cost: 750, floor: 600 },
      { code: 'P2', cost: 0, floor: null },
    ]);
    expect((await audits()).filter(({ subject }) => /P1|NEW1/.test(subject))).toMatchObject([
      { action: 'product.add', after: { CostSatang: 1234, FloorSatang: 1500 } },
      { action: 'product.change', before: { CostSatang: 500 }, after: { CostSatang: 750 } },
    ]);
    expect(await product('P1')).toMatchObject({ Cost: 7.5, FloorPrice: 6 });
    await done('products', 'P_Code,PRODUCTNAME_EN\nP1,Other');
    expect((await kept())[1]).toEqual({ code: 'P1', cost: 750, floor: 600 });

    await undo(costs);
    expect((await work(costs.ImportId)).Counts).toMatchObject({ Undone: 1, Left: 0 });
    expect(await kept(), 'P1 was changed since').toEqual([
      { code: 'NEW1', cost: 1234, floor: 1500 },
      { code: 'P1', cost: 750, floor: 600 },
    ]);
    await asOwner(
      `update products set name_en = 'Product P1 alpha' where product_code = 'P1' and tenant_id = 'alpha'`,
    );
  });

  it('R-47n what is wrong is named by its cell; a cost that somebody has set since the check is left', async () => {
    const wrong = await checked('products', 'P_Code,CostPrice,FloorPrice\nP1,-1,1.234\nP2,x,5');
    expect(wrong.Problems.map(({ Row, Field }) => [Row, Field])).toEqual([
      [2, 'CostPrice'],
      [2, 'FloorPrice'],
      [3, 'CostPrice'],
    ]);
    const late = await checked('products', 'P_Code,FloorPrice\nP1,5');
    await asOwner(
      `insert into product_costs (tenant_id, product_code, floor_satang) values ('alpha', 'P1', 400)`,
    );
    await desk.start(late, true);
    expect((await work(late.ImportId)).Counts).toMatchObject({ Done: 0 });
    expect(await kept()).toMatchObject([{ floor: 400 }]);
  });

  it('R-47n who lacks the right neither brings them in nor takes them out', async () => {
    await give(['manageProducts']);
    await asOwner(
      `insert into product_costs (tenant_id, product_code, cost_satang, floor_satang) values ('alpha', 'P1', 1234, 1777)`,
    );
    const mine = (
      await add('products', 'P_Code,PRODUCTNAME_EN,CostPrice\nP1,Product P1 alpha,9', 'SALE')
    ).json<Imported>();
    expect(mine.Columns.map(({ Field }) => Field)).toEqual(['P_Code', 'PRODUCTNAME_EN', '']);
    const refused = await call(
      'checkImport',
      { params: { id: mine.ImportId }, body: { Columns: ['P_Code', 'PRODUCTNAME_EN', 'CostPrice'] } },
      'SALE',
    );
    expect(refused.json()).toMatchObject({
      code: 'IMPORT_COLUMNS_RIGHT',
      message: expect.stringContaining('Cost of a piece'),
    });
    const template = async (who: 'SALE' | 'ADMIN') =>
      (await call('importTemplate', { params: { kind: 'products' } }, who)).rawPayload;
    const opened = async (who: 'SALE' | 'ADMIN') =>
      (await add('products', new Blob([new Uint8Array(await template(who))]), 'ADMIN')).json<Imported>()
        .Columns;
    expect((await opened('SALE')).map(({ Field }) => Field)).not.toContain('CostPrice');
    expect((await opened('ADMIN')).map(({ Field }) => Field)).toContain('CostPrice');
    const exported = async (who: 'SALE' | 'ADMIN') => {
      const headers = { 'idempotency-key': `costs-${who}` };
      const { RunId: runId } = (
        await call('exportGoods', { headers, body: { What: 'products' } }, who)
      ).json<{ RunId: string }>();
      await workOnRun(shop().deps, { tenantId: 'alpha', id: runId });
      const sheet = await call('runResult', { params: { runId }, query: { format: 'csv' } }, who);
      return sheet.rawPayload.toString();
    };
    expect(await exported('SALE')).not.toMatch(/12\.34|Cost of a piece/);
    const whole = await exported('ADMIN');
    expect(whole).toMatch(/12\.34/);
    expect(
      counts(await checked('products', new Blob([whole]))),
      'brought in again it changes nothing',
    ).toEqual([0, 0, 4, 0]);
    await give([]);
  });

  it('R-47n who has lost the right since the check does not do it, nor takes it back', async () => {
    await give(['manageProducts', 'costs']);
    const mine = (await add('products', 'P_Code,CostPrice\nP1,9', 'SALE')).json<Imported>();
    const at = { params: { id: mine.ImportId } };
    await call('checkImport', { ...at, body: { Columns: ['P_Code', 'CostPrice'] } }, 'SALE');
    await workOnRun(shop().deps, {
      tenantId: 'alpha',
      id: (await call('oneImport', at, 'SALE')).json<Imported>().RunId ?? '',
    });
    await call('runImport', { ...at, body: { LeaveOutWrong: true, Seen: { New: 0, Changed: 1 } } }, 'SALE');
    await give(['manageProducts']);
    await workOnRun(shop().deps, {
      tenantId: 'alpha',
      id: (await call('oneImport', at, 'SALE')).json<Imported>().RunId ?? '',
    });
    expect(await kept()).toEqual([]);
    await give([]);
  });

  it('R-47b a new product is not called as a page is', async () => {
    const one = await checked('products', 'P_Code,PRODUCTNAME,UNIT1,UNIT1NAME,UNIT1RATE\nQuality,ก,EA,ชิ้น,1');
    expect(one.Problems).toMatchObject([
      { Row: 2, Field: 'P_Code', Message: expect.stringContaining('reserved') },
    ]);
  });
});

it('R-47p a file of prices is refused below the floor by its cells, and may be taken back below it', async () => {
  const floor = (satang: number) =>
    asOwner(`insert into product_costs (tenant_id, product_code, floor_satang) values ('alpha', 'P1', ${satang})
      on conflict (tenant_id, product_code) do update set floor_satang = excluded.floor_satang`);
  const low =
    'P_Code,UNIT1PRICELEVEL2,UNIT1PRICELEVEL2TYPE,UNIT2PRICELEVEL2,UNIT2PRICELEVEL2TYPE\nP1,16.49,0,98.99,0';
  expect(counts(await checked('prices', low))).toEqual([0, 1, 0, 0]);
  await floor(1650);
  const one = await checked('prices', low);
  expect(one.Problems).toMatchObject([
    { Row: 2, Field: 'UNIT1PRICELEVEL2', Message: 'This is below the lowest allowed price' },
    { Row: 2, Field: 'UNIT2PRICELEVEL2' },
  ]);
  expect(JSON.stringify(one.Problems)).not.toMatch(/16\.5|1650/);
  const fair = await done('prices', 'P_Code,UNIT1PRICELEVEL2,UNIT1PRICELEVEL2TYPE\nP1,16.50,0');
  const dearer = await done('prices', 'P_Code,UNIT1PRICELEVEL2\nP1,17');
  await floor(1700);
  expect(counts(await checked('prices', 'P_Code,UNIT1PRICELEVEL2\nP1,17')), 'what stays is let be').toEqual([
    0, 0, 1, 0,
  ]);
  await undo(dearer);
  expect((await work(dearer.ImportId)).Counts.Undone).toBe(1);
  await undo(fair);
  expect((await work(fair.ImportId)).Counts.Undone).toBe(1);
});

/** Also check of the columns by a person with the right works. */
it('R-47n columns of costs are found by their titles in both languages', async () => {
  const found = (await add('products', 'รหัสสินค้า,ต้นทุน,Floor\nP1,1,2')).json<Imported>();
  expect(found.Columns.map(({ Field }) => Field)).toEqual(['P_Code', 'CostPrice', 'FloorPrice']);
  expect((await check(found)).statusCode).toBe(200);
});
