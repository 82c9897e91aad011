/** The words that mean the same in a shop: as searches use them, and as staff keep them. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import { actorOf, type Visitor } from '../../http/visitor.ts';
import { tags } from '../../kept/tags.ts';
import { allSynonyms, deleteSynonym, saveSynonym } from './catalogue.synonyms.queries.ts';
import {
  readSynonyms,
  synonymGroup,
  synonymWord,
  type SynonymEntry,
  type Synonyms,
} from './catalogue.synonyms.rules.ts';

/** So many groups a tenant may keep: all of them stand in memory. */
const MOST_GROUPS = 500;

/** The tenant's own list of words that mean the same, from memory. */
export function synonymsOf(
  { database, kept }: Pick<Dependencies, 'database' | 'kept'>,
  tenantId: string,
): Promise<Synonyms> {
  return kept.getOrMake(`synonyms/${tenantId}`, async () => {
    const rows = await database.inTenant(tenantId, allSynonyms, { readOnly: true });
    return {
      value: readSynonyms(rows),
      bytes: 4 * JSON.stringify(rows).length,
      tags: [tags.catalogue(tenantId)],
    };
  });
}

const shown = ({ word, means, twoWay }: SynonymEntry) => ({ Word: word, Means: [...means], TwoWay: twoWay });

export async function listSynonyms(
  { database }: Dependencies,
  { tenantId }: Visitor,
): Promise<CallAnswer<'searchSynonyms'>> {
  const rows = await database.inTenant(tenantId, allSynonyms, { readOnly: true });
  return { Data: rows.map(shown) };
}

/**
 * Keeps a group, with an audit row; answers with it as it is kept. Throws 400 SYNONYM_EMPTY where no two words are
 * left that a search could hold, 409 SYNONYM_EXISTS where another group has that word, 404 SYNONYM_NOT_FOUND where the
 * group to be replaced is gone, 409 SYNONYMS_FULL.
 */
export async function keepSynonym(
  { database, changes, clock }: Dependencies,
  visitor: Visitor,
  { Word, Replaces, Means, TwoWay }: CallParsed<'saveSearchSynonym'>['body'],
): Promise<CallAnswer<'saveSearchSynonym'>> {
  const { tenantId } = visitor;
  const group = synonymGroup(Word, Means);
  if (!group) {
    const field = synonymWord(Word) === '' ? 'Word' : 'Means';
    throw badRequest('SYNONYM_EMPTY', { fields: { [field]: 'SYNONYM_EMPTY' } });
  }
  const entry = { ...group, twoWay: TwoWay };
  const done = await database.inTenant(tenantId, (tx) =>
    saveSynonym(tx, {
      tenantId,
      entry,
      replaces: Replaces,
      most: MOST_GROUPS,
      actor: actorOf(visitor),
      at: clock(),
    }),
  );
  if (done === 'exists') throw conflict('SYNONYM_EXISTS', { fields: { Word: 'SYNONYM_EXISTS' } });
  if (done === 'gone') throw notFound('SYNONYM_NOT_FOUND', { fields: { Word: 'SYNONYM_NOT_FOUND' } });
  if (done === 'full') throw conflict('SYNONYMS_FULL', { values: { most: MOST_GROUPS } });
  changes.changed({ tags: [tags.catalogue(tenantId)] });
  return { statusText: 'OK', Data: shown(entry) };
}

/** Forgets a group, with an audit row. Throws 404 SYNONYM_NOT_FOUND. */
export async function dropSynonym(
  { database, changes, clock }: Dependencies,
  visitor: Visitor,
  { Word }: CallParsed<'deleteSearchSynonym'>['body'],
): Promise<CallAnswer<'deleteSearchSynonym'>> {
  const { tenantId } = visitor;
  const words = [...new Set([Word, synonymWord(Word)])];
  const done = await database.inTenant(tenantId, (tx) =>
    deleteSynonym(tx, { tenantId, words, actor: actorOf(visitor), at: clock() }),
  );
  if (!done) throw notFound('SYNONYM_NOT_FOUND', { fields: { Word: 'SYNONYM_NOT_FOUND' } });
  changes.changed({ tags: [tags.catalogue(tenantId)] });
  return { statusText: 'OK' };
}
