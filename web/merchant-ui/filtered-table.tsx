import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { useAddressParams } from './address-params.ts';
import { FilterBar } from './filter-bar.tsx';
import { namesOf, nothingOf, type Filter } from './filters.ts';
import { useRememberList } from './last-list.ts';
import { useRememberRows } from './list-neighbours.ts';
import { PagedTable, type PagedProps, type PageOf } from './paged-table.tsx';

type Props<Row, Page extends PageOf<Row>, Key extends QueryKey> = Omit<PagedProps<Row, Page, Key>, 'none'> & {
  filters: readonly Filter[];
  /** What stands in place of an empty list: without filters, with some, and what takes them all away. */
  empty: { icon: ReactNode; none: string; noneFound: string; showAll: string };
};

/** The list of a page: filters, the table, what is said of no rows, and where its rows lead, kept for what is opened from it. */
export function FilteredTable<Row, Page extends PageOf<Row>, Key extends QueryKey>({
  filters,
  empty: { icon, none, noneFound, showAll },
  ...table
}: Props<Row, Page, Key>) {
  const { list, query, pathOf } = table;
  const { get, set } = useAddressParams();
  const isNarrowed = filters.flatMap(namesOf).some((name) => get(name) !== '');
  const { data } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const rows = data?.pages.flatMap(({ Data }) => Data) ?? [];
  useRememberList(list);
  useRememberRows(list, pathOf ? rows.map(pathOf) : []);
  return (
    <>
      <FilterBar filters={filters} />
      <PagedTable
        {...table}
        none={
          <EmptyState icon={icon} title={isNarrowed ? noneFound : none}>
            {isNarrowed && (
              <Button size="md" onClick={() => set(nothingOf(filters))}>
                {showAll}
              </Button>
            )}
          </EmptyState>
        }
      />
    </>
  );
}
