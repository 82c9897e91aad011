import { useLocation } from 'react-router';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { useMatchedPages } from './matched-pages.ts';

/**
 * The page's one address for search engines: as `useAddress`, without what only shows the same page in another way (its
 * order, what a link called it).
 */
export function useCanonicalAddress(): string {
  const pages = useMatchedPages();
  const [path = '', search = ''] = useAddress().split('?');
  const shownOtherwise = new Set(pages.flatMap((page) => page.search?.shownOtherwise ?? []));
  const known = [...new URLSearchParams(search)].filter(([name]) => !shownOtherwise.has(name));
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path;
}

/**
 * The page's address without its language, and with no parameter that the page does not read: the same on both sides,
 * and for everybody who is given the same cached page.
 */
export function useAddress(): string {
  const { pathname, search } = useLocation();
  const known = useMatchedPages().flatMap((page) =>
    (page.search?.cached ?? []).concat(page.search?.uncached ?? []),
  );
  return pathWithoutLocale(pathname).replace(/(?<=.)\/+$/, '') + onlyKnown(search, known);
}

function onlyKnown(search: string, known: readonly string[]): string {
  const given = new URLSearchParams(search);
  const cached = new URLSearchParams(
    known.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  );
  return cached.size > 0 ? `?${cached}` : '';
}
