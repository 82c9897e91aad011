import type { InfiniteData, QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { Namespace } from '../i18n/namespaces.ts';
import type { Page } from './page-context.ts';

/** One query of a page, ready to be fetched into a cache on either side. */
export type PageQuery = {
  queryKey: QueryKey;
  /** The page can do without it: its failure is never the page's. */
  optional: boolean;
  fetch: (client: QueryClient) => Promise<unknown>;
};

export type QueriesInput<Params extends string> = Pick<Page, 'api' | 'locale' | 'config' | 'staff'> & {
  params: Record<Params, string>;
  url: URL;
};

/** What a route module says about itself, exported as its `handle`. */
export type PageDefinition<Params extends string = never> = {
  /** The dictionaries that the page needs beside the shell's. */
  messages: readonly Namespace[];
  /**
   * Who may see the page: `visitor` (when not said) is everybody while guest mode is on,
   * `customer` those with an account, `anyone` also those who still have to sign in.
   */
  access?: 'visitor' | 'customer' | 'anyone';
  /** Its address is sent to customers, for instance with an order: a guest signs in and comes back, rather than going home. */
  comeBack?: true;
  /** In place of that rule, for pages that are not a buyer's: throws the redirect or refusal of who may not see it. */
  guard?: (page: Page, url: URL) => void;
  /**
   * The query parameters that the page reads. `cached` ones have a cached page of their own; a page with an `uncached` one
   * (free text) is rendered for each request; all others are dropped. Those of `shownOtherwise` only change how things
   * are shown: search engines get the address without them.
   */
  search?: {
    cached?: readonly string[];
    uncached?: readonly string[];
    shownOtherwise?: readonly string[];
  };
  /**
   * All customers of one price level at one center are shown the same, but for name and credit: the page is rendered once
   * for them all, by a guest with their prices. So its queries are answered to guests, and what is one customer's own is
   * asked for by the browser.
   */
  shared?: true;
  /** What must be loaded before the page shows. Keys and fetchers are in the feature's query file. */
  queries?: (input: QueriesInput<Params>) => readonly PageQuery[];
  /** Its queries are parts that each can be missing; where none of them can be had, the page fails. */
  inParts?: true;
};

export function definePage<Params extends string = never>(
  page: PageDefinition<Params>,
): PageDefinition<Params> {
  return page;
}

/** The page cannot be shown without this. */
export function need<T, E, D, Q, K extends QueryKey>(options: QueryExecuteOptions<T, E, D, Q, K>): PageQuery {
  return { queryKey: options.queryKey, optional: false, fetch: (client) => client.query(options) };
}

/** As `need`, for a list that loads more: its first page. */
export function needPages<T, E, K extends QueryKey, P>(
  // Without `select`: the library's two types for it disagree about the page parameter, and nothing is read here.
  options: Omit<QueryExecuteOptions<T, E, never, InfiniteData<T, P>, K, P>, 'initialPageParam' | 'select'> & {
    initialPageParam: P;
  },
): PageQuery {
  return { queryKey: options.queryKey, optional: false, fetch: (client) => client.infiniteQuery(options) };
}

/** Good to have at once; where it fails the browser tries again. */
export function optional(query: PageQuery): PageQuery {
  return { ...query, optional: true };
}
