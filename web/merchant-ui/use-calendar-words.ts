import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';

const LOCALES = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' } as const;

/** What a calendar says, in the reader's calendar, with the Buddhist year in Thai; weeks begin on Sunday. */
export function useCalendarWords() {
  const t = useTranslations('merchant.filter');
  const { locale } = usePage();
  const words = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LOCALES[locale], { ...style, timeZone: 'UTC' });
    return (day: string) =>
      format
        .formatToParts(new Date(`${day.slice(0, 10)}T00:00:00Z`))
        .filter(({ type }) => type !== 'era')
        .map(({ value }) => value)
        .join('')
        .trim();
  };
  const year = words({ year: 'numeric' });
  return {
    locale,
    firstDayOfWeek: 0 as const,
    monthLabelFormat: words({ month: 'long', year: 'numeric' }),
    yearLabelFormat: year,
    yearsListFormat: year,
    decadeLabelFormat: (day: string) => year(day),
    getDayAriaLabel: words({ day: 'numeric', month: 'long', year: 'numeric' }),
    ariaLabels: {
      monthLevelControl: t('chooseMonth'),
      yearLevelControl: t('chooseYear'),
      nextMonth: t('nextMonth'),
      previousMonth: t('previousMonth'),
      nextYear: t('nextYear'),
      previousYear: t('previousYear'),
      nextDecade: t('nextYears'),
      previousDecade: t('previousYears'),
    },
  };
}
