import type { TenantTransaction } from '#database/database.ts';

/** Whether somebody works in the shop already. */
export async function hasStaff(tx: TenantTransaction): Promise<boolean> {
  return (await tx.selectFrom('staff').select('user_id').limit(1).executeTakeFirst()) !== undefined;
}
