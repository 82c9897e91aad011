/** A shop's synonyms: as used by searches, and as maintained by staff. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../../http/call-error.ts';
import type { Visitor } from '../../../http/visitor.ts';
import { tags } from '../../../cache/tags.ts';
import { writeAudit } from '../../audit/audit.public.ts';
import { allSynonyms, deleteSynonym, saveSynonym } from './catalogue.synonyms.queries.ts';
import {
  readSynonyms,
  synonymGroup,
  synonymWord,
  type SynonymEntry,
  type Synonyms,
} from './catalogue.synonyms.rules.ts';

/** A tenant's maximum number of groups: all of them are in memory. */
const MAX_GROUPS = 500;

/** The tenant's own list of synonyms, from memory. */
export function synonymsOf(
  { database, cache }: Pick<Dependencies, 'database' | 'cache'>,
  tenantId: string,
): Promise<Synonyms> {
  return cache.getOrMake(`synonyms/${tenantId}`, async () => {
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

type Change = { visitor: Visitor; word: string; before?: SynonymEntry | undefined; after?: SynonymEntry };

const audited = (entry: SynonymEntry | undefined) =>
  entry ? { means: entry.means, twoWay: entry.twoWay } : null;

const auditChange = (deps: Dependencies, tx: TenantTransaction, { visitor, word, before, after }: Change) =>
  writeAudit(deps, tx, {
    visitor,
    action: 'search.synonym',
    subject: `search-synonym/${word}`,
    before: audited(before),
    after: audited(after),
  });

/**
 * Saves a group, with an audit row; returns it as saved. Throws 400 SYNONYM_EMPTY if fewer than two searchable
 * words are left, 409 SYNONYM_EXISTS if another group has that word, 404 SYNONYM_NOT_FOUND if the group to be
 * replaced is gone, 409 SYNONYMS_FULL.
 */
export async function keepSynonym(
  deps: Dependencies,
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
  await deps.database.inTenant(tenantId, async (tx) => {
    const saved = await saveSynonym(tx, { tenantId, entry, replaces: Replaces, most: MAX_GROUPS });
    if (saved === 'exists') throw conflict('SYNONYM_EXISTS', { fields: { Word: 'SYNONYM_EXISTS' } });
    if (saved === 'gone') throw notFound('SYNONYM_NOT_FOUND', { fields: { Word: 'SYNONYM_NOT_FOUND' } });
    if (saved === 'full') throw conflict('SYNONYMS_FULL', { values: { most: MAX_GROUPS } });
    for (const removed of saved.removed)
      await auditChange(deps, tx, { visitor, word: removed.word, before: removed });
    await auditChange(deps, tx, { visitor, word: entry.word, before: saved.before, after: entry });
  });
  deps.events.publish({ tags: [tags.catalogue(tenantId)] });
  return { statusText: 'OK', Data: shown(entry) };
}

/** Removes a group, with an audit row. Throws 404 SYNONYM_NOT_FOUND. */
export async function dropSynonym(
  deps: Dependencies,
  visitor: Visitor,
  { Word }: CallParsed<'deleteSearchSynonym'>['body'],
): Promise<CallAnswer<'deleteSearchSynonym'>> {
  const { tenantId } = visitor;
  const words = [...new Set([Word, synonymWord(Word)])];
  await deps.database.inTenant(tenantId, async (tx) => {
    const removed = await deleteSynonym(tx, { tenantId, words });
    if (removed.length === 0) throw notFound('SYNONYM_NOT_FOUND');
    for (const before of removed) await auditChange(deps, tx, { visitor, word: before.word, before });
  });
  deps.events.publish({ tags: [tags.catalogue(tenantId)] });
  return { statusText: 'OK' };
}
