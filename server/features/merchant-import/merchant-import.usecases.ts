/** Bringing in files of categories, products, prices and stock: the file, its columns, the check, the run and taking it back (R-47v, R-47w). */
import { createHash } from 'node:crypto';
import { fieldsFor } from '#domain/import/fields.ts';
import { matchColumns, missingFields, plainTitle } from '#domain/import/match-columns.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { answeredBefore, claimOf, once } from '../idempotency/idempotency.public.ts';
import { startRun, type SheetMaker } from '../runs/runs.public.ts';
import { staffMemberOf } from '../session/session.public.ts';
import { columnsBeyond } from './import-looking.usecases.ts';
import { findWrong } from './import-wrong.queries.ts';
import {
  assertMayImport,
  IMPORT_KINDS,
  importRights,
  runKindOf,
  type ImportFacts,
  type RunOf,
} from './import-runs.usecases.ts';
import {
  countImports,
  countRows,
  findImport,
  findLastMatch,
  findOwnImports,
  findParts,
  findRunRows,
  findSamples,
  insertImport,
  insertRows,
  matchRows,
  NO_COUNTS,
  setRun,
  type StoredImport,
} from './merchant-import.queries.ts';
import { presentHead, presentImport, presentProblems, stepOf } from './merchant-import.present.ts';
import type { SheetReader } from './sheet-reader.ts';

type Whole = CallAnswer<'oneImport'>;

const AT_WORK: ReadonlySet<Whole['Step']> = new Set(['checking', 'running', 'undoing']);

const SHOWN = 10;
const SHOWN_PROBLEMS = 100;
/** Of the list that is downloaded. */
const MOST_WRONG = 20_000;
/** Rows that are checked in one transaction, and the signs of their cells. */
const CHECKED_TOGETHER = { rows: 500, signs: 4 * 1024 * 1024 };
/** A file of a kind that needs all of it. */
const ALL_TOGETHER = { rows: 100_000, signs: 1_000_000_000 };
/** Files that are kept, each for 30 days: its rows are those of a table of the shop. */
const MOST_IMPORTS = { own: 100, all: 400 };

export async function listImports(
  { database }: Dependencies,
  { visitor }: CallContext,
): Promise<CallAnswer<'imports'>> {
  const { tenantId, userId } = visitor;
  const rows = await database.inTenant(tenantId, (tx) => findOwnImports(tx, { userId, most: SHOWN }), {
    readOnly: true,
  });
  return { Data: rows.map(presentHead) };
}

/** Of somebody else it is treated as missing. Throws 404 IMPORT_NOT_FOUND. */
async function ownImport(
  tx: TenantTransaction,
  { visitor }: CallContext,
  { importId, lock }: { importId: string; lock: boolean },
): Promise<StoredImport> {
  const row = await findImport(tx, { importId, lock });
  if (!row || row.userId !== visitor.userId) throw notFound('IMPORT_NOT_FOUND');
  return row;
}

/** Throws 404 IMPORT_NOT_FOUND. */
export async function readImport(
  deps: Dependencies,
  context: CallContext,
  { id: importId }: { id: string },
): Promise<Whole> {
  const { rights } = await staffMemberOf(deps, context.visitor);
  return deps.database.inTenant(
    context.visitor.tenantId,
    async (tx) => {
      const row = await ownImport(tx, context, { importId, lock: false });
      // While a run goes on its page asks again and again, and shows how far that is.
      const isAtWork = AT_WORK.has(stepOf(row));
      const wrong = isAtWork ? [] : await findWrong(tx, { importId, most: SHOWN_PROBLEMS });
      return presentImport(row, {
        columns: row.columns ?? (await guessed(tx, row, rights)),
        samples: await findSamples(tx, importId),
        counts: isAtWork ? NO_COUNTS : await countRows(tx, importId),
        problems: presentProblems(row, wrong, context.language).slice(0, SHOWN_PROBLEMS),
      });
    },
    { readOnly: true },
  );
}

/**
 * By their titles, first as the same person has matched columns of these titles before. A column that the person may not bring in is left
 * out.
 */
async function guessed(
  tx: TenantTransaction,
  { kind, userId, titles }: StoredImport,
  rights: readonly string[],
): Promise<string[]> {
  const remembered = new Map<string, string>();
  for (const match of await findLastMatch(tx, { userId, kind }))
    for (const [at, title] of match.titles.entries())
      if (!remembered.has(plainTitle(title))) remembered.set(plainTitle(title), match.columns[at] ?? '');
  return matchColumns(fieldsFor(kind, rights), titles, remembered);
}

type Adding = CallContext & { idempotencyKey: string };

/**
 * Reads the file in a thread and keeps its rows; the same key reads and keeps it once. Throws 400 FILE_MISSING and what is wrong with the file,
 * 403 RIGHT_MISSING, 409 TOO_MANY_IMPORTS, TOO_MANY_IMPORTS_OF_SHOP, 503 PAPERS_BUSY, and what `once` throws.
 */
export async function addImport(
  deps: Dependencies & { reader: SheetReader },
  context: Adding,
  { Kind, FileName, bytes }: CallParsed<'addImport'>['body'] & { bytes: Uint8Array | undefined },
): Promise<Whole> {
  const { visitor, idempotencyKey: key } = context;
  const { tenantId, userId } = visitor;
  await assertMayImport(deps, context, IMPORT_KINDS[Kind]);
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { sheet: 'FILE_MISSING' } });
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const claim = claimOf({ visitor, call: 'addImport', key, input: { Kind, FileName, hash } });
  const earlier = await deps.database.inTenant(tenantId, (tx) => answeredBefore<{ id: string }>(tx, claim), {
    readOnly: true,
  });
  if (earlier) return readImport(deps, context, earlier);
  const { titles, rowCount, parts } = await deps.reader.read(tenantId, bytes);
  const most = IMPORT_KINDS[Kind].whole?.most;
  if (most !== undefined && rowCount > most)
    throw badRequest('IMPORT_TOO_LONG', { values: { most }, fields: { sheet: 'IMPORT_TOO_LONG' } });
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, async () => {
      await assertRoom(tx, { tenantId, userId });
      const at = deps.clock();
      const fileName = FileName || `${Kind}.xlsx`;
      const importId = await insertImport(tx, {
        tenantId,
        kind: Kind,
        userId,
        fileName,
        titles,
        rowCount,
        at,
      });
      for (const part of parts) await insertRows(tx, { tenantId, importId, part });
      return { id: importId };
    }),
  );
  return readImport(deps, context, answer);
}

async function assertRoom(tx: TenantTransaction, of: { tenantId: string; userId: string }): Promise<void> {
  const { own, all } = await countImports(tx, of);
  if (own >= MOST_IMPORTS.own) throw conflict('TOO_MANY_IMPORTS', { values: { most: MOST_IMPORTS.own } });
  if (all >= MOST_IMPORTS.all)
    throw conflict('TOO_MANY_IMPORTS_OF_SHOP', { values: { most: MOST_IMPORTS.all } });
}

/** Opens an import for a change; whoever does so at the same time waits. */
async function changeImport(
  deps: Dependencies,
  context: CallContext,
  { id, work }: { id: string; work: (tx: TenantTransaction, row: StoredImport) => Promise<void> },
): Promise<Whole> {
  const assertRight = await importRights(deps, context);
  await deps.database.inTenant(context.visitor.tenantId, async (tx) => {
    const row = await ownImport(tx, context, { importId: id, lock: true });
    assertRight(IMPORT_KINDS[row.kind]);
    if (AT_WORK.has(stepOf(row))) throw conflict('IMPORT_BUSY');
    await work(tx, row);
  });
  return readImport(deps, context, { id });
}

const COLUMN_OF_RUN = { check: 'check_run', work: 'work_run', undo: 'undo_run' } as const;

async function beginImportRun(
  deps: Dependencies,
  tx: TenantTransaction,
  {
    context,
    row,
    what,
    rows,
  }: {
    context: CallContext;
    row: StoredImport;
    what: RunOf;
    rows: readonly { key: string; input: object }[];
  },
): Promise<void> {
  const { importId, kind, fileName } = row;
  const parameters: ImportFacts = { ImportId: importId, FileName: fileName };
  const { RunId: runId } = await startRun(deps, tx, context, {
    kind: runKindOf(kind, what),
    parameters,
    rows,
  });
  await setRun(tx, { importId, column: COLUMN_OF_RUN[what], runId });
}

/**
 * Keeps which column is what and checks every row, as a run; may be done again until the import is started. Throws 404 IMPORT_NOT_FOUND, 403
 * RIGHT_MISSING, 400 IMPORT_COLUMNS_WRONG, IMPORT_COLUMNS_RIGHT, IMPORT_COLUMNS_MISSING, 409 IMPORT_STARTED, IMPORT_BUSY, and what `startRun` throws.
 */
export async function checkImport(
  deps: Dependencies,
  context: CallContext,
  { id, Columns: columns }: { id: string; Columns: string[] },
): Promise<Whole> {
  const { rights } = await staffMemberOf(deps, context.visitor);
  return changeImport(deps, context, {
    id,
    work: async (tx, row) => {
      if (row.workRun !== null) throw conflict('IMPORT_STARTED');
      const { fields, keyFields, onceFields, whole } = IMPORT_KINDS[row.kind];
      const given = columns.filter((field) => field !== '');
      const isKnown = given.every((field) => fields.some(({ name }) => name === field));
      if (columns.length !== row.titles.length || !isKnown || new Set(given).size < given.length)
        throw badRequest('IMPORT_COLUMNS_WRONG');
      const beyond = columnsBeyond(IMPORT_KINDS[row.kind], columns, rights);
      if (beyond.length > 0)
        throw badRequest('IMPORT_COLUMNS_RIGHT', {
          values: { fields: beyond.map((field) => field[context.language]).join(', ') },
        });
      const missing = missingFields(fields, columns);
      if (missing.length > 0)
        throw badRequest('IMPORT_COLUMNS_MISSING', {
          values: {
            fields: missing
              .map((name) => fields.find((field) => field.name === name)?.[context.language] ?? name)
              .join(', '),
          },
        });
      const placeOf = (field: string) => columns.indexOf(field) + 1;
      await matchRows(tx, {
        importId: id,
        columns,
        keyColumns: keyFields.map(placeOf),
        once: onceFields
          .map((field) => ({ field, column: placeOf(field) }))
          .filter(({ column }) => column > 0),
      });
      const parts = await findParts(tx, { importId: id, ...(whole ? ALL_TOGETHER : CHECKED_TOGETHER) });
      const rows = parts.map(({ from, to }) => ({ key: `${from}–${to}`, input: { from, to } }));
      await beginImportRun(deps, tx, { context, row, what: 'check', rows });
    },
  });
}

/**
 * Does what was checked, as a run; again what is left where that was stopped, or where rows were refused. Throws what `checkImport` throws of the import; 409 IMPORT_UNCHECKED, IMPORT_HAS_WRONG, and
 * IMPORT_MOVED_ON where another check has been made since the caller looked.
 */
export const runImport = (
  deps: Dependencies,
  context: CallContext,
  { id, LeaveOutWrong, Seen }: CallParsed<'runImport'>['body'] & { id: string },
): Promise<Whole> =>
  changeImport(deps, context, {
    id,
    work: async (tx, row) => {
      const rows = await runRows(tx, id, 'work');
      if (row.workRun === null) {
        if (stepOf(row) !== 'checked') throw conflict('IMPORT_UNCHECKED');
        const counts = await countRows(tx, id);
        if (counts.unchecked > 0) throw conflict('IMPORT_UNCHECKED');
        if (counts.new !== Seen.New || counts.changed !== Seen.Changed) throw conflict('IMPORT_MOVED_ON');
        if (counts.wrong > 0 && !LeaveOutWrong)
          throw conflict('IMPORT_HAS_WRONG', { values: { count: counts.wrong } });
        // One that was stopped goes on with what is left.
      } else if (row.undoRun !== null || rows.length === 0) throw conflict('IMPORT_STARTED');
      await beginImportRun(deps, tx, { context, row, what: 'work', rows });
    },
  });

/** Takes back what was done. Throws as `runImport`; 409 IMPORT_NOT_DONE. */
export const undoImport = (
  deps: Dependencies,
  context: CallContext,
  { id, Seen }: CallParsed<'undoImport'>['body'] & { id: string },
): Promise<Whole> =>
  changeImport(deps, context, {
    id,
    work: async (tx, row) => {
      if (stepOf(row) !== 'done' && stepOf(row) !== 'undone') throw conflict('IMPORT_NOT_DONE');
      const { done } = await countRows(tx, id);
      if (done !== Seen) throw conflict('IMPORT_MOVED_ON');
      await beginImportRun(deps, tx, { context, row, what: 'undo', rows: await runRows(tx, id, 'undo') });
    },
  });

async function runRows(tx: TenantTransaction, importId: string, which: 'work' | 'undo') {
  const rows = await findRunRows(tx, { importId, which });
  return rows.map(({ rowNo, key }) => ({ key: `${rowNo}: ${key}`, input: { row: rowNo } }));
}

const PROBLEM_TITLES = {
  th: ['แถว', 'คอลัมน์', 'ค่าในไฟล์', 'สิ่งที่ต้องแก้'],
  en: ['Row', 'Column', 'Value in the file', 'What to correct'],
};

/** Throws 404 IMPORT_NOT_FOUND; 503 PAPERS_BUSY. */
export async function importProblems(
  deps: Dependencies & { sheets: SheetMaker },
  context: CallContext,
  { id: importId }: { id: string },
): Promise<CallAnswer<'importProblems'>> {
  const { visitor, language } = context;
  const problems = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const row = await ownImport(tx, context, { importId, lock: false });
      return presentProblems(row, await findWrong(tx, { importId, most: MOST_WRONG }), language);
    },
    { readOnly: true },
  );
  return deps.sheets.make(visitor.tenantId, {
    name: 'import-errors',
    format: 'xlsx',
    sheet: {
      columns: PROBLEM_TITLES[language].map((title) => ({ title })),
      lines: problems.map(({ Row, Column, Value, Message }) => [Row, Column, Value, Message]),
    },
  });
}
