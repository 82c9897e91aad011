/** One-time codes. Two requests or two tries at the same moment count as two. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type NewCode = {
  audience: 'buyer' | 'merchant' | 'rider';
  mobile: string;
  reference: string;
  codeHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
};

/** When the last code went to this mobile that nobody has used; later requests wait here until this one has ended. */
export async function lastUnusedCodeAt(
  tx: TenantTransaction,
  tenantId: string,
  { audience, mobile }: Pick<NewCode, 'audience' | 'mobile'>,
): Promise<Date | undefined> {
  const lock = `one-time-code/${tenantId}/${audience}/${mobile}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('one_time_codes')
    .select('created_at')
    .where('audience', '=', audience)
    .where('mobile', '=', mobile)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** Writes the code and forgets those that ran out before `forgetBefore`. */
export async function insertCode(
  tx: TenantTransaction,
  tenantId: string,
  { code, forgetBefore }: { code: NewCode; forgetBefore: Date },
): Promise<void> {
  await tx.deleteFrom('one_time_codes').where('expires_at', '<', forgetBefore).execute();
  await tx
    .insertInto('one_time_codes')
    .values({
      tenant_id: tenantId,
      reference: code.reference,
      audience: code.audience,
      mobile: code.mobile,
      code_hash: code.codeHash,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
      used_at: null,
    })
    .execute();
}

export async function deleteCode(tx: TenantTransaction, reference: string): Promise<void> {
  await tx.deleteFrom('one_time_codes').where('reference', '=', reference).execute();
}

type Try = Pick<NewCode, 'audience' | 'reference' | 'codeHash'> & { now: Date; mostTries: number };

/** Counts a try and uses the code up when it is the right one. Nothing when there was no try left to count. */
export function countTry(tx: TenantTransaction, { audience, reference, codeHash, now, mostTries }: Try) {
  return tx
    .updateTable('one_time_codes')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      used_at: sql<Date | null>`case when code_hash = ${codeHash} then ${now}::timestamptz end`,
    }))
    .where('audience', '=', audience)
    .where('reference', '=', reference)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .returning(['tries', 'mobile', 'used_at as usedAt'])
    .executeTakeFirst();
}

export function findCode(
  tx: TenantTransaction,
  { audience, reference }: Pick<NewCode, 'audience' | 'reference'>,
) {
  return tx
    .selectFrom('one_time_codes')
    .select(['tries', 'used_at as usedAt', 'expires_at as expiresAt'])
    .where('audience', '=', audience)
    .where('reference', '=', reference)
    .executeTakeFirst();
}
