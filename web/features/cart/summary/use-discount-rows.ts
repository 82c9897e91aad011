import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import type { ShownTotals } from './shown-quote.ts';

/** The rows of the sums for what promotions take off, each by name, and what all of it saves. */
export function useDiscountRows({ discounts, saved }: Pick<ShownTotals, 'discounts' | 'saved'>) {
  const t = useTranslations('offers');
  return {
    discounts: discounts.map(({ id, name, amount }) => ({ id, label: name, baht: -amount })),
    saved: saved > 0 ? t('saved', { amount: formatBaht(saved) }) : undefined,
  };
}
