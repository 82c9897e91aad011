import { formatDate, startOfDay } from '#domain/time/dates.ts';
import { usePage } from '../../page/page-context.ts';

/** Days as people read them, of YYYY-MM-DD: one, or the first and the last. */
export function useDays(): (first: string, last: string) => string {
  const { locale } = usePage();
  const words = (day: string): string => {
    const at = startOfDay(day.replaceAll('-', ''));
    return at ? formatDate(at, locale) : day;
  };
  return (first, last) => (first === last ? words(first) : `${words(first)} – ${words(last)}`);
}
