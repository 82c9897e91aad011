import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';

/** Ten suggestions for what is typed (storefront §7 and §9). */
export function suggestionsQuery({ api }: Pick<Page, 'api'>, typed: string) {
  return queryOptions({
    queryKey: ['suggestions', typed],
    queryFn: () => api.autocomplete({ query: { search: typed, take: 10 } }),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    // A search box that finds nothing needs no second try: the next letter is one.
    retry: false,
  });
}
