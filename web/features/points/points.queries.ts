import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';

/** The visitor's points, a whole number. */
export function pointsQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({ queryKey: ['points'], queryFn: async () => (await api.points({ body: {} })).data });
}
