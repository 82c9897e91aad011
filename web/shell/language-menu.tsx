import { LOCALES } from '#contract/page.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';
import { DropDown } from '../ui/interaction/drop-down.tsx';
import { LanguageLink, LANGUAGE_NAMES } from './language-switch.tsx';

/** Thai and English, each by its own name (L-04). */
export function LanguageMenu() {
  const t = useTranslations('shell');
  const { locale } = usePage();
  return (
    <DropDown face={LANGUAGE_NAMES[locale]} label={t('language')}>
      {LOCALES.map((language) => (
        <LanguageLink key={language} language={language} />
      ))}
    </DropDown>
  );
}
