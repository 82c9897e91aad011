/** What staff changed, for the super admin (B-40). */
import type { CallAnswer } from '#contract/schemas.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import type { Page } from '../../page/page-context.ts';

export type LogRow = CallAnswer<'merchantLog'>['Data'][number];

/** Every parameter of the address that the log reads. */
export const LOG_FILTER_NAMES = ['action', 'actor', 'subject', 'dateStart', 'dateEnd'] as const;
export type LogFilters = { readonly [N in (typeof LOG_FILTER_NAMES)[number]]?: string };

/** What an address says; nothing where it says nothing. */
export function readLogFilters(search: URLSearchParams): LogFilters {
  return Object.fromEntries(
    LOG_FILTER_NAMES.flatMap((name) => {
      const value = search.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}

export function logQuery({ api }: Pick<Page, 'api'>, filters: LogFilters) {
  return pagedQuery(['audit', 'log', filters], (part) => api.merchantLog({ query: { ...filters, ...part } }));
}
