import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#database/testing.ts';
import { MAX_RUN_ROWS } from '#domain/runs/run.ts';
import { notAllowed } from '../../http/call-error.ts';
import type { RunKind } from '../../run-kinds.ts';
import { verdict } from '../../testing/attempts.ts';
import { createSecondProcess } from '../../testing/second-process.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { REFUSED, TEST_RUN, testRows, testRun } from '../../testing/test-run.ts';
import { clearAway } from '../housekeeping/housekeeping.usecases.ts';
import { startRun } from './runs.usecases.ts';
import { takeUpLeftRuns, workOnRun } from './runs.work.usecases.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(async () => {
  await shop.database.asOwner('delete from runs');
  await shop.database.asOwner('delete from audit_log');
  await shop.database.asOwner('delete from outbox');
});
afterAll(() => shop.stop());

type Who = 'SALE' | 'SALE2' | 'ADMIN';

async function start(rows: number, tenant: 'alpha' | 'beta' = 'alpha', who: Who = 'SALE'): Promise<string> {
  const visitor = await shop.deps.tokens.verify(await shop.tokenOf(tenant, who));
  const { RunId } = await shop.deps.database.inTenant(tenant, (tx) =>
    startRun(
      shop.deps,
      tx,
      { visitor, language: 'en' },
      { kind: TEST_RUN, parameters: {}, rows: testRows(rows) },
    ),
  );
  return RunId;
}

const define = (more: Partial<RunKind> = {}) => shop.deps.runKinds.define(TEST_RUN, testRun(shop.deps, more));
const work = (id: string, how = {}) => workOnRun(shop.deps, { tenantId: 'alpha', id }, how);
const entries = async () => {
  const rows = await shop.database.asOwner<{ subject: string }>(
    `select tenant_id || ' ' || subject as subject from audit_log where action = 'order.note' order by audit_id`,
  );
  return rows.map(({ subject }) => subject);
};
const read = async (runId: string, who: Who = 'SALE') =>
  (await shop.call('run', { token: await shop.tokenOf('alpha', who), params: { runId } })).json();
const subjects = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `alpha order/T-${from + at}`);

/** A kind that does something as it comes to this row. */
const atRow = (n: number, what: () => Promise<void>): Partial<RunKind> => ({
  workRow: async (context, row, parameters) => {
    if (row.key === `T-${n}`) await what();
    await testRun(shop.deps).workRow(context, row, parameters);
  },
});

describe('B-72b a run', () => {
  test('does each row once, in the order given, and says which failed and why', async () => {
    define();
    const runId = await start(REFUSED + 1);
    expect(await read(runId)).toMatchObject({ State: 'waiting', Total: REFUSED + 1, Done: 0, By: 'Sale' });
    await work(runId);
    expect(await read(runId)).toMatchObject({
      State: 'done',
      Done: REFUSED,
      Failed: 1,
      Failures: [{ Key: `T-${REFUSED}`, Message: expect.stringMatching(/order/i) }],
    });
    expect(await entries()).toEqual([...subjects(1, REFUSED - 1), `alpha order/T-${REFUSED + 1}`]);
    // A job that comes again finds nothing to do.
    await work(runId);
    expect(await entries()).toHaveLength(REFUSED);
  });

  test('has its first job in its own transaction, and none is left without a run', async () => {
    const runId = await start(1);
    expect(await shop.database.asOwner('select queue, tenant_id, subject from outbox')).toEqual([
      { queue: 'runs', tenant_id: 'alpha', subject: runId },
    ]);
    await expect(start(0)).rejects.toThrow('RUN_EMPTY');
    await expect(start(MAX_RUN_ROWS + 1)).rejects.toThrow('RUN_TOO_LONG');
    for (let more = 0; more < 4; more += 1) await start(1);
    await expect(start(1)).rejects.toThrow('TOO_MANY_RUNS');
    expect(await shop.database.asOwner('select 1 from runs')).toHaveLength(5);
    expect(await shop.database.asOwner('select 1 from outbox')).toHaveLength(5);
    // Of one person: another still can.
    await start(1, 'alpha', 'ADMIN');
  });

  test('takes turns with others: what is left goes to the next job', async () => {
    define();
    const runId = await start(20);
    await shop.database.asOwner('delete from outbox');
    await work(runId, { turnMs: 0, beatMs: 0 });
    expect(await entries()).toEqual(subjects(1, 1));
    expect(await read(runId)).toMatchObject({ State: 'running', Done: 1 });
    expect(await shop.database.asOwner('select subject from outbox')).toEqual([{ subject: runId }]);
    await work(runId);
    expect(await entries()).toEqual(subjects(1, 20));
  });

  test('two workers at once do no row twice', async () => {
    define();
    const runId = await start(300);
    await Promise.all([1, 2, 3].map(() => work(runId, { leaseMs: 0 })));
    await work(runId, { leaseMs: 0 });
    const all = await entries();
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
    expect(await read(runId)).toMatchObject({ State: 'done', Done: 297, Failed: 3 });
    expect(all).toHaveLength(297);
  });

  test('in good hands is left alone, and one whose worker died is taken up', async () => {
    define();
    const runId = await start(3);
    await shop.database.asOwner(
      `update runs set state = 'running', worker = gen_random_uuid(), beat_at = now()`,
    );
    await work(runId);
    expect(await entries()).toEqual([]);
    await shop.database.asOwner('delete from outbox');
    await takeUpLeftRuns(shop.deps, 'alpha');
    expect(await shop.database.asOwner('select 1 from outbox')).toEqual([]);
    await shop.database.asOwner(`update runs set beat_at = now() - interval '20 seconds'`);
    await takeUpLeftRuns(shop.deps, 'beta');
    expect(await shop.database.asOwner('select 1 from outbox')).toEqual([]);
    await takeUpLeftRuns(shop.deps, 'alpha');
    expect(await shop.database.asOwner('select subject from outbox')).toEqual([{ subject: runId }]);
    await work(runId);
    expect(await entries()).toEqual(subjects(1, 3));
  });

  test('stops between two rows; what is done stays done, the rest is not come to', async () => {
    const runId = await start(200);
    const token = await shop.tokenOf('alpha', 'SALE');
    const stop = () => shop.call('stopRun', { token, params: { runId } });
    define(atRow(5, async () => void (await stop())));
    await work(runId);
    expect(await read(runId)).toMatchObject({ State: 'stopped', Total: 200, Done: 4, Failed: 0 });
    expect(await entries()).toEqual(subjects(1, 4));
    expect(verdict(await stop())).toBe('409 RUN_OVER');
    const log = await shop.database.asOwner(
      `select action from audit_log where subject like 'run/%' order by 1`,
    );
    expect(log.map(({ action }) => action)).toEqual(['run.start', 'run.stop']);
  });

  test('that nobody has begun stops, too', async () => {
    define();
    const runId = await start(5);
    const token = await shop.tokenOf('alpha', 'SALE');
    expect((await shop.call('stopRun', { token, params: { runId } })).json()).toMatchObject({
      State: 'stopping',
    });
    await work(runId);
    expect(await read(runId)).toMatchObject({ State: 'stopped', Done: 0 });
    expect(await entries()).toEqual([]);
  });

  test('ends as soon as its maker loses the right to it, or the account', async () => {
    const lost = await start(200);
    define(atRow(3, async () => {
      throw notAllowed('PAGE_DISABLED');
    }));
    await work(lost);
    expect(await read(lost)).toMatchObject({
      State: 'failed',
      Done: 2,
      Failed: 0,
      Error: expect.any(String),
    });
    expect(await entries()).toEqual(subjects(1, 2));
    const disabled = await start(200);
    define();
    await shop.database.asOwner(
      `update staff set status = 'disabled' where user_id = 'SALE' and tenant_id = 'alpha'`,
    );
    await work(disabled);
    await shop.database.asOwner(`update staff set status = 'active' where user_id = 'SALE'`);
    expect(await read(disabled, 'ADMIN')).toMatchObject({ State: 'failed', Done: 0 });
    expect(await entries()).toHaveLength(2);
  });

  test('a row that breaks in another way fails alone, and the operator hears of it', async () => {
    define(atRow(2, async () => {
      throw new Error('a bug');
    }));
    const runId = await start(3);
    await work(runId);
    expect(await read(runId)).toMatchObject({
      State: 'done',
      Done: 2,
      Failed: 1,
      Failures: [{ Key: 'T-2' }],
    });
    expect(shop.problems.splice(0)).toEqual([expect.objectContaining({ message: 'a bug' })]);
  });

  test('is its maker’s and the super admin’s alone: not another’s, not another center’s, not another shop’s', async () => {
    define();
    const runId = await start(REFUSED);
    await work(runId);
    const params = { runId };
    const asked = ['run', 'stopRun', 'runResult'] as const;
    const strangers = [
      await shop.tokenOf('alpha', 'SALE2', 'C2'),
      await shop.tokenOf('beta', 'SALE'),
      await shop.tokenOf('beta', 'ADMIN'),
    ];
    for (const token of strangers) {
      for (const call of asked)
        expect(verdict(await shop.call(call, { token, params }))).toBe('404 RUN_NOT_FOUND');
      expect((await shop.call('runs', { token })).json()).toEqual({ Data: [] });
    }
    const admin = await shop.tokenOf('alpha', 'ADMIN');
    expect((await shop.call('run', { token: admin, params })).statusCode).toBe(200);
    // Only one's own are listed.
    expect((await shop.call('runs', { token: admin })).json()).toEqual({ Data: [] });
    const own = await shop.call('runs', { token: await shop.tokenOf('alpha', 'SALE') });
    expect(own.json()).toMatchObject({ Data: [{ RunId: runId, State: 'done', Failed: 1 }] });
  });

  test('tells its maker’s browsers alone how far it is', async () => {
    const room = JSON.stringify(['runs', 'alpha', 'SALE']);
    const joined = async (tenant: 'alpha' | 'beta', who: Who | 'CUST1') =>
      shop.deps.rooms.of(await shop.deps.tokens.verify(await shop.tokenOf(tenant, who)));
    expect(await joined('alpha', 'SALE')).toContain(room);
    for (const [tenant, who] of [
      ['alpha', 'SALE2'],
      ['alpha', 'ADMIN'],
      ['alpha', 'CUST1'],
      ['beta', 'SALE'],
    ] as const)
      expect(await joined(tenant, who)).not.toContain(room);
  });

  test('has a result to download once it is over: every row, or those that failed', async () => {
    define();
    const runId = await start(REFUSED);
    const token = await shop.tokenOf('alpha', 'SALE');
    const result = (rows: string) => shop.call('runResult', { token, params: { runId }, query: { rows } });
    expect(verdict(await result('all'))).toBe('409 RUN_NOT_OVER');
    await work(runId);
    const all = await result('all');
    expect(all.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(all.headers['cache-control']).toBe('no-store');
    const lines = all.body.split('\r\n');
    expect([lines.length, lines[0], lines[1]]).toEqual([
      REFUSED + 2,
      '\uFEFFNo.,Row,Result,Reason',
      '1,T-1,Done,',
    ]);
    const failed = (await result('failed')).body.split('\r\n');
    expect([failed.length, failed[1]]).toEqual([3, lines[REFUSED]]);
    expect(failed[1]).toMatch(/^97,T-97,Failed,\S/);
  });

  test('is removed thirty days after it ended, with its rows, of its shop alone', async () => {
    define();
    const runId = await start(3);
    await start(3, 'beta');
    await work(runId);
    await workOnRun(shop.deps, {
      tenantId: 'beta',
      id:
        (
          await shop.database.asOwner<{ id: string }>(
            `select run_id as id from runs where tenant_id = 'beta'`,
          )
        )[0]?.id ?? '',
    });
    const begin = shop.now;
    const left = async (days: number) => {
      shop.now = new Date(begin.getTime() + days * 24 * 3600 * 1000);
      await clearAway(shop.deps, 'alpha', 2);
      shop.now = begin;
      return shop.database.asOwner(
        `select r.tenant_id as t, count(*)::int as rows from runs r join run_rows using (run_id) group by 1 order by 1`,
      );
    };
    expect(await left(29)).toEqual([
      { t: 'alpha', rows: 3 },
      { t: 'beta', rows: 3 },
    ]);
    expect(await left(31)).toEqual([{ t: 'beta', rows: 3 }]);
    expect(await shop.database.asOwner('select tenant_id as t from runs')).toEqual([{ t: 'beta' }]);
  });
});

test('B-72b a run that is started is worked on by any process, which tells its maker alone', async () => {
  const first = await createTestShop({ running: true });
  const second = await createSecondProcess(first);
  const heard: unknown[] = [];
  first.deps.events.subscribe((change) => void ('live' in change && heard.push(change.live)));
  for (const one of [first, second]) one.deps.runKinds.define(TEST_RUN, testRun(one.deps));
  const visitor = await first.deps.tokens.verify(await first.tokenOf('alpha', 'SALE'));
  const { RunId } = await first.deps.database.inTenant('alpha', (tx) =>
    startRun(
      first.deps,
      tx,
      { visitor, language: 'en' },
      { kind: TEST_RUN, parameters: {}, rows: testRows(500) },
    ),
  );
  await eventually(async () =>
    expect(await first.database.asOwner('select state, done from runs')).toEqual([
      { state: 'done', done: 495 },
    ]),
  );
  await eventually(() =>
    expect(heard.at(-1)).toEqual({
      event: 'run',
      rooms: [JSON.stringify(['runs', 'alpha', 'SALE'])],
      data: { RunId },
    }),
  );
  await second.stop();
  await first.stop();
});
