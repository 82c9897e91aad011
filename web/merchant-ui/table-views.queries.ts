import { queryOptions } from '@tanstack/react-query';
import type { TableList } from '#domain/access/table-views.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../page/page-context.ts';

export type TableView = CallAnswer<'tableViews'>['Data'][number];

/** How the person has arranged this list. Nobody else changes it. */
export function tableViewsQuery({ api }: Pick<Page, 'api'>, list: TableList) {
  return queryOptions({
    queryKey: ['tableViews', list],
    queryFn: () => api.tableViews({ params: { list } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
