/** Processes that work on a run are killed as by a power cut, and others go on. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#database/testing.ts';
import { MAX_RUN_ROWS } from '#domain/runs/run.ts';
import { createTestShop, testConfig, type TestShop } from '../../testing/shop.ts';
import { REFUSED, TEST_RUN, testRows } from '../../testing/test-run.ts';
import { startRun } from './runs.usecases.ts';

const CHILD = join(import.meta.dirname, '../../testing/run-child.ts');
const KILLS = 10;

let shop: TestShop;
const children: ChildProcess[] = [];
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await shop.stop();
});

type Child = { process: ChildProcess; printed: () => string };

function startChild(runId: string): Child {
  const { settingsKeys: _, ...config } = testConfig;
  const settings = { urls: shop.database.urls, config, tenantId: 'alpha', runId, now: shop.now };
  const child = spawn(process.execPath, [CHILD, JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  return { process: child, printed: () => text };
}

const prints = ({ printed }: Child, word: string) => eventually(() => expect(printed()).toContain(word));

const doneRows = async () => {
  const [row] = await shop.database.asOwner<{ many: number }>(
    `select count(*)::int as many from run_rows where state <> 'waiting'`,
  );
  return row?.many ?? 0;
};

test('B-72b ten kills in the middle of ten thousand rows, and each row is still done exactly once', async () => {
  const visitor = await shop.deps.tokens.verify(await shop.tokenOf('alpha', 'SALE'));
  const { RunId: runId } = await shop.deps.database.inTenant('alpha', (tx) =>
    startRun(
      shop.deps,
      tx,
      { visitor, language: 'en' },
      { kind: TEST_RUN, parameters: {}, rows: testRows(MAX_RUN_ROWS) },
    ),
  );
  const moments: number[] = [];
  let next = startChild(runId);
  for (let kills = 0; kills < KILLS; kills += 1) {
    const child = next;
    await prints(child, 'ready');
    // The next one loads while this one works.
    next = startChild(runId);
    const before = await doneRows();
    child.process.stdin?.write('go\n');
    const moment = before + randomInt(400);
    await eventually(async () => expect(await doneRows()).toBeGreaterThan(moment));
    expect(child.process.exitCode, child.printed()).toBe(null);
    child.process.kill('SIGKILL');
    await once(child.process, 'exit');
    moments.push(await doneRows());
  }
  await prints(next, 'ready');
  next.process.stdin?.write('go\n');
  await prints(next, 'over');

  const expected = testRows(MAX_RUN_ROWS).map(({ input }) => (input.n % REFUSED === 0 ? 'failed' : 'done'));
  const rows = await shop.database.asOwner<{ state: string }>(
    `select state from run_rows where run_id = $1 order by row_no`,
    [runId],
  );
  expect(
    rows.map(({ state }) => state),
    `killed after ${moments.join(', ')} rows`,
  ).toEqual(expected);
  const [written] = await shop.database.asOwner(
    `select count(*)::int as entries, count(distinct subject)::int as subjects from audit_log where action = 'order.note'`,
  );
  const failed = Math.floor(MAX_RUN_ROWS / REFUSED);
  const done = MAX_RUN_ROWS - failed;
  expect(written).toEqual({ entries: done, subjects: done });
  const run = await shop.call('run', { token: await shop.tokenOf('alpha', 'SALE'), params: { runId } });
  expect(run.json()).toMatchObject({ State: 'done', Total: MAX_RUN_ROWS, Done: done, Failed: failed });
  // Each was killed while it worked, at another place.
  expect(new Set(moments).size).toBe(KILLS);
  expect(Math.max(...moments)).toBeLessThan(MAX_RUN_ROWS);
});
