import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconClients } from '../../ui/theme/icons.ts';
import { visitedTodayQuery } from './acting.queries.ts';
import { CustomerRow } from './customer-row.tsx';
import { NEAR } from './read-picker.ts';
import { useOrderFor } from './use-order-for.ts';
import classes from './customer-picker.module.css';

/** Whom the salesman has been with today, the latest first, with what was done there. */
export function VisitedToday() {
  const t = useTranslations('acting');
  const { orderFor, busy } = useOrderFor();
  const { data, isError, refetch } = useQuery(visitedTodayQuery(usePage()));
  if (isError && !data)
    return (
      <EmptyState icon={<IconClients size={32} />} title={t('failed')}>
        <Button size="md" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  if (!data) return <LoadingState />;
  if (data.length === 0)
    return (
      <EmptyState icon={<IconClients size={32} />} title={t('noVisits')}>
        <Button size="md" component={AppLink} to={`/merchant/customer?order=${NEAR}`}>
          {t('findNear')}
        </Button>
      </EmptyState>
    );
  return (
    <ul className={classes.list} aria-label={t('visitedToday')}>
      {data.map((customer) => (
        <li key={customer.CUSTOMERCODE}>
          <CustomerRow customer={customer} visit={customer} busy={busy} onChoose={() => orderFor(customer)} />
        </li>
      ))}
    </ul>
  );
}
