import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { SynonymEntry } from './catalogue.synonyms.rules.ts';

type By = { tenantId: string; actor: { kind: string; id: string }; at: Date };

export function allSynonyms(tx: TenantTransaction): Promise<SynonymEntry[]> {
  return tx
    .selectFrom('search_synonyms')
    .select(['word', 'means', 'two_way as twoWay'])
    .orderBy('word')
    .execute();
}

/** One change of a tenant's list at a time, so that what is counted and what is written before stays true. */
const inTurn = (tenantId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('search_synonyms/' || ${tenantId}, 0))`;

type Saving = By & {
  entry: SynonymEntry;
  /** The word of the group in whose place it comes; undefined for a new one. */
  replaces: string | undefined;
  most: number;
};

/**
 * Writes the group and what was there before. `exists`: another group has that word; `gone`: the one to be replaced is
 * no more; `full`: there are `most` already.
 */
export async function saveSynonym(
  tx: TenantTransaction,
  { tenantId, entry, replaces, most, actor, at }: Saving,
): Promise<'saved' | 'exists' | 'gone' | 'full'> {
  await inTurn(tenantId).execute(tx);
  const there = await tx
    .selectFrom('search_synonyms')
    .select('word')
    .where('word', 'in', [entry.word, replaces ?? entry.word])
    .execute();
  const isThere = (word: string) => there.some((one) => one.word === word);
  if (replaces !== undefined && !isThere(replaces)) return 'gone';
  if (replaces !== entry.word && isThere(entry.word)) return 'exists';
  if (replaces !== undefined && replaces !== entry.word)
    await deleteSynonym(tx, { tenantId, words: [replaces], actor, at });
  const { rows } = await sql`
    with before as materialized (
      select jsonb_build_object('means', means, 'twoWay', two_way) as was from search_synonyms where word = ${entry.word}
    ), kept as (
      insert into search_synonyms (tenant_id, word, means, two_way)
      select ${tenantId}, ${entry.word}, ${entry.means}::text[], ${entry.twoWay}
      where exists (select from before) or (select count(*) from search_synonyms) < ${most}
      on conflict (tenant_id, word) do update set means = excluded.means, two_way = excluded.two_way
      returning word, means, two_way
    )
    insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject, before, after)
    select ${tenantId}, ${at}, ${actor.kind}, ${actor.id}, 'search.synonym', 'search-synonym/' || word,
      (select was from before), jsonb_build_object('means', means, 'twoWay', two_way)
    from kept returning audit_id`.execute(tx);
  return rows.length > 0 ? 'saved' : 'full';
}

/** Deletes the group of any of these spellings. False: there is none. */
export async function deleteSynonym(
  tx: TenantTransaction,
  { tenantId, words, actor, at }: By & { words: readonly string[] },
): Promise<boolean> {
  await inTurn(tenantId).execute(tx);
  const { rows } = await sql`
    with gone as (
      delete from search_synonyms where word = any(${words}::text[]) returning word, means, two_way
    )
    insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject, before, after)
    select ${tenantId}, ${at}, ${actor.kind}, ${actor.id}, 'search.synonym', 'search-synonym/' || word,
      jsonb_build_object('means', means, 'twoWay', two_way), null
    from gone returning audit_id`.execute(tx);
  return rows.length > 0;
}
