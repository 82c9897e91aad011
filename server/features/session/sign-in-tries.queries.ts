/** Wrong passwords by name and address. Concurrent tries are serialized. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type TryKey = {
  audience: 'buyer' | 'merchant' | 'rider';
  nameHash: Buffer;
  addressHash: Buffer;
};

export type FailuresSoFar = { here: number; lastHereAt: Date | null; everywhere: number };

/** Failures since `countedFrom`; other tries of the name at the address wait until this transaction ends. */
export async function lockFailures(
  tx: TenantTransaction,
  tenantId: string,
  { audience, nameHash, addressHash, countedFrom }: TryKey & { countedFrom: Date },
): Promise<FailuresSoFar> {
  const lock = `sign-in/${tenantId}/${audience}/${nameHash.toString('hex')}/${addressHash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const isHere = sql`address_hash = ${addressHash}`;
  const { rows } = await sql<FailuresSoFar>`
    select coalesce(sum(failures) filter (where ${isHere}), 0)::int as here,
      max(last_at) filter (where ${isHere}) as "lastHereAt",
      coalesce(sum(failures), 0)::int as everywhere
    from sign_in_tries
    where audience = ${audience} and name_hash = ${nameHash} and last_at > ${countedFrom}`.execute(tx);
  return rows[0] ?? { here: 0, lastHereAt: null, everywhere: 0 };
}

export async function writeFailures(
  tx: TenantTransaction,
  tenantId: string,
  { audience, nameHash, addressHash, failures, at }: TryKey & { failures: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('sign_in_tries')
    .values({
      tenant_id: tenantId,
      audience,
      name_hash: nameHash,
      address_hash: addressHash,
      failures,
      last_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'audience', 'name_hash', 'address_hash'])
        .doUpdateSet({ failures, last_at: at }),
    )
    .execute();
}

export async function forgetFailures(
  tx: TenantTransaction,
  { audience, nameHash, addressHash }: TryKey,
): Promise<void> {
  await tx
    .deleteFrom('sign_in_tries')
    .where('audience', '=', audience)
    .where('name_hash', '=', nameHash)
    .where('address_hash', '=', addressHash)
    .execute();
}
