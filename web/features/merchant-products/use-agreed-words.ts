import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { AgreedPrice } from './product-prices.queries.ts';
import { useDays } from './use-days.ts';

/** What an agreed price comes to and when it holds, as people read it. */
export function useAgreedWords() {
  const t = useTranslations('merchantPrices.agreed');
  const days = useDays();
  return {
    price: ({ Price, Type, Paid }: AgreedPrice): string =>
      Type === 2 ? t('withVat', { price: formatBaht(Price), paid: formatBaht(Paid) }) : formatBaht(Paid),
    days: ({ DateStart, DateEnd }: AgreedPrice): string => {
      if (DateStart !== '' && DateEnd !== '') return days(DateStart, DateEnd);
      if (DateStart !== '') return t('since', { day: days(DateStart, DateStart) });
      return DateEnd === '' ? t('always') : t('until', { day: days(DateEnd, DateEnd) });
    },
  };
}
