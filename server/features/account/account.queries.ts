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

export function findPicture(
  tx: TenantTransaction,
  customerCode: string,
): Promise<{ fileId: string; contentType: string } | undefined> {
  return tx
    .selectFrom('customers')
    .innerJoin('files', (join) =>
      join
        .onRef('files.tenant_id', '=', 'customers.tenant_id')
        .onRef('files.file_id', '=', 'customers.picture_file_id'),
    )
    .select(['files.file_id as fileId', 'files.content_type as contentType'])
    .where('customers.customer_code', '=', customerCode)
    .executeTakeFirst();
}

/** The id of the customer's picture, locked until this transaction ends. */
export async function lockPicture(tx: TenantTransaction, customerCode: string): Promise<string | null> {
  const row = await tx
    .selectFrom('customers')
    .select('picture_file_id')
    .where('customer_code', '=', customerCode)
    .forUpdate()
    .executeTakeFirst();
  return row?.picture_file_id ?? null;
}

export async function setPictureFile(
  tx: TenantTransaction,
  customerCode: string,
  fileId: string | null,
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ picture_file_id: fileId })
    .where('customer_code', '=', customerCode)
    .execute();
}
