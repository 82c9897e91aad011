/**
 * Working on runs. A job takes a run for a few seconds, row by row, and leaves the rest to the next job, so that runs take
 * turns. What a row does and its mark are one transaction: two workers, or one after a crash, never do a row twice. A worker
 * that died is noticed by its missing beat.
 */
import { randomUUID } from 'node:crypto';
import { DatabaseUnavailable, isBusyError } from '#database/errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import { CallError } from '../../http/call-error.ts';
import type { EndedRun, RunBatch, RunKind, RunRow } from '../../run-kinds.ts';
import { currentStaff } from '../session/session.public.ts';
import {
  beatRun,
  claimRun,
  endRun,
  failRow,
  failRows,
  findLeftRuns,
  findWaitingRows,
  markRow,
  markRows,
  releaseRun,
  type Run,
  type WaitingRow,
} from './runs.queries.ts';
import { tellRun } from './runs.rooms.usecases.ts';

export const RUN_QUEUE = 'runs';
const LEFT_QUEUE = 'runs-left';
const EVERY_MINUTE = '* * * * *';
/** A run's turn, then others have theirs. */
const TURN_MS = 4000;
const BEAT_MS = 500;
/** Without a beat for so long its worker is dead. Longer than any row takes; a row that took longer would still be done once. */
const LEASE_MS = 15_000;
const ROWS_READ = 100;
const UNKNOWN_MS = 3_600_000;

/** The row was done by another worker, or the run is to stop. */
class RowTaken extends Error {}

type Claim = { tenantId: string; run: Run; worker: string };
type Working = Claim & { kind: RunKind; context: Parameters<RunKind['workRow']>[0] };

/** One turn of a run. Safe at any time and in any number: a run in good hands, or over, is left alone. */
export async function workOnRun(
  deps: Dependencies,
  { tenantId, id: runId }: { tenantId: string; id: string },
  { leaseMs = LEASE_MS, turnMs = TURN_MS, beatMs = BEAT_MS } = {},
): Promise<void> {
  const worker = randomUUID();
  const run = await deps.database.inTenant(tenantId, (tx) =>
    claimRun(tx, { runId, worker, leaseMs, at: deps.clock() }),
  );
  if (!run) return;
  const claim: Claim = { tenantId, run, worker };
  if (run.state !== 'stopping' && !deps.runKinds.get(run.kind)) return passOver(deps, claim);
  const isOver = await takeTurn(deps, claim, { turnMs, beatMs }).catch(async (error: unknown) => {
    // The job is tried again, more and more slowly, and must find the run free.
    await letGo(deps, claim).catch(() => undefined);
    throw error;
  });
  if (!isOver) await letGo(deps, claim, { next: true });
  tellRun(deps, { tenantId, userId: run.userId, runId });
}

/**
 * A kind that this process does not know is a later release's, which is being put in or was taken back. Another process may
 * work on it; after an hour there is none.
 */
async function passOver(deps: Dependencies, claim: Claim): Promise<void> {
  const { tenantId, run } = claim;
  const age = deps.clock().getTime() - run.createdAt.getTime();
  if (age < UNKNOWN_MS) return letGo(deps, claim);
  await end(deps, claim, { state: 'failed', errorCode: 'RUN_KIND_UNKNOWN' });
  tellRun(deps, { tenantId, userId: run.userId, runId: run.runId });
}

/** Whoever took the run meanwhile sees to its next turn. */
async function letGo(
  { database, jobs }: Dependencies,
  { tenantId, run: { runId }, worker }: Claim,
  { next = false } = {},
): Promise<void> {
  await database.inTenant(tenantId, async (tx) => {
    const had = await releaseRun(tx, { runId, worker });
    if (had && next) await jobs.enqueue(tx, RUN_QUEUE, { tenantId, id: runId });
  });
}

/** Returns whether the run is over, or another worker's. */
async function takeTurn(
  deps: Dependencies,
  claim: Claim,
  { turnMs, beatMs }: { turnMs: number; beatMs: number },
): Promise<boolean> {
  const begun = performance.now();
  const { tenantId, run, worker } = claim;
  const { runId, userId } = run;
  for (;;) {
    const state = await deps.database.inTenant(tenantId, (tx) => beatRun(tx, { runId, worker }));
    if (state === undefined) return true;
    if (state === 'stopping') return end(deps, claim, { state: 'stopped' });
    try {
      const working = await asMaker(deps, claim);
      if (!(await workRows(deps, working, beatMs))) return await end(deps, claim, { state: 'done' });
    } catch (error) {
      if (!isLostRight(error)) throw error;
      return end(deps, claim, { state: 'failed', errorCode: error.parts.code });
    }
    if (performance.now() - begun >= turnMs) {
      await deps.database.inTenant(tenantId, (tx) => beatRun(tx, { runId, worker }));
      return false;
    }
    tellRun(deps, { tenantId, userId, runId });
  }
}

type Ending = { state: EndedRun['state']; errorCode?: string };

/** Returns whether it is over. What the kind does at the end is in the same transaction. */
async function end(deps: Dependencies, { tenantId, run }: Claim, how: Ending): Promise<boolean> {
  const { runId, userId, total, parameters } = run;
  const endedAt = deps.clock();
  const finish = deps.runKinds.get(run.kind)?.finish;
  try {
    return await deps.database.inTenant(tenantId, async (tx) => {
      const counts = await endRun(tx, { runId, at: endedAt, ...how });
      if (counts && finish)
        await finish(tx, {
          tenantId,
          runId,
          userId,
          total,
          parameters,
          endedAt,
          state: how.state,
          ...counts,
        });
      return counts !== undefined;
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailable || isBusyError(error)) throw error;
    deps.onProblem(error);
    // Tried again it would fail again, for ever.
    return deps.database.inTenant(tenantId, async (tx) => {
      const ended = await endRun(tx, { runId, at: endedAt, state: 'failed', errorCode: 'INTERNAL' });
      return ended !== undefined;
    });
  }
}

/** A person who may not do this any more: neither this row nor the next. */
const isLostRight = (error: unknown): error is CallError =>
  error instanceof CallError && (error.parts.statusCode === 401 || error.parts.statusCode === 403);

/** The person who started the run, as they are now. Throws 401 SESSION_OVER, or what the kind throws. */
async function asMaker(deps: Dependencies, claim: Claim): Promise<Working> {
  const { tenantId, run } = claim;
  const { userId, saleUnit, language } = run;
  const kind = deps.runKinds.get(run.kind);
  if (!kind) throw new Error(`There is no kind of run ${run.kind}`);
  const { visitor } = await currentStaff(deps, { tenantId, userId, saleUnit, sessionId: '' });
  const context = { visitor, language };
  await kind.assertMay(context, run.parameters);
  return { ...claim, kind, context };
}

/** Works until the next beat is due. False: no row is waiting. */
async function workRows(deps: Dependencies, working: Working, beatMs: number): Promise<boolean> {
  const until = performance.now() + beatMs;
  const { tenantId, run, kind } = working;
  const most = kind.together?.most ?? ROWS_READ;
  do {
    const rows = await deps.database.inTenant(
      tenantId,
      (tx) => findWaitingRows(tx, { runId: run.runId, most }),
      { readOnly: true },
    );
    if (rows.length === 0) return false;
    const done = await workTogether(deps, working, rows);
    if (done === 'taken') return true;
    if (done === 'all') continue;
    for (const row of rows) {
      if (!(await workRow(deps, working, row))) return true;
      if (performance.now() >= until) return true;
    }
  } while (performance.now() < until);
  return true;
}

/** Does the rows at once, where their kind does so; `none` of them is done where that failed. */
async function workTogether(
  deps: Dependencies,
  { run, kind, context }: Working,
  rows: readonly WaitingRow[],
): Promise<'all' | 'none' | 'taken'> {
  if (!kind.together) return 'none';
  const { runId } = run;
  const at = deps.clock();
  const batch: RunBatch = {
    rows: rows.map(({ rowNo, key, input }) => ({ no: rowNo, key, input })),
    mark: async (tx) => {
      const rowNos = rows.map(({ rowNo }) => rowNo);
      if (!(await markRows(tx, { runId, rowNos, at }))) throw new RowTaken();
    },
    fail: (tx, failed) => failRows(tx, { runId, failed }),
  };
  try {
    await kind.together.work(context, batch, run.parameters);
    return 'all';
  } catch (error) {
    if (error instanceof RowTaken) return 'taken';
    if (isLostRight(error) || error instanceof DatabaseUnavailable || isBusyError(error)) throw error;
    deps.onProblem(error);
    return 'none';
  }
}

/** False: the state of the run has to be looked at before the next row. */
async function workRow(
  deps: Dependencies,
  { tenantId, run, kind, context }: Working,
  { rowNo, key, input }: WaitingRow,
): Promise<boolean> {
  const { runId } = run;
  const at = deps.clock();
  const mark: RunRow['mark'] = async (tx, lines) => {
    if (!(await markRow(tx, { runId, rowNo, at, lines }))) throw new RowTaken();
  };
  try {
    await kind.workRow(context, { key, input, mark }, run.parameters);
    return true;
  } catch (error) {
    if (error instanceof RowTaken) return false;
    // What may succeed later is tried again, with the job.
    if (isLostRight(error) || error instanceof DatabaseUnavailable || isBusyError(error)) throw error;
    if (!(error instanceof CallError)) deps.onProblem(error);
    const { code, values } =
      error instanceof CallError ? error.parts : { code: 'INTERNAL', values: undefined };
    await deps.database.inTenant(tenantId, (tx) => failRow(tx, { runId, rowNo, at, code, values }));
    return true;
  }
}

/** Takes up the runs of a tenant whose worker died. */
export async function takeUpLeftRuns(
  { database, jobs }: Pick<Dependencies, 'database' | 'jobs'>,
  tenantId: string,
): Promise<void> {
  await database.inTenant(tenantId, async (tx) => {
    for (const id of await findLeftRuns(tx, LEASE_MS)) await jobs.enqueue(tx, RUN_QUEUE, { tenantId, id });
  });
}

export function defineRunJobs(deps: Dependencies): void {
  deps.jobs.define(RUN_QUEUE, (payload) => workOnRun(deps, payload));
  repeatForTenants(deps, LEFT_QUEUE, {
    cron: EVERY_MINUTE,
    work: (tenantId) => takeUpLeftRuns(deps, tenantId),
  });
}
