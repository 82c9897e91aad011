import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#contract/client.ts';
import { newQueryClient } from '../../page/prefetch.ts';
import { productListQuery } from './product.queries.ts';

afterEach(() => vi.useRealTimers());

test('a list that was read for a page on the server is not held by a timer after it', async () => {
  vi.useFakeTimers();
  const api = { listProducts: () => Promise.resolve([]) } as unknown as Api;
  await newQueryClient().prefetchInfiniteQuery(productListQuery({ api, locale: 'th' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(0);
});
