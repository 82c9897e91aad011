import type { TenantTransaction } from '#database/database.ts';

export type SessionKind = 'buyer' | 'merchant' | 'rider';

/** Whose session it is: a customer's or a member of staff's. */
export type SessionOwner = { customerCode: string } | { userId: string };

export type NewSession = {
  kind: SessionKind;
  secretHash: Buffer;
  customerCode?: string;
  userId?: string;
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
      sale_unit: session.saleUnit,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  return session_id;
}

/** Ends the session of a secret; gives its id when it had not ended before. */
export async function revokeSession(
  tx: TenantTransaction,
  { kind, secretHash, at }: { kind: SessionKind; secretHash: Buffer; at: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('kind', '=', kind)
    .where('secret_hash', '=', secretHash)
    .where('revoked_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return row?.session_id;
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

/** Ends every session of a customer or a member of staff that had not ended; gives their ids. */
export async function revokeSessionsOf(
  tx: TenantTransaction,
  { owner, at }: { owner: SessionOwner; at: Date },
): Promise<string[]> {
  const [column, id] =
    'customerCode' in owner
      ? (['customer_code', owner.customerCode] as const)
      : (['user_id', owner.userId] as const);
  const rows = await tx
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where(column, '=', id)
    .where('revoked_at', 'is', null)
    .returning('session_id')
    .execute();
  return rows.map((row) => row.session_id);
}
