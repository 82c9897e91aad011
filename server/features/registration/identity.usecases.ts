/**
 * Identity documents of newcomers: private files, for the staff who decide, and deleted some days after that; where nobody
 * decides, as many days after they were sent (V-06b).
 */
import { createHash } from 'node:crypto';
import type { TenantTransaction } from '#database/database.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed, notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { addressOf, keepFile, removeFile, storeFile } from '../files/files.public.ts';
import { AT_FIELD, centersOfStaff, numberOfTicket } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { claimIdentity, findIdentity, findOldIdentities, findUnnamed } from './identity.queries.ts';

const QUEUE = 'identity-documents';
const NIGHTLY = '10 3 * * *';
const MOST_A_NIGHT = 500;
const DAY_MS = 24 * 3600 * 1000;
/** Letters of an ID card are read at this size. */
const SIDE = 2000;

type Admitting = { tenantId: string; ticket: string };

/** The number that is proved. Throws 403 REGISTRATION_CLOSED, IDENTITY_NOT_ASKED; 400 NUMBER_UNPROVED. */
export async function admitIdentity(deps: Dependencies, { tenantId, ticket }: Admitting): Promise<string> {
  const config = await webConfigOf(deps, tenantId);
  if (!config.get('REGISTER_ENABLED')) throw notAllowed('REGISTRATION_CLOSED', AT_FIELD);
  if (!config.get('REGISTER_IDENTITY_ENABLED')) throw notAllowed('IDENTITY_NOT_ASKED', AT_FIELD);
  const mobile = numberOfTicket(deps, tenantId, ticket);
  if (mobile === undefined) throw badRequest('NUMBER_UNPROVED', AT_FIELD);
  return mobile;
}

/**
 * Stores a document until the form is sent, in the place of one that the same number attached before. Throws what
 * `admitIdentity` throws, 400 FILE_MISSING, and what `storeFile` throws.
 */
export async function attachIdentity(
  deps: Dependencies,
  visitor: Visitor,
  { ticket, bytes }: { ticket: string; bytes: Uint8Array | undefined },
): Promise<CallAnswer<'attachIdentity'>> {
  const { tenantId } = visitor;
  const mobile = await admitIdentity(deps, { tenantId, ticket });
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { document: 'FILE_MISSING' } });
  // Newcomers have no account yet: each is told from the others by a hash of the number.
  const newcomer = createHash('sha256').update(`${tenantId}/${mobile}`).digest('base64url').slice(0, 22);
  await deps.database.inTenant(tenantId, async (tx) => {
    for (const older of await findUnnamed(tx, newcomer))
      await removeFile(deps, tx, { tenantId, fileId: older });
  });
  const { fileId } = await storeFile(
    deps,
    { ...visitor, customerCode: newcomer },
    {
      bytes,
      field: 'document',
      kind: 'paper',
      maxSide: SIDE,
      access: 'private',
      purpose: 'identity',
      owner: {},
    },
  );
  return { FileId: fileId };
}

type Naming = { tenantId: string; fileId: string; customerCode: string };

/** Makes a stored document that of a newcomer, once. Throws 409 FILE_GONE for any other, and after an hour. */
export async function nameIdentity(tx: TenantTransaction, naming: Naming): Promise<void> {
  if (!(await claimIdentity(tx, naming)))
    throw conflict('FILE_GONE', { fields: { IdentityFile: 'FILE_GONE' } });
  await keepFile(tx, { ...naming, contentType: '' });
}

/** Throws 404 CUSTOMER_NOT_FOUND for one of other centers, IDENTITY_NOT_FOUND where none is kept. */
export async function identityOf(
  deps: Dependencies,
  visitor: Visitor,
  customerCode: string,
): Promise<CallAnswer<'identityDocument'>> {
  const { tenantId } = visitor;
  const saleUnits = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
  const file = await deps.database.inTenant(tenantId, async (tx) => {
    const found = await findIdentity(tx, { customerCode, saleUnits });
    if (!found) throw notFound('CUSTOMER_NOT_FOUND');
    const { fileId, contentType } = found;
    if (fileId === null || contentType === null) throw notFound('IDENTITY_NOT_FOUND');
    const subject = `customer/${customerCode}` as const;
    await writeAudit(deps, tx, { visitor, action: 'customer.identity', subject });
    return { tenantId, fileId, contentType };
  });
  return {
    Url: addressOf(deps, 'private', file),
    IsPicture: file.contentType.startsWith('image/'),
  };
}

/** Deletes those whose time is over. Returns how many. */
export async function clearIdentities(deps: Dependencies, tenantId: string): Promise<number> {
  const days = (await webConfigOf(deps, tenantId)).get('REGISTER_IDENTITY_KEPT_DAYS');
  const before = new Date(deps.clock().getTime() - days * DAY_MS);
  return deps.database.inTenant(tenantId, async (tx) => {
    const fileIds = await findOldIdentities(tx, { before, most: MOST_A_NIGHT });
    for (const fileId of fileIds) await removeFile(deps, tx, { tenantId, fileId });
    return fileIds.length;
  });
}

export function defineIdentityClearing(deps: Dependencies): void {
  repeatForTenants(deps, QUEUE, {
    cron: NIGHTLY,
    work: async (tenantId) => void (await clearIdentities(deps, tenantId)),
  });
}
