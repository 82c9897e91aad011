import type { TenantTransaction } from '#database/database.ts';

export type SessionKind = 'buyer' | 'merchant' | 'rider';

/** Whose session it is: a customer's, a member of staff's, or the latter's who stands in for the former. */
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

/** Gives the id of the new session. */
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

/** A session that has just ended; with both identities a salesman's who stood in for the customer. */
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

/** Ends the session of a secret; gives it when it had not ended before. */
export function revokeSession(
  tx: TenantTransaction,
  { kind, secretHash, at }: { kind: SessionKind; secretHash: Buffer; at: Date },
): Promise<Ended[]> {
  return revocation(tx, at).where('kind', '=', kind).where('secret_hash', '=', secretHash).execute();
}

/** Ends the session in which a salesman stands in for a customer; gives it when it had not ended before. */
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

/** Ends every session of a customer or a member of staff that had not ended, but the one he keeps. */
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

/** Whether a staff session holds, which then cannot end before this transaction has. */
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
