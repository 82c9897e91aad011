/** A person's accounts with others, and the tickets of partners that were used. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type Identity = { issuer: string; subject: string };

/** The profile code of who it is linked to, noting that it was used; undefined for one that is nobody's here. */
export async function useIdentity(
  tx: TenantTransaction,
  { issuer, subject }: Identity,
  at: Date,
): Promise<string | undefined> {
  const used = await tx
    .updateTable('external_identities')
    .set({ used_at: at })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('profile_code as profileCode')
    .executeTakeFirst();
  return used?.profileCode;
}

/** False where it was linked to somebody meanwhile, or the number is no longer this person's. */
export async function insertIdentity(
  tx: TenantTransaction,
  { issuer, subject, profileCode, mobile, at }: Identity & { profileCode: string; mobile: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into external_identities (tenant_id, issuer, subject, profile_code, linked_at, used_at)
    select p.tenant_id, ${issuer}, ${subject}, p.profile_code, ${at}, ${at} from profiles p
    where p.profile_code = ${profileCode} and p.mobile = ${mobile} for share
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** False for a ticket that was used before. */
export async function insertUsedTicket(
  tx: TenantTransaction,
  tenantId: string,
  { issuer, ticketId, expiresAt }: { issuer: string; ticketId: string; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_tickets')
    .values({ tenant_id: tenantId, issuer, ticket_id: ticketId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export type LinkedIdentity = Identity & { linkedAt: Date; usedAt: Date };

/** The oldest first. */
export function findIdentities(tx: TenantTransaction, profileCode: string): Promise<LinkedIdentity[]> {
  return tx
    .selectFrom('external_identities')
    .select(['issuer', 'subject', 'linked_at as linkedAt', 'used_at as usedAt'])
    .where('profile_code', '=', profileCode)
    .orderBy('linked_at')
    .orderBy('issuer')
    .execute();
}

/** False where it is gone already. */
export async function deleteIdentity(
  tx: TenantTransaction,
  { profileCode, issuer, subject }: Identity & { profileCode: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('external_identities')
    .where('profile_code', '=', profileCode)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
