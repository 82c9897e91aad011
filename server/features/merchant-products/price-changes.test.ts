/** Many prices changed by one rule: the preview, the run, and taking it back. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { saveRole } from '../../testing/staff-roles.ts';
import { workOnRun } from '../runs/runs.work.usecases.ts';
import { openProductDesk, said } from './product-desk.testing.ts';

type Ahead = CallAnswer<'pricesAhead'>;
const desk = openProductDesk();
const shop = () => desk.shop();
const RAISE = { Codes: ['P1', 'P2'], Units: [1], Levels: [1, 3], By: 'percent', Amount: 10 } as const;
const token = () => shop().tokenOf('alpha', 'ADMIN');

const ahead = async (more: object = {}, as = desk.token()) =>
  (await shop().call('pricesAhead', { token: as, body: { ...RAISE, ...more } })).json<Ahead>();
/** Another who may change prices. */
const colleague = async () => {
  await saveRole(shop(), desk.token(), { UserRole: '4', Rights: ['changePrices'] });
  return shop().tokenOf('alpha', 'SALE2', 'C2');
};
const change = async (more: object = {}, Seen?: string, key: string = randomUUID(), as?: string) => {
  const seen = Seen ?? (await ahead(more)).Seen;
  return shop().call('changePrices', {
    token: as ?? (await token()),
    headers: { 'idempotency-key': key },
    body: { ...RAISE, ...more, Seen: seen },
  });
};
const undo = async (runId: string) =>
  shop().call('undoRun', {
    token: await token(),
    params: { runId },
    headers: { 'idempotency-key': randomUUID() },
  });
const done = async (answer: { json: <T>() => T }) => {
  const { RunId } = answer.json<{ RunId: string }>();
  await workOnRun(shop().deps, { tenantId: 'alpha', id: RunId });
  const run = await shop().call('run', { token: await token(), params: { runId: RunId } });
  return run.json<CallAnswer<'run'>>();
};
const prices = async () =>
  Object.fromEntries(
    (
      await shop().database.asOwner<{ code: string; one: number; three: number | null }>(
        `select product_code as code, level1::int as one, level3::int as three from product_prices
         where tenant_id = 'alpha' and unit_no = 1 and product_code in ('P1', 'P2') order by 1`,
      )
    ).map(({ code, one, three }) => [code, [one, three]]),
  );

beforeEach(async () => {
  await shop().database.asOwner(
    `update product_prices set level1 = case product_code when 'P1' then 1900 else 1800 end,
       level3 = case product_code when 'P1' then 1750 end, tax_type = 1, tax_type3 = null where tenant_id = 'alpha' and unit_no = 1`,
  );
  await shop().database.asOwner(`delete from product_costs where tenant_id = 'alpha'`);
  await shop().database.asOwner('delete from audit_log');
});

describe('R-47u prices of a selection', () => {
  test('are shown as they would become, changed by a run, and set back by another', async () => {
    const seen = await ahead({ Rounding: 'half' });
    expect(seen).toMatchObject({ Products: 2, Prices: 3, Zero: 0, BelowFloor: 0 });
    expect(seen.Data.map(({ P_Code, Level, Before, After }) => [P_Code, Level, Before, After])).toEqual([
      ['P1', 1, 19, 21],
      ['P1', 3, 17.5, 19.5],
      ['P2', 1, 18, 20],
    ]);
    const first = await done(await change({ Rounding: 'half' }));
    expect(first).toMatchObject({ State: 'done', Done: 2, Failed: 0, MayUndo: true });
    expect(await prices()).toEqual({ P1: [2100, 1950], P2: [2000, null] });
    const guest = await shop().call('productDetail', {
      token: await shop().tokenOf('alpha', 'GUEST'),
      params: { code: 'P1' },
    });
    expect(guest.json()).toMatchObject({ Data: { SalesPrice1: 21 } });
    expect((await desk.audits()).filter(({ action }) => action === 'product.prices')).toMatchObject([
      { subject: 'product/P1', before: { prices: [{ satang: 1900 }, { satang: 1750 }] } },
      { subject: 'product/P2', after: { prices: [{ satang: 2000 }] } },
    ]);
    expect(await done(await undo(first.RunId))).toMatchObject({ State: 'done', Done: 2, Failed: 0 });
    expect(await prices()).toEqual({ P1: [1900, 1750], P2: [1800, null] });
    const again = await shop().call('run', { token: await token(), params: { runId: first.RunId } });
    expect(again.json(), 'it is not offered again').toMatchObject({ MayUndo: false });
    expect(said(await undo(first.RunId))).toEqual([409, 'RUN_UNDONE']);
  });

  test('are set back once where two ask for it at once', async () => {
    const first = await done(await change());
    const both = await Promise.all([undo(first.RunId), undo(first.RunId)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    for (const answer of both) if (answer.statusCode === 200) await done(answer);
    expect(await prices()).toEqual({ P1: [1900, 1750], P2: [1800, null] });
  });

  test('that somebody changed since stay as they are when it is undone, and are named', async () => {
    const first = await done(await change());
    await shop().database.asOwner(
      `update product_prices set level1 = 5000 where tenant_id = 'alpha' and product_code = 'P2' and unit_no = 1`,
    );
    const back = await done(await undo(first.RunId));
    expect(back).toMatchObject({ Done: 1, Failed: 1, Failures: [{ Key: 'P2' }] });
    expect(await prices()).toEqual({ P1: [1900, 1750], P2: [5000, null] });
    const rest = await shop().call('run', { token: await token(), params: { runId: first.RunId } });
    expect(rest.json(), 'the rest can be tried again').toMatchObject({ MayUndo: true });
  });

  test('S-84f that are set back already are left to who changes them since, when the rest is set back', async () => {
    const first = await done(await change());
    const set = (code: string, level1: number) =>
      shop().database.asOwner(
        `update product_prices set level1 = ${level1} where tenant_id = 'alpha' and product_code = '${code}' and unit_no = 1`,
      );
    const raised = await prices();
    await set('P2', 5000);
    await done(await undo(first.RunId));
    // By hand to what the run had made of it, so that its value tells nobody that it was changed since.
    await set('P1', raised['P1']?.[0] ?? 0);
    await shop().database.asOwner(
      `update product_prices set level3 = ${raised['P1']?.[1]} where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1`,
    );
    await set('P2', raised['P2']?.[0] ?? 0);
    expect(await done(await undo(first.RunId))).toMatchObject({ Total: 1, Done: 1, Failed: 0 });
    expect(await prices()).toEqual({ P1: raised['P1'], P2: [1800, null] });
  });

  test('that change between the preview and the run are refused, and between start and row are left', async () => {
    const { Seen } = await ahead();
    await shop().database.asOwner(
      `update product_prices set level1 = level1 + 100 where tenant_id = 'alpha' and product_code = 'P2' and unit_no = 1`,
    );
    expect(said(await change({}, Seen)), 'as many, but others').toEqual([409, 'PRICE_PREVIEW_CHANGED']);
    await shop().database.asOwner(
      `update product_prices set level1 = level1 - 100 where tenant_id = 'alpha' and product_code = 'P2' and unit_no = 1`,
    );
    const started = await change();
    await shop().database.asOwner(
      `update product_prices set level3 = 1700 where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1`,
    );
    expect(await done(started)).toMatchObject({ Done: 1, Failed: 1, Failures: [{ Key: 'P1' }] });
    expect(await prices()).toEqual({ P1: [1900, 1700], P2: [1980, null] });
  });

  test('are raised once where two people see the same and both do it: the second is told, and sees what they are now', async () => {
    const [mine, theirs] = [await ahead(), await ahead({}, await colleague())];
    expect(mine.Seen).toBe(theirs.Seen);
    const first = await change({}, mine.Seen);
    expect(
      said(await change({}, theirs.Seen, randomUUID(), await colleague())),
      'while it is under way',
    ).toEqual([409, 'PRICES_IN_WORK']);
    await done(first);
    expect(said(await change({}, theirs.Seen, randomUUID(), await colleague())), 'when it is done').toEqual([
      409,
      'PRICE_PREVIEW_CHANGED',
    ]);
    const anew = await ahead({}, await colleague());
    expect(anew.Data[0]).toMatchObject({ P_Code: 'P1', Before: 20.9, After: 22.99 });
    expect(await prices()).toEqual({ P1: [2090, 1925], P2: [1980, null] });
    await saveRole(shop(), desk.token(), { UserRole: '4' });
  });

  test('two starts at once are one', async () => {
    const { Seen } = await ahead();
    const both = await Promise.all([change({}, Seen), change({}, Seen, randomUUID(), await colleague())]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    for (const answer of both) if (answer.statusCode === 200) await done(answer);
    expect(await prices()).toEqual({ P1: [2090, 1925], P2: [1980, null] });
    await saveRole(shop(), desk.token(), { UserRole: '4' });
  });

  test('are changed once for a key', async () => {
    const key = randomUUID();
    const seen = (await ahead()).Seen;
    const answers = [await change({}, seen, key), await change({}, seen, key)];
    const ids = answers.map((answer) => answer.json<{ RunId: string }>().RunId);
    expect(ids[0]).toBe(ids[1]);
    await done(answers[0] ?? { json: () => ({}) as never });
    expect(await prices()).toEqual({ P1: [2090, 1925], P2: [1980, null] });
  });

  test('never fall to 0, nor below a floor price, whoever asks', async () => {
    const down = { By: 'baht', Amount: -18, Rounding: 'none' };
    expect(await ahead(down)).toMatchObject({ Products: 1, Prices: 1, Zero: 2 });
    await shop().database.asOwner(
      `insert into product_costs (tenant_id, product_code, cost_satang, floor_satang) values ('alpha', 'P1', 100, 1650)`,
    );
    expect(await ahead({ Amount: -10 })).toMatchObject({ Prices: 1, BelowFloor: 2 });
    await saveRole(shop(), desk.token(), { UserRole: '4', Rights: ['changePrices'] });
    const theirs = await ahead({ Amount: -10 }, await shop().tokenOf('alpha', 'SALE2', 'C2'));
    expect(theirs).toMatchObject({ Prices: 1, BelowFloor: 2 });
    expect(JSON.stringify(theirs), 'not where it is').not.toMatch(/16\.5|1650/);
    await saveRole(shop(), desk.token(), { UserRole: '4' });
  });

  test('R-47p a floor that is raised before the run gets there is asked again; what is taken back may go below it', async () => {
    const raise = (satang: number) =>
      shop().database.asOwner(
        `insert into product_costs (tenant_id, product_code, floor_satang) values ('alpha', 'P1', ${satang})
         on conflict (tenant_id, product_code) do update set floor_satang = excluded.floor_satang`,
      );
    const started = await change();
    await raise(5000);
    expect(await done(started)).toMatchObject({ Done: 1, Failed: 1 });
    expect((await prices())['P1']).toEqual([1900, 1750]);
    await raise(100);
    const first = await done(await change({ Codes: ['P1'] }));
    await raise(5000);
    expect(await done(await undo(first.RunId))).toMatchObject({ Done: 1, Failed: 0 });
    expect((await prices())['P1']).toEqual([1900, 1750]);
  });

  test('all that the list has are meant by its filters', async () => {
    const all = await ahead({ Codes: undefined, Levels: [1] });
    expect(all.Products).toBe((await desk.list({ take: 48 })).length);
    expect(await ahead({ Codes: undefined, productCode: 'P2' })).toMatchObject({ Products: 1 });
    expect(await ahead({ Codes: undefined, SearchText: '!!' })).toMatchObject({ Products: 0, Data: [] });
  });

  test('a run whose rows cannot be taken back is not undone', async () => {
    const first = await done(await change());
    const foreign = await shop().call('undoRun', {
      token: await shop().tokenOf('beta', 'ADMIN'),
      params: { runId: first.RunId },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(said(foreign)).toEqual([404, 'RUN_NOT_FOUND']);
  });
});
