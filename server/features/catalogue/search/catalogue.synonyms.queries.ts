import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { SynonymEntry } from './catalogue.synonyms.rules.ts';

export function allSynonyms(tx: TenantTransaction): Promise<SynonymEntry[]> {
  return tx
    .selectFrom('search_synonyms')
    .select(['word', 'means', 'two_way as twoWay'])
    .orderBy('word')
    .execute();
}

/** One change of a tenant's list at a time, so that the count and the recorded previous state stay correct. */
const inTurn = (tenantId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('search_synonyms/' || ${tenantId}, 0))`;

type Saving = {
  tenantId: string;
  entry: SynonymEntry;
  /** The word of the group it replaces; undefined for a new one. */
  replaces: string | undefined;
  most: number;
};
/** The previous state: the group of the same word, and the replaced one. */
type Saved = { before: SynonymEntry | undefined; removed: SynonymEntry[] };

/**
 * `exists`: another group has that word; `gone`: the group to replace no longer exists; `full`: there are `most`
 * already.
 */
export async function saveSynonym(
  tx: TenantTransaction,
  { tenantId, entry, replaces, most }: Saving,
): Promise<Saved | 'exists' | 'gone' | 'full'> {
  await inTurn(tenantId).execute(tx);
  const there = await tx
    .selectFrom('search_synonyms')
    .select(['word', 'means', 'two_way as twoWay'])
    .where('word', 'in', [entry.word, replaces ?? entry.word])
    .execute();
  const find = (word: string) => there.find((one) => one.word === word);
  if (replaces !== undefined && !find(replaces)) return 'gone';
  if (replaces !== entry.word && find(entry.word)) return 'exists';
  const removed =
    replaces !== undefined && replaces !== entry.word
      ? await deleteSynonym(tx, { tenantId, words: [replaces] })
      : [];
  const { rows } = await sql`
    insert into search_synonyms (tenant_id, word, means, two_way)
    select ${tenantId}, ${entry.word}, ${entry.means}::text[], ${entry.twoWay}
    where exists (select from search_synonyms where word = ${entry.word})
      or (select count(*) from search_synonyms) < ${most}
    on conflict (tenant_id, word) do update set means = excluded.means, two_way = excluded.two_way
    returning word`.execute(tx);
  return rows.length > 0 ? { before: find(entry.word), removed } : 'full';
}

/** Deletes the group with any of these spellings and returns it; empty if there is none. */
export async function deleteSynonym(
  tx: TenantTransaction,
  { tenantId, words }: { tenantId: string; words: readonly string[] },
): Promise<SynonymEntry[]> {
  await inTurn(tenantId).execute(tx);
  return tx
    .deleteFrom('search_synonyms')
    .where('word', 'in', words)
    .returning(['word', 'means', 'two_way as twoWay'])
    .execute();
}
