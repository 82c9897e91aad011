import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';

const FRESH_MS = 15_000;
/** Of each kind: the list is to be read at a glance. */
const SHOWN = 5;

export function quickSearchQuery({ api, locale }: Pick<Page, 'api' | 'locale'>, text: string) {
  return queryOptions({
    queryKey: ['quickSearch', locale, text],
    queryFn: () => api.quickSearch({ query: { text, take: SHOWN } }),
    staleTime: FRESH_MS,
  });
}
