import {
  dehydrate,
  hashKey,
  isCancelledError,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type DehydratedState,
} from '@tanstack/react-query';
import { isApiError } from '#contract/client.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { accessRedirect } from './admission.ts';
import { pageContext, type Page } from './page-context.ts';
import type { PageDefinition, PageQuery } from './define-page.ts';
import { routeError } from './page-error.ts';

/** Spec "home cache": what was fetched counts as fresh for 180 seconds (S-17). */
export const FRESH_FOR_MS = 180_000;

/** Gets what no page shows itself. */
export type Teller = {
  /** What somebody pressed is sent as soon as the browser has its network again. */
  changeWaits: () => void;
  /** What somebody pressed went wrong: every change without `meta.ownErrors`. */
  changeFailed: (error: unknown) => void;
  /** What is already shown could not be refreshed: nobody asked for it. */
  refreshFailed: (error: unknown) => void;
};

/** The query cache of one document; in the browser with a callback for errors. */
export function newQueryClient(tell?: Teller): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { state }) => state.data !== undefined && tell?.refreshFailed(error),
    }),
    mutationCache: new MutationCache({
      onMutate: () => {
        if (!onlineManager.isOnline()) tell?.changeWaits();
      },
      onError: (error, _variables, _result, { meta }) => {
        if (meta?.['ownErrors'] !== true) tell?.changeFailed(error);
      },
    }),
    defaultOptions: { queries: { staleTime: FRESH_FOR_MS, retry: tell ? onceWhenLost : false } },
  });
}

/** A bad line or a server in trouble is worth a second try; a refusal is not. */
function onceWhenLost(failures: number, error: unknown): boolean {
  return failures < 1 && !(isApiError(error) && error.answer.statusCode < 500);
}

export type Prefetched = { dehydrated: DehydratedState };

type LoaderArguments = Pick<LoaderFunctionArgs, 'params' | 'url' | 'context'>;

/**
 * The `loader` of a page: fetches its queries in parallel through the API, as this visitor, and gives them
 * to the browser. Throws the route error with the API's own status when one that is needed fails.
 */
export function serverPrefetch<Params extends string>(definition: PageDefinition<Params>) {
  return async (args: LoaderArguments): Promise<Prefetched> => {
    const page = args.context.get(pageContext);
    admit(definition, page, args.url);
    const queries = queriesOf(definition, page, args);
    const failures = await settleAll(queries, page);
    assertSome(definition, { queries, failures }, page);
    return { dehydrated: dehydrateThese(queries, page.queryClient) };
  };
}

/**
 * The `clientLoader` of a page: in-browser navigation asks the API itself, with no stop at the page server.
 * What the cache already holds is shown at once; components refresh it where it is stale.
 */
export function browserPrefetch<Params extends string>(definition: PageDefinition<Params>) {
  return async (args: LoaderArguments): Promise<null> => {
    const page = args.context.get(pageContext);
    admit(definition, page, args.url);
    const queries = queriesOf(definition, page, args);
    const missing = queries.filter((query) => !isThere(query, page));
    try {
      const [failures] = await Promise.all([
        settleAll(missing, page),
        page.messages.load(definition.messages),
      ]);
      assertSome(definition, { queries, failures }, page);
    } catch (error) {
      // The session ended with this very call: the visitor signs in again and comes to the wanted page.
      admit(definition, page, args.url);
      throw error;
    }
    return null;
  };
}

/** Throws the redirect of who may not see the page. */
function admit(
  definition: Pick<PageDefinition, 'access' | 'comeBack' | 'guard'>,
  page: Page,
  url: URL,
): void {
  if (definition.guard) return definition.guard(page, url);
  const out = accessRedirect(definition, page.standing(), url.pathname + url.search);
  if (out !== undefined) throw redirect(out);
}

function queriesOf<Params extends string>(
  { queries }: PageDefinition<Params>,
  { api, locale, config, staff }: Page,
  { params, url }: LoaderArguments,
): readonly PageQuery[] {
  // The router has matched the page's own path, so each of its parameters is there.
  return queries?.({ params: params as Record<Params, string>, url, api, locale, config, staff }) ?? [];
}

const isThere = ({ queryKey }: PageQuery, { queryClient }: Page): boolean =>
  queryClient.getQueryData(queryKey) !== undefined;

/** Gives the failures that the page can do without. */
async function settleAll(queries: readonly PageQuery[], page: Page): Promise<unknown[]> {
  const settled = await Promise.allSettled(queries.map((query) => settle(query, page)));
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  // Where the page has gone to comes before what of it could not be had.
  if (refused.length > 0) throw refused.find((reason) => reason instanceof Response) ?? refused[0];
  return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

type Settled = { queries: readonly PageQuery[]; failures: readonly unknown[] };

/** A page in parts of which none could be had is nothing: it fails as one that needed them. */
function assertSome<Params extends string>(
  { inParts }: PageDefinition<Params>,
  { queries, failures }: Settled,
  page: Page,
): void {
  const isNothing = failures.length > 0 && !queries.some((query) => isThere(query, page));
  if (inParts && isNothing) throw routeError(failures[0]);
}

/** Gives the failure that the page can do without, which is shown to nobody. */
async function settle(query: PageQuery, page: Page): Promise<unknown[]> {
  try {
    await fetchedFor(query, page);
    return [];
  } catch (error) {
    if (!query.optional) throw routeError(error);
    if (!isExpected(error)) page.report(leftOut(query, error));
    return [error];
  }
}

/** A refusal, and what is not there, are answers. */
const isExpected = (error: unknown): boolean =>
  isApiError(error) && [401, 403, 404].includes(error.answer.statusCode);

const leftOut = ({ queryKey }: PageQuery, cause: unknown): Error =>
  new Error(`Left out of the page: ${JSON.stringify(queryKey)}`, { cause });

/** Asks again when the answer was dropped on the way: the visitor changed, and everything is fetched again. */
async function fetchedFor(query: PageQuery, { queryClient }: Page): Promise<unknown> {
  try {
    return await query.fetch(queryClient);
  } catch (error) {
    if (!isCancelledError(error)) throw error;
    return query.fetch(queryClient);
  }
}

/** Times are left out, so that the same content is the same bytes: the browser counts them from its own arrival. */
function dehydrateThese(queries: readonly PageQuery[], client: QueryClient): DehydratedState {
  const hashes = new Set(queries.map(({ queryKey }) => hashKey(queryKey)));
  const { mutations, queries: dehydrated } = dehydrate(client, {
    shouldDehydrateQuery: ({ queryHash, state }) => state.status === 'success' && hashes.has(queryHash),
  });
  return {
    mutations,
    queries: dehydrated.map((query) => asOf(query, 0)),
  };
}

/** What the loaders of the matched pages fetched, counted as fresh from now. */
export function arrivedState(loaded: readonly unknown[], now: number): DehydratedState {
  const queries = loaded.filter(isPrefetched).flatMap(({ dehydrated }) => dehydrated.queries);
  return {
    mutations: [],
    queries: queries.map((query) => asOf(query, now)),
  };
}

function asOf(query: DehydratedState['queries'][number], time: number): DehydratedState['queries'][number] {
  return { ...query, dehydratedAt: time, state: { ...query.state, dataUpdatedAt: time } };
}

function isPrefetched(loaded: unknown): loaded is Prefetched {
  return typeof loaded === 'object' && loaded !== null && 'dehydrated' in loaded;
}
