/** The pages that the built shop has: for tests that must name every one of them. */
import { globSync, readFileSync } from 'node:fs';

type Route = { id: string; parentId?: string; path?: string; module: string };

/** What the build's manifest gives the browser of its routes. */
function builtRoutes(): Record<string, Route> {
  const [file = ''] = globSync('build/client/assets/manifest-*.js');
  const [json = ''] = /\{.*\}/s.exec(readFileSync(file, 'utf8')) ?? [];
  return (JSON.parse(json) as { routes: Record<string, Route> }).routes;
}

const isParent = ({ id }: Route, routes: Record<string, Route>): boolean =>
  Object.values(routes).some(({ parentId }) => parentId === id);

function addressOf(route: Route, routes: Record<string, Route>): string {
  const wholePath = ({ path = '', parentId = '' }: Route): string =>
    [routes[parentId] ? wholePath(routes[parentId]) : '', path].filter((part) => part !== '').join('/');
  return wholePath(route).replace(/^en\?\/?/, '/');
}

/** The addresses as `web/routes.ts` writes them, sorted, without the language: `/product/:code`. */
export function builtPages(): string[] {
  const routes = builtRoutes();
  return Object.values(routes)
    .filter((route) => !isParent(route, routes))
    .map((route) => addressOf(route, routes))
    .toSorted();
}

/** Every file of code that a page needs before it is used, by its address as `builtPages` gives it. */
export function codeLoadedBy(path: string): string[] {
  const routes = builtRoutes();
  const [entry = ''] = globSync('build/client/assets/entry.client-*.js');
  const route = Object.values(routes).find(
    (one) => addressOf(one, routes) === path && !isParent(one, routes),
  );
  if (!route) throw new Error(`There is no page ${path}`);
  const withParents = ({ module, parentId = '' }: Route): string[] => {
    const parent = routes[parentId];
    return [module, ...(parent ? withParents(parent) : [])];
  };
  const all = new Set<string>();
  const next = [entry.replace('build/client', ''), ...withParents(route)];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (all.has(file)) continue;
    all.add(file);
    const code = readFileSync(`build/client${file}`, 'utf8');
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g))
      next.push(`/assets/${name}`);
  }
  return [...all];
}

/** The file with the code of a page, by its path under the language: `product/:code`. */
export function codeOfPage(path: string): string {
  const route = Object.values(builtRoutes()).find((one) => one.path === path);
  if (!route) throw new Error(`There is no page ${path}`);
  return route.module;
}

/** Of the merchant area; the others are the shop's. */
export const isStaffPage = (path: string): boolean => /^\/(merchant|sales)\b/.test(path);

/** What is the customer's own, and the map that its forms ask. */
export const isOfAccount = (route: string): boolean => /^\/(profile|pdpa|map|payment)\b/.test(route);

/** Products, their categories, and what centers have of them. */
export const isOfGoods = (route: string): boolean =>
  /^\/merchant\/(?:product|category|brand|group|stock|import)\b/.test(route);
