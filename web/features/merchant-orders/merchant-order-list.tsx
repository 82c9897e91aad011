import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { IconOrders } from '../../merchant-ui/icons.ts';
import { useRememberList } from '../../merchant-ui/last-list.ts';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { useSelection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { BulkSteps } from './bulk-steps.tsx';
import { ExportOrders } from './export-orders.tsx';
import { merchantOrdersQuery, type ListedOrder } from './merchant-orders.queries.ts';
import { isNarrowed, orderList, readOrderFilters, type OrderFilters } from './order-filters.ts';
import { OrderTabs } from './order-tabs.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

const keyOf = ({ OrderID, SaleUnit }: ListedOrder): string => `${OrderID}/${SaleUnit}`;

/** The orders of the center: the filters are in the address, and many orders can be moved on at once. */
export function MerchantOrderList() {
  const t = useTranslations('merchantOrders');
  const [search] = useSearchParams();
  const filters = useMemo(() => readOrderFilters(search), [search]);
  useRememberList(orderList(filters.type));
  return (
    <>
      <OrderTabs type={filters.type} />
      <FilterBar
        filters={[
          { kind: 'text', name: 'text', label: t('filter.text'), hint: t('filter.textHint') },
          {
            kind: 'choice',
            name: 'payment',
            label: t('filter.payment'),
            all: t('filter.anyPayment'),
            options: [{ value: 'unpaid', label: t('filter.unpaid') }],
          },
          { kind: 'date', name: 'dateStart', label: t('filter.dateStart') },
          { kind: 'date', name: 'dateEnd', label: t('filter.dateEnd') },
        ]}
      />
      <Orders filters={filters} />
    </>
  );
}

function Orders({ filters }: { filters: OrderFilters }) {
  const t = useTranslations('merchantOrders');
  const page = usePage();
  const params = useAddressParams();
  const chosen = readOrderFilters(params.chosenSearch);
  const selection = useSelection();
  const query = merchantOrdersQuery(page, filters);
  const { data, hasNextPage } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const orders = useMemo(
    () => new Map(data?.pages.flatMap(({ Data }) => Data).map((order) => [keyOf(order), order])),
    [data],
  );
  const { replace } = selection;
  useEffect(() => {
    // What is no longer shown is not to be acted on.
    replace([]);
    // Only when other orders are asked for; what is picked changes the function too.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [filters]);
  return (
    <>
      {data?.pages.at(-1)?.MoreCustomers && <Note tone="info">{t('moreCustomers')}</Note>}
      <PagedTable
        table={orderList(filters.type)}
        label={t(`list.${filters.type}`)}
        columns={useOrderColumns(filters.type)}
        query={query}
        keyOf={keyOf}
        nameOf={({ OrderID }) => t('number', { id: OrderID })}
        pathOf={(order) => `/merchant/order/${keyOf(order)}${filters.type === 'I' ? '?type=I' : ''}`}
        sorting={{
          by: chosen.sort,
          dir: chosen.dir,
          onSort: (sort, dir) =>
            params.set({ sort: sort === 'placed' ? '' : sort, dir: dir === 'desc' ? '' : dir }),
        }}
        selection={selection}
        tools={filters.type === '3' && <ExportOrders filters={filters} />}
        none={
          <EmptyState
            icon={<IconOrders size={32} />}
            title={isNarrowed(filters) ? t('noneFound') : t(`none.${filters.type}`)}
          >
            {isNarrowed(filters) && (
              <Button
                size="md"
                onClick={() => params.set({ tab: '', payment: '', text: '', dateStart: '', dateEnd: '' })}
              >
                {t('showAll')}
              </Button>
            )}
          </EmptyState>
        }
      />
      <BulkSteps selection={selection} orders={orders} filters={filters} hasMore={hasNextPage} />
    </>
  );
}
