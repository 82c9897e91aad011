import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { loadAnew } from './load-anew.ts';

test('B-90 a next part that is on its way is not thrown away, and then everything shown is reloaded', async () => {
  const queries = new QueryClient();
  const answers: (() => void)[] = [];
  const fetched = vi.fn<(part: number) => void>();
  const list = new InfiniteQueryObserver(queries, {
    queryKey: ['orders', 'list'],
    queryFn: async ({ pageParam }) => {
      fetched(pageParam);
      await new Promise<void>((answer) => void answers.push(answer));
      return `part ${pageParam}`;
    },
    initialPageParam: 1,
    getNextPageParam: (_last, parts) => parts.length + 1,
  });
  const stop = list.subscribe(() => undefined);
  const answer = async () => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.();
  };
  await answer();
  await expect.poll(() => list.getCurrentResult().data?.pages).toEqual(['part 1']);

  const next = list.fetchNextPage();
  const anew = loadAnew({ queries, queryKey: ['orders'] });
  await answer();
  expect((await next).data?.pages).toEqual(['part 1', 'part 2']);
  await answer();
  await answer();
  await anew;
  expect(fetched.mock.calls.flat()).toEqual([1, 2, 1, 2]);
  stop();
});
