import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { IconOrders } from '../../merchant-ui/icons.ts';
import { useRememberList } from '../../merchant-ui/last-list.ts';
import { useRememberRows } from '../../merchant-ui/list-neighbours.ts';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { useSelection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ExportButton } from '../runs/export-button.tsx';
import { ExportList } from '../runs/export-list.tsx';
import { BulkSteps } from './bulk-steps.tsx';
import { merchantOrdersQuery, type ListedOrder } from './merchant-orders.queries.ts';
import {
  isNarrowed,
  NOT_NARROWED,
  orderList,
  orderTable,
  readOrderFilters,
  type OrderFilters,
} from './order-filters.ts';
import { orderPath } from './order-head.ts';
import { OrderTabs } from './order-tabs.tsx';
import { useOrderMenu } from './use-order-menu.ts';
import { OrdersFound } from './orders-found.tsx';
import { useOrderColumns } from './use-order-columns.tsx';
import { useOrderFilters } from './use-order-filters.ts';

const keyOf = ({ OrderID, SaleUnit }: ListedOrder): string => `${OrderID}/${SaleUnit}`;

/** The orders of the center: the filters are in the address, and many orders can be moved on at once. */
export function MerchantOrderList() {
  const [search] = useSearchParams();
  const filters = useMemo(() => readOrderFilters(search), [search]);
  useRememberList(orderList(filters.type));
  return (
    <>
      <OrderTabs type={filters.type} saleUnit={filters.saleUnit} />
      <FilterBar filters={useOrderFilters(filters)} Found={OrdersFound} />
      <Orders filters={filters} />
    </>
  );
}

function Orders({ filters }: { filters: OrderFilters }) {
  const t = useTranslations('merchantOrders');
  const page = usePage();
  const params = useAddressParams();
  const chosen = readOrderFilters(params.chosenSearch);
  const query = merchantOrdersQuery(page, filters);
  const { data, hasNextPage } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const orders = useMemo(
    () => new Map(data?.pages.flatMap(({ Data }) => Data).map((order) => [keyOf(order), order])),
    [data],
  );
  const selection = useSelection({ query: query.queryKey, rows: [...orders.keys()] });
  const { type: _type, ...listed } = filters;
  const menuOf = useOrderMenu(filters.type);
  useRememberRows(
    orderList(filters.type),
    [...orders.values()].map((order) => orderPath(order)),
  );
  return (
    <>
      {data?.pages.at(-1)?.MoreCustomers && <Note tone="info">{t('moreCustomers')}</Note>}
      <PagedTable
        list={orderTable(filters.type)}
        label={t(`list.${filters.type}`)}
        columns={useOrderColumns(filters.type, filters.text)}
        query={query}
        keyOf={keyOf}
        nameOf={({ OrderID }) => t(filters.type === 'I' ? 'issue.number' : 'number', { id: OrderID })}
        pathOf={orderPath}
        sorting={{
          by: chosen.sort,
          dir: chosen.dir,
          onSort: (sort, dir) =>
            params.set({ sort: sort === 'placed' ? '' : sort, dir: dir === 'desc' ? '' : dir }),
        }}
        selection={selection}
        menuOf={menuOf}
        tools={
          filters.type === '3' ? (
            <ExportButton label={t('export')} body={listed} start={page.api.exportOrders} />
          ) : (
            <ExportList list="goodsIssue" filters={filters} />
          )
        }
        none={
          <EmptyState
            icon={<IconOrders size={32} />}
            title={
              isNarrowed(filters)
                ? t(filters.type === 'I' ? 'issue.noIssueFound' : 'noneFound')
                : t(`none.${filters.type}`)
            }
          >
            {isNarrowed(filters) && (
              <Button size="md" onClick={() => params.set(NOT_NARROWED)}>
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
