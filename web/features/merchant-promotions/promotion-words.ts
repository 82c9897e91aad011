/** How a promotion is called and when it runs, for the reader. */
import { formatDate, startOfDay, type DateLanguage } from '#domain/time/dates.ts';
import type { ListedPromotion } from './merchant-promotions.queries.ts';

type Named = Pick<ListedPromotion, 'PromotionName' | 'PromotionNameEn'>;

/** The English name is optional. */
export const nameOfPromotion = ({ PromotionName, PromotionNameEn }: Named, language: DateLanguage): string =>
  language === 'en' && PromotionNameEn !== '' ? PromotionNameEn : PromotionName;

type Short = Pick<ListedPromotion, 'Opt30' | 'ShortNameEn'>;
export const shortNameOf = ({ Opt30, ShortNameEn }: Short, language: DateLanguage): string =>
  language === 'en' && ShortNameEn !== '' ? ShortNameEn : Opt30;

/** A day given as YYYYMMDD, in words; '–' for none. */
export function dayWords(day: string, language: DateLanguage): string {
  const at = startOfDay(day);
  return at ? formatDate(at, language) : '–';
}
