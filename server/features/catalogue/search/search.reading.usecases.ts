/** How a search was understood, for the line above its results. */
import { searchGrams } from '#domain/search/search-text.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { cacheJson, type CachedJson } from '../../../cache/cached-json.ts';
import { tags } from '../../../cache/tags.ts';
import type { Visitor } from '../../../http/visitor.ts';
import { parseSearch, readingOf } from './catalogue.search.rules.ts';
import { synonymsOf } from './catalogue.synonyms.usecases.ts';
import { howFound } from './search.reading.queries.ts';

type Query = CallParsed<'searchReading'>['query'];
type Reading = CallAnswer<'searchReading'>['Data'];
export type SearchReading = (visitor: Visitor, query: Query) => Promise<CachedJson>;

/** The same for everyone at the center, so it is cached. */
export function createSearchReading(deps: Dependencies): SearchReading {
  return ({ tenantId, saleUnit }, query) => {
    const { search, Hierarchy1, Hierarchy2, Hierarchy3, Hierarchy4, Hierarchy5 } = query;
    const levels = [Hierarchy1, Hierarchy2, Hierarchy3, Hierarchy4, Hierarchy5];
    const categories = levels.filter((code) => code !== undefined);
    const key = `reading/${tenantId}/${saleUnit}/${categories.join('/')}//${search}`;
    return cacheJson(deps.typed, key, async () => ({
      answer: { Data: await readingFor(deps, { tenantId, saleUnit, categories, search }) },
      tags: [tags.catalogue(tenantId), tags.config(tenantId)],
    }));
  };
}

type ReadingRequest = { tenantId: string; saleUnit: string; categories?: readonly string[]; search: string };

/** How a text is understood at a center, not cached. */
export async function readingFor(
  deps: Dependencies,
  { tenantId, saleUnit, categories = [], search }: ReadingRequest,
): Promise<Reading> {
  const asTyped = { Text: search, Shown: search, Corrected: false };
  const text = parseSearch(search, await synonymsOf(deps, tenantId));
  if (!text) return { ...asTyped, Found: false };
  const how = await deps.database.inTenant(tenantId, (tx) => howFound(tx, { text, categories, saleUnit }), {
    readOnly: true,
  });
  if (!how) return { ...asTyped, Found: false };
  const Shown = readingOf(search, text, how);
  if (searchGrams(Shown) === searchGrams(search)) return { ...asTyped, Found: true };
  return { Text: search, Shown, Corrected: true, Found: true };
}
