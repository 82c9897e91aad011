import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import { ordersFrom } from './registration.queries.ts';

/** Whether it waited for a newcomer. */
export async function claimIdentity(
  tx: TenantTransaction,
  { fileId, customerCode }: { fileId: string; customerCode: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ customer_code: customerCode })
    .where('file_id', '=', fileId)
    .where('purpose', '=', 'identity')
    .where('state', '=', 'pending')
    .where('customer_code', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What a newcomer attached and no form has named yet. */
export async function findUnnamed(tx: TenantTransaction, newcomer: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('files')
    .select('file_id as fileId')
    .where('purpose', '=', 'identity')
    .where('state', '=', 'pending')
    .where('customer_code', 'is', null)
    .where('created_by', '=', newcomer)
    .execute();
  return rows.map(({ fileId }) => fileId);
}

/** Of a customer of one of these centers; without a file where none is kept. */
export function findIdentity(
  tx: TenantTransaction,
  { customerCode, saleUnits }: { customerCode: string; saleUnits: readonly string[] },
) {
  return tx
    .selectFrom('customers')
    .leftJoin('files', (join) =>
      join
        .onRef('files.tenant_id', '=', 'customers.tenant_id')
        .onRef('files.customer_code', '=', 'customers.customer_code')
        .on('files.purpose', '=', 'identity')
        .on('files.state', '=', 'stored'),
    )
    .select(['files.file_id as fileId', 'files.content_type as contentType'])
    .where('customers.customer_code', '=', customerCode)
    .where(ordersFrom(saleUnits))
    .executeTakeFirst();
}

/** Of customers about whom it was decided before then, or about whom it is not and whose document was sent before then. */
export async function findOldIdentities(
  tx: TenantTransaction,
  { before, most }: { before: Date; most: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('files')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'files.tenant_id')
        .onRef('customers.customer_code', '=', 'files.customer_code'),
    )
    .select('files.file_id as fileId')
    .where('files.purpose', '=', 'identity')
    .where('files.state', '=', 'stored')
    .where(sql<boolean>`coalesce(customers.decided_at, files.created_at) < ${before}`)
    .orderBy('files.created_at')
    .limit(most)
    .execute();
  return rows.map(({ fileId }) => fileId);
}
