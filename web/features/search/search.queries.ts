import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';
import type { ListSearch } from '../product/list/list-search.ts';

type Asker = Pick<Page, 'api'>;

/** How the text of a list was understood. */
export function searchReadingQuery({ api }: Asker, { text: search = '', categories }: ListSearch) {
  const [Hierarchy1, Hierarchy2, Hierarchy3] = categories;
  const query = { search, Hierarchy1, Hierarchy2, Hierarchy3 };
  return queryOptions({
    queryKey: ['search-reading', query],
    queryFn: async () => (await api.searchReading({ query })).Data,
    enabled: search !== '',
    // The products are there without it.
    retry: false,
  });
}

/** Ten suggestions for what is typed (F-02, K-69). */
export function suggestionsQuery({ api }: Asker, typed: string) {
  return queryOptions({
    queryKey: ['suggestions', typed],
    queryFn: () => api.autocomplete({ query: { search: typed, take: 10 } }),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    // A search box that finds nothing needs no second try: the next letter is one.
    retry: false,
  });
}
