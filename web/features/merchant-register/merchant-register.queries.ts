import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { isApiError } from '#contract/client.ts';
import type { Page } from '../../page/page-context.ts';
import { bearer } from './applicant-token.ts';
import { applyingApi } from './applying-api.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

export function banksQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['merchant-banks', locale],
    queryFn: () => api.merchantBanks({ query: {} }),
    staleTime: Infinity,
  });
}

/** As the specification asks for them (C-13b). */
const DISTS_A_PAGE = 72;

/** The centers that have no salesman, the nearest first. */
export function freeCentersQuery(
  { api, locale }: Asker,
  { text, from }: { text: string; from: { lat: number; lon: number } | undefined },
) {
  const position = from && { lat: from.lat, lng: from.lon };
  return infiniteQueryOptions({
    queryKey: ['merchant-dists', locale, text, position],
    queryFn: ({ pageParam }) =>
      api.merchantDists({
        query: { dcWithoutSaleman: 'Y', take: DISTS_A_PAGE, skip: pageParam, text, ...position },
      }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.length < DISTS_A_PAGE ? undefined : all.length * DISTS_A_PAGE),
  });
}

/** How the application of a token stands; null where the token opens none any more. Looked at again each minute. */
export function ownApplicationQuery(page: Pick<Page, 'locale' | 'bootstrap'>, token: string | undefined) {
  return queryOptions({
    queryKey: ['merchant-application', page.locale, token],
    queryFn:
      token === undefined
        ? skipToken
        : async () => {
            try {
              return await applyingApi(page).ownApplication({ headers: bearer(token) });
            } catch (error) {
              if (isApiError(error) && [401, 404].includes(error.answer.statusCode)) return null;
              throw error;
            }
          },
    refetchInterval: 60_000,
  });
}
