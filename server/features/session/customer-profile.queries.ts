import type { TenantTransaction } from '#database/database.ts';

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** The person behind an active account; undefined for any other. */
export function findPerson(tx: TenantTransaction, customerCode: string) {
  return tx
    .selectFrom('customers')
    .innerJoin('profiles', (join) =>
      join
        .onRef('profiles.tenant_id', '=', 'customers.tenant_id')
        .onRef('profiles.profile_code', '=', 'customers.profile_code'),
    )
    .select([
      'profiles.profile_code as profileCode',
      'customers.customer_code as customerCode',
      'profiles.name',
      'profiles.username',
      'profiles.mobile',
      'profiles.email',
      'profiles.password_hash as passwordHash',
      'profiles.created_at as since',
    ])
    .where('customers.customer_code', '=', customerCode)
    .where('customers.status', '=', 'active')
    .executeTakeFirst();
}

type Renamed = { profileCode: string; name: string; email: string | null };

/** An account that was called as its person goes on being called so; another name is the shop's own for it. */
export async function renamePerson(
  tx: TenantTransaction,
  { profileCode, name, email }: Renamed,
): Promise<void> {
  const { name: before } = await tx
    .selectFrom('profiles')
    .select('name')
    .where('profile_code', '=', profileCode)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await tx.updateTable('profiles').set({ name, email }).where('profile_code', '=', profileCode).execute();
  await tx
    .updateTable('customers')
    .set({ name })
    .where('profile_code', '=', profileCode)
    .where('name', '=', before)
    .where('status', 'not in', ['erased', 'merged'])
    .execute();
}

/** Fails where another person has the number. */
export async function setMobile(
  tx: TenantTransaction,
  { profileCode, mobile }: { profileCode: string; mobile: string },
): Promise<void> {
  await tx.updateTable('profiles').set({ mobile }).where('profile_code', '=', profileCode).execute();
}

/** Whether the old one was still in place. */
export async function replacePersonsHash(
  tx: TenantTransaction,
  { profileCode, old, hash }: { profileCode: string; old: string | null; hash: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('profiles')
    .set({ password_hash: hash })
    .where('profile_code', '=', profileCode)
    .where('password_hash', 'is not distinct from', old)
    .returning('profile_code')
    .executeTakeFirst();
  return row !== undefined;
}
