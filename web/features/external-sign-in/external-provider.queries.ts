import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';

/** The name of the provider that the shop offers; '' for none. */
export const externalProviderQuery = ({ api }: Pick<Page, 'api'>) =>
  queryOptions({
    queryKey: ['externalProvider'],
    queryFn: async () => (await api.externalProvider()).Name,
    staleTime: Number.POSITIVE_INFINITY,
  });
