/** What a list of products is asked for in its address: `/product?h1=…&sort=…&promotion=Y&displayGroupId=…&q=…`. */
import type { ProductFilter } from '../product.queries.ts';

export type SortByPrice = 'asc' | 'desc';
/** The shop's collections that a list can be narrowed to, each with its parameter in the address. */
export const COLLECTION_PARAMS = {
  promotion: 'promotion',
  hotDeal: 'hotdeal',
  bestSeller: 'bestseller',
  buyAgain: 'buyagain',
} as const;
export type Collection = keyof typeof COLLECTION_PARAMS;

export type ListSearch = {
  /** Category codes from the top level down, at most five. */
  categories: readonly string[];
  sort?: SortByPrice;
  /** What was searched for, trimmed. */
  text?: string;
  /** In the order of `COLLECTION_PARAMS`. */
  collections?: readonly Collection[];
  /** A display group; its name is what the link to it said. */
  group?: { id: string; name: string };
  promotionId?: string;
};

/**
 * The parameters that the list reads. Free text (what is searched for, what a link calls a group) is never cached as a
 * page, nor what a customer has bought before.
 */
export const LIST_SEARCH = {
  cached: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'sort',
    COLLECTION_PARAMS.promotion,
    COLLECTION_PARAMS.hotDeal,
    COLLECTION_PARAMS.bestSeller,
    'displayGroupId',
    'promotionId',
  ],
  uncached: ['displayGroupName', COLLECTION_PARAMS.buyAgain, 'q'],
  shownOtherwise: ['sort', 'displayGroupName'],
} as const;

const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;
const MAX_TEXT_LENGTH = 100;
const MAX_NAME_LENGTH = 60;
const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;
const COLLECTIONS = Object.keys(COLLECTION_PARAMS) as Collection[];

const textIn = (given: URLSearchParams, name: string, longest: number): string =>
  (given.get(name) ?? '').replaceAll('\0', '').trim().slice(0, longest).trim();

/** Reads an address as people type and share it: what cannot be asked for is left out. */
export function readListSearch(given: URLSearchParams): ListSearch {
  const codes = LEVELS.map((level) => given.get(level) ?? '');
  const gap = codes.findIndex((code) => !CODE.test(code));
  const sort = given.get('sort');
  const text = textIn(given, 'q', MAX_TEXT_LENGTH);
  const collections = COLLECTIONS.filter((collection) => given.get(COLLECTION_PARAMS[collection]) === 'Y');
  const groupId = given.get('displayGroupId') ?? '';
  const promotionId = given.get('promotionId') ?? '';
  return {
    categories: gap === -1 ? codes : codes.slice(0, gap),
    ...((sort === 'asc' || sort === 'desc') && { sort }),
    ...(text !== '' && { text }),
    ...(collections.length > 0 && { collections }),
    ...(CODE.test(groupId) && {
      group: { id: groupId, name: textIn(given, 'displayGroupName', MAX_NAME_LENGTH) },
    }),
    ...(CODE.test(promotionId) && { promotionId }),
  };
}

/** The address of a list, without its language. */
export function listPath({
  categories,
  sort,
  text,
  collections = [],
  group,
  promotionId,
}: ListSearch): string {
  const search = new URLSearchParams(
    categories.slice(0, LEVELS.length).map((code, at): [string, string] => [`h${at + 1}`, code]),
  );
  if (sort) search.set('sort', sort);
  for (const collection of COLLECTIONS)
    if (collections.includes(collection)) search.set(COLLECTION_PARAMS[collection], 'Y');
  if (group) {
    search.set('displayGroupId', group.id);
    if (group.name !== '') search.set('displayGroupName', group.name);
  }
  if (promotionId !== undefined) search.set('promotionId', promotionId);
  if (text) search.set('q', text);
  return search.size > 0 ? `/product?${search}` : '/product';
}

/** The same list with the collection, or without it where it was narrowed to it. */
export function toggled(search: ListSearch, collection: Collection): ListSearch {
  const { collections = [] } = search;
  const others = collections.filter((each) => each !== collection);
  return {
    ...search,
    collections: others.length < collections.length ? others : [...collections, collection],
  };
}

/** Whether anything but categories, order and text narrows the list. */
export const isNarrowed = ({ collections = [], group, promotionId }: ListSearch): boolean =>
  collections.length > 0 || group !== undefined || promotionId !== undefined;

const TYPES = { hotDeal: 'HOT_DEAL', bestSeller: 'BEST_SELLER', buyAgain: 'BUY_AGAIN' } as const;

/** The list as the API is asked for it. */
export function filterOf({
  categories: [h1, h2, h3, h4, h5],
  sort,
  text,
  collections = [],
  group,
  promotionId,
}: ListSearch): ProductFilter {
  const types = collections.flatMap((collection) => (collection === 'promotion' ? [] : [TYPES[collection]]));
  return {
    ...(h1 !== undefined && { Hierarchy1: h1 }),
    ...(h2 !== undefined && { Hierarchy2: h2 }),
    ...(h3 !== undefined && { Hierarchy3: h3 }),
    ...(h4 !== undefined && { Hierarchy4: h4 }),
    ...(h5 !== undefined && { Hierarchy5: h5 }),
    ...(sort && { SortByPrice: sort }),
    ...(collections.includes('promotion') && { OnlyPromotionProduct: true }),
    ...(types.length > 0 && { Types: types }),
    ...(group && { DisplayGroupId: group.id }),
    ...(promotionId !== undefined && { PromotionId: promotionId }),
    ...(text !== undefined && { SearchText: text }),
  };
}
