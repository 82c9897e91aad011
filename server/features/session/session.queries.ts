import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type SessionKind = 'buyer' | 'merchant' | 'rider';

/** Whose sessions: a person's, of whichever account, or a staff member's. */
export type SessionOwner = { profileCode: string } | { userId: string };

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

/** Ends every active session of a person (acting for their accounts included) or staff member, except the one to keep. */
export function revokeSessionsOf(
  tx: TenantTransaction,
  { owner, keep, at }: { owner: SessionOwner; keep?: string | undefined; at: Date },
): Promise<Ended[]> {
  const open = revocation(tx, at);
  const all =
    'profileCode' in owner
      ? open.where('customer_code', 'in', (eb) =>
          eb.selectFrom('customers').select('customer_code').where('profile_code', '=', owner.profileCode),
        )
      : open.where('user_id', '=', owner.userId);
  return (keep === undefined ? all : all.where('session_id', '<>', keep)).execute();
}

/**
 * Ends a customer's own session, and opens one of another account that the same cookie leads to, which expires when it would
 * have. Returns its id; undefined if the session had already ended.
 */
export async function moveSession(
  tx: TenantTransaction,
  {
    sessionId,
    customerCode,
    saleUnit,
    now,
  }: { sessionId: string; customerCode: string; saleUnit: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ sessionId: string }>`
    with before as materialized (
      select secret_hash from sessions
      where session_id = ${sessionId}::uuid and kind = 'buyer' and user_id is null and revoked_at is null and expires_at > ${now}
      for update
    ), ended as (
      -- No cookie has what the ended one gets.
      update sessions s set revoked_at = ${now}, secret_hash = sha256(convert_to('ended ' || s.session_id, 'UTF8'))
      from before where s.session_id = ${sessionId}::uuid
      returning s.tenant_id, before.secret_hash, s.created_at, s.expires_at
    )
    insert into sessions (tenant_id, kind, secret_hash, customer_code, sale_unit, created_at, expires_at)
    select tenant_id, 'buyer', secret_hash, ${customerCode}, ${saleUnit}, created_at, expires_at from ended
    returning session_id as "sessionId"`.execute(tx);
  return rows[0]?.sessionId;
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
