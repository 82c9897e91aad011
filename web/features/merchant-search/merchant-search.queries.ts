/** What buyers searched for in vain, the words that mean the same, and what a search finds now. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { reportRanges } from '#domain/time/report-range.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type Miss = CallAnswer<'searchMisses'>['Data'][number];
export type Synonym = CallAnswer<'searchSynonyms'>['Data'][number];

/** Every parameter of the address that the page reads. */
export const SEARCH_PARAMS = ['tab', 'try', 'text', 'range', 'sort'] as const;

const MISS_FILTERS = { range: oneOf(reportRanges), sort: oneOf(['lastAt']) };
type MissFilters = FiltersOf<typeof MISS_FILTERS>;
export const readMissFilters = (search: URLSearchParams) => readFilters(search, MISS_FILTERS);

/** What is tried, of the address. */
export const readTried = (search: URLSearchParams): string | undefined =>
  readFilters(search, { try: typed(100) }).try;

const ROWS_A_PAGE = 50;

/** Prefix of every key here: a change of words makes all of them stale. */
export const MERCHANT_SEARCH = ['merchantSearch'] as const;

export function missesQuery({ api }: Pick<Asker, 'api'>, filters: MissFilters) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_SEARCH, 'misses', filters],
    queryFn: ({ pageParam }) =>
      api.searchMisses({ query: { ...filters, after: pageParam, take: ROWS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });
}

export function synonymsQuery({ api }: Pick<Asker, 'api'>) {
  return queryOptions({
    queryKey: [...MERCHANT_SEARCH, 'synonyms'],
    queryFn: async () => (await api.searchSynonyms()).Data,
    staleTime: 0,
  });
}

/** Names of products come in the caller's language. */
export function tryQuery({ api, locale }: Asker, search: string) {
  return queryOptions({
    queryKey: [...MERCHANT_SEARCH, 'try', locale, search],
    queryFn: async () => (await api.trySearch({ query: { search } })).Data,
    staleTime: 0,
  });
}
