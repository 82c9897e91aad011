/** What a list of products is asked for in its address: `/product?h1=…&h2=…&h3=…&sort=…&q=…`. */
import type { ProductFilter } from './product.queries.ts';

export type SortByPrice = 'asc' | 'desc';
export type ListSearch = {
  /** Category codes from the top level down, at most three. */
  categories: readonly string[];
  sort?: SortByPrice;
  /** What was searched for, trimmed. */
  text?: string;
};

/** The parameters that the list reads; what is searched for is free text, and never kept as a page. */
export const LIST_SEARCH = { kept: ['h1', 'h2', 'h3', 'sort'], unkept: ['q'] } as const;

const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;
const LONGEST_TEXT = 100;

/** Reads an address as people type and share it: what cannot be asked for is left out. */
export function readListSearch(given: URLSearchParams): ListSearch {
  const codes = ['h1', 'h2', 'h3'].map((level) => given.get(level) ?? '');
  const gap = codes.findIndex((code) => !CODE.test(code));
  const sort = given.get('sort');
  const text = (given.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_TEXT).trim();
  return {
    categories: gap === -1 ? codes : codes.slice(0, gap),
    ...((sort === 'asc' || sort === 'desc') && { sort }),
    ...(text !== '' && { text }),
  };
}

/** The address of a list, without its language. */
export function listPath({ categories, sort, text }: ListSearch): string {
  const search = new URLSearchParams(
    categories.slice(0, 3).map((code, at): [string, string] => [`h${at + 1}`, code]),
  );
  if (sort) search.set('sort', sort);
  if (text) search.set('q', text);
  return search.size > 0 ? `/product?${search}` : '/product';
}

/** The list as the API is asked for it. */
export function filterOf({ categories: [h1, h2, h3], sort, text }: ListSearch): ProductFilter {
  return {
    ...(h1 !== undefined && { Hierarchy1: h1 }),
    ...(h2 !== undefined && { Hierarchy2: h2 }),
    ...(h3 !== undefined && { Hierarchy3: h3 }),
    ...(sort && { SortByPrice: sort }),
    ...(text !== undefined && { SearchText: text }),
  };
}
