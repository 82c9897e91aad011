import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useOwnPosition } from '../../ui/interaction/use-own-position.ts';
import { IconClients } from '../../ui/theme/icons.ts';
import { toVisitQuery, visitedTodayQuery, type StaffCustomer } from './acting.queries.ts';
import { CustomerRow } from './customer-row.tsx';
import { NEAR } from './read-picker.ts';
import { useOrderFor } from './use-order-for.ts';
import classes from './customer-picker.module.css';

/** Whom of their own the salesman has still to visit today, then whom they have been with, the latest first. */
export function VisitedToday() {
  const t = useTranslations('acting');
  const page = usePage();
  const { orderFor, busy } = useOrderFor();
  const { position, state, ask } = useOwnPosition();
  const visited = useQuery(visitedTodayQuery(page));
  const left = useQuery({ ...toVisitQuery(page, position), placeholderData: keepPreviousData });
  if ((visited.isError && !visited.data) || (left.isError && !left.data))
    return (
      <EmptyState icon={<IconClients size={32} />} title={t('failed')}>
        <Button
          size="md"
          onClick={() => {
            void visited.refetch();
            void left.refetch();
          }}
        >
          {t('retry')}
        </Button>
      </EmptyState>
    );
  if (!visited.data || !left.data) return <LoadingState />;
  if (visited.data.length === 0 && left.data.length === 0)
    return (
      <EmptyState icon={<IconClients size={32} />} title={t('noVisits')}>
        <Button size="md" component={AppLink} to={`/merchant/customer?order=${NEAR}`}>
          {t('findNear')}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <List label={t('toVisit')} none={t('allVisited')} customers={left.data}>
        {(customer) => (
          <CustomerRow
            customer={customer}
            {...(customer.Distance !== null && { distance: customer.Distance })}
            busy={busy}
            onChoose={() => orderFor(customer)}
          />
        )}
      </List>
      {ask && left.data.length > 1 && (
        <Button size="md" variant="default" loading={state === 'asking'} onClick={ask}>
          {t('nearestFirst')}
        </Button>
      )}
      <List label={t('visited')} none={t('noVisits')} customers={visited.data}>
        {(customer) => (
          <CustomerRow customer={customer} visit={customer} busy={busy} onChoose={() => orderFor(customer)} />
        )}
      </List>
    </>
  );
}

type ListProps<Customer> = {
  label: string;
  none: string;
  customers: readonly Customer[];
  children: (customer: Customer) => ReactNode;
};

function List<Customer extends StaffCustomer>({ label, none, customers, children }: ListProps<Customer>) {
  return (
    <section>
      <h2 className={classes.heading}>{label}</h2>
      {customers.length === 0 ? (
        <p className={classes.facts}>{none}</p>
      ) : (
        <ul className={classes.list} aria-label={label}>
          {customers.map((customer) => (
            <li key={customer.CUSTOMERCODE}>{children(customer)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
