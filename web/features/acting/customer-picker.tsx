import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { LoadFailed } from '../../merchant-ui/load-failed.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconClients } from '../../ui/theme/icons.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { staffCustomersQuery } from './acting.queries.ts';
import { CustomerRows } from './customer-rows.tsx';
import { CustomerTabs } from './customer-tabs.tsx';
import { NearCustomers } from './near-customers.tsx';
import { firstOrder, readPicker } from './read-picker.ts';
import { RecentCustomers } from './recent-customers.tsx';
import { VisitedToday } from './visited-today.tsx';

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
  const icon = <IconClients size={32} />;
  const customers = data?.pages.flatMap(({ Data }) => Data);
  return (
    <>
      {customers && customers.length > 0 && (
        <CustomerRows label={t('title')} customers={customers} searched={text} stale={isPlaceholderData} />
      )}
      {customers?.length === 0 && (
        <EmptyState icon={icon} title={text === '' ? t('none') : t('noneFound', { text })} />
      )}
      {!customers && !isError && <LoadingState />}
      {!customers && isError && (
        <LoadFailed icon={icon} title={t('failed')} retry={t('retry')} onRetry={() => void refetch()} />
      )}
      {hasNextPage && (
        <Button variant="default" size="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
