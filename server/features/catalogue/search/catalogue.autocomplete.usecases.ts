/** Product names that complete the typed text (L-09, product search dropdown). */
import type { CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { cacheJson, type CachedJson } from '../../../cache/cached-json.ts';
import { tags } from '../../../cache/tags.ts';
import { namesOfPage, pageByText, type NameRow } from '../catalogue.queries.ts';
import { parseSearch } from './catalogue.search.rules.ts';
import { synonymsOf } from './catalogue.synonyms.usecases.ts';
import type { CallContext } from '../../../http/visitor.ts';

/** Of this many first matches, those whose name begins with the text are moved to the front. */
const LOOKED_AT = 30;

export type Autocomplete = (
  looking: CallContext,
  query: CallParsed<'autocomplete'>['query'],
) => Promise<CachedJson>;

/** The names contain no price and are the same for everyone at the center, so they are cached. */
export function createAutocomplete(deps: Dependencies): Autocomplete {
  return ({ visitor: { tenantId, saleUnit } }, { search, take }) => {
    // Case is kept: on the other keyboard layout a capital is another letter.
    const typed = search.trim();
    return cacheJson(deps.typed, `autocomplete/${tenantId}/${saleUnit}/${take}/${typed}`, async () => {
      const names = await completedNames(deps, { tenantId, saleUnit, search: typed, take });
      const answer = names.map(({ code, nameTh, nameEn, picture }) => ({
        P_Code: code,
        TextTH: nameTh,
        TextEN: nameEn,
        PIC_FILENAME: picture,
      }));
      return { answer, tags: [tags.catalogue(tenantId), tags.config(tenantId)] };
    });
  };
}

/** The names that complete a text at a center, those that begin with it first. */
export async function completedNames(
  deps: Dependencies,
  { tenantId, saleUnit, search, take }: { tenantId: string; saleUnit: string; search: string; take: number },
): Promise<NameRow[]> {
  const typed = search.trim();
  const text = parseSearch(typed, await synonymsOf(deps, tenantId), { typing: true });
  if (!text) return [];
  const page = pageByText(saleUnit, {}, { skip: 0, take: LOOKED_AT, text });
  const rows = await deps.database.inTenant(tenantId, (tx) => namesOfPage(tx, page), { readOnly: true });
  return beginningFirst(rows, typed.toLowerCase()).slice(0, take);
}

/** Names that begin with the typed text come first; otherwise the order is kept. */
function beginningFirst<T extends Pick<NameRow, 'nameTh' | 'nameEn'>>(
  rows: readonly T[],
  typed: string,
): T[] {
  const begins = ({ nameTh, nameEn }: T) =>
    [nameTh, nameEn].some((name) => name.toLowerCase().startsWith(typed));
  return [...rows.filter(begins), ...rows.filter((row) => !begins(row))];
}
