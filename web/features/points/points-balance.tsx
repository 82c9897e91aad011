import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { pointsQuery } from './points.queries.ts';

/**
 * A signed-in buyer's points, when configured (L-06). Its space is reserved from the start, so that nothing moves when
 * the number comes.
 */
export function PointsBalance() {
  const t = useTranslations('shell');
  const page = usePage();
  const { guest } = useVisitor();
  const shown = !guest && page.config.get('POINT_DISPLAY_ENABLED');
  const { data } = useQuery({ ...pointsQuery(page), enabled: shown });
  if (!shown) return null;
  return <span>{data === undefined ? '…' : t('points', { points: data })}</span>;
}
