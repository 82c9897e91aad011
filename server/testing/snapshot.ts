/** The contents of the database, to see that nothing changed. */
import { expect } from 'vitest';
import type { TestDatabase } from '#database/testing.ts';

type Owner = Pick<TestDatabase, 'asOwner'>;
export type Snapshot = { statement: string; tables: Record<string, string> };

/**
 * Count and checksum of the rows of every table, bypassing row-level security, for all tenants; except jobs, failed
 * searches and failed sign-ins.
 */
export async function snapshotOf({ asOwner }: Owner): Promise<Snapshot> {
  const names = await asOwner<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'platform', 'reference', 'search') and tablename not in ('search_misses', 'sign_in_tries', 'outbox')
    order by 1`);
  const parts = names.map(
    ({ name }) => `
      select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as rows
      from ${name} t`,
  );
  const statement = parts.join(' union all ');
  return { statement, tables: await read({ asOwner }, statement) };
}

async function read({ asOwner }: Owner, statement: string): Promise<Record<string, string>> {
  const rows = await asOwner<{ name: string; rows: string }>(statement);
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/** Fails if a row of any tenant was added, changed or removed since. */
export async function expectUnchanged(database: Owner, { statement, tables }: Snapshot): Promise<void> {
  expect(await read(database, statement)).toEqual(tables);
}
