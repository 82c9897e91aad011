/** What stands in the database, to see that nothing changed. */
import { expect } from 'vitest';
import type { TestDatabase } from '#database/testing.ts';

export type Snapshot = Record<string, string>;

/** Count and checksum of the rows of every table past the wall, jobs aside; with a tenant only of his own. */
export async function snapshotOf(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  tenantId?: string,
): Promise<Snapshot> {
  const tables = await asOwner<{ name: string; owned: boolean }>(`
    select format('%I.%I', t.schemaname, t.tablename) as name, exists (
      select from pg_attribute a where a.attname = 'tenant_id' and a.attnum > 0
        and a.attrelid = format('%I.%I', t.schemaname, t.tablename)::regclass) as owned
    from pg_tables t where t.schemaname in ('public', 'platform', 'reference', 'search') order by 1`);
  const wanted = tables.filter(({ owned }) => owned || tenantId === undefined);
  const parts = wanted.map(
    ({
      name,
    }) => `select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as rows
      from ${name} t ${tenantId === undefined ? '' : `where tenant_id = '${tenantId}'`}`,
  );
  const rows = await asOwner<{ name: string; rows: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/** Fails where a row of any tenant was added, changed or taken away since. */
export async function expectUnchanged(
  database: Pick<TestDatabase, 'asOwner'>,
  before: Snapshot,
): Promise<void> {
  expect(await snapshotOf(database)).toEqual(before);
}
