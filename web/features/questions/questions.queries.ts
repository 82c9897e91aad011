import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';

export const GROUPS = '/profile/groupQA';
export const groupPath = (setId: string): string => `${GROUPS}?group=${setId}`;

/** What the shop asks of this customer; refused where it asks nothing, and to a salesman who orders for one. */
export function questionGroupsQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({
    queryKey: ['account', 'question-groups'],
    queryFn: async () => (await api.questionGroups({ body: {} })).data,
    staleTime: 60_000,
  });
}
