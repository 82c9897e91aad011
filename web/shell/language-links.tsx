import { DEFAULT_LOCALE, LOCALES } from '#contract/page.ts';
import { localePath } from '../i18n/locale-path.ts';
import { usePage } from '../page/page-context.ts';
import { useCanonicalAddress } from '../page/use-address.ts';

/** The page's one address for search engines, and that of the same page in the other language. */
export function LanguageLinks() {
  const { bootstrap, locale } = usePage();
  const path = useCanonicalAddress();
  const address = (language: (typeof LOCALES)[number]) => bootstrap.origin + localePath(language, path);
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
