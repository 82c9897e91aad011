/** What a signed-in buyer has besides orders (C-72). */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import { badRequest } from '../../http/call-error.ts';
import { addressOf, keepFile, removeFile, storeFile } from '../files/files.public.ts';
import { holdPerson } from '../session/session.public.ts';
import { findPicture, findPoints, lockPicture, setPictureFile } from './account.queries.ts';

type Needs = Pick<Dependencies, 'database'>;

/** Shown as a small circle, large on the profile. */
const PICTURE_SIDE = 512;

/** The visitor's own points, whole ones. A guest has none, which needs no database access. */
export async function pointsOf({ database }: Needs, visitor: Visitor): Promise<number> {
  if (visitor.kind === 'guest') return 0;
  const { tenantId, customerCode } = visitor;
  return database.inTenant(tenantId, (tx) => findPoints(tx, customerCode), { readOnly: true });
}

/** The address of the customer's own picture, which works for ten minutes, or null. */
export async function pictureOf(
  deps: Pick<Dependencies, 'database' | 'config' | 'clock'>,
  { tenantId, customerCode }: Visitor,
): Promise<string | null> {
  const file = await deps.database.inTenant(tenantId, (tx) => findPicture(tx, customerCode), {
    readOnly: true,
  });
  return file ? addressOf(deps, 'private', { tenantId, ...file }) : null;
}

/** Returns the new picture's address. Throws 400 FILE_MISSING and what `storeFile` and `keepFile` throw. */
export async function setPicture(
  deps: Pick<Dependencies, 'database' | 'config' | 'clock' | 'fileStore' | 'jobs'>,
  visitor: Visitor,
  bytes: Uint8Array | undefined,
): Promise<string> {
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { picture: 'FILE_MISSING' } });
  const { tenantId, customerCode } = visitor;
  const file = await storeFile(deps, visitor, {
    bytes,
    field: 'picture',
    kind: 'picture',
    maxSide: PICTURE_SIDE,
    access: 'private',
    purpose: 'profile',
    owner: { customerCode },
  });
  await deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    await keepFile(tx, file);
    await replacePicture(deps, tx, { tenantId, customerCode, fileId: file.fileId });
  });
  return addressOf(deps, 'private', file);
}

/** Does nothing where the customer has none. */
export async function removePicture(
  deps: Pick<Dependencies, 'database' | 'jobs'>,
  visitor: Visitor,
): Promise<void> {
  const { tenantId, customerCode } = visitor;
  await deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    await replacePicture(deps, tx, { tenantId, customerCode, fileId: null });
  });
}

async function replacePicture(
  deps: Pick<Dependencies, 'jobs'>,
  tx: TenantTransaction,
  { tenantId, customerCode, fileId }: { tenantId: string; customerCode: string; fileId: string | null },
): Promise<void> {
  const before = await lockPicture(tx, customerCode);
  await setPictureFile(tx, customerCode, fileId);
  if (before !== null) await removeFile(deps, tx, { tenantId, fileId: before });
}
