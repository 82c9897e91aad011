import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { useOwnPosition } from '../../ui/interaction/use-own-position.ts';
import { IconCenter, IconClients } from '../../ui/theme/icons.ts';
import { nearCustomersQuery } from './acting.queries.ts';
import { CustomerRow } from './customer-row.tsx';
import { useOrderFor } from './use-order-for.ts';
import classes from './customer-picker.module.css';

/** The customers around the salesman, the nearest first. */
export function NearCustomers() {
  const t = useTranslations('acting');
  const { position, state, ask } = useOwnPosition();
  const hydrated = useHydrated();
  const { orderFor, busy } = useOrderFor();
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
  if (isError && !data)
    return (
      <EmptyState icon={<IconClients size={32} />} title={t('failed')}>
        <Button size="md" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  if (!data) return <LoadingState />;
  if (data.length === 0) return <EmptyState icon={<IconClients size={32} />} title={t('nobodyNear')} />;
  return (
    <ul className={classes.list} aria-label={t('nearMe')}>
      {data.map((customer) => (
        <li key={customer.CUSTOMERCODE}>
          <CustomerRow
            customer={customer}
            distance={customer.Distance}
            busy={busy}
            onChoose={() => orderFor(customer)}
          />
        </li>
      ))}
    </ul>
  );
}
