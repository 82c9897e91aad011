/** Settings of a running shop, changed as staff will change them: stored, and the process notified. */
import { Client } from 'pg';
import { startEmbedded } from '#database/embedded.ts';
import type { Tenant } from './callers.ts';

export type Setting = { tenant: Tenant; key: string; value: string };

/** The shop runs on this data folder; its database is joined, and left as it was found. */
export async function storeSetting(dataDir: string, { tenant, key, value }: Setting): Promise<void> {
  const database = await startEmbedded({ dataDir, onProblem: () => undefined });
  const client = new Client({ connectionString: database.ownerUrl });
  try {
    await client.connect();
    await client.query(
      `insert into web_config (tenant_id, opt, opt_value) values ($1, $2, $3)
       on conflict (tenant_id, opt) do update set opt_value = excluded.opt_value`,
      [tenant, key, value],
    );
    const message = { from: 'staff', changes: [{ tags: [`${tenant}/config`] }] };
    await client.query('select pg_notify($1, $2)', ['shop_changes', JSON.stringify(message)]);
  } finally {
    await client.end();
    await database.stop();
  }
}
