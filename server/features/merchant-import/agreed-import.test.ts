/** Prices agreed with customers come by file (R-47s). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';
import { openImportDesk } from './import-desk.testing.ts';
import { saveRole } from '../../testing/staff-roles.ts';

const desk = openImportDesk();
let keys = 0;
const { shop, checked, done, start, undo, work, call, add, audits } = desk;

const HEAD = 'P_Code,Unit,CUSTOMERCODE,CustomerType,Price,Type,DateStart,DateEnd';
const file = (...rows: string[]) => [HEAD, ...rows].join('\n');
const asOwner = (statement: string) => shop().database.asOwner<Record<string, unknown>>(statement);
const kept = (tenant = 'alpha') =>
  asOwner(`
    select product_code as code, unit_no as unit, who, satang::integer, tax_type as type, first_day::text as from, last_day::text as to
    from agreed_prices where tenant_id = '${tenant}' order by product_code, unit_no, who, first_day nulls first`);
const price = (more: object) => ({
  code: 'P1',
  unit: 1,
  who: 'UCUST1',
  satang: 1500,
  type: 1,
  from: null,
  to: null,
  ...more,
});
const counts = ({ Counts: { New, Changed, Same, Wrong } }: Awaited<ReturnType<typeof checked>>) => [
  New,
  Changed,
  Same,
  Wrong,
];

beforeEach(async () => {
  await asOwner(`insert into customer_types (tenant_id, type_code, name_th, name_en) values ('alpha', 'VIP', 'ก', 'VIP')
    on conflict do nothing`);
});
afterEach(() => asOwner('delete from agreed_prices; delete from product_costs'));

describe('R-47s agreed prices by file', () => {
  it('R-47s new ones are agreed, changed and logged; the same file then changes nothing; taken back they are gone', async () => {
    const first = file('P1,1,CUST1,,15.00,1,,', 'P1,2,,VIP,80,2,31/12/2569,2027-01-31');
    expect(counts(await checked('agreedPrices', first))).toEqual([2, 0, 0, 0]);
    expect(await kept()).toEqual([]);
    const one = await done('agreedPrices', first);
    expect(one.Counts).toMatchObject({ New: 2, Done: 2 });
    expect(await kept()).toEqual([
      price({}),
      price({ unit: 2, who: 'TVIP', satang: 8000, type: 2, from: '2026-12-31', to: '2027-01-31' }),
    ]);
    expect(await kept('beta')).toEqual([]);
    expect((await audits()).filter(({ action }) => action === 'product.agreedPrice')).toMatchObject([
      { subject: 'product/P1', before: null, after: { satang: 1500, forCustomers: ['CUST1'] } },
      { before: null, after: { unit: 2, satang: 8000, customerTypes: ['VIP'], firstDay: '2026-12-31' } },
    ]);
    expect(counts(await checked('agreedPrices', first))).toEqual([0, 0, 2, 0]);

    const second = await done('agreedPrices', file('P1,1,CUST1,,16.00,1,,2027-06-30'));
    expect(second.Counts).toMatchObject({ New: 0, Changed: 1 });
    expect((await kept())[0]).toEqual(price({ satang: 1600, to: '2027-06-30' }));
    await undo(second);
    expect((await work(second.ImportId)).Counts.Undone).toBe(1);
    expect((await kept())[0]).toEqual(price({}));

    await asOwner(`update agreed_prices set satang = 7000 where unit_no = 2`);
    await undo(one);
    await work(one.ImportId);
    expect(await kept()).toMatchObject([{ unit: 2, satang: 7000 }]);
  });

  it('R-47s what is wrong is named by row and column: days that meet, no such customer, unit, type, price and day', async () => {
    await done('agreedPrices', file('P2,1,CUST1,,15,1,2026-01-01,2026-06-30'));
    const { Counts, Problems } = await checked(
      'agreedPrices',
      file(
        'P2,1,CUST1,,15,1,2026-06-30,',
        'P1,1,CUST2,,15,1,,2026-01-31',
        'P1,1,CUST2,,15,1,2026-01-31,',
        'P1,1,NOBODY,,15,1,,',
        'P1,1,CUST1,VIP,15,1,,',
        'P1,1,,GOLD,15,1,,',
        'P1,3,OFF1,,15,1,,',
        'NONE,1,CUST1,,15,1,,',
        'P1,1,CUST1,,0,1,2026-01-01,',
        'P1,1,CUST1,,15,1,2026-02-31,',
        'P1,1,CUST1,,15,1,2025-02-02,2025-02-01',
      ),
    );
    expect(Counts).toMatchObject({ Wrong: 10, New: 1 });
    expect(Problems.map(({ Row, Field }) => [Row, Field])).toEqual([
      [2, 'DateStart'],
      [4, 'DateStart'],
      [5, 'CUSTOMERCODE'],
      [6, 'CUSTOMERCODE'],
      [7, 'CustomerType'],
      [8, 'CUSTOMERCODE'],
      [9, 'P_Code'],
      [10, 'Price'],
      [11, 'DateStart'],
      [12, 'DateEnd'],
    ]);
  });

  it('R-47s below the lowest that the shop allows none is agreed: at the check, at the run, with the tax; undo may go back', async () => {
    const floor = (satang: number) =>
      asOwner(`insert into product_costs (tenant_id, product_code, cost_satang, floor_satang) values ('alpha', 'P1', 100, ${satang})
        on conflict (tenant_id, product_code) do update set floor_satang = excluded.floor_satang`);
    const low = file(
      'P1,1,CUST1,,16.49,0,,',
      'P1,2,,VIP,98,0,,',
      'P1,1,CUST2,,17.64,1,,',
      'P2,1,CUST1,,1,0,,',
    );
    const early = await checked('agreedPrices', low);
    expect(counts(early)).toEqual([4, 0, 0, 0]);
    await floor(1650);
    const found = await checked('agreedPrices', low);
    expect(found.Problems).toMatchObject([
      { Row: 2, Field: 'Price', Message: 'This is below the lowest allowed price' },
      { Row: 3, Field: 'Price' },
      { Row: 4, Field: 'Price' },
    ]);
    expect(JSON.stringify(found.Problems)).not.toMatch(/16\.5|1650/);
    await start(early, true);
    expect((await work(early.ImportId)).Counts).toMatchObject({ Done: 1, Left: 3 });
    expect(await kept()).toMatchObject([{ code: 'P2' }]);

    const fair = await done('agreedPrices', file('P1,1,CUST1,,16.50,0,,'));
    expect(fair.Counts).toMatchObject({ Done: 1 });
    const dearer = await done('agreedPrices', file('P1,1,CUST1,,18.00,0,,'));
    await floor(1700);
    await undo(dearer);
    expect((await work(dearer.ImportId)).Counts.Undone).toBe(1);
    expect((await kept())[0]).toMatchObject({ satang: 1650 });
    const days = file('P1,1,CUST1,,16.50,0,,2027-06-30');
    expect((await done('agreedPrices', days)).Counts, 'other days, the same price').toMatchObject({
      Done: 1,
    });
    expect((await checked('agreedPrices', file('P1,1,CUST1,,16.50,1,,'))).Counts).toMatchObject({ Wrong: 1 });
  });

  it('R-47s staff of a center reach its own customers alone, with the right to change prices', async () => {
    const token = await shop().tokenOf('alpha', 'ADMIN');
    await asOwner(
      `delete from customer_centers where tenant_id = 'alpha' and customer_code = 'CUST1' and sale_unit = 'C2'`,
    );
    const bring = () => add('agreedPrices', file('P1,1,CUST1,,15,1,,', 'P1,1,CUST2,,15,1,,'), 'SALE2');
    expect((await bring()).statusCode).toBe(403);
    await saveRole(shop(), token, { UserRole: '4', Rights: ['changePrices'] });
    const added = (await bring()).json<CallAnswer<'addImport'>>();
    const params = { id: added.ImportId };
    const Columns = added.Columns.map(({ Field }) => Field);
    const run = async () => {
      const { RunId } = (await call('oneImport', { params }, 'SALE2')).json<CallAnswer<'oneImport'>>();
      await workOnRun(shop().deps, { tenantId: 'alpha', id: RunId ?? '' }, { turnMs: 60_000 });
      return (await call('oneImport', { params }, 'SALE2')).json<CallAnswer<'oneImport'>>();
    };
    await call('checkImport', { params, body: { Columns } }, 'SALE2');
    const found = await run();
    expect(found.Counts).toMatchObject({ New: 1, Wrong: 1 });
    expect(found.Problems).toMatchObject([{ Row: 2, Field: 'CUSTOMERCODE', Value: 'CUST1' }]);
    await saveRole(shop(), token, { UserRole: '4' });
    await asOwner(
      `insert into customer_centers (tenant_id, customer_code, sale_unit) values ('alpha', 'CUST1', 'C2')`,
    );
  });

  it('R-47s what is exported is of the customers of the center, and changes nothing when it is imported', async () => {
    await done(
      'agreedPrices',
      file('P1,1,CUST1,,15.25,1,,', 'P1,1,CUST2,,14,2,2026-05-01,', 'P2,3,,VIP,99,0,,2026-12-31'),
    );
    for (const format of ['xlsx', 'csv'] as const) {
      const headers = { 'idempotency-key': `export-agreed-${format}` };
      const asked = await call('exportGoods', { headers, body: { What: 'agreedPrices' } });
      const { RunId: runId } = asked.json<{ RunId: string }>();
      await workOnRun(shop().deps, { tenantId: 'alpha', id: runId });
      const sheet = await call('runResult', { params: { runId }, query: { format } });
      const one = await checked('agreedPrices', new Blob([new Uint8Array(sheet.rawPayload)]));
      expect(counts(one), JSON.stringify(one.Problems)).toEqual([0, 0, 3, 0]);
    }
  });

  it('R-47s of two that meet in two batches the later is left out when it is done', async () => {
    const one = await checked('agreedPrices', file('P1,1,CUST1,,15,1,2026-01-01,2026-01-31'));
    await done('agreedPrices', file('P1,1,CUST1,,14,1,2026-01-15,'));
    await start(one, true);
    const { Counts } = await work(one.ImportId);
    expect(Counts.Done).toBe(0);
    expect(await kept()).toMatchObject([{ satang: 1400 }]);
  });

  describe('changed by hand between the check and the run is left out for good, with both values', () => {
    const byHand = async (Price: number, more: object = {}) => {
      const days = { DateStart: null, DateEnd: null };
      const body = { CUSTOMERCODE: 'CUST1', Unit: 1, Type: 1, ...days, Price, ...more };
      const headers = { 'idempotency-key': `agreed-by-hand-${(keys += 1)}` };
      const answer = await call('addAgreedPrice', { params: { code: 'P1' }, headers, body });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<CallAnswer<'addAgreedPrice'>>();
    };
    const run = async (one: Awaited<ReturnType<typeof checked>>) => {
      await start(one, true);
      const after = await work(one.ImportId);
      const shown = await call('run', { params: { runId: after.RunId } });
      return { ...after.Counts, failures: shown.json<CallAnswer<'run'>>().Failures };
    };
    const said = (message: RegExp) => ({
      Key: expect.stringMatching(/^2: P1 1 CUST1/),
      Message: expect.stringMatching(message),
    });

    it('R-47s one that was new at the check, and was agreed by hand from the same day', async () => {
      const one = await checked('agreedPrices', file('P1,1,CUST1,,15,1,,', 'P1,2,CUST1,,80,1,,'));
      await byHand(19, { DateEnd: '2027-01-31' });
      expect(await run(one)).toMatchObject({
        Done: 1,
        Left: 0,
        failures: [said(/Price was “–”, is now “19”/)],
      });
      expect((await kept())[0]).toEqual(price({ satang: 1900, to: '2027-01-31' }));
    });

    it('R-47s one that would have changed: its price, its tax, its last day, or it was removed', async () => {
      const params = async () => ({ code: 'P1', id: (await byHand(14)).AgreedId });
      const bring = () => checked('agreedPrices', file('P1,1,CUST1,,15,2,,2027-06-30'));
      for (const [changed, message] of [
        [{ Price: 19 }, /Price was “14”, is now “19”/],
        [{ Type: 0 }, /Type was “1”, is now “0”/],
        [{ DateEnd: '2027-03-31' }, /DateEnd was “–”, is now “2027-03-31”/],
      ] as const) {
        const at = await params();
        const one = await bring();
        const body = { Price: 14, Type: 1, DateStart: null, DateEnd: null, Version: 1, ...changed };
        const saved = await call('saveAgreedPrice', { params: at, body });
        expect(saved.statusCode, saved.body).toBe(200);
        expect(await run(one)).toMatchObject({ Done: 0, Left: 0, failures: [said(message)] });
        expect((await kept())[0]).not.toMatchObject({ satang: 1500 });
        await asOwner('delete from agreed_prices');
      }
      await params();
      const one = await bring();
      await asOwner('delete from agreed_prices');
      expect(await run(one)).toMatchObject({
        Done: 0,
        Left: 0,
        failures: [said(/is now “–”/)],
      });
      expect(await kept()).toEqual([]);
    });

    it('R-47s is the same where somebody has done it already', async () => {
      const one = await checked('agreedPrices', file('P1,1,CUST1,,15,1,,'));
      await byHand(15);
      expect(await run(one)).toMatchObject({ Done: 0, Same: 1, Left: 0, failures: [] });
    });
  });
});
