import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Loaded = { queries: QueryClient; queryKey: QueryKey };

/**
 * Reloads what is shown. What is just being fetched, such as a list's next part, finishes first: it would be thrown
 * away.
 */
export async function loadAnew({ queries, queryKey }: Loaded): Promise<void> {
  await queries.refetchQueries({ queryKey, fetchStatus: 'fetching' }, { cancelRefetch: false });
  await queries.invalidateQueries({ queryKey });
}
