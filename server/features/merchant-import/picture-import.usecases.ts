/** Bringing in a zip of pictures: what goes where, then the run and taking it back (R-47t). */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isOfSystem, meantBy, PICTURE_ZIP, planPictures } from '#domain/import/picture-names.ts';
import { SheetFlaw } from '#domain/import/sheet-text.ts';
import { isOver, type RunState } from '#domain/runs/run.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { startRun } from '../runs/runs.public.ts';
import { lockImports } from './merchant-import.queries.ts';
import { PICTURE_RUNS, type PictureFacts } from './picture-import.runs.usecases.ts';
import {
  countPictureImports,
  deletePictureImport,
  dropPictureBytes,
  dropWaitingPictures,
  findPicturesOf,
  findPictureImport,
  findPictureImports,
  findPictureFiles,
  findPictureProducts,
  insertPictureImport,
  insertPictureFiles,
  insertPictureProducts,
  setPictureRun,
  type KeptPictures,
  type StoredPictureImport,
} from './picture-import.queries.ts';
import { listZip, readEntry, type ZipEntry } from './zip-guard.ts';

type Whole = CallAnswer<'onePictureImport'>;

const zips = (waiting: number, kept: number): KeptPictures => ({
  waiting,
  kept,
  bytes: waiting * PICTURE_ZIP.bytes,
});
/** Of a person and of a shop. A zip is kept for 30 days; what could not be put in holds its bytes as long. */
const MOST_KEPT = { own: zips(3, 100), all: zips(10, 400) };
const TOO_MANY = { own: 'TOO_MANY_IMPORTS', all: 'TOO_MANY_IMPORTS_OF_SHOP' } as const;

/** Bytes that go to the database in one statement. */
const AT_ONCE = 8 * 1024 * 1024;

const refused = (code: string) => badRequest(code, { fields: { zip: code } });

/** Throws 400 IMPORT_FILE_BROKEN, IMPORT_FILE_UNPACKS, IMPORT_EMPTY. */
function inZip<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof SheetFlaw ? refused(error.code) : error;
  }
}

const goesOn = (runId: string | null, state: RunState | null): boolean =>
  runId !== null && state !== null && !isOver(state);

function stepOf({ workRun, workState, undoRun, undoState }: StoredPictureImport): Whole['Step'] {
  if (undoRun !== null) return goesOn(undoRun, undoState) ? 'undoing' : 'undone';
  if (workRun !== null) return goesOn(workRun, workState) ? 'running' : 'done';
  return 'checked';
}

/** Of somebody else it is treated as missing. Throws 404 IMPORT_NOT_FOUND. */
async function ownPictureImport(
  tx: TenantTransaction,
  { visitor }: CallContext,
  { importId, lock }: { importId: string; lock: boolean },
): Promise<StoredPictureImport> {
  const zip = await findPictureImport(tx, { importId, lock });
  if (zip?.userId !== visitor.userId) throw notFound('IMPORT_NOT_FOUND');
  return zip;
}

type All = CallAnswer<'pictureImports'>;

const SHOWN = 10;

/** The caller's own, the latest first, and those of others that wait: they take the room that the shop has. */
export async function listPictureImports({ database }: Dependencies, { visitor }: CallContext): Promise<All> {
  const { tenantId, userId } = visitor;
  const rows = await database.inTenant(tenantId, (tx) => findPictureImports(tx, { userId, most: SHOWN }), {
    readOnly: true,
  });
  return {
    Data: rows.map((row) => ({
      ImportId: row.importId,
      FileName: row.fileName,
      By: row.by,
      IsOwn: row.userId === userId,
      CreatedAt: row.createdAt.toISOString(),
      Step: stepOf(row),
      RunId: row.undoRun ?? row.workRun,
      Counts: countsOf(row),
    })),
  };
}

const countsOf = ({ waiting, done, undone }: StoredPictureImport) => ({
  Waiting: waiting,
  Done: done,
  Undone: undone,
});

/** Throws 404 IMPORT_NOT_FOUND. */
export function readPictureImport(
  { database }: Dependencies,
  context: CallContext,
  { id: importId }: { id: string },
): Promise<Whole> {
  return database.inTenant(
    context.visitor.tenantId,
    async (tx) => {
      const zip = await ownPictureImport(tx, context, { importId, lock: false });
      const files = await findPictureFiles(tx, importId);
      return {
        ImportId: importId,
        FileName: zip.fileName,
        Step: stepOf(zip),
        RunId: zip.undoRun ?? zip.workRun,
        Counts: countsOf(zip),
        Files: files.map(({ name, outcome, code, place }) => ({
          Name: name,
          Outcome: outcome,
          P_Code: code,
          Place: place,
        })),
      };
    },
    { readOnly: true },
  );
}

type Adding = CallContext & { idempotencyKey: string };

/**
 * Keeps the pictures of a zip with where each goes; the same key keeps them once. Throws 400 FILE_MISSING and what `inZip` throws, 409
 * TOO_MANY_IMPORTS, TOO_MANY_IMPORTS_OF_SHOP, and what `once` throws.
 */
export async function addPictureImport(
  deps: Dependencies,
  context: Adding,
  { FileName, bytes }: CallParsed<'addPictureImport'>['body'] & { bytes: Uint8Array | undefined },
): Promise<Whole> {
  const { visitor, idempotencyKey: key } = context;
  const { tenantId, userId } = visitor;
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { zip: 'FILE_MISSING' } });
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const claim = claimOf({ visitor, call: 'addPictureImport', key, input: { FileName, hash } });
  const entries = inZip(() => listZip(bytes, PICTURE_ZIP)).filter(({ name }) => !isOfSystem(name));
  if (entries.length === 0) throw refused('IMPORT_EMPTY');
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, async () => {
      await assertRoom(tx, { tenantId, userId });
      const fileName = FileName || 'pictures.zip';
      const importId = await insertPictureImport(tx, { tenantId, userId, fileName, at: deps.clock() });
      await keepEntries(tx, { tenantId, importId, entries });
      return { id: importId };
    }),
  );
  return readPictureImport(deps, context, answer);
}

/** Whoever brings in something at the same time waits. */
async function assertRoom(tx: TenantTransaction, of: { tenantId: string; userId: string }): Promise<void> {
  await lockImports(tx, of.tenantId);
  const counts = await countPictureImports(tx, of);
  for (const whose of ['own', 'all'] as const) {
    const [is, most] = [counts[whose], MOST_KEPT[whose]];
    if (is.kept >= most.kept) throw conflict(TOO_MANY[whose], { values: { most: most.kept } });
    if (is.waiting >= most.waiting || is.bytes >= most.bytes)
      throw conflict(TOO_MANY[whose], { values: { most: most.waiting } });
  }
}

async function keepEntries(
  tx: TenantTransaction,
  { tenantId, importId, entries }: { tenantId: string; importId: string; entries: readonly ZipEntry[] },
): Promise<void> {
  const names = entries.map(({ name }) => name);
  const asked = new Set(names.flatMap((name) => meantBy(name).map(({ code }) => code)));
  const found = await findPicturesOf(tx, [...asked]);
  const plan = planPictures(names, new Map(found.map(({ code, pictures }) => [code, pictures])));
  const codes = new Set(plan.flatMap(({ code }) => code ?? []));
  await insertPictureProducts(tx, { tenantId, importId, codes: [...codes] });
  let files: Parameters<typeof insertPictureFiles>[1]['files'][number][] = [];
  let size = 0;
  const write = async (): Promise<void> => {
    if (files.length > 0) await insertPictureFiles(tx, { tenantId, importId, files });
    files = [];
    size = 0;
  };
  for (const { no, name, outcome, code, place } of plan) {
    // What is left out is not unpacked; between two pictures others have their turn.
    const entry = code === undefined ? undefined : entries[no];
    const bytes = entry ? inZip(() => readEntry(entry)) : null;
    if (bytes) await setImmediate();
    files.push({ no, name: name.slice(0, 300), outcome, code: code ?? null, place: place ?? null, bytes });
    size += bytes?.length ?? 0;
    if (size > AT_ONCE) await write();
  }
  await write();
}

type Starting = { id: string; Seen: number };

/** Throws 404 IMPORT_NOT_FOUND, 409 IMPORT_BUSY, IMPORT_MOVED_ON, what `check` throws and what `startRun` throws. */
async function startPictureRun(
  deps: Dependencies,
  context: CallContext,
  { id, Seen }: Starting,
  { what, check }: { what: keyof typeof PICTURE_RUNS; check: (zip: StoredPictureImport) => void },
): Promise<Whole> {
  await deps.database.inTenant(context.visitor.tenantId, async (tx) => {
    const zip = await ownPictureImport(tx, context, { importId: id, lock: true });
    const step = stepOf(zip);
    if (step === 'running' || step === 'undoing') throw conflict('IMPORT_BUSY');
    check(zip);
    const codes = await findPictureProducts(tx, {
      importId: id,
      state: what === 'work' ? 'waiting' : 'done',
    });
    if (codes.length !== Seen) throw conflict('IMPORT_MOVED_ON');
    const parameters: PictureFacts = { ImportId: id, FileName: zip.fileName };
    const rows = codes.map((key) => ({ key, input: {} }));
    const { RunId: runId } = await startRun(deps, tx, context, {
      kind: PICTURE_RUNS[what],
      parameters,
      rows,
    });
    if (what === 'undo') await dropPictureBytes(tx, id);
    await setPictureRun(tx, { importId: id, column: what === 'work' ? 'work_run' : 'undo_run', runId });
  });
  return readPictureImport(deps, context, { id });
}

/** Puts them in; again what is left where that was stopped or refused. Throws 409 IMPORT_STARTED and what `startPictureRun` throws. */
export const runPictureImport = (deps: Dependencies, context: CallContext, asked: Starting) =>
  startPictureRun(deps, context, asked, {
    what: 'work',
    check: ({ undoRun }) => {
      if (undoRun !== null) throw conflict('IMPORT_STARTED');
    },
  });

/** Takes back what was put in. Throws 409 IMPORT_NOT_DONE and what `startPictureRun` throws. */
export const undoPictureImport = (deps: Dependencies, context: CallContext, asked: Starting) =>
  startPictureRun(deps, context, asked, {
    what: 'undo',
    check: ({ workRun }) => {
      if (workRun === null) throw conflict('IMPORT_NOT_DONE');
    },
  });

/**
 * Throws away what waits, whoever of the shop brought it in: one of which nothing was put in is removed, of another the rest is not put in any
 * more. Throws 404 IMPORT_NOT_FOUND, 409 IMPORT_BUSY, IMPORT_MOVED_ON, and IMPORT_STARTED where nothing waits.
 */
export async function discardPictureImport(
  deps: Dependencies,
  context: CallContext,
  { id: importId, Seen }: Starting,
): Promise<All> {
  const { visitor } = context;
  await deps.database.inTenant(visitor.tenantId, async (tx) => {
    const zip = await findPictureImport(tx, { importId, lock: true });
    if (!zip) throw notFound('IMPORT_NOT_FOUND');
    const step = stepOf(zip);
    if (step === 'running' || step === 'undoing') throw conflict('IMPORT_BUSY');
    if (zip.waiting !== Seen) throw conflict('IMPORT_MOVED_ON');
    if (step === 'checked') await deletePictureImport(tx, importId);
    else if (zip.waiting > 0) await dropWaitingPictures(tx, importId);
    else throw conflict('IMPORT_STARTED');
    await writeAudit(deps, tx, {
      visitor,
      action: 'import.discard',
      subject: `import/${importId}`,
      before: { name: zip.fileName, RowCount: zip.waiting },
    });
  });
  return listPictureImports(deps, context);
}
