import type { TenantTransaction } from '#database/database.ts';

/** All settings of the tenant as stored, Opt -> OptValue. */
export async function storedSettings(tx: TenantTransaction): Promise<Record<string, string>> {
  const rows = await tx.selectFrom('web_config').select(['opt', 'opt_value']).execute();
  return Object.fromEntries(rows.map((row) => [row.opt, row.opt_value]));
}
