import { useTranslations } from '../../i18n/use-translations.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import type { StockItem } from './stock.queries.ts';

const TONES = { in_stock: 'done', limited: 'waiting', out_of_stock: 'stopped' } as const;

/** What buyers read of the stock. */
export function StockWord({ word }: { word: StockItem['StockWord'] }) {
  const t = useTranslations('merchantStock');
  return <StatusBadge tone={TONES[word]}>{t(`words.${word}`)}</StatusBadge>;
}
