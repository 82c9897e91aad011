import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Nearly } from './nearly-reached.tsx';

/** What a little more of its goods brings; undefined where it brings nothing that can be told. */
export function useNearlyWords(): (nearly: Nearly, isMore: boolean) => string | undefined {
  const t = useTranslations('offers.nearly');
  return ({ Condition, Missing, Discount, Saving, IsHeldBack, Free, Name }, isMore) => {
    const more = Condition === 'quantity' ? t('pieces', { count: Missing }) : formatBaht(Missing);
    const than = isMore ? 'more' : 'first';
    if (Free > 0) return t('free', { more, than, count: Free });
    const said = IsHeldBack ? undefined : Discount;
    if (said?.Code === 'P') return t('percent', { more, than, percent: said.Value });
    if (said?.Code === 'U') return t('unit', { more, amount: formatBaht(said.Value) });
    if (Saving > 0) return t('amount', { more, than, amount: formatBaht(Saving) });
    // What it gives on top, off the whole order, is in its name alone.
    return Discount || isMore ? undefined : t('named', { more, name: Name });
  };
}
