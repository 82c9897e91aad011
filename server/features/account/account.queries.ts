import type { TenantTransaction } from '#database/database.ts';

/** The customer's points; 0 if they never had any. */
export async function findPoints(tx: TenantTransaction, customerCode: string): Promise<number> {
  const row = await tx
    .selectFrom('account_balances')
    .select('balance')
    .where('customer_code', '=', customerCode)
    .where('account', '=', 'points')
    .executeTakeFirst();
  return row?.balance ?? 0;
}

export async function findPicture(tx: TenantTransaction, customerCode: string): Promise<string | null> {
  const row = await tx
    .selectFrom('customers')
    .select('picture_path')
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
  return row?.picture_path ?? null;
}
