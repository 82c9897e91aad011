import { usePage } from '../page/page-context.ts';

const LOCALES = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' } as const;

const MONTHS = {
  short: { month: 'short', year: '2-digit' },
  long: { month: 'long', year: 'numeric' },
} as const;

/**
 * A period of a report in words: '21 พ.ย.' of 2026-11-21, 'พ.ย. 69' of 2026-11, as short as an axis needs it; a `long` month,
 * where it stands alone, is 'พฤศจิกายน 2569'.
 */
export function usePeriod(months: keyof typeof MONTHS = 'short'): (period: string) => string {
  const { locale } = usePage();
  const [day, month] = [{ day: 'numeric', month: 'short' } as const, MONTHS[months]].map(
    (style) => new Intl.DateTimeFormat(LOCALES[locale], { ...style, timeZone: 'UTC' }),
  );
  return (period) => {
    const isDay = period.length > 'YYYY-MM'.length;
    const at = new Date(`${isDay ? period : `${period}-01`}T00:00:00Z`);
    return (isDay ? day : month)?.format(at) ?? period;
  };
}
