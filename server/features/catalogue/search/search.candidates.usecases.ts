/** Finds products for many texts at once, for lists that people paste. */
import type { Dependencies } from '../../../dependencies.ts';
import type { Visitor } from '../../../http/visitor.ts';
import { parseCode, parseSearch, type TextQuery } from './catalogue.search.rules.ts';
import type { Synonyms } from './catalogue.synonyms.rules.ts';
import { synonymsOf } from './catalogue.synonyms.usecases.ts';
import { productsOfTexts, type CandidateRow } from './search.candidates.queries.ts';

/** Of each text so many are looked at. */
export const CANDIDATES = 12;
/** A statement is bounded in time, so many texts are several. */
const TEXTS_A_STATEMENT = 25;

export type TextCandidates = { rows: CandidateRow[]; isAsTyped: boolean; isCut: boolean };

/** What each text finds at the visitor's center, in the order of the texts; `codes` are only looked up as a whole. */
export async function candidatesFor(
  deps: Dependencies,
  { tenantId, saleUnit }: Visitor,
  { texts, as }: { texts: readonly string[]; as: 'codes' | 'words' },
): Promise<{ found: TextCandidates[]; synonyms: Synonyms }> {
  const synonyms = await synonymsOf(deps, tenantId);
  const found: TextCandidates[] = texts.map(() => ({ rows: [], isAsTyped: false, isCut: false }));
  const asked = texts.flatMap((text, nth) => {
    const query = as === 'codes' ? parseCode(text) : parseSearch(text, synonyms);
    return query ? [{ nth, text, query }] : [];
  });
  for (let start = 0; start < asked.length; start += TEXTS_A_STATEMENT) {
    const batch = asked.slice(start, start + TEXTS_A_STATEMENT);
    const rows = await deps.database.inTenant(
      tenantId,
      (tx) => productsOfTexts(tx, { texts: batch.map(({ query }) => query), saleUnit, take: CANDIDATES }),
      { readOnly: true },
    );
    for (const [at, { nth, text, query }] of batch.entries()) {
      const own = rows.filter((row) => row.nth === at);
      found[nth] = {
        rows: own,
        isAsTyped: own.length > 0 && own.every(({ way }) => isAsTyped(text, query, way)),
        isCut: own.length === CANDIDATES,
      };
    }
  }
  return { found, synonyms };
}

const isAsTyped = (text: string, { readings }: TextQuery, way: number): boolean =>
  way > 0 && readings[way - 1] === text.trim();
