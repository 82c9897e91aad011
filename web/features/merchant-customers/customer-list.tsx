import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { FoundText } from '../../merchant-ui/found-text.tsx';
import { useSelection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { IconClients } from '../../ui/theme/icons.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import { readCustomerFilters } from './customer-filters.ts';
import { customerPath, profilePath } from './customer-path.ts';
import { CustomersFound } from './customers-found.tsx';
import { CustomerStatus } from './customer-status.tsx';
import { customerChoicesQuery, customersQuery, type ListedCustomer } from './merchant-customers.queries.ts';
import { PickedCustomers } from './picked-customers.tsx';
import { useCustomerFilters } from './use-customer-filters.ts';

const keyOf = ({ CUSTOMERCODE }: ListedCustomer): string => CUSTOMERCODE;

/** The customers of the center by name, or by their last order where days of it are chosen. */
export function CustomerList() {
  const t = useTranslations('merchantCustomers');
  const page = usePage();
  const { ActiveDC, Pages, Rights } = useStaff();
  const [search] = useSearchParams();
  const filters = useMemo(() => readCustomerFilters(search), [search]);
  const query = customersQuery(page, filters);
  const { data } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const { data: choices } = useSuspenseQuery(customerChoicesQuery(page));
  const rows = data?.pages.flatMap(({ Data }) => Data.map(keyOf)) ?? [];
  const selection = useSelection({ query: query.queryKey, rows });
  const mayTag = Pages.includes('customerTags') && choices.Tags.length > 0;
  const mayManage = Rights.includes('manageCustomers');
  const pathOf = ({ CUSTOMERCODE: code }: ListedCustomer) => customerPath({ code, saleUnit: ActiveDC });
  return (
    <>
      <FilteredTable
        list="customers"
        label={t('title')}
        columns={useCustomerColumns(filters.text)}
        query={query}
        keyOf={keyOf}
        nameOf={keyOf}
        {...((mayTag || mayManage) && { selection })}
        tools={
          <>
            <CustomersFound filters={filters} />
            {mayManage && <ExportList list="customers" filters={filters} />}
          </>
        }
        pathOf={pathOf}
        menuOf={(customer) => [
          { label: t('open'), to: pathOf(customer) },
          {
            label: t(mayManage ? 'edit' : 'profile'),
            to: profilePath(customer.CUSTOMERCODE) + (mayManage ? '/edit' : ''),
          },
        ]}
        filters={useCustomerFilters({ unseen: true })}
        empty={{
          icon: <IconClients size={32} />,
          none: t('none'),
          noneFound: t('noneFound'),
          showAll: t('showAll'),
        }}
      />
      {(mayTag || mayManage) && <PickedCustomers selection={selection} mayTag={mayTag} mayGive={mayManage} />}
    </>
  );
}

function useCustomerColumns(searched = ''): readonly Column<ListedCustomer>[] {
  const t = useTranslations('merchantCustomers');
  const { locale } = usePage();
  const { Pages } = useStaff();
  const lastOrder: Column<ListedCustomer> = {
    id: 'lastOrder',
    label: t('lastOrder'),
    isDate: true,
    width: 116,
    cell: ({ LastOrder }) => (LastOrder ? formatDate(new Date(LastOrder.OrderDate), locale) : t('never')),
  };
  return [
    {
      id: 'name',
      label: t('name'),
      shown: 'always',
      phone: 'head',
      width: 220,
      cell: ({ CUSTOMERNAME }) => <FoundText text={searched}>{CUSTOMERNAME}</FoundText>,
    },
    {
      id: 'mobile',
      label: t('mobile'),
      width: 124,
      isEmpty: ({ Mobile }) => Mobile === '',
      cell: ({ Mobile }) => Mobile || '–',
    },
    {
      id: 'status',
      label: t('status'),
      width: 104,
      phone: 'side',
      cell: ({ Status }) => <CustomerStatus status={Status} />,
    },
    // What the list is narrowed by is in view at 1280 pixels.
    {
      id: 'salesman',
      label: t('salesman'),
      width: 136,
      isEmpty: ({ SalesmanName }) => SalesmanName === '',
      cell: ({ SalesmanName }) => <UserText>{SalesmanName || '–'}</UserText>,
    },
    {
      id: 'tags',
      label: t('tags'),
      width: 144,
      isEmpty: ({ Tags }) => Tags.length === 0,
      cell: ({ Tags }) => <UserText>{Tags.map(({ Name }) => Name).join(', ') || '–'}</UserText>,
    },
    ...(Pages.includes('salesOrders') ? [lastOrder] : []),
    {
      id: 'type',
      label: t('type'),
      width: 128,
      isEmpty: ({ CustomerTypeName }) => CustomerTypeName === '',
      cell: ({ CustomerTypeName }) => CustomerTypeName || '–',
    },
    { id: 'code', label: t('code'), width: 120, cell: ({ CUSTOMERCODE }) => CUSTOMERCODE },
    {
      id: 'level',
      label: t('level'),
      width: 80,
      numeric: true,
      phone: 'none',
      cell: ({ PriceLevel }) => PriceLevel,
    },
    {
      id: 'address',
      label: t('address'),
      shown: 'byChoice',
      isEmpty: ({ Address }) => Address === '',
      cell: ({ Address }) => <FoundText text={searched}>{Address || '–'}</FoundText>,
    },
  ];
}
