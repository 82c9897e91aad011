/** SQL of files that staff bring in, and of their rows. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { ImportKindName } from '#domain/import/fields.ts';
import type { CellProblem } from '#domain/import/read-cell.ts';
import type { RunState } from '#domain/runs/run.ts';

/** Whoever brings in a file or a zip at the same time waits, so that the bounds of both hold. */
export const lockImports = (tx: TenantTransaction, tenantId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`imports/${tenantId}`}, 0))`.execute(tx);

/** How many files there are. Whoever brings one in at the same time waits, so that the bounds hold. */
export async function countImports(
  tx: TenantTransaction,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<{ own: number; all: number }> {
  await lockImports(tx, tenantId);
  const { rows } = await sql<{ own: number; all: number }>`
    select (count(*) filter (where user_id = ${userId}))::integer as own, count(*)::integer as all from imports`.execute(
    tx,
  );
  return rows[0] ?? { own: 0, all: 0 };
}

type NewImport = {
  tenantId: string;
  kind: ImportKindName;
  userId: string;
  fileName: string;
  titles: readonly string[];
  rowCount: number;
  at: Date;
};

export async function insertImport(
  tx: TenantTransaction,
  { tenantId, kind, userId, fileName, titles, rowCount, at }: NewImport,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into imports (tenant_id, kind, user_id, file_name, titles, row_count, created_at)
    values (${tenantId}, ${kind}, ${userId}, ${fileName}, ${titles}::text[], ${rowCount}, ${at}) returning import_id as id`.execute(
    tx,
  );
  return rows[0]?.id ?? '';
}

/** `part` is JSON: `[{ no, cells }]`. */
export async function insertRows(
  tx: TenantTransaction,
  { tenantId, importId, part }: { tenantId: string; importId: string; part: string },
): Promise<void> {
  await sql`
    insert into import_rows (tenant_id, import_id, row_no, cells)
    select ${tenantId}, ${importId}::uuid, r.no, array(select jsonb_array_elements_text(r.cells))
    from jsonb_to_recordset(${part}::jsonb) as r (no integer, cells jsonb)`.execute(tx);
}

export type StoredImport = {
  importId: string;
  kind: ImportKindName;
  userId: string;
  fileName: string;
  titles: string[];
  columns: string[] | null;
  rowCount: number;
  createdAt: Date;
  checkRun: string | null;
  checkState: RunState | null;
  workRun: string | null;
  workState: RunState | null;
  undoRun: string | null;
  undoState: RunState | null;
};

const columns = sql`
  i.import_id as "importId", i.kind, i.user_id as "userId", i.file_name as "fileName", i.titles, i.columns, i.row_count as "rowCount",
  i.created_at as "createdAt", i.check_run as "checkRun", c.state as "checkState", i.work_run as "workRun", w.state as "workState",
  i.undo_run as "undoRun", u.state as "undoState"`;
const fromImports = sql`from imports i
  left join runs c on c.tenant_id = i.tenant_id and c.run_id = i.check_run
  left join runs w on w.tenant_id = i.tenant_id and w.run_id = i.work_run
  left join runs u on u.tenant_id = i.tenant_id and u.run_id = i.undo_run`;

export async function findImport(
  tx: TenantTransaction,
  { importId, lock }: { importId: string; lock: boolean },
): Promise<StoredImport | undefined> {
  // A statement that waits for the row would read its runs as they were before: they are read by the next.
  if (lock) await sql`select from imports where import_id = ${importId}::uuid for update`.execute(tx);
  const { rows } = await sql<StoredImport>`
    select ${columns} ${fromImports} where i.import_id = ${importId}::uuid`.execute(tx);
  return rows[0];
}

/** The latest first. */
export async function findOwnImports(
  tx: TenantTransaction,
  { userId, most }: { userId: string; most: number },
): Promise<StoredImport[]> {
  const { rows } = await sql<StoredImport>`
    select ${columns} ${fromImports} where i.user_id = ${userId}
    order by i.created_at desc, i.import_id limit ${most}`.execute(tx);
  return rows;
}

/** How the person has last matched columns of this kind. */
export async function findLastMatch(
  tx: TenantTransaction,
  { userId, kind }: { userId: string; kind: string },
): Promise<{ titles: string[]; columns: string[] }[]> {
  const { rows } = await sql<{ titles: string[]; columns: string[] }>`
    select titles, columns from imports where user_id = ${userId} and kind = ${kind} and columns is not null
    order by created_at desc limit 5`.execute(tx);
  return rows;
}

/** Some values of each column, so that a person sees what it is. */
export async function findSamples(tx: TenantTransaction, importId: string): Promise<string[][]> {
  const { rows } = await sql<{ cells: string[] }>`
    select array(select left(c.cell, 60) from unnest(r.cells) with ordinality as c (cell, nth) order by c.nth) as cells
    from import_rows r where r.import_id = ${importId}::uuid order by r.row_no limit 3`.execute(tx);
  return rows.map(({ cells }) => cells);
}

type RunColumn = 'check_run' | 'work_run' | 'undo_run';

export async function setRun(
  tx: TenantTransaction,
  { importId, column, runId }: { importId: string; column: RunColumn; runId: string },
): Promise<void> {
  await sql`update imports set ${sql.id(column)} = ${runId}::uuid where import_id = ${importId}::uuid`.execute(
    tx,
  );
}

type Matching = {
  importId: string;
  columns: readonly string[];
  /** Places of the columns, from 1. */
  keyColumns: readonly number[];
  once: readonly { field: string; column: number }[];
};

/** Makes every row unchecked, and finds what is twice in the file. */
export async function matchRows(
  tx: TenantTransaction,
  { importId, columns: matched, keyColumns, once }: Matching,
): Promise<void> {
  const key = sql`concat_ws(' ', ${sql.join(keyColumns.map((at) => sql`cells[${sql.lit(at)}]`))})`;
  await sql`update imports set columns = ${matched}::text[] where import_id = ${importId}::uuid`.execute(tx);
  await sql`
    update import_rows set key = ${key}, twice = '{}', outcome = null, problems = null, before = null, after = null
    where import_id = ${importId}::uuid`.execute(tx);
  const [first] = keyColumns;
  const field = matched[(first ?? 1) - 1] ?? '';
  await sql`
    with said as (
      select row_no, ${field}::text as field, 'key ' || key as value from import_rows
      where import_id = ${importId}::uuid and cells[${first}::integer] <> ''
      union all
      select r.row_no, o.field, 'once ' || translate(r.cells[o."column"], '๐๑๒๓๔๕๖๗๘๙', '0123456789') from import_rows r
      cross join jsonb_to_recordset(${JSON.stringify(once)}::jsonb) as o (field text, "column" integer)
      where r.import_id = ${importId}::uuid and r.cells[o."column"] <> ''
    ), nth as (
      select row_no, field, row_number() over (partition by value order by row_no, field) as n from said
    ), again as (
      select row_no, array_agg(field) as fields from nth where n > 1 group by row_no
    )
    update import_rows r set twice = a.fields from again a
    where r.import_id = ${importId}::uuid and r.row_no = a.row_no`.execute(tx);
}

/** The first and last row of each part, of so many rows and about so many signs at most. */
export async function findParts(
  tx: TenantTransaction,
  { importId, rows: most, signs }: { importId: string; rows: number; signs: number },
): Promise<{ from: number; to: number }[]> {
  const { rows } = await sql<{ from: number; to: number }>`
    select min(row_no) as "from", max(row_no) as "to" from (
      select row_no, (row_number() over (order by row_no) - 1) / ${most}::integer as part,
        (sum(length(array_to_string(cells, ''))) over (order by row_no)) / ${signs}::integer as mass
      from import_rows where import_id = ${importId}::uuid) r
    group by part, mass order by 1`.execute(tx);
  return rows;
}

export type FileRow = {
  rowNo: number;
  key: string;
  cells: string[];
  twice: string[];
  before: object | null;
  after: object | null;
};

/** Columns that are left out are empty; of a cell no more than so many signs are read. */
const fileRow = (signs: number) => sql`
  r.row_no as "rowNo", r.key, r.twice, r.before, r.after, array(
    select case when coalesce(i.columns[c.nth], '') = '' then '' else left(c.cell, ${signs}::integer) end
    from unnest(r.cells) with ordinality as c (cell, nth) order by c.nth) as cells
  from import_rows r join imports i using (tenant_id, import_id)`;

export async function findRowsBetween(
  tx: TenantTransaction,
  { importId, from, to, signs }: { importId: string; from: number; to: number; signs: number },
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${fileRow(signs)} where r.import_id = ${importId}::uuid and r.row_no between ${from} and ${to} order by r.row_no`.execute(
    tx,
  );
  return rows;
}

export async function findRows(
  tx: TenantTransaction,
  { importId, rowNos, signs }: { importId: string; rowNos: readonly number[]; signs: number },
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${fileRow(signs)} where r.import_id = ${importId}::uuid and r.row_no = any (${rowNos}::integer[]) order by r.row_no`.execute(
    tx,
  );
  return rows;
}

/** Those of the values that a row before has, which is not wrong; as `matchRows` writes them. */
export async function findClaimed(
  tx: TenantTransaction,
  asked: { importId: string; before: number; values: readonly string[]; once: readonly number[] },
): Promise<string[]> {
  const { importId, before, values, once } = asked;
  const { rows } = await sql<{ value: string }>`
    select distinct said.value from import_rows r
    cross join lateral (
      select 'key ' || r.key as value
      union all
      select 'once ' || translate(r.cells[o.nth], '๐๑๒๓๔๕๖๗๘๙', '0123456789') from unnest(${once}::integer[]) as o (nth)) said
    where r.import_id = ${importId}::uuid and r.row_no < ${before} and r.outcome is distinct from 'wrong'
      and said.value = any (${values}::text[])`.execute(tx);
  return rows.map(({ value }) => value);
}

/** What of the rows is twice, as the check has found it. */
export async function storeTwice(
  tx: TenantTransaction,
  { importId, rows }: { importId: string; rows: readonly { rowNo: number; twice: readonly string[] }[] },
): Promise<void> {
  await sql`
    update import_rows r set twice = array(select jsonb_array_elements_text(s.twice))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s ("rowNo" integer, twice jsonb)
    where r.import_id = ${importId}::uuid and r.row_no = s."rowNo"`.execute(tx);
}

export type Outcome = 'new' | 'changed' | 'same' | 'wrong';
export type CheckedRow = {
  rowNo: number;
  outcome: Outcome;
  problems: readonly CellProblem[] | null;
  before: object | null;
  after: object | null;
};

/** `state` is `done` where the rows were written in this transaction. */
export async function storeOutcomes(
  tx: TenantTransaction,
  { importId, rows, isDone }: { importId: string; rows: readonly CheckedRow[]; isDone: boolean },
): Promise<void> {
  await sql`
    update import_rows r set outcome = o.outcome, problems = nullif(o.problems, 'null'), before = nullif(o.before, 'null'),
      after = nullif(o.after, 'null'), state = case when ${isDone} then 'done' else r.state end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as o ("rowNo" integer, outcome text, problems jsonb, before jsonb, after jsonb)
    where r.import_id = ${importId}::uuid and r.row_no = o."rowNo"`.execute(tx);
}

/** Rows that are left out for good. */
export async function storeLeft(
  tx: TenantTransaction,
  { importId, rowNos }: { importId: string; rowNos: readonly number[] },
): Promise<void> {
  await sql`
    update import_rows set state = 'left'
    where import_id = ${importId}::uuid and row_no = any (${rowNos}::integer[])`.execute(tx);
}

export async function storeUndone(
  tx: TenantTransaction,
  { importId, rowNos }: { importId: string; rowNos: readonly number[] },
): Promise<void> {
  await sql`
    update import_rows set state = 'undone'
    where import_id = ${importId}::uuid and row_no = any (${rowNos}::integer[])`.execute(tx);
}

const isToDo = sql`outcome in ('new', 'changed') and state = 'waiting'`;

/** The rows that a run is to do: those that would change something, or that have been done. */
export async function findRunRows(
  tx: TenantTransaction,
  { importId, which }: { importId: string; which: 'work' | 'undo' },
): Promise<{ rowNo: number; key: string }[]> {
  const wanted = which === 'work' ? isToDo : sql`state = 'done'`;
  const { rows } = await sql<{ rowNo: number; key: string }>`
    select row_no as "rowNo", key from import_rows where import_id = ${importId}::uuid and ${wanted} order by row_no`.execute(
    tx,
  );
  return rows;
}

/** `left`: to be done and not done. `unchecked`: of a part that the check could not do. */
export type Counts = Record<Outcome | 'done' | 'undone' | 'left' | 'unchecked', number>;
export const NO_COUNTS: Counts = {
  new: 0,
  changed: 0,
  same: 0,
  wrong: 0,
  done: 0,
  undone: 0,
  left: 0,
  unchecked: 0,
};

export async function countRows(tx: TenantTransaction, importId: string): Promise<Counts> {
  const of = (what: ReturnType<typeof sql>) => sql`(count(*) filter (where ${what}))::integer`;
  const { rows } = await sql<Counts>`
    select ${of(sql`outcome = 'new'`)} as new, ${of(sql`outcome = 'changed'`)} as changed, ${of(sql`outcome = 'same'`)} as same,
      ${of(sql`outcome = 'wrong'`)} as wrong, ${of(sql`state = 'done'`)} as done, ${of(sql`state = 'undone'`)} as undone,
      ${of(sql`${isToDo}`)} as left, ${of(sql`outcome is null`)} as unchecked
    from import_rows where import_id = ${importId}::uuid`.execute(tx);
  return rows[0] ?? NO_COUNTS;
}
