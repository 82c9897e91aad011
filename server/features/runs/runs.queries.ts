import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import { isOver, type RowState, type RunState } from '#domain/runs/run.ts';
import type { Cell, FailedRow } from '../../run-kinds.ts';

export type Run = {
  runId: string;
  kind: string;
  userId: string;
  userName: string;
  language: 'th' | 'en';
  saleUnit: string;
  /** The center's short name. */
  centerName: string;
  parameters: Record<string, unknown>;
  state: RunState;
  total: number;
  done: number;
  failed: number;
  errorCode: string | null;
  createdAt: Date;
  endedAt: Date | null;
  resultRemoved: boolean;
  /** Another run takes it back, or such runs have done so for all of its rows. */
  isUndone: boolean;
};

const run = sql`
  r.run_id as "runId", r.kind, r.user_id as "userId", s.name as "userName", r.language, r.sale_unit as "saleUnit",
  r.parameters, r.state, r.total, r.done, r.failed, r.error_code as "errorCode", r.created_at as "createdAt",
  r.ended_at as "endedAt", r.result_removed as "resultRemoved", coalesce((
    select bool_or(u.ended_at is null) or sum(u.done) >= r.done from runs u
    where u.tenant_id = r.tenant_id and u.parameters ->> 'Undoes' = r.run_id::text and u.parameters ? 'Undoes'), false) as "isUndone",
  coalesce(c.short_name, '') as "centerName"`;
const fromRuns = sql`from runs r join staff s on s.tenant_id = r.tenant_id and s.user_id = r.user_id
  left join centers c on c.tenant_id = r.tenant_id and c.sale_unit = r.sale_unit`;

export type NewRun = Pick<Run, 'kind' | 'userId' | 'saleUnit' | 'language' | 'createdAt'> & {
  parameters: object;
  rows: readonly { key: string; input: object }[];
};

export async function insertRun(
  tx: TenantTransaction,
  tenantId: string,
  { kind, userId, saleUnit, language, parameters, createdAt, rows }: NewRun,
): Promise<string> {
  const { run_id: runId } = await tx
    .insertInto('runs')
    .values({
      tenant_id: tenantId,
      kind,
      user_id: userId,
      sale_unit: saleUnit,
      language,
      parameters: JSON.stringify(parameters),
      total: rows.length,
      created_at: createdAt,
    })
    .returning('run_id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into run_rows (tenant_id, run_id, row_no, key, input)
    select ${tenantId}, ${runId}::uuid, n, r ->> 'key', r -> 'input'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as rows (r, n)`.execute(tx);
  return runId;
}

/** Waits for a run that this person is just starting, so that the limit holds. */
export async function countOpenRuns(tx: TenantTransaction, userId: string): Promise<number> {
  await sql`select from staff where user_id = ${userId} for no key update`.execute(tx);
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from runs where user_id = ${userId} and ended_at is null`.execute(tx);
  return rows[0]?.many ?? 0;
}

/** Until the transaction ends nobody else starts to take it back. */
export const lockRun = (tx: TenantTransaction, runId: string) =>
  sql`select from runs where run_id = ${runId}::uuid for no key update`.execute(tx);

/** Those of a kind that this person has started since then. Call after `countOpenRuns`, which waits for others. */
export async function countStarted(
  tx: TenantTransaction,
  { userId, kind, since }: { userId: string; kind: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from runs
    where user_id = ${userId} and created_at >= ${since} and kind = ${kind}`.execute(tx);
  return rows[0]?.many ?? 0;
}

/** Removes what came of a person's runs of a kind, except of the latest ones. */
export async function removeOldResults(
  tx: TenantTransaction,
  { userId, kind, kept }: { userId: string; kind: string; kept: number },
): Promise<void> {
  await sql`
    with old as (
      update runs set result_removed = true where (tenant_id, run_id) in (
        select r.tenant_id, r.run_id from runs r
        where r.user_id = ${userId} and r.kind = ${kind} and r.ended_at is not null and not r.result_removed
        order by r.created_at desc, r.run_id offset ${kept})
      returning tenant_id, run_id
    )
    delete from run_rows w using old where w.tenant_id = old.tenant_id and w.run_id = old.run_id`.execute(tx);
}

export async function lockStarts(
  tx: TenantTransaction,
  { tenantId, kind }: { tenantId: string; kind: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`run/${tenantId}/${kind}`}, 0))`.execute(tx);
}

/** Rows of runs of a kind that are not over. */
export async function findBusyKeys(
  tx: TenantTransaction,
  { kind, keys }: { kind: string; keys: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct w.key from runs r
    join run_rows w on w.tenant_id = r.tenant_id and w.run_id = r.run_id and w.state = 'waiting'
    where r.ended_at is null and r.kind = ${kind} and r.state <> 'stopping' and w.key = any (${keys}::text[])
    order by w.key`.execute(tx);
  return rows.map(({ key }) => key);
}

export async function findRun(tx: TenantTransaction, runId: string): Promise<Run | undefined> {
  const { rows } = await sql<Run>`select ${run} ${fromRuns} where r.run_id = ${runId}::uuid`.execute(tx);
  return rows[0];
}

export async function findOwnRuns(tx: TenantTransaction, userId: string, most: number): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select ${run} ${fromRuns} where r.user_id = ${userId} order by r.created_at desc, r.run_id limit ${most}`.execute(
    tx,
  );
  return rows;
}

/** False if it is over already. A run that is already stopping stays so. */
export async function markStopping(tx: TenantTransaction, runId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update runs set state = 'stopping' where run_id = ${runId}::uuid and ended_at is null`.execute(tx);
  return numAffectedRows > 0n;
}

/**
 * Takes a run that nobody works on, or whose worker gave no sign of life for `leaseMs`. Undefined if it is over or in good
 * hands.
 */
export async function claimRun(
  tx: TenantTransaction,
  { runId, worker, leaseMs, at }: { runId: string; worker: string; leaseMs: number; at: Date },
): Promise<Run | undefined> {
  const { rows } = await sql`
    update runs set worker = ${worker}::uuid, beat_at = clock_timestamp(), started_at = coalesce(started_at, ${at}),
      state = case state when 'waiting' then 'running' else state end
    where run_id = ${runId}::uuid and ended_at is null
      and (worker is null or beat_at <= clock_timestamp() - ${leaseMs} * interval '1 ms')
    returning run_id`.execute(tx);
  return rows.length > 0 ? findRun(tx, runId) : undefined;
}

/** Lets go of a run that this worker has. False if another has taken it meanwhile. */
export async function releaseRun(
  tx: TenantTransaction,
  { runId, worker }: { runId: string; worker: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update runs set worker = null, beat_at = clock_timestamp()
    where run_id = ${runId}::uuid and worker = ${worker}::uuid and ended_at is null`.execute(tx);
  return numAffectedRows > 0n;
}

const counted = (state: RowState) => sql`
  (select count(*) from run_rows w where w.tenant_id = r.tenant_id and w.run_id = r.run_id and w.state = ${state})`;

/** Counts what is done, as a sign of life. Undefined if the run is over or another worker has it. */
export async function beatRun(
  tx: TenantTransaction,
  { runId, worker }: { runId: string; worker: string },
): Promise<RunState | undefined> {
  const { rows } = await sql<{ state: RunState }>`
    update runs r set beat_at = clock_timestamp(), done = ${counted('done')}, failed = ${counted('failed')}
    where r.run_id = ${runId}::uuid and r.worker = ${worker}::uuid and r.ended_at is null
    returning r.state`.execute(tx);
  return rows[0]?.state;
}

export type WaitingRow = { rowNo: number; key: string; input: unknown };

export async function findWaitingRows(
  tx: TenantTransaction,
  { runId, most }: { runId: string; most: number },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select row_no as "rowNo", key, input from run_rows where run_id = ${runId}::uuid and state = 'waiting'
    order by row_no limit ${most}`.execute(tx);
  return rows;
}

/**
 * False if it was done meanwhile, or the run is not running any more. Waits for another worker that has the row at hand.
 */
export async function markRow(
  tx: TenantTransaction,
  { runId, rowNo, at, lines }: { runId: string; rowNo: number; at: Date; lines?: object | undefined },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update run_rows w set state = 'done', at = ${at},
      output = ${lines === undefined ? null : JSON.stringify(lines)}::jsonb from runs r
    where w.run_id = ${runId}::uuid and w.row_no = ${rowNo} and w.state = 'waiting'
      and r.tenant_id = w.tenant_id and r.run_id = w.run_id and r.state = 'running'`.execute(tx);
  return numAffectedRows > 0n;
}

/** Marks all of them, or none: false if any was done meanwhile, or the run is not running any more. */
export async function markRows(
  tx: TenantTransaction,
  { runId, rowNos, at }: { runId: string; rowNos: readonly number[]; at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with held as (
      select w.tenant_id, w.run_id, w.row_no from run_rows w join runs r on r.tenant_id = w.tenant_id and r.run_id = w.run_id
      where w.run_id = ${runId}::uuid and w.row_no = any (${rowNos}::integer[]) and w.state = 'waiting' and r.state = 'running'
      order by w.row_no for update of w
    )
    update run_rows w set state = 'done', at = ${at} from held h
    where w.tenant_id = h.tenant_id and w.run_id = h.run_id and w.row_no = h.row_no`.execute(tx);
  return numAffectedRows === BigInt(rowNos.length);
}

/** Of rows that this transaction has marked. */
export async function failRows(
  tx: TenantTransaction,
  { runId, failed }: { runId: string; failed: readonly FailedRow[] },
): Promise<void> {
  await sql`
    update run_rows w set state = 'failed', error_code = f.code, error_values = f.values
    from jsonb_to_recordset(${JSON.stringify(failed)}::jsonb) as f (no integer, code text, values jsonb)
    where w.run_id = ${runId}::uuid and w.row_no = f.no`.execute(tx);
}

export async function failRow(
  tx: TenantTransaction,
  {
    runId,
    rowNo,
    at,
    code,
    values,
  }: { runId: string; rowNo: number; at: Date; code: string; values: object | undefined },
): Promise<void> {
  await sql`
    update run_rows set state = 'failed', at = ${at}, error_code = ${code},
      error_values = ${values === undefined ? null : JSON.stringify(values)}::jsonb
    where run_id = ${runId}::uuid and row_no = ${rowNo} and state = 'waiting'`.execute(tx);
}

/** Ends a run; what was not come to is skipped. Its counts; undefined if it is over already, or rows are left of one that ends as done. */
export async function endRun(
  tx: TenantTransaction,
  { runId, state, at, errorCode }: { runId: string; state: RunState; at: Date; errorCode?: string },
): Promise<{ done: number; failed: number } | undefined> {
  if (!isOver(state)) throw new TypeError(`A run does not end as ${state}`);
  if (state !== 'done')
    await sql`
      update run_rows set state = 'skipped', at = ${at} where run_id = ${runId}::uuid and state = 'waiting'`.execute(
      tx,
    );
  const { rows } = await sql<{ done: number; failed: number }>`
    update runs r set state = ${state}, ended_at = ${at}, worker = null, error_code = ${errorCode ?? null},
      done = ${counted('done')}, failed = ${counted('failed')}
    where r.run_id = ${runId}::uuid and r.ended_at is null and ${counted('waiting')} = 0
    returning r.done, r.failed`.execute(tx);
  return rows[0];
}

/** Runs that nobody works on though they are not over. */
export async function findLeftRuns(tx: TenantTransaction, leaseMs: number): Promise<string[]> {
  const { rows } = await sql<{ runId: string }>`
    select run_id as "runId" from runs
    where ended_at is null and beat_at <= clock_timestamp() - ${leaseMs} * interval '1 ms'`.execute(tx);
  return rows.map(({ runId }) => runId);
}

export type ResultRow = {
  rowNo: number;
  key: string;
  state: RowState;
  errorCode: string | null;
  errorValues: Record<string, string | number> | null;
};

export async function findResultRows(
  tx: TenantTransaction,
  { runId, only, most }: { runId: string; only?: RowState; most: number },
): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select row_no as "rowNo", key, state, error_code as "errorCode", error_values as "errorValues" from run_rows
    where run_id = ${runId}::uuid and ${only ?? null}::text is null or run_id = ${runId}::uuid and state = ${only ?? null}::text
    order by row_no limit ${most}`.execute(tx);
  return rows;
}

/**
 * The rows that are done and that no earlier run has taken back, as they were given. Rows of a run that can be taken back have keys of their own.
 */
export async function findStandingRows(
  tx: TenantTransaction,
  runId: string,
): Promise<{ key: string; input: unknown }[]> {
  const { rows } = await sql<{ key: string; input: unknown }>`
    with back as (
      select w.key from runs u join run_rows w on w.tenant_id = u.tenant_id and w.run_id = u.run_id
      where u.parameters ->> 'Undoes' = ${runId} and u.parameters ? 'Undoes' and w.state = 'done'
    )
    select key, input from run_rows
    where run_id = ${runId}::uuid and state = 'done' and key not in (select key from back)
    order by row_no`.execute(tx);
  return rows;
}

/** The lines of a run's table, in the order of its rows. */
export async function findLines(tx: TenantTransaction, runId: string): Promise<Cell[][]> {
  const { rows } = await sql<{ output: Cell[][] }>`
    select output from run_rows where run_id = ${runId}::uuid and output is not null order by row_no`.execute(
    tx,
  );
  return rows.flatMap(({ output }) => output);
}
