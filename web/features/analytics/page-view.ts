import type { PageDefinition } from '../../page/define-page.ts';

type Seen = {
  pathname: string;
  search: string;
  /** Those of the page's route, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  title: string;
  /** The definitions of the matched pages. */
  pages: readonly Pick<PageDefinition<string>, 'access' | 'search'>[];
};

/**
 * What is reported of a page view (L-26): nothing that is one customer's own. A page that needs an account is named by
 * its route (`/history/:orderid`), and its title, which may hold an order's number, is that name as well. So is the title
 * of a page whose address holds what somebody typed.
 */
export function pageViewOf({ pathname, search, params, title, pages }: Seen) {
  const isOwn = pages.some(({ access }) => access === 'customer');
  const page_path = isOwn ? routeOf(pathname, params) : pathname;
  const typed = pages.flatMap((page) => page.search?.uncached ?? []);
  const given = new URLSearchParams(search);
  const page_title = isOwn || typed.some((name) => given.has(name)) ? page_path : title;
  return { event: 'page_view', page_path, page_title } as const;
}

/** Every part of the path that is a parameter's value, by the parameter's name. */
function routeOf(pathname: string, params: Seen['params']): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  return pathname
    .split('/')
    .map((part) => (part === '' ? part : (names.get(decodeURIComponent(part)) ?? part)))
    .join('/');
}
