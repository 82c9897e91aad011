import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

export type OwnProfile = CallAnswer<'ownProfile'>;

/** The customer as the shop knows them; refused to a salesman who orders for one. */
export function ownProfileQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({ queryKey: ['ownProfile'], queryFn: () => api.ownProfile() });
}

/** The accounts elsewhere by which the customer signs in. */
export function ownSignInsQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({
    queryKey: ['ownSignIns'],
    queryFn: async () => (await api.ownSignIns()).Data,
    staleTime: 0,
  });
}
