import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { LoadFailed } from '../../merchant-ui/load-failed.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { useOwnPosition } from '../../ui/interaction/use-own-position.ts';
import { IconCenter, IconClients } from '../../ui/theme/icons.ts';
import { nearCustomersQuery } from './acting.queries.ts';
import { CustomerRows } from './customer-rows.tsx';

/** The customers around the salesman, the nearest first. */
export function NearCustomers() {
  const t = useTranslations('acting');
  const { position, state, ask } = useOwnPosition();
  const hydrated = useHydrated();
  const { data, isError, refetch } = useQuery(nearCustomersQuery(usePage(), position));
  if (!position)
    return (
      <EmptyState
        icon={<IconCenter size={32} />}
        title={t(
          state === 'refused' ? 'positionRefused' : ask || !hydrated ? 'positionNeeded' : 'positionUnknown',
        )}
      >
        {ask && (
          <Button size="md" loading={state === 'asking'} onClick={ask}>
            {t('usePosition')}
          </Button>
        )}
      </EmptyState>
    );
  const icon = <IconClients size={32} />;
  if (isError && !data)
    return <LoadFailed icon={icon} title={t('failed')} retry={t('retry')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.length === 0) return <EmptyState icon={icon} title={t('nobodyNear')} />;
  return <CustomerRows label={t('nearMe')} customers={data} />;
}
