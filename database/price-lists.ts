/**
 * The prices that lists are sorted by (`listed_prices`, `shelf_prices`). The database updates them itself when a
 * price or a category changes; this file has the slow and repairing operations.
 */
import { sql } from 'kysely';
import { yyyymmdd } from '#domain/time/dates.ts';
import type { TenantTransaction } from './tenant-transaction.ts';

/** Corrects them for the transaction's tenant at a moment, writing only the differences; lists a level that has begun. */
export async function listPrices(tx: TenantTransaction, { at }: { at: Date }): Promise<void> {
  // Runs at night and in a job: no buyer waits for it.
  await sql`set local statement_timeout = '10min'`.execute(tx);
  await sql`select list_prices(current_setting('app.tenant_id'), null, ${yyyymmdd(at)}::date)`.execute(tx);
}

/** The same for these products, at the levels that lists are sorted by already. */
export async function listPricesOf(
  tx: TenantTransaction,
  codes: readonly string[],
  { at }: { at: Date },
): Promise<void> {
  await sql`select list_prices(current_setting('app.tenant_id'), ${codes}::text[], ${yyyymmdd(at)}::date)`.execute(
    tx,
  );
}

/** Whether lists are sorted by this price level, 1 to 5. */
export async function isLevelListed(tx: TenantTransaction, level: number): Promise<boolean> {
  const { rows } = await sql<{ listed: boolean }>`
    select is_listed(current_setting('app.tenant_id'), ${level}) as listed`.execute(tx);
  return rows[0]?.listed === true;
}
