/** What staff changed, for the super admin (B-40). */
import type { CallAnswer } from '#contract/schemas.ts';
import { auditActions } from '#domain/access/audit.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import { anyOf, day, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';

export type LogRow = CallAnswer<'merchantLog'>['Data'][number];

const FILTERS = {
  action: anyOf(auditActions),
  actor: typed(),
  subject: typed(120),
  dateStart: day,
  dateEnd: day,
};
export const LOG_FILTER_NAMES = Object.keys(FILTERS);
type LogFilters = FiltersOf<typeof FILTERS>;
export const readLogFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

export function logQuery({ api }: Pick<Page, 'api'>, filters: LogFilters) {
  return pagedQuery(['audit', 'log', filters], (part) => api.merchantLog({ query: { ...filters, ...part } }));
}
