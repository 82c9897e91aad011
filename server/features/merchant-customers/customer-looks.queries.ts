import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

type Look = { tenantId: string; userId: string; code: string; at: Date; since: Date; most: number };

/**
 * Writes that the person opened the customer. False, and nothing is written, for one more than `most` others since then; the
 * same one again is always true.
 */
export async function writeLook(
  tx: TenantTransaction,
  { tenantId, userId, code, at, since, most }: Look,
): Promise<boolean> {
  const seen = await tx
    .selectFrom('customer_looks')
    .select('looked_at')
    .where('user_id', '=', userId)
    .where('customer_code', '=', code)
    .where('looked_at', '>', since)
    .executeTakeFirst();
  if (seen) return true;
  // One after the other: many at once would all find room for one more.
  await tx.selectFrom('staff').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
  const { numAffectedRows } = await sql`
    insert into customer_looks (tenant_id, user_id, customer_code, looked_at)
    select ${tenantId}, ${userId}, ${code}, ${at}
    where (select count(*) from customer_looks l
      where l.user_id = ${userId} and l.customer_code <> ${code} and l.looked_at > ${since}) < ${most}
    on conflict (tenant_id, user_id, customer_code) do update set looked_at = excluded.looked_at`.execute(tx);
  return numAffectedRows === 1n;
}
