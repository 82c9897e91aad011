import { useLocation } from 'react-router';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { useMatchedPages } from './matched-pages.ts';

/**
 * The page's address without its language, and with no parameter that the page does not read: the same on both sides,
 * and for everybody who is given the same kept page.
 */
export function useAddress(): string {
  const { pathname, search } = useLocation();
  const known = useMatchedPages().flatMap((page) =>
    (page.search?.kept ?? []).concat(page.search?.unkept ?? []),
  );
  return pathWithoutLocale(pathname).replace(/(?<=.)\/+$/, '') + onlyKnown(search, known);
}

function onlyKnown(search: string, known: readonly string[]): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(known.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return kept.size > 0 ? `?${kept}` : '';
}
