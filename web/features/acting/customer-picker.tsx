import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconClients } from '../../ui/theme/icons.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { staffCustomersQuery } from './acting.queries.ts';
import { CustomerRow } from './customer-row.tsx';
import { CustomerTabs } from './customer-tabs.tsx';
import { NearCustomers } from './near-customers.tsx';
import { firstOrder, readPicker } from './read-picker.ts';
import { RecentCustomers } from './recent-customers.tsx';
import { useOrderFor } from './use-order-for.ts';
import { VisitedToday } from './visited-today.tsx';
import classes from './customer-picker.module.css';

/** Finds a customer of the center and orders for them: the salesman's first job, for one hand. */
export function CustomerPicker() {
  const t = useTranslations('acting');
  const [search] = useSearchParams();
  const { text, isNear, isToday } = readPicker(search, firstOrder(useStaff()));
  const isByName = !isNear && !isToday;
  return (
    <>
      <FilterBar filters={[{ kind: 'text', name: 'text', label: t('search'), hint: t('searchHint') }]} />
      {text === '' && <CustomerTabs />}
      {text === '' && isByName && <RecentCustomers />}
      {isNear && <NearCustomers />}
      {isToday && <VisitedToday />}
      {isByName && <FoundCustomers text={text} />}
    </>
  );
}

/** All of the center, or those that a text finds, by name. */
function FoundCustomers({ text }: { text: string }) {
  const t = useTranslations('acting');
  const query = staffCustomersQuery(usePage(), text);
  const { data, isError, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const { orderFor, busy } = useOrderFor();
  const customers = data?.pages.flatMap(({ Data }) => Data);
  return (
    <>
      {customers && customers.length > 0 && (
        <ul className={classes.list} aria-label={t('title')} aria-busy={isPlaceholderData}>
          {customers.map((customer) => (
            <li key={customer.CUSTOMERCODE}>
              <CustomerRow
                customer={customer}
                searched={text}
                busy={busy}
                onChoose={() => orderFor(customer)}
              />
            </li>
          ))}
        </ul>
      )}
      {customers?.length === 0 && (
        <EmptyState
          icon={<IconClients size={32} />}
          title={text === '' ? t('none') : t('noneFound', { text })}
        />
      )}
      {!customers && !isError && <LoadingState />}
      {!customers && isError && (
        <EmptyState icon={<IconClients size={32} />} title={t('failed')}>
          <Button size="md" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </EmptyState>
      )}
      {hasNextPage && (
        <Button variant="default" size="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
