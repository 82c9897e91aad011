import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { COOKIE_SECONDS, cookieName } from '#contract/cookies.ts';
import type { Locale } from '#contract/page.ts';
import { inLocale } from '../i18n/locale-path.ts';
import { usePage, type Page } from '../page/page-context.ts';

const OTHER: Record<Locale, Locale> = { th: 'en', en: 'th' };

/** Leads to the same page in the other language, as a new document: one document speaks one language. */
export function LanguageSwitch({ className, long = false }: { className?: string; long?: boolean }) {
  const t = useTranslations('shell');
  const page = usePage();
  const { pathname } = useLocation();
  const other = OTHER[page.locale];
  return (
    <a
      className={className}
      // The query is added when it is used: a page that is kept for everybody must not carry one visitor's.
      href={inLocale(other, { pathname, search: '' })}
      hrefLang={other}
      lang={other}
      aria-label={t('switchLanguage')}
      onClick={(event) => {
        event.preventDefault();
        remember(other, page);
        window.location.assign(inLocale(other, window.location));
      }}
    >
      {long ? t('switchLanguage') : other === 'en' ? 'EN' : 'ไทย'}
    </a>
  );
}

/** The cookie only remembers: the address alone decides the language. */
function remember(locale: Locale, { facts }: Page): void {
  const name = cookieName(facts.keyPrefix, facts.tenant.id, 'locale');
  document.cookie = `${name}=${locale}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}
