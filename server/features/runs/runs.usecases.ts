/** Starting long work, following it, stopping it and fetching its result. */
import { isSuperAdminRole } from '#domain/access/roles.ts';
import { isOver, MAX_RUN_ROWS, MOST_ROWS_TOGETHER } from '#domain/runs/run.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { afterCommit, type TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import { createTurns } from '../../http/turns.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { centersOfStaff } from '../session/session.public.ts';
import { fileNameOf, hasTable, presentFailures, presentRun, resultSheet } from './runs.present.ts';
import {
  countOpenRuns,
  countStarted,
  findBusyKeys,
  findLines,
  findOwnRuns,
  findResultRows,
  findRun,
  findStandingRows,
  insertRun,
  lockRun,
  lockStarts,
  markStopping,
  removeOldResults,
  type Run,
} from './runs.queries.ts';
import { tellRun } from './runs.rooms.usecases.ts';
import { RUN_QUEUE } from './runs.work.usecases.ts';
import type { SheetMaker } from './spreadsheet.ts';

/** Of one person at a time. */
const MAX_OPEN = 5;
const SHOWN_RUNS = 20;
const SHOWN_FAILURES = 50;

type NewRun = {
  /** A kind of the registry (`deps.runKinds`). */
  kind: string;
  /** What each row is to do; shown to its maker. */
  parameters: object;
  rows: readonly { key: string; input: object }[];
};

/**
 * Writes the run, its rows and its job in the caller's transaction; the person's browsers are told after the commit. The caller has checked
 * the right to it, and does so again at each row. Throws 400 RUN_EMPTY, RUN_TOO_LONG, 409 TOO_MANY_RUNS, RUNS_OF_DAY.
 */
export async function startRun(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, language }: CallContext,
  { kind, parameters, rows }: NewRun,
): Promise<{ RunId: string }> {
  if (rows.length === 0) throw badRequest('RUN_EMPTY');
  const most = deps.runKinds.get(kind)?.mostRows ?? MAX_RUN_ROWS;
  if (rows.length > most) throw badRequest('RUN_TOO_LONG', { values: { count: most } });
  const { tenantId, userId, saleUnit } = visitor;
  if ((await countOpenRuns(tx, userId)) >= MAX_OPEN) throw conflict('TOO_MANY_RUNS');
  const createdAt = deps.clock();
  const bounds = deps.runKinds.get(kind)?.bounds;
  if (bounds) {
    const { startsADay, resultsKept } = bounds;
    const since = startOfDay(yyyymmdd(createdAt)) ?? createdAt;
    const started = await countStarted(tx, { userId, kind, since });
    if (started >= startsADay) throw conflict('RUNS_OF_DAY', { values: { count: startsADay } });
    await removeOldResults(tx, { userId, kind, kept: resultsKept - 1 });
  }
  const runId = await insertRun(tx, tenantId, {
    kind,
    userId,
    saleUnit,
    language,
    parameters,
    rows,
    createdAt,
  });
  await deps.jobs.enqueue(tx, RUN_QUEUE, { tenantId, id: runId });
  afterCommit(tx, () => tellRun(deps, { tenantId, userId, runId }));
  await writeAudit(deps, tx, {
    visitor,
    action: 'run.start',
    subject: `run/${runId}`,
    after: { RunKind: kind, RowCount: rows.length },
  });
  return { RunId: runId };
}

/** Lets the starts of a kind wait for each other, so that what one has at hand is seen by the next. Until the transaction ends. */
export const startInTurn = (tx: TenantTransaction, of: { tenantId: string; kind: string }): Promise<void> =>
  lockStarts(tx, of);

/** Which of these rows wait in runs of a kind that are not over, whoever started them. */
export const busyRows = (
  tx: TenantTransaction,
  asked: { kind: string; keys: readonly string[] },
): Promise<string[]> => findBusyKeys(tx, asked);

export async function listRuns(
  { database, runKinds }: Dependencies,
  { visitor, language }: CallContext,
): Promise<CallAnswer<'runs'>> {
  const own = await database.inTenant(visitor.tenantId, (tx) => findOwnRuns(tx, visitor.userId, SHOWN_RUNS), {
    readOnly: true,
  });
  return { Data: own.map((run) => presentRun(run, { kind: runKinds.get(run.kind), language })) };
}

/** A run of somebody else is treated as missing, except by the super admin. */
async function findVisible(tx: TenantTransaction, { userId, role }: Visitor, runId: string): Promise<Run> {
  const run = await findRun(tx, runId);
  if (!run || (run.userId !== userId && !isSuperAdminRole(role))) throw notFound('RUN_NOT_FOUND');
  return run;
}

/** Throws 404 RUN_NOT_FOUND. */
export async function readRun(
  { database, runKinds }: Dependencies,
  { visitor, language }: CallContext,
  { runId }: CallParsed<'run'>['params'],
): Promise<CallAnswer<'run'>> {
  const { run, failures } = await database.inTenant(
    visitor.tenantId,
    async (tx) => ({
      run: await findVisible(tx, visitor, runId),
      failures: await findResultRows(tx, { runId, only: 'failed', most: SHOWN_FAILURES }),
    }),
    { readOnly: true },
  );
  const kind = runKinds.get(run.kind);
  return { ...presentRun(run, { kind, language }), Failures: presentFailures(failures, language) };
}

/** Takes effect between rows. Throws 404 RUN_NOT_FOUND, 409 RUN_OVER. */
export async function stopRun(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { runId }: CallParsed<'stopRun'>['params'],
): Promise<CallAnswer<'stopRun'>> {
  const { tenantId } = visitor;
  const run = await deps.database.inTenant(tenantId, async (tx) => {
    const { state } = await findVisible(tx, visitor, runId);
    if (!(await markStopping(tx, runId))) throw conflict('RUN_OVER');
    if (state !== 'stopping')
      await writeAudit(deps, tx, { visitor, action: 'run.stop', subject: `run/${runId}` });
    return findVisible(tx, visitor, runId);
  });
  tellRun(deps, { tenantId, userId: run.userId, runId });
  return presentRun(run, { kind: deps.runKinds.get(run.kind), language });
}

/**
 * Starts a run of the same kind that takes back what is done of this one and has not been taken back before, once for its key. Throws 404 RUN_NOT_FOUND, 409
 * RUN_NOT_OVER, RUN_NOT_UNDONE for a kind that cannot, RUN_UNDONE for one that is being taken back or was, what `startRun` throws, and what the kind throws where the caller may not do
 * this any more.
 */
export async function undoRun(
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  { runId }: CallParsed<'undoRun'>['params'],
): Promise<CallAnswer<'undoRun'>> {
  const { visitor, idempotencyKey } = context;
  const { tenantId } = visitor;
  const claim = claimOf({ visitor, call: 'undoRun', key: idempotencyKey, input: { runId } });
  const run = await deps.database.inTenant(tenantId, (tx) => findVisible(tx, visitor, runId), {
    readOnly: true,
  });
  const kind = deps.runKinds.get(run.kind);
  const { reverse } = kind ?? {};
  if (!kind || !reverse) throw conflict('RUN_NOT_UNDONE');
  if (!isOver(run.state)) throw conflict('RUN_NOT_OVER');
  await kind.assertMay(context, run.parameters);
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, async () => {
      await lockRun(tx, runId);
      if ((await findRun(tx, runId))?.isUndone) throw conflict('RUN_UNDONE');
      const standing = await findStandingRows(tx, runId);
      const rows = standing.map(({ key, input }) => ({ key, input: reverse(input) }));
      return startRun(deps, tx, context, {
        kind: run.kind,
        parameters: { ...run.parameters, Undoes: runId },
        rows,
      });
    }),
  );
  return answer;
}

/** A table of 20,000 orders takes a hundred megabytes while it is made: one of a person and of a shop at a time, two of all. */
const resultsOfPerson = createTurns({ atOnce: 1, maxWaiting: 2, refusal: 'PAPERS_BUSY' });
const resultsOfShop = createTurns({ atOnce: 1, maxWaiting: 10, refusal: 'PAPERS_BUSY' });
const results = createTurns({ atOnce: 2, maxWaiting: 20, refusal: 'PAPERS_BUSY' });

type Result = CallContext & CallParsed<'runResult'> & { isGone: () => boolean };
type Making = Dependencies & { sheets: SheetMaker };

/**
 * The table of a run whose kind makes one, if all of it is done; else what came of each row. Throws 404 RUN_NOT_FOUND, also for
 * a run at a center that is not the caller's any more, 409 RUN_NOT_OVER, 429 and 503 PAPERS_BUSY where too many are being made,
 * and what the kind throws where the caller may not do this any more.
 */
export async function runResult(deps: Making, call: Result): Promise<CallAnswer<'runResult'>> {
  const { tenantId, userId } = call.visitor;
  const centers = await centersOfStaff(deps, call.visitor);
  const make = async () => {
    // Whoever waited for it may have left.
    if (call.isGone()) throw notFound('RUN_NOT_FOUND');
    return makeResult(
      deps,
      call,
      centers.map(({ saleUnit }) => saleUnit),
    );
  };
  return resultsOfPerson.take(`${tenantId}/${userId}`, () =>
    resultsOfShop.take(tenantId, () => results.take('all', make)),
  );
}

async function makeResult(
  { database, runKinds, sheets }: Making,
  { visitor, language, params: { runId }, query: { rows, format } }: Result,
  saleUnits: readonly string[],
): Promise<CallAnswer<'runResult'>> {
  const inTenant = <Found>(read: (tx: TenantTransaction) => Promise<Found>) =>
    database.inTenant(visitor.tenantId, read, { readOnly: true });
  const run = await inTenant((tx) => findVisible(tx, visitor, runId));
  if (!saleUnits.includes(run.saleUnit)) throw notFound('RUN_NOT_FOUND');
  if (!isOver(run.state)) throw conflict('RUN_NOT_OVER');
  const kind = runKinds.get(run.kind);
  if (run.resultRemoved) throw notFound('RUN_RESULT_GONE');
  const fileName = fileNameOf(run, kind);
  if (kind?.sheet && hasTable(run, kind)) {
    await kind.assertMay({ visitor, language }, run.parameters);
    const { columns } = kind.sheet(run.language);
    const lines = await inTenant((tx) => findLines(tx, runId));
    return sheets.make(visitor.tenantId, { name: fileName, sheet: { columns, lines }, format });
  }
  const only = rows === 'failed' ? ({ only: 'failed' } as const) : {};
  const found = await inTenant((tx) => findResultRows(tx, { runId, ...only, most: MOST_ROWS_TOGETHER }));
  const name = `${fileName}-${rows === 'failed' ? 'errors' : 'result'}`;
  return sheets.make(visitor.tenantId, { name, sheet: resultSheet(found, run.language), format });
}
