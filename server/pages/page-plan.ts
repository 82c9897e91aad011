import type { RouteObject } from 'react-router';
import type { WebBuild } from './built-app.ts';

/** What to do for a URL, determined before anything is rendered. */
export type PagePlan =
  | {
      kind: 'page';
      /** Path and known parameters: what the page depends on, and the cached page's key. */ path: string;
      keep: boolean;
      /** The same for all customers of a price level at a center, except for what is inserted as it is sent. */
      shared: boolean;
    }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown'; path: string };

/** Which query parameters a page reads. */
type SearchParameters = { cached?: readonly string[]; uncached?: readonly string[] };
/** The relevant part of a page's `handle` (`web/page/define-page.ts`). */
type PageHandle = { search?: SearchParameters; shared?: boolean };
type Reading = Required<SearchParameters> & { shared: boolean };

/** The page of a URL depends on its path alone; matching costs a tenth of rendering, so this many are cached. */
const PATHS = 5000;
/** In characters. A longer path is matched each time: invented paths must not fill the memory. */
const MAX_PATH_LENGTH = 300;

/** Reads the web app's own route table, so that there is no second list of pages. */
export function createPlanner(build: WebBuild): (url: URL) => PagePlan {
  const { matchRoutes } = build.entry.module;
  const routes = routeTree(build);
  const pages = new Map<string, Reading | undefined>();

  /** What the page at this path reads of the URL; undefined if there is no page. */
  const readingOf = (pathname: string): Reading | undefined => {
    if (pages.has(pathname)) return pages.get(pathname);
    const { id = '' } = matchRoutes(routes, pathname)?.at(-1)?.route ?? {};
    const page = build.routes[id]?.module;
    const { search: { cached = [], uncached = [] } = {}, shared = false } = (page?.handle ??
      {}) as PageHandle;
    const reading = page?.default === undefined ? undefined : { cached, uncached, shared };
    if (pathname.length > MAX_PATH_LENGTH) return reading;
    if (pages.size >= PATHS) pages.clear();
    pages.set(pathname, reading);
    return reading;
  };

  return ({ pathname, searchParams, search }) => {
    const tidy = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    if (tidy !== pathname) return { kind: 'redirect', to: tidy + search };
    const reading = readingOf(pathname);
    if (!reading) return { kind: 'unknown', path: pathname };
    const { cached, uncached, shared } = reading;
    const known = new URLSearchParams();
    for (const name of [...cached, ...uncached]) {
      const value = searchParams.get(name);
      if (value !== null && value !== '') known.set(name, value);
    }
    return {
      kind: 'page',
      path: known.size > 0 ? `${pathname}?${known}` : pathname,
      keep: !uncached.some((name) => known.has(name)),
      shared,
    };
  };
}

function routeTree(build: WebBuild, parentId?: string): RouteObject[] {
  const children = Object.values(build.routes).filter((route) => route?.parentId === parentId);
  return children.flatMap((route): RouteObject[] => {
    if (!route) return [];
    const { id, path, caseSensitive } = route;
    if (route.index) return [{ id, path, caseSensitive, index: true }];
    return [{ id, path, caseSensitive, children: routeTree(build, id) }];
  });
}
