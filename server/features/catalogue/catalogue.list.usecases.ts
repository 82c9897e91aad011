/** Maps a list request to the one query that stays fast in a shop of any size. */
import type { CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed } from '../../http/call-error.ts';
import { GUEST, type Visitor } from '../../http/visitor.ts';
import { orderScopeOf } from '../session/session.public.ts';
import { pageByPosition, pageByText, pageOfCodes, type Kind, type Page } from './catalogue.queries.ts';
import { pageByPrice } from './pricing/catalogue.by-price.queries.ts';
import { parseSearch } from './search/catalogue.search.rules.ts';
import {
  pageBoughtBefore,
  pageOfCollections,
  pageWithin,
  type Collection,
} from './collections/catalogue.collections.queries.ts';
import { synonymsOf } from './search/catalogue.synonyms.usecases.ts';

export type ListQuery = CallParsed<'listProducts'>['body'];

type Asking = { visitor: Visitor; query: ListQuery; showPrices: boolean };

/** The collections that the list is narrowed to; the smallest first, because it determines the order. */
export function collectionsOf({
  PromotionId,
  DisplayGroupId,
  Types,
  OnlyPromotionProduct,
}: ListQuery): Collection[] {
  const collections: Collection[] = [];
  if (PromotionId !== undefined) collections.push({ collection: 'ONE_PROMOTION', id: PromotionId });
  if (DisplayGroupId !== undefined) collections.push({ collection: 'GROUP', id: DisplayGroupId });
  for (const type of new Set(Types))
    if (type === 'BEST_SELLER' || type === 'HOT_DEAL') collections.push({ collection: type });
  if (OnlyPromotionProduct) collections.push({ collection: 'PROMOTION' });
  return collections;
}

/**
 * Which products, in what order; undefined if nothing can match: a text without a word, or a guest's previous
 * purchases. Throws 403 NOT_ALLOWED for the code of another customer.
 */
export async function pageOf(
  deps: Dependencies,
  { visitor, query, showPrices }: Asking,
): Promise<Page | undefined> {
  const { tenantId, saleUnit, customerCode, priceLevel } = visitor;
  const { Take: take, Skip: skip, SearchText, ProductIds } = query;
  if (query.CustomerId !== undefined && query.CustomerId !== customerCode) throw notAllowed('NOT_ALLOWED');
  if (ProductIds) return pageOfCodes([...new Set(ProductIds)]);
  const at = deps.clock();
  const kind: Kind = query;
  const collections = collectionsOf(query);
  // Sorting by hidden prices would reveal them.
  const sort = showPrices ? query.SortByPrice : undefined;
  const wasBought = query.Types?.includes('BUY_AGAIN') ?? false;
  if (wasBought && customerCode === GUEST) return undefined;
  const bought = wasBought ? await orderScopeOf(deps, visitor) : undefined;
  const asked = { customerCode, priceLevel, at, sort, skip, take };
  if (SearchText !== undefined && SearchText !== '') {
    const text = parseSearch(SearchText, await synonymsOf(deps, tenantId));
    if (!text) return undefined;
    const found = (range: { skip: number; take: number }) => pageByText(saleUnit, query, { ...range, text });
    const isNarrowed =
      collections.length > 0 ||
      bought !== undefined ||
      query.Mattype !== undefined ||
      query.BrandCode !== undefined ||
      query.Point === true;
    if (!isNarrowed && sort === undefined) return found({ skip, take });
    return pageWithin(found, kind, { ...asked, saleUnit, collections, bought });
  }
  if (bought) return pageBoughtBefore(saleUnit, kind, { ...asked, bought, collections });
  const [first, ...others] = collections;
  if (first) return pageOfCollections(saleUnit, kind, { ...asked, collections: [first, ...others] });
  if (sort) return pageByPrice(saleUnit, kind, { ...asked, direction: sort });
  return pageByPosition(saleUnit, kind, { skip, take });
}

/** What search takes for a center where all products of the shop are meant; no center has this code. */
const WHOLE_SHOP = '*';

/** The first products of the shop that a text finds, offered somewhere or not; undefined for a text without a word. */
export async function foundInShop(
  deps: Dependencies,
  { tenantId, text, most }: { tenantId: string; text: string; most: number },
): Promise<Page | undefined> {
  const parsed = parseSearch(text, await synonymsOf(deps, tenantId));
  return parsed && pageByText(WHOLE_SHOP, {}, { skip: 0, take: most, text: parsed });
}

/** Whether the response is the same for a whole audience, and so worth caching. */
export function isSharedList({ kind }: Visitor, { SearchText, ProductIds, CustomerId }: ListQuery): boolean {
  return kind === 'guest' && !SearchText && !ProductIds && CustomerId === undefined;
}

/** Everything such a list depends on besides its audience and language. */
export function listKey(query: ListQuery): string {
  const { Take, Skip, SortByPrice, Types = [], OnlyPromotionProduct, Point, Mattype, BrandCode } = query;
  const { Hierarchy1, Hierarchy2, Hierarchy3, Hierarchy4, Hierarchy5, DisplayGroupId, PromotionId } = query;
  const places = [Hierarchy1, Hierarchy2, Hierarchy3, Hierarchy4, Hierarchy5, DisplayGroupId, PromotionId];
  const flags = `${Types.join(',')}/${OnlyPromotionProduct === true}/${Point === true}`;
  return `${Take}/${Skip}/${SortByPrice ?? ''}/${places.map((code) => code ?? '').join('/')}/${Mattype ?? ''}/${BrandCode ?? ''}/${flags}`;
}
