import { typedDateText } from '#domain/time/typed-date.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { usePage } from '../page/page-context.ts';

/** Two ends of a range in words, either of which may be missing. */
function useRangeText(): (from: string, to: string) => string {
  const t = useTranslations('merchant.filter');
  return (from, to) => {
    if (from === to) return from;
    if (from === '') return t('upTo', { to });
    return to === '' ? t('since', { from }) : t('between', { from, to });
  };
}

/** Days in the reader's calendar: '21/11/2569'. */
export function useDaysText(): (first: string, last: string) => string {
  const { locale } = usePage();
  const range = useRangeText();
  return (first, last) => range(typedDateText(first, locale), typedDateText(last, locale));
}

const BAHT = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function useAmountText(): (from: string, to: string) => string {
  const range = useRangeText();
  const baht = (value: string) => (value === '' ? '' : `฿${BAHT.format(Number(value))}`);
  return (from, to) => range(baht(from), baht(to));
}
