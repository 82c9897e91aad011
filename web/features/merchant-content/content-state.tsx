import type { ContentState as State } from '#domain/text/written-content.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';

const TONES = {
  draft: 'waiting',
  planned: 'waiting',
  failed: 'stopped',
  shown: 'done',
  ended: 'stopped',
  off: 'stopped',
} as const;

export function ContentState({ state }: { state: State }) {
  const t = useTranslations('merchantContent');
  return <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>;
}
