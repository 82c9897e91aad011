import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ListSection } from '../../merchant-ui/list-section.tsx';
import { LoadFailed } from '../../merchant-ui/load-failed.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useOwnPosition } from '../../ui/interaction/use-own-position.ts';
import { IconClients } from '../../ui/theme/icons.ts';
import { toVisitQuery, visitedTodayQuery } from './acting.queries.ts';
import { CustomerRows } from './customer-rows.tsx';
import { NEAR } from './read-picker.ts';

/** Whom of their own the salesman has still to visit today, then whom they have been with, the latest first. */
export function VisitedToday() {
  const t = useTranslations('acting');
  const page = usePage();
  const { position, state, ask } = useOwnPosition();
  const visited = useQuery(visitedTodayQuery(page));
  const left = useQuery({ ...toVisitQuery(page, position), placeholderData: keepPreviousData });
  const refetch = () => void Promise.all([visited.refetch(), left.refetch()]);
  const icon = <IconClients size={32} />;
  if (!visited.data || !left.data)
    return visited.isError || left.isError ? (
      <LoadFailed icon={icon} title={t('failed')} retry={t('retry')} onRetry={refetch} />
    ) : (
      <LoadingState />
    );
  if (visited.data.length === 0 && left.data.length === 0)
    return (
      <EmptyState icon={icon} title={t('noVisits')}>
        <Button size="md" component={AppLink} to={`/merchant/customer?order=${NEAR}`}>
          {t('findNear')}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <ListSection title={t('toVisit')} none={left.data.length === 0 ? t('allVisited') : undefined}>
        <CustomerRows label={t('toVisit')} customers={left.data} stale={left.isPlaceholderData} />
        {ask && left.data.length > 1 && (
          <Button size="md" variant="default" loading={state === 'asking'} onClick={ask}>
            {t('nearestFirst')}
          </Button>
        )}
      </ListSection>
      <ListSection title={t('visited')} none={visited.data.length === 0 ? t('noVisits') : undefined}>
        <CustomerRows label={t('visited')} customers={visited.data} />
      </ListSection>
    </>
  );
}
