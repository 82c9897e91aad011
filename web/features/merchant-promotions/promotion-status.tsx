import { useTranslations } from '../../i18n/use-translations.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import type { ListedPromotion } from './merchant-promotions.queries.ts';

/** Green, blue, red and grey (S-81 to S-81d). */
const TONES = {
  CURRENT: 'done',
  SOON: 'moving',
  EXPIRED: 'over',
  DISABLE: 'stopped',
  UNKNOWN: 'waiting',
} as const;

export function PromotionStatus({ status }: { status: ListedPromotion['Status'] }) {
  const t = useTranslations('merchantPromotions.statuses');
  return <StatusBadge tone={TONES[status]}>{t(status)}</StatusBadge>;
}
