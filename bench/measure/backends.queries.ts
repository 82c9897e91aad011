/** The database's own processor time for what the app asks: that of the processes that serve its connections. */
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { cpuMs } from './processes.ts';

/** Milliseconds that the processes behind the app's connections have used so far; a new connection begins at 0. */
export async function backendMs(database: Database, tenantId: string): Promise<number> {
  const { rows } = await database.inTenant(
    tenantId,
    (tx) =>
      sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and usename = current_user`.execute(
        tx,
      ),
    { readOnly: true },
  );
  return rows.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
}
