import { useTranslations } from '../../i18n/use-translations.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import type { SurveyRow } from './surveys.queries.ts';

const TONES = { draft: 'waiting', published: 'done', changed: 'moving', closed: 'stopped' } as const;

export function SurveyState({ state }: { state: SurveyRow['State'] }) {
  const t = useTranslations('merchantSurveys.states');
  return <StatusBadge tone={TONES[state]}>{t(state)}</StatusBadge>;
}
