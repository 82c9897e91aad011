import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';

export type Pet = CallAnswer<'pets'>['data'][number];

/** Signed addresses of pictures work for ten minutes. */
const FRESH_MS = 8 * 60_000;

/** The customer's pets; refused where the shop does not ask for them, and to a salesman who orders for one. */
export function petsQuery({ api }: Pick<Page, 'api'>) {
  return queryOptions({
    queryKey: ['account', 'pets'],
    queryFn: async () => (await api.pets({ body: {} })).data,
    staleTime: FRESH_MS,
  });
}
