import type { TenantTransaction } from '#database/database.ts';
import type { Claim, Claimed } from './idempotency.rules.ts';

/** Waits while another transaction has written the same key, and is false once that one is committed. */
export async function insertKey(
  tx: TenantTransaction,
  { tenantId, owner, call, key, requestHash }: Claim & { tenantId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('idempotency_keys')
    .values({ tenant_id: tenantId, owner, call, key, request_hash: requestHash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findKey(
  tx: TenantTransaction,
  { owner, call, key }: Claim,
): Promise<Claimed | undefined> {
  return tx
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'answer'])
    .where('owner', '=', owner)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function storeAnswer(
  tx: TenantTransaction,
  { owner, call, key }: Claim,
  answer: string,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('owner', '=', owner)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute();
}
