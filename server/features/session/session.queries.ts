import type { TenantTransaction } from '#database/database.ts';

export type SessionKind = 'buyer' | 'merchant' | 'rider';

/** The session's owner: a customer, a staff member, or a staff member acting for a customer. */
export type SessionOwner = { customerCode: string } | { userId: string };

export type NewSession = {
  kind: SessionKind;
  secretHash: Buffer;
  customerCode?: string;
  userId?: string;
  /** The staff session that it ends with. */
  openedBy?: string;
  saleUnit: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Returns the id of the new session. */
export async function insertSession(
  tx: TenantTransaction,
  tenantId: string,
  session: NewSession,
): Promise<string> {
  const { session_id } = await tx
    .insertInto('sessions')
    .values({
      tenant_id: tenantId,
      kind: session.kind,
      secret_hash: session.secretHash,
      customer_code: session.customerCode,
      user_id: session.userId,
      opened_by: session.openedBy,
      sale_unit: session.saleUnit,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  return session_id;
}

/** A session that has just ended; with both identities it was a salesman acting for the customer. */
export type Ended = { sessionId: string; customerCode: string | null; userId: string | null };

const endedColumns = [
  'session_id as sessionId',
  'customer_code as customerCode',
  'user_id as userId',
] as const;

const revocation = (tx: TenantTransaction, at: Date) =>
  tx
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('revoked_at', 'is', null)
    .returning([...endedColumns]);

/** Ends the session of a secret; returns it unless it had already ended. */
export function revokeSession(
  tx: TenantTransaction,
  { kind, secretHash, at }: { kind: SessionKind; secretHash: Buffer; at: Date },
): Promise<Ended[]> {
  return revocation(tx, at).where('kind', '=', kind).where('secret_hash', '=', secretHash).execute();
}

/** Ends the session in which a salesman acts for a customer; returns it unless it had already ended. */
export function revokeActing(
  tx: TenantTransaction,
  { sessionId, userId, at }: { sessionId: string; userId: string; at: Date },
): Promise<Ended[]> {
  return revocation(tx, at)
    .where('session_id', '=', sessionId)
    .where('customer_code', 'is not', null)
    .where('user_id', '=', userId)
    .execute();
}

/** Ends what was opened in these staff sessions. */
export function revokeOpenedIn(
  tx: TenantTransaction,
  { sessionIds, at }: { sessionIds: readonly string[]; at: Date },
): Promise<Ended[]> {
  return revocation(tx, at).where('opened_by', 'in', sessionIds).execute();
}

/** Ends every active session of a customer or staff member, except the one to keep. */
export function revokeSessionsOf(
  tx: TenantTransaction,
  { owner, keep, at }: { owner: SessionOwner; keep?: string | undefined; at: Date },
): Promise<Ended[]> {
  const [column, id] =
    'customerCode' in owner
      ? (['customer_code', owner.customerCode] as const)
      : (['user_id', owner.userId] as const);
  const all = revocation(tx, at).where(column, '=', id);
  return (keep === undefined ? all : all.where('session_id', '<>', keep)).execute();
}

export async function isOpenedSince(
  tx: TenantTransaction,
  { sessionId, since }: { sessionId: string; since: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setSessionCenter(
  tx: TenantTransaction,
  { sessionId, saleUnit }: { sessionId: string; saleUnit: string },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ sale_unit: saleUnit })
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Whether a staff session is valid; locks it until this transaction ends. */
export async function holdStaffSession(
  tx: TenantTransaction,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'merchant')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
