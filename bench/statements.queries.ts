/** Which statements took the database's time (pg_stat_statements, which must be loaded at its start). */
import { Client } from 'pg';

export const WATCHING = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'all',
  'pg_stat_statements.track_planning': 'on',
};

export const forgetStatements = (superuserUrl: string): Promise<void> =>
  asSuperuser(superuserUrl, async (client) => {
    await client.query('create extension if not exists pg_stat_statements');
    await client.query('select pg_stat_statements_reset()');
  });

/** Prints the costliest since they were forgotten: planning and running together, how often, the mean of each. */
export const printStatements = (superuserUrl: string): Promise<void> =>
  asSuperuser(superuserUrl, async (client) => {
    const { rows } = await client.query<{
      text: string;
      total: number;
      calls: string;
      plan: number;
      run: number;
    }>(`
      select regexp_replace(query, '\\s+', ' ', 'g') as text, total_plan_time + total_exec_time as total, calls,
        total_plan_time / calls as plan, mean_exec_time as run
      from pg_stat_statements where calls > 0 order by total_plan_time + total_exec_time desc limit 14`);
    for (const { text, total, calls, plan, run } of rows)
      console.log(
        `${Math.round(total)} ms = ${calls} x (${plan.toFixed(3)} planning + ${run.toFixed(3)} running)  ${text.slice(0, 140)}`,
      );
  });

async function asSuperuser(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
