/** The contents of the database, to see that nothing changed. */
import { expect } from 'vitest';
import type { TestDatabase } from '#database/testing.ts';

type Owner = Pick<TestDatabase, 'asOwner'>;
export type Snapshot = { statement: string; tables: Record<string, string> };

/**
 * Count and checksum of the rows of every table, bypassing row-level security, for all tenants; except jobs, failed
 * searches and failed sign-ins. From then on each table notes that it was written to: all are read again only then.
 */
export async function snapshotOf({ asOwner }: Owner): Promise<Snapshot> {
  const names = await asOwner<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'platform', 'reference', 'search') and tablename not in ('search_misses', 'sign_in_tries', 'outbox')
    order by 1`);
  await asOwner(NOTES);
  for (const { name } of names) await asOwner(noted(name));
  const parts = names.map(
    ({ name }) => `
      select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as rows
      from ${name} t`,
  );
  const statement = parts.join(' union all ');
  return { statement, tables: await read({ asOwner }, statement) };
}

/** A note is part of the transaction that writes, whoever writes: what is rolled back leaves none. */
const NOTES = `
  create schema written;
  create table written.notes (name text not null);
  create function written.note() returns trigger language plpgsql security definer set search_path to '' as $$
  begin
    insert into written.notes values (tg_relid::regclass);
    return null;
  end $$`;

const noted = (table: string): string => `
  create trigger note_written after insert or update or delete on ${table}
    for each row execute function written.note();
  create trigger note_emptied after truncate on ${table}
    for each statement execute function written.note()`;

async function read({ asOwner }: Owner, statement: string): Promise<Record<string, string>> {
  const rows = await asOwner<{ name: string; rows: string }>(statement);
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/** Fails if a row of any tenant was added, changed or removed since; a row may have been written as it was. */
export async function expectUnchanged({ asOwner }: Owner, { statement, tables }: Snapshot): Promise<void> {
  const notes = await asOwner('select from written.notes limit 1');
  if (notes.length === 0) return;
  await asOwner('delete from written.notes');
  expect(await read({ asOwner }, statement)).toEqual(tables);
}
