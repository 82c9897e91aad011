/** The current results of a search, for staff who maintain the synonyms. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { productsFor } from '../catalogue.usecases.ts';
import { readingFor } from './search.reading.usecases.ts';
import type { CallContext } from '../../../http/visitor.ts';

const SHOWN = 6;

/** The results a buyer of the active center gets; never counted, not even without results. */
export async function trySearch(
  deps: Dependencies,
  looking: CallContext,
  { search }: CallParsed<'trySearch'>['query'],
): Promise<CallAnswer<'trySearch'>> {
  const { tenantId, saleUnit } = looking.visitor;
  const query = { SearchText: search, Take: SHOWN + 1, Skip: 0 };
  const [reading, products] = await Promise.all([
    readingFor(deps, { tenantId, saleUnit, search }),
    search === '' ? [] : productsFor(deps, looking, query),
  ]);
  return {
    Data: {
      ...reading,
      Products: products
        .slice(0, SHOWN)
        .map(({ P_Code, PRODUCTNAME, PIC_FILENAME }) => ({ P_Code, PRODUCTNAME, PIC_FILENAME })),
      More: products.length > SHOWN,
    },
  };
}
