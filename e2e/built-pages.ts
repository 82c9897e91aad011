/** The pages that the built shop has: for tests that must name every one of them. */
import { globSync, readFileSync } from 'node:fs';

type Route = { id: string; parentId?: string; path?: string; module: string };

/** What the build's manifest gives the browser of its routes. */
function builtRoutes(): Record<string, Route> {
  const [file = ''] = globSync('build/client/assets/manifest-*.js');
  const [json = ''] = /\{.*\}/s.exec(readFileSync(file, 'utf8')) ?? [];
  return (JSON.parse(json) as { routes: Record<string, Route> }).routes;
}

/** The addresses as `web/routes.ts` writes them, sorted, without the language: `/product/:code`. */
export function builtPages(): string[] {
  const routes = builtRoutes();
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const wholePath = ({ path = '', parentId = '' }: Route): string =>
    [routes[parentId] ? wholePath(routes[parentId]) : '', path].filter((part) => part !== '').join('/');
  return Object.values(routes)
    .filter(({ id }) => !parents.has(id))
    .map((route) => wholePath(route).replace(/^en\?\/?/, '/'))
    .toSorted();
}

/** The file with the code of a page, by its path under the language: `product/:code`. */
export function codeOfPage(path: string): string {
  const route = Object.values(builtRoutes()).find((one) => one.path === path);
  if (!route) throw new Error(`There is no page ${path}`);
  return route.module;
}

/** Of the merchant area; the others are the shop's. */
export const isStaffPage = (path: string): boolean => /^\/(merchant|sales)\b/.test(path);
