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

/** Writes the group and what was there before. False: the list is full. */
export async function saveSynonym(
  tx: TenantTransaction,
  { tenantId, entry, most, actor, at }: By & { entry: SynonymEntry; most: number },
): Promise<boolean> {
  await inTurn(tenantId).execute(tx);
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
  return rows.length > 0;
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
