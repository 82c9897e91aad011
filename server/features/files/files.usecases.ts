/**
 * Uploaded files: one way in, one way out. A file is written in three steps, and a crash between them leaves nothing half:
 * a row that waits (`pending`), the object, and then the use-case's own transaction that names it. What was removed is
 * deleted by a job at once; what nothing names after an hour, and what a job could not delete, by a sweep.
 */
import { randomBytes } from 'node:crypto';
import type { TenantTransaction } from '#database/database.ts';
import type { FileKind } from '#domain/files/file-kinds.ts';
import { COPY_SIDES } from '#domain/files/picture-copies.ts';
import type { Dependencies } from '../../dependencies.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import { conflict } from '../../http/call-error.ts';
import { actorOf, type Visitor } from '../../http/visitor.ts';
import {
  claimForDeletion,
  deleteFile,
  findFilesToDelete,
  insertPending,
  markRemoved,
  markStored,
  type FileAccess,
} from './files.queries.ts';
import {
  privateAddress,
  publicAddress,
  signingKeyOf,
  storeKey,
  type AskedFile,
  type Capture,
  type FileName,
} from './files.rules.ts';
import { cleanFile, smallerCopies } from './picture.ts';

const QUEUE = 'file-deletion';
const SWEEP = 'file-sweep';
/** Every hour, at a minute of its own. */
const HOURLY = '17 * * * *';
/** Files of a tenant in one sweep; what is left waits for the next. */
const MOST = 500;
/** An upload is named within seconds of its row. */
const PENDING_MS = 3600 * 1000;

type Needs = Pick<Dependencies, 'database' | 'fileStore' | 'clock'>;

export type Upload = {
  bytes: Uint8Array;
  /** The form's field, for errors. */
  field: string;
  kind: FileKind;
  /** The longest side in pixels. */
  maxSide: number;
  access: FileAccess;
  /** What it is for, e.g. `profile`. */
  purpose: string;
  owner: { customerCode?: string; saleUnit?: string };
  captured?: Capture;
  /** Smaller copies are stored with it: of a public picture at `copyAddress`, of a private one by `side` of `addressOf`. */
  hasCopies?: boolean;
};

/**
 * Cleans the file and stores it; it belongs to nothing until `keepFile` is called in the transaction that names it. Throws
 * what `cleanFile` throws.
 */
export async function storeFile(deps: Needs, visitor: Visitor, upload: Upload): Promise<FileName> {
  const { tenantId } = visitor;
  const { bytes, contentType } = await cleanFile(upload.bytes, {
    ...upload,
    by: `${tenantId}/${actorOf(visitor).id}`,
  });
  const name: FileName = { tenantId, fileId: randomBytes(16).toString('base64url'), contentType };
  const createdAt = deps.clock();
  const { access, purpose, owner, captured } = upload;
  const copies = upload.hasCopies ? await smallerCopies(bytes, COPY_SIDES) : [];
  await deps.database.inTenant(tenantId, async (tx) => {
    const createdBy = actorOf(visitor);
    await insertPending(tx, {
      ...name,
      ...owner,
      access,
      purpose,
      captured,
      byteSize: bytes.length,
      createdAt,
      createdBy,
      copies: copies.map(({ side }) => side),
    });
  });
  await Promise.all([
    deps.fileStore.put(storeKey(access, name), bytes, contentType),
    ...copies.map(({ side, bytes: copy }) =>
      deps.fileStore.put(storeKey(access, { ...name, side }), copy, contentType),
    ),
  ]);
  return name;
}

/** To be called in the transaction that writes the file's id somewhere. Throws 409 FILE_GONE after an hour. */
export async function keepFile(tx: TenantTransaction, { fileId }: FileName): Promise<void> {
  if (!(await markStored(tx, fileId))) throw conflict('FILE_GONE');
}

/** To be called in the transaction that takes the file's id away; its object is deleted soon after the commit. */
export async function removeFile(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: TenantTransaction,
  { tenantId, fileId }: Pick<FileName, 'tenantId' | 'fileId'>,
): Promise<void> {
  await markRemoved(tx, fileId);
  await jobs.enqueue(tx, QUEUE, { tenantId, id: fileId });
}

/** The address for pages: of a private file one that works for ten minutes, for whoever may see it now. */
export function addressOf(
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  access: FileAccess,
  name: AskedFile,
): string {
  if (access === 'public') return publicAddress(name);
  return privateAddress(name, { key: signingKeyOf(config.sessionSecret), now: clock() });
}

/** The bytes of a file in the store; the caller has checked the address. */
export function readFileOf(
  { fileStore }: Pick<Dependencies, 'fileStore'>,
  access: FileAccess,
  name: AskedFile,
): Promise<Uint8Array | undefined> {
  return fileStore.get(storeKey(access, name));
}

/** The object first, then the row: a crash between them repeats the job. */
export async function deleteUnused(
  { database, fileStore, clock }: Pick<Dependencies, 'database' | 'fileStore' | 'clock'>,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<void> {
  const pendingBefore = new Date(clock().getTime() - PENDING_MS);
  const claimed = await database.inTenant(tenantId, (tx) => claimForDeletion(tx, id, pendingBefore));
  if (!claimed) return;
  const { access, contentType, copies } = claimed;
  const name = { tenantId, fileId: id, contentType };
  const sides = COPY_SIDES.filter((side) => copies.includes(side));
  const keys = [storeKey(access, name), ...sides.map((side) => storeKey(access, { ...name, side }))];
  await Promise.all(keys.map((key) => fileStore.remove(key)));
  await database.inTenant(tenantId, (tx) => deleteFile(tx, id));
}

/** Deletes what is left of a tenant: uploads that ended in the middle, and removals that failed for long. */
export async function sweepFiles(
  deps: Pick<Dependencies, 'database' | 'fileStore' | 'clock'>,
  tenantId: string,
): Promise<void> {
  const pendingBefore = new Date(deps.clock().getTime() - PENDING_MS);
  const ids = await deps.database.inTenant(
    tenantId,
    (tx) => findFilesToDelete(tx, { pendingBefore, most: MOST }),
    { readOnly: true },
  );
  for (const id of ids) await deleteUnused(deps, { tenantId, id });
}

export function defineFileDeletion(deps: Dependencies): void {
  deps.jobs.define(QUEUE, (payload) => deleteUnused(deps, payload));
  repeatForTenants(deps, SWEEP, {
    cron: HOURLY,
    work: (tenantId) => sweepFiles(deps, tenantId),
  });
}
