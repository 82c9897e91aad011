/**
 * Uploaded files: one way in, one way out. A file is written in three steps, and a crash between them leaves nothing half:
 * a row that waits (`pending`) and its job, the object, and then the use-case's own transaction that names it. What
 * nothing names after an hour, and what was removed, is deleted by the job.
 */
import { randomBytes } from 'node:crypto';
import type { TenantTransaction } from '#database/database.ts';
import type { FileKind } from '#domain/files/file-kinds.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict } from '../../http/call-error.ts';
import { actorOf, type Visitor } from '../../http/visitor.ts';
import {
  claimForDeletion,
  deleteFile,
  insertPending,
  markRemoved,
  markStored,
  type Capture,
  type FileAccess,
} from './files.queries.ts';
import { privateAddress, publicAddress, signingKeyOf, storeKey, type FileName } from './files.rules.ts';
import { cleanFile } from './picture.ts';

const QUEUE = 'file-deletion';
/** An upload is named within seconds of its row. */
const PENDING_MS = 3600 * 1000;

type Needs = Pick<Dependencies, 'database' | 'fileStore' | 'clock' | 'jobs'>;

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
};

/**
 * Cleans the file and stores it; it belongs to nothing until `keepFile` is called in the transaction that names it. Throws
 * what `cleanFile` throws.
 */
export async function storeFile(deps: Needs, visitor: Visitor, upload: Upload): Promise<FileName> {
  const { tenantId } = visitor;
  const { bytes, contentType } = await cleanFile(upload.bytes, upload);
  const name: FileName = { tenantId, fileId: randomBytes(16).toString('base64url'), contentType };
  const createdAt = deps.clock();
  const { access, purpose, owner, captured } = upload;
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
    });
    // Later than it may be named, so the job finds it either in use or given up.
    const startAfter = new Date(createdAt.getTime() + 2 * PENDING_MS);
    await deps.jobs.enqueue(tx, QUEUE, { tenantId, id: name.fileId }, { startAfter });
  });
  await deps.fileStore.put(storeKey(access, name), bytes, contentType);
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
  name: FileName,
): string {
  if (access === 'public') return publicAddress(name);
  return privateAddress(name, { key: signingKeyOf(config.sessionSecret), now: clock() });
}

/** The bytes of a file in the store; the caller has checked the address. */
export function readFileOf(
  { fileStore }: Pick<Dependencies, 'fileStore'>,
  access: FileAccess,
  name: FileName,
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
  await fileStore.remove(
    storeKey(claimed.access, { tenantId, fileId: id, contentType: claimed.contentType }),
  );
  await database.inTenant(tenantId, (tx) => deleteFile(tx, id));
}

export function defineFileDeletion(deps: Dependencies): void {
  deps.jobs.define(QUEUE, (payload) => deleteUnused(deps, payload));
}
