import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { PageOf } from './paged-table.tsx';

const ROWS_A_PAGE = 50;

/** The rows of a list, a part at a time by key; read anew whenever it is opened. */
export function pagedQuery<Page extends PageOf<unknown>, Key extends QueryKey>(
  queryKey: Key,
  read: (part: { after: string | undefined; take: number }) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read({ after: pageParam, take: ROWS_A_PAGE }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }: Page) => Next ?? undefined,
    staleTime: 0,
  });
}
