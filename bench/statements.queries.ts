/** Which statements took the database's time (pg_stat_statements, which must be loaded at its start). */
import { Client } from 'pg';

export const WATCHING = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'all' };

/** Prints the costliest since the last time, and forgets them. */
export async function printStatements(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query('create extension if not exists pg_stat_statements');
    const { rows } = await client.query<{ total: number; mean: number; calls: string; text: string }>(`
      select total_exec_time as total, mean_exec_time as mean, calls, regexp_replace(query, '\\s+', ' ', 'g') as text
      from pg_stat_statements order by total_exec_time desc limit 14`);
    for (const { total, mean, calls, text } of rows)
      console.log(
        `${Math.round(total).toString().padStart(7)} ms ${calls.padStart(8)} x ${mean.toFixed(3).padStart(9)} ms  ${text.slice(0, 150)}`,
      );
    await client.query('select pg_stat_statements_reset()');
  } finally {
    await client.end();
  }
}
