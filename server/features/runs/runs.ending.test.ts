/** How a run ends: what its kind does with it, what is kept of it, and a kind that nobody knows. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EndedRun, RunKind } from '../../run-kinds.ts';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { TEST_RUN, testRows, testRun } from '../../testing/test-run.ts';
import { tellMaker } from './runs.notices.usecases.ts';
import { startRun } from './runs.usecases.ts';
import { workOnRun } from './runs.work.usecases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  await shop.database.asOwner('delete from runs; delete from notifications; delete from outbox');
});
afterAll(() => shop.stop());

type Place = { tenant?: 'alpha' | 'beta'; kind?: string; rows?: number };
async function start({ tenant = 'alpha', kind = TEST_RUN, rows = 2 }: Place = {}): Promise<string> {
  const visitor = await shop.deps.tokens.verify(await shop.tokenOf(tenant, 'SALE'));
  const { RunId } = await shop.deps.database.inTenant(tenant, (tx) =>
    startRun(shop.deps, tx, { visitor, language: 'en' }, { kind, parameters: {}, rows: testRows(rows) }),
  );
  return RunId;
}
const define = (more: Partial<RunKind> = {}): RunKind => {
  const kind = testRun(shop.deps, more);
  shop.deps.runKinds.define(TEST_RUN, kind);
  return kind;
};
const work = (id: string, tenantId = 'alpha') => workOnRun(shop.deps, { tenantId, id });
const token = (tenant: 'alpha' | 'beta' = 'alpha') => shop.tokenOf(tenant, 'SALE');
const read = async (runId: string) =>
  (await shop.call('run', { token: await token(), params: { runId } })).json();
const result = async (runId: string) =>
  shop.call('runResult', { token: await token(), params: { runId }, query: {} });
const told = () =>
  shop.database.asOwner<{ tenant_id: string; recipient: string; title_en: string; body_en: string }>(
    `select tenant_id, recipient, title_en, body_en from notifications where kind = 'run.ended' order by notification_id`,
  );

describe('B-72d the end of a run', () => {
  test('is the kind’s to finish, once, with what came of it', async () => {
    const ended: EndedRun[] = [];
    define({ finish: async (_, run) => void ended.push(run) });
    const runId = await start({ rows: 98 });
    await Promise.all([work(runId), work(runId)]);
    await work(runId);
    expect(ended).toMatchObject([
      { runId, tenantId: 'alpha', state: 'done', total: 98, done: 97, failed: 1 },
    ]);
    const stopped = await start();
    await shop.call('stopRun', { token: await token(), params: { runId: stopped } });
    await work(stopped);
    expect(ended[1]).toMatchObject({ runId: stopped, state: 'stopped', done: 0 });
  });

  test('and what the kind does then are one transaction: if it throws the run has failed and nothing of it is there', async () => {
    const kind = define({
      finish: async (tx, run) => {
        await tellMaker(shop.deps, tx, { run, kind });
        throw new Error('finish failed');
      },
    });
    const runId = await start();
    await work(runId);
    expect(await read(runId)).toMatchObject({ State: 'failed', Done: 2 });
    expect(await told()).toEqual([]);
    expect(shop.problems.splice(0)).toMatchObject([{ message: 'finish failed' }]);
  });

  test('is told to who started it, in their shop alone', async () => {
    const kind = define({ finish: (tx, run) => tellMaker(shop.deps, tx, { run, kind }) });
    await work(await start({ rows: 98 }));
    await work(await start({ tenant: 'beta' }), 'beta');
    expect(await told()).toEqual([
      { tenant_id: 'alpha', recipient: 'SALE', title_en: 'Test of 98', body_en: '97 of 98 done, 1 failed.' },
      { tenant_id: 'beta', recipient: 'SALE', title_en: 'Test of 2', body_en: 'All 2 done.' },
    ]);
  });
});

describe('B-72d a kind that this release does not know', () => {
  test('neither breaks the list nor is tried for ever; it can be stopped', async () => {
    const [runId, other] = [await start({ kind: 'later.kind' }), await start({ kind: 'later.kind' })];
    const listed = (await shop.call('runs', { token: await token() })).json();
    expect(listed.Data).toHaveLength(2);
    expect(listed.Data[0].Title).toContain('later.kind');
    await shop.database.asOwner('delete from outbox');
    await work(runId);
    // Another process may know it; a job of this one would only be repeated.
    expect(await shop.database.asOwner('select 1 from outbox')).toEqual([]);
    expect(await read(runId)).toMatchObject({ State: 'running', Done: 0 });
    await shop.database.asOwner(`update runs set created_at = created_at - interval '61 minutes'`);
    await work(runId);
    expect(await read(runId)).toMatchObject({ State: 'failed', Error: expect.stringContaining('release') });
    await shop.call('stopRun', { token: await token(), params: { runId: other } });
    await work(other);
    expect(await read(other)).toMatchObject({ State: 'stopped' });
    expect(shop.problems).toEqual([]);
  });
});

describe('B-72d what a person may start and keep of a kind', () => {
  test('is so many a day, counted for the person, the kind and the shop', async () => {
    define({ bounds: { startsADay: 2, resultsKept: 10 } });
    for (let n = 0; n < 2; n += 1) await work(await start());
    await expect(start()).rejects.toThrow('RUNS_OF_DAY');
    await start({ tenant: 'beta' });
    await start({ kind: 'later.kind' });
    await shop.database.asOwner(`update runs set created_at = created_at - interval '24 hours'`);
    await start();
  });

  test('is the latest results; an older one says that it was removed', async () => {
    define({ bounds: { startsADay: 20, resultsKept: 2 } });
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      ids.push(await start());
      await work(ids[n] ?? '');
      await shop.database.asOwner(`update runs set created_at = created_at - interval '1 second'`);
    }
    expect((await result(ids[2] ?? '')).statusCode).toBe(200);
    expect((await result(ids[1] ?? '')).statusCode).toBe(200);
    expect(verdict(await result(ids[0] ?? ''))).toBe('404 RUN_RESULT_GONE');
    expect(await read(ids[0] ?? '')).toMatchObject({ State: 'done', Done: 2, Result: 'none' });
    expect(await read(ids[1] ?? '')).toMatchObject({ Result: 'rows' });
  });

  test('has names that tell kind, center, day and time', async () => {
    define();
    await shop.database.asOwner(
      `update centers set short_name = 'สาขา Rama 9' where tenant_id = 'alpha' and sale_unit = 'C1'`,
    );
    const runId = await start();
    await work(runId);
    await shop.database.asOwner(`update runs set created_at = '2026-11-25T04:05:00Z'`);
    expect((await result(runId)).headers['content-disposition']).toContain(
      'filename="test-Rama-9-20261125-1105-result.csv"',
    );
  });
});
