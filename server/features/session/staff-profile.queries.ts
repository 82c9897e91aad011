import type { TenantTransaction } from '#database/database.ts';

export type Profile = { name: string; email: string | null; mobile: string | null };

/** The current profile, locked until this transaction ends. */
export function lockProfile(tx: TenantTransaction, userId: string): Promise<Profile> {
  return tx
    .selectFrom('staff')
    .select(['name', 'email', 'mobile'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateProfile(
  tx: TenantTransaction,
  { userId, profile }: { userId: string; profile: Profile },
): Promise<void> {
  await tx.updateTable('staff').set(profile).where('user_id', '=', userId).execute();
}

export async function findPasswordHash(
  tx: TenantTransaction,
  userId: string,
): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('staff')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.password_hash;
}

/** Whether that is still their hash; locked until this transaction ends. */
export async function holdPasswordHash(
  tx: TenantTransaction,
  { userId, hash }: { userId: string; hash: string | null },
): Promise<boolean> {
  const row = await tx
    .selectFrom('staff')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('password_hash', '=', hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the old one was still in place. */
export async function replacePasswordHash(
  tx: TenantTransaction,
  { userId, old, hash }: { userId: string; old: string | null; hash: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('staff')
    .set({ password_hash: hash })
    .where('user_id', '=', userId)
    .where('password_hash', 'is not distinct from', old)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
