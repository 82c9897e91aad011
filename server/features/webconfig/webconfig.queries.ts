import type { OpenKey } from '#domain/web-config/registry.ts';
import type { TenantTransaction } from '#database/database.ts';

/** All settings of the tenant as stored, Opt -> OptValue. */
export async function storedSettings(tx: TenantTransaction): Promise<Record<string, string>> {
  const rows = await tx.selectFrom('web_config').select(['opt', 'opt_value']).execute();
  return Object.fromEntries(rows.map((row) => [row.opt, row.opt_value]));
}

/** Stores a setting. Returns what was stored before; undefined where it was not. */
export async function storeSetting(
  tx: TenantTransaction,
  { tenantId, key, value }: { tenantId: string; key: OpenKey; value: string },
): Promise<string | undefined> {
  const before = await tx
    .selectFrom('web_config')
    .select('opt_value as value')
    .where('opt', '=', key)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('web_config')
    .values({ tenant_id: tenantId, opt: key, opt_value: value })
    .onConflict((stored) => stored.columns(['tenant_id', 'opt']).doUpdateSet({ opt_value: value }))
    .execute();
  return before?.value;
}

/** Settings of a shop that has none. */
export async function insertSettings(
  tx: TenantTransaction,
  { tenantId, settings }: { tenantId: string; settings: Partial<Record<OpenKey, string>> },
): Promise<void> {
  const rows = Object.entries(settings).map(([opt, opt_value]) => ({ tenant_id: tenantId, opt, opt_value }));
  await tx.insertInto('web_config').values(rows).execute();
}
