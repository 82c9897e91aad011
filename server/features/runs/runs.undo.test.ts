/** Taking back a run, again where a part of it could not be: what is back already is left to whoever has it since. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { conflict } from '../../http/call-error.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { TEST_RUN, testRows, testRun } from '../../testing/test-run.ts';
import { startRun } from './runs.usecases.ts';
import { workOnRun } from './runs.work.usecases.ts';

let shop: TestShop;
let keys = 0;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.database.asOwner('delete from runs; delete from audit_log; delete from outbox'));
afterAll(() => shop.stop());

/** Rows of these keys cannot be taken back for now. */
const held = new Set<string>();
function define(): void {
  const plain = testRun(shop.deps).workRow;
  const kind = testRun(shop.deps, {
    reverse: (input) => Object.assign({ isBack: true }, input),
    workRow: async (context, row, parameters) => {
      if (held.has(row.key) && 'isBack' in (row.input as object)) throw conflict('ORDER_MOVED_ON');
      await plain(context, row, parameters);
    },
  });
  shop.deps.runKinds.define(TEST_RUN, kind);
}

async function begun(): Promise<string> {
  const visitor = await shop.deps.tokens.verify(await shop.tokenOf('alpha', 'ADMIN'));
  const rows = testRows(4);
  const { RunId } = await shop.deps.database.inTenant('alpha', (tx) =>
    startRun(shop.deps, tx, { visitor, language: 'en' }, { kind: TEST_RUN, parameters: {}, rows }),
  );
  return RunId;
}
const read = async (runId: string) => {
  const token = await shop.tokenOf('alpha', 'ADMIN');
  return (await shop.call('run', { token, params: { runId } })).json<CallAnswer<'run'>>();
};
const work = async (runId: string, how = {}) => {
  await workOnRun(shop.deps, { tenantId: 'alpha', id: runId }, how);
  return read(runId);
};
const undo = async (runId: string) => {
  const headers = { 'idempotency-key': `undo-again-${(keys += 1)}` };
  return shop.call('undoRun', { token: await shop.tokenOf('alpha', 'ADMIN'), params: { runId }, headers });
};
const undone = async (runId: string) => work((await undo(runId)).json<{ RunId: string }>().RunId);
const rowsOf = async (runId: string) => {
  const rows = await shop.database.asOwner<{ key: string }>(
    `select key from run_rows where run_id = '${runId}' order by row_no`,
  );
  return rows.map(({ key }) => key);
};

describe('S-84f a run that was taken back in part', () => {
  test('S-84f is taken back again without the rows that are back already, until all are', async () => {
    define();
    const first = await work(await begun());
    held.add('T-2').add('T-3');
    expect(await undone(first.RunId)).toMatchObject({ Done: 2, Failed: 2 });
    expect(await read(first.RunId)).toMatchObject({ MayUndo: true });
    held.delete('T-2');
    const second = await undone(first.RunId);
    expect(await rowsOf(second.RunId)).toEqual(['T-2', 'T-3']);
    expect(second).toMatchObject({ Total: 2, Done: 1, Failed: 1 });
    held.clear();
    const third = await undone(first.RunId);
    expect(await rowsOf(third.RunId)).toEqual(['T-3']);
    expect(await read(first.RunId)).toMatchObject({ MayUndo: false });
    const again = await undo(first.RunId);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'RUN_UNDONE']);
  });

  test('S-84f so is one whose taking back was stopped in the middle', async () => {
    define();
    const first = await work(await begun());
    const { RunId: back } = (await undo(first.RunId)).json<{ RunId: string }>();
    await workOnRun(shop.deps, { tenantId: 'alpha', id: back }, { turnMs: 0, beatMs: 0 });
    const token = await shop.tokenOf('alpha', 'ADMIN');
    await shop.call('stopRun', { token, params: { runId: back } });
    expect(await work(back, { leaseMs: 0 })).toMatchObject({ State: 'stopped', Done: 1 });
    const rest = await undone(first.RunId);
    expect(await rowsOf(rest.RunId)).toEqual(['T-2', 'T-3', 'T-4']);
    expect(await read(first.RunId)).toMatchObject({ MayUndo: false });
  });
});
