import type { Dependencies } from '../../dependencies.ts';
import { tags } from '../../kept/tags.ts';
import { allSynonyms } from './catalogue.queries.ts';
import { readSynonyms, type Synonyms } from './catalogue.search.ts';

/** The tenant's own list of words that mean the same, from memory. */
export function synonymsOf(
  { database, kept }: Pick<Dependencies, 'database' | 'kept'>,
  tenantId: string,
): Promise<Synonyms> {
  return kept.getOrMake(`synonyms/${tenantId}`, async () => {
    const rows = await database.inTenant(tenantId, allSynonyms, { readOnly: true });
    return {
      value: readSynonyms(rows),
      bytes: 2 * JSON.stringify(rows).length,
      tags: [tags.catalogue(tenantId)],
    };
  });
}
