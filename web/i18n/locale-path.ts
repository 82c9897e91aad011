import { localeOfPath, type Locale } from '#contract/page.ts';

/** The address of a page in a language: Thai has no prefix, English is under /en. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'th') return path;
  // Home is /en, not /en/, also where a query follows.
  return `/en${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** An address without its language, always with a leading slash. */
export function pathWithoutLocale(pathname: string): string {
  return localeOfPath(pathname) === 'en' ? pathname.slice('/en'.length) || '/' : pathname;
}

/** The same page in another language: path and query stay. */
export function inLocale(locale: Locale, { pathname, search }: { pathname: string; search: string }): string {
  return localePath(locale, pathWithoutLocale(pathname)) + search;
}
