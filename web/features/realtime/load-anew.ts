import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Loaded = { queries: QueryClient; queryKey: QueryKey };

/** Loads anew what is shown. What is just being fetched, a list's next part, comes first: it would be thrown away. */
export async function loadAnew({ queries, queryKey }: Loaded): Promise<void> {
  await queries.refetchQueries({ queryKey, fetchStatus: 'fetching' }, { cancelRefetch: false });
  await queries.invalidateQueries({ queryKey });
}
