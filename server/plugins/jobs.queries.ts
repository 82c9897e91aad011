import type { TenantTransaction } from '#database/database.ts';

export type NewJob = { tenantId: string; queue: string; subject: string; startAfter?: Date };

/** A job that exists exactly if the transaction is committed. An order writes its own with its own statement. */
export async function insertJob(
  tx: TenantTransaction,
  { tenantId, queue, subject, startAfter }: NewJob,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ tenant_id: tenantId, queue, subject, start_after: startAfter ?? null })
    .execute();
}
