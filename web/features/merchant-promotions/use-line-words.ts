import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { codeOfLine, readLine } from './promotion-numbers.ts';
import { CONDITION_WORDS, type LineValues, type PromotionValues } from './promotion-values.ts';

type Terms = Pick<PromotionValues, 'Kind' | 'Condition' | 'SalesNumber' | 'IsFreeCase'>;

/** ฿50, and ฿49.50 where there are satang. */
export const shortBaht = (baht: number): string => formatBaht(baht).replace(/\.00$/, '');

/** What a line does, in plain words (decision 51); undefined until enough of it is typed. */
export function useLineWords(): (line: LineValues, terms: Terms) => string | undefined {
  const t = useTranslations('merchantPromotions.words');
  return (line, terms) => {
    const { from, to, times, free, discount, atMost } = readLine(line, terms);
    const code = codeOfLine(line, terms.Kind);
    const given = code === null ? free : discount;
    if (terms.Kind === 'HotDeal' || !given || [from, to, times, atMost].includes(undefined)) return undefined;
    const amount = (number: number): string =>
      terms.Condition === '1' ? t('pieces', { count: number }) : shortBaht(number);
    const counted = CONDITION_WORDS[terms.Condition];
    const start =
      !from && counted !== 'pieces'
        ? t(`any.${counted}`)
        : t(`start.${counted}`, { amount: amount(from || 1) });
    const give =
      code === null
        ? t(terms.IsFreeCase ? 'freeCases' : 'free', { count: given })
        : t(`give.${code}`, { amount: code === 'P' ? String(given) : shortBaht(given) });
    return [
      t('whole', { start, give }),
      terms.SalesNumber === '2' ? t('each') : '',
      atMost ? t('atMost', { amount: shortBaht(atMost) }) : '',
      to ? t('upTo', { amount: amount(to) }) : '',
      times ? t('times', { count: times }) : '',
    ].join('');
  };
}
