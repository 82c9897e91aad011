import { sql } from 'kysely';
import type { TenantTransaction } from './tenant-transaction.ts';

/**
 * Held until the transaction ends, and taken before any lock on a row: who changes the tree of categories waits for who puts
 * products into it, and the other way round.
 */
export async function lockCategoriesOf(
  tx: TenantTransaction,
  tenantId: string,
  to: 'change' | 'use',
): Promise<void> {
  const key = sql`hashtextextended(${`categories/${tenantId}`}, 0)`;
  await (
    to === 'change'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`
  ).execute(tx);
}
