import { useLocation } from 'react-router';
import { DEFAULT_LOCALE, LOCALES } from '#contract/page.ts';
import { inLocale } from '../i18n/locale-path.ts';
import { useMatchedPages } from '../page/matched-pages.ts';
import { usePage } from '../page/page-context.ts';

/** Tells search engines the page's one address and its other language. Parameters that no page reads are left out. */
export function LanguageLinks() {
  const { facts, locale } = usePage();
  const { pathname, search } = useLocation();
  const known = useMatchedPages().flatMap(({ search: read }) =>
    (read?.kept ?? []).concat(read?.unkept ?? []),
  );
  const path = { pathname: pathname.replace(/(?<=.)\/+$/, ''), search: onlyKnown(search, known) };
  const address = (language: (typeof LOCALES)[number]) => facts.origin + inLocale(language, path);
  return (
    <>
      <link rel="canonical" href={address(locale)} />
      {LOCALES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />
    </>
  );
}

function onlyKnown(search: string, known: readonly string[]): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(known.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return kept.size > 0 ? `?${kept}` : '';
}
