import { sql } from 'kysely';
import type { SecretKey } from '#domain/web-config/registry.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Sealed } from '../../sealing.ts';

export type SecretRow = Sealed & { name: string; changedAt: Date; changedByKind: string; changedBy: string };
type Changed = { at: Date; by: { kind: string; id: string } };

/** All secrets of the tenant, as stored. */
export async function storedSecrets(tx: TenantTransaction): Promise<SecretRow[]> {
  return tx
    .selectFrom('web_config_secrets')
    .select([
      'opt as name',
      'key_id as keyId',
      'sealed as bytes',
      'changed_at as changedAt',
      'changed_by_kind as changedByKind',
      'changed_by as changedBy',
    ])
    .orderBy('opt')
    .execute();
}

/** The name of the staff member who changed it last, where it was one. */
export async function namesOfStaff(
  tx: TenantTransaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('staff')
    .select(['user_id', 'name'])
    .where('user_id', 'in', [...userIds])
    .execute();
  return new Map(rows.map(({ user_id: id, name }) => [id, name]));
}

type NewSecret = { tenantId: string; name: SecretKey; sealed: Sealed; changed: Changed };

/** Returns whether there was one before. */
export async function replaceSecret(
  tx: TenantTransaction,
  { tenantId, name, sealed, changed: { at, by } }: NewSecret,
): Promise<boolean> {
  const { rows } = await sql<{ existed: boolean }>`
    insert into web_config_secrets as s (tenant_id, opt, key_id, sealed, changed_at, changed_by_kind, changed_by)
    values (${tenantId}, ${name}, ${sealed.keyId}, ${sealed.bytes}, ${at}, ${by.kind}, ${by.id})
    on conflict (tenant_id, opt) do update set key_id = excluded.key_id, sealed = excluded.sealed,
      changed_at = excluded.changed_at, changed_by_kind = excluded.changed_by_kind, changed_by = excluded.changed_by
    returning s.xmax <> 0 as existed`.execute(tx);
  return rows[0]?.existed ?? false;
}

/** Returns whether there was one. */
export async function deleteSecret(tx: TenantTransaction, name: SecretKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('web_config_secrets')
    .where('opt', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Stores the same secret encrypted with another key; false if it was changed since it was read. */
export async function resealSecret(
  tx: TenantTransaction,
  { name, was, now }: { name: string; was: Sealed; now: Sealed },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('web_config_secrets')
    .set({ key_id: now.keyId, sealed: now.bytes })
    .where('opt', '=', name)
    .where('sealed', '=', was.bytes)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type PlainRow = { name: SecretKey; text: string; updatedAt: Date };

/** Removes the secrets that are in plain text among the settings, and returns them. */
export async function takePlainSecrets(
  tx: TenantTransaction,
  names: readonly SecretKey[],
): Promise<PlainRow[]> {
  const { rows } = await sql<PlainRow>`
    delete from web_config where opt = any (${names}::text[])
    returning opt as name, opt_value as text, updated_at as "updatedAt"`.execute(tx);
  return rows;
}

export async function hasPlainSecrets(tx: TenantTransaction, names: readonly SecretKey[]): Promise<boolean> {
  const { rows } = await sql`select from web_config where opt = any (${names}::text[]) limit 1`.execute(tx);
  return rows.length > 0;
}

/** A secret that came in plain text; one that staff have set since is newer and stays. */
export async function insertSecretIfNone(
  tx: TenantTransaction,
  { tenantId, name, sealed, changed: { at, by } }: NewSecret,
): Promise<void> {
  await tx
    .insertInto('web_config_secrets')
    .values({
      tenant_id: tenantId,
      opt: name,
      key_id: sealed.keyId,
      sealed: sealed.bytes,
      changed_at: at,
      changed_by_kind: by.kind,
      changed_by: by.id,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'opt']).doNothing())
    .execute();
}
