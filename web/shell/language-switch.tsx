import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { COOKIE_SECONDS, cookieName } from '#contract/cookies.ts';
import type { Locale } from '#contract/page.ts';
import { inLocale } from '../i18n/locale-path.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage, type Page } from '../page/page-context.ts';

const OTHER: Record<Locale, Locale> = { th: 'en', en: 'th' };

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Locale, string> = { th: 'ไทย', en: 'English' };

type LinkProps = { language: Locale; className?: string; label?: string; children?: ReactNode };

/** Leads to the same page in a language, as a new document: one document speaks one language. */
export function LanguageLink({ language, className, label, children }: LinkProps) {
  const page = usePage();
  const { pathname } = useLocation();
  const cookie = remembering(language, page);
  return (
    <a
      className={className}
      // The query is added when it is used: a page that is cached for everybody must not carry one visitor's.
      href={inLocale(language, { pathname, search: '' })}
      hrefLang={language}
      lang={language}
      aria-label={label}
      // What is pressed before the page is alive is remembered too (`pre-hydration-input.ts`).
      data-cookie={cookie}
      aria-current={language === page.locale ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        document.cookie = cookie;
        window.location.assign(inLocale(language, window.location));
      }}
    >
      {children ?? LANGUAGE_NAMES[language]}
    </a>
  );
}

/** The phone's: the other language, in a word or in short. */
export function LanguageSwitch({ className, long = false }: { className?: string; long?: boolean }) {
  const t = useTranslations('shell');
  const other = OTHER[usePage().locale];
  return (
    <LanguageLink language={other} className={className} label={t('switchLanguage')}>
      {long ? t('switchLanguage') : other === 'en' ? 'EN' : 'ไทย'}
    </LanguageLink>
  );
}

/** The cookie only remembers: the address alone decides the language. */
function remembering(locale: Locale, { bootstrap }: Page): string {
  const name = cookieName(bootstrap.keyPrefix, bootstrap.tenant.id, 'locale');
  return `${name}=${locale}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}
