import type { RouteObject } from 'react-router';
import type { WebBuild } from './built-app.ts';

/** What is to be done for an address, known before anything is rendered. */
export type PagePlan =
  | {
      kind: 'page';
      /** Path and known parameters: what the page depends on, and the kept page's name. */ path: string;
      keep: boolean;
    }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown'; path: string };

/** The part of a page's `handle` that says which query parameters it reads (`web/page/define-page.ts`). */
type SearchHandle = { search?: { kept?: readonly string[]; unkept?: readonly string[] } };

/** Reads the web app's own route table, so that there is no second list of pages. */
export function createPlanner(build: WebBuild): (url: URL) => PagePlan {
  const { matchRoutes } = build.entry.module;
  const routes = routeTree(build);
  return ({ pathname, searchParams, search }) => {
    const tidy = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    if (tidy !== pathname) return { kind: 'redirect', to: tidy + search };
    const matched = matchRoutes(routes, pathname);
    const leaf = matched?.at(-1)?.route;
    if (!leaf?.id || build.routes[leaf.id]?.module.default === undefined)
      return { kind: 'unknown', path: pathname };
    const { kept = [], unkept = [] } =
      (build.routes[leaf.id]?.module.handle as SearchHandle | undefined)?.search ?? {};
    const known = new URLSearchParams();
    for (const name of [...kept, ...unkept]) {
      const value = searchParams.get(name);
      if (value !== null && value !== '') known.set(name, value);
    }
    return {
      kind: 'page',
      path: known.size > 0 ? `${pathname}?${known}` : pathname,
      keep: !unkept.some((name) => known.has(name)),
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
