import type { Capture } from './files.rules.ts';
import type { TenantTransaction } from '#database/database.ts';

export type NewFile = {
  tenantId: string;
  fileId: string;
  access: FileAccess;
  contentType: string;
  byteSize: number;
  /** Whose it is; neither for what belongs to the shop as a whole. */
  customerCode?: string;
  saleUnit?: string;
  purpose: string;
  createdAt: Date;
  createdBy: { kind: string; id: string };
  captured?: Capture;
  /** The longest sides of its smaller copies. */
  copies: number[];
};
export type FileAccess = 'public' | 'private';

export async function insertPending(tx: TenantTransaction, file: NewFile): Promise<void> {
  await tx
    .insertInto('files')
    .values({
      tenant_id: file.tenantId,
      file_id: file.fileId,
      access: file.access,
      content_type: file.contentType,
      byte_size: file.byteSize,
      customer_code: file.customerCode ?? null,
      sale_unit: file.saleUnit ?? null,
      purpose: file.purpose,
      created_at: file.createdAt,
      created_by_kind: file.createdBy.kind,
      created_by: file.createdBy.id,
      captured_at: file.captured?.at ?? null,
      latitude: file.captured?.latitude ?? null,
      longitude: file.captured?.longitude ?? null,
      copies: file.copies,
    })
    .execute();
}

/** From now on something names it. Returns whether it was still waiting for that. */
export async function markStored(tx: TenantTransaction, fileId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ state: 'stored' })
    .where('file_id', '=', fileId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markRemoved(tx: TenantTransaction, fileId: string): Promise<void> {
  await tx.updateTable('files').set({ state: 'removed' }).where('file_id', '=', fileId).execute();
}

/**
 * Makes sure that nothing names the file ever again, before its object is deleted. undefined where it is in use, is
 * still being uploaded, or is gone.
 */
export async function claimForDeletion(
  tx: TenantTransaction,
  fileId: string,
  pendingBefore: Date,
): Promise<{ access: FileAccess; contentType: string; copies: number[] } | undefined> {
  const row = await tx
    .updateTable('files')
    .set({ state: 'removed' })
    .where('file_id', '=', fileId)
    .where((where) =>
      where.or([
        where('state', '=', 'removed'),
        where.and([where('state', '=', 'pending'), where('created_at', '<', pendingBefore)]),
      ]),
    )
    .returning(['access', 'content_type as contentType', 'copies'])
    .executeTakeFirst();
  return row && { ...row, access: row.access === 'public' ? 'public' : 'private' };
}

export async function deleteFile(tx: TenantTransaction, fileId: string): Promise<void> {
  await tx.deleteFrom('files').where('file_id', '=', fileId).where('state', '=', 'removed').execute();
}

/** The ids of removed files and of uploads that were begun before that time and named by nothing, the oldest first. */
export async function findFilesToDelete(
  tx: TenantTransaction,
  { pendingBefore, most }: { pendingBefore: Date; most: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('files')
    .select('file_id')
    .where('state', 'in', ['removed', 'pending'])
    .where((where) => where.or([where('state', '=', 'removed'), where('created_at', '<', pendingBefore)]))
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(({ file_id }) => file_id);
}
