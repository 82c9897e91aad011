/** A person's accounts with others, and the tickets of partners that were used. */
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

/** False where it was linked to somebody meanwhile. */
export async function insertIdentity(
  tx: TenantTransaction,
  tenantId: string,
  { issuer, subject, profileCode, at }: Identity & { profileCode: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('external_identities')
    .values({
      tenant_id: tenantId,
      issuer,
      subject,
      profile_code: profileCode,
      linked_at: at,
      used_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
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
