/** What belongs to the person behind an account, whichever of their accounts asks. */
import type { TenantTransaction } from '#database/database.ts';

const profileCodeOf = (tx: TenantTransaction, customerCode: string) =>
  tx.selectFrom('customers').select('profile_code').where('customer_code', '=', customerCode);

/** The person's points; 0 if they never had any. */
export async function findPoints(tx: TenantTransaction, customerCode: string): Promise<number> {
  const row = await tx
    .selectFrom('point_balances')
    .select('balance')
    .where('profile_code', '=', profileCodeOf(tx, customerCode))
    .executeTakeFirst();
  return row?.balance ?? 0;
}

export function findPicture(
  tx: TenantTransaction,
  customerCode: string,
): Promise<{ fileId: string; contentType: string } | undefined> {
  return tx
    .selectFrom('profiles')
    .innerJoin('files', (join) =>
      join
        .onRef('files.tenant_id', '=', 'profiles.tenant_id')
        .onRef('files.file_id', '=', 'profiles.picture_file_id'),
    )
    .select(['files.file_id as fileId', 'files.content_type as contentType'])
    .where('profiles.profile_code', '=', profileCodeOf(tx, customerCode))
    .executeTakeFirst();
}

/** The id of the person's picture, locked until this transaction ends. */
export async function lockPicture(tx: TenantTransaction, customerCode: string): Promise<string | null> {
  const row = await tx
    .selectFrom('profiles')
    .select('picture_file_id')
    .where('profile_code', '=', profileCodeOf(tx, customerCode))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.picture_file_id ?? null;
}

export async function setPictureFile(
  tx: TenantTransaction,
  customerCode: string,
  fileId: string | null,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ picture_file_id: fileId })
    .where('profile_code', '=', profileCodeOf(tx, customerCode))
    .execute();
}
