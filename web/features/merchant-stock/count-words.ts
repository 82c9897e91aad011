import { useTranslations } from '../../i18n/use-translations.tsx';
import type { ListedCount } from './counts.queries.ts';

export const COUNT_TONES = { open: 'moving', booked: 'done', discarded: 'over' } as const;

/** What a sheet counts, in words. */
export function useSelectionWords(): (sheet: Pick<ListedCount, 'Selection' | 'SelectedName'>) => string {
  const t = useTranslations('stockCounts');
  return ({ Selection, SelectedName }) =>
    SelectedName === ''
      ? t(`selections.${Selection}`)
      : `${t(Selection === 'brand' ? 'brand' : 'category')} ${SelectedName}`;
}
