import '@mantine/dates/styles.css';
// The names of the days in Thai.
// oxlint-disable-next-line import/no-unassigned-import -- it adds itself to dayjs
import 'dayjs/locale/th';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';

type Props = { first: string; last: string; onDays: (days: { first: string; last: string }) => void };

const LOCALES = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' } as const;

/** A range of days in the reader's calendar, with the Buddhist year in Thai. Fetched when it is wanted. */
export default function DayCalendar({ first, last, onDays }: Props) {
  const t = useTranslations('merchant.filter');
  const { locale } = usePage();
  /** The first of two days that are being picked. */
  const [begun, setBegun] = useState<string>();
  const named = last || first;
  const [shown, setShown] = useState({ of: named, month: named || undefined });
  // A day that is typed brings its month.
  if (shown.of !== named) setShown({ of: named, month: named || shown.month });
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
  return (
    <DatePicker
      type="range"
      locale={locale}
      firstDayOfWeek={0}
      allowSingleDateInRange
      highlightToday
      {...(shown.month !== undefined && { date: shown.month })}
      onDateChange={(month) => setShown({ of: named, month })}
      value={begun === undefined ? [first || null, last || null] : [begun, null]}
      onChange={([from, to]) => {
        if (from && to) onDays({ first: from, last: to });
        setBegun(from && !to ? from : undefined);
      }}
      monthLabelFormat={words({ month: 'long', year: 'numeric' })}
      yearLabelFormat={year}
      yearsListFormat={year}
      decadeLabelFormat={(day) => year(day)}
      getDayAriaLabel={words({ day: 'numeric', month: 'long', year: 'numeric' })}
      ariaLabels={{
        monthLevelControl: t('chooseMonth'),
        yearLevelControl: t('chooseYear'),
        nextMonth: t('nextMonth'),
        previousMonth: t('previousMonth'),
        nextYear: t('nextYear'),
        previousYear: t('previousYear'),
        nextDecade: t('nextYears'),
        previousDecade: t('previousYears'),
      }}
    />
  );
}
