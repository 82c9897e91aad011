import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LoadingState } from '../ui/feedback/loading-state.tsx';
import { isShown, useColumnChoice, type Column } from './columns.ts';
import { DataTable, type TableProps } from './data-table.tsx';
import classes from './paged-table.module.css';
import { TableTools } from './table-tools.tsx';

/** A part of a list, and the key that the next part begins after; null at its end. */
export type PageOf<Row> = { Data: Row[]; Next: string | null };

/** As `infiniteQueryOptions` gives it: the key of the next part is the parameter. */
type PagedQuery<Page, Key extends QueryKey> = UseInfiniteQueryOptions<
  Page,
  Error,
  InfiniteData<Page>,
  Key,
  string | undefined
>;

type Props<Row, Page extends PageOf<Row>, Key extends QueryKey> = Omit<TableProps<Row>, 'rows' | 'stale'> & {
  /** Under which the choice of columns is remembered. */
  table: string;
  columns: readonly Column<Row>[];
  query: PagedQuery<Page, Key>;
  /** Shown in place of an empty table. */
  none: ReactNode;
  /** What can be done with the whole list, above it. */
  tools?: ReactNode;
};

/**
 * A table whose rows come from the shop, a part at a time by key: nothing is counted, and a row that comes meanwhile
 * moves none to another part. What was shown stays, dimmed, until the answer to another question is there.
 */
export function PagedTable<Row, Page extends PageOf<Row>, Key extends QueryKey>({
  table,
  columns,
  query,
  none,
  tools,
  ...props
}: Props<Row, Page, Key>) {
  const t = useTranslations('merchant.table');
  const [choice, choose] = useColumnChoice(table);
  const { data, isError, isPlaceholderData, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const isOnItsWay = useNavigation().state === 'loading';
  if (!data && isError)
    return (
      <div role="alert">
        <EmptyState title={t('failed')}>
          <Button size="md" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </EmptyState>
      </div>
    );
  if (!data) return <LoadingState />;
  const rows = data.pages.flatMap(({ Data }) => Data);
  if (rows.length === 0) return none;
  return (
    <div className={classes.list}>
      <TableTools columns={columns} choice={choice} onChoose={choose} sorting={props.sorting}>
        {tools}
      </TableTools>
      <div className={classes.frame}>
        <DataTable
          {...props}
          columns={columns.filter((column) => isShown(column, choice))}
          rows={rows}
          stale={isPlaceholderData || isOnItsWay}
        />
      </div>
      <div className={classes.more}>
        <output>{hasNextPage ? t('shown', { count: rows.length }) : t('all', { count: rows.length })}</output>
        {hasNextPage && (
          <Button
            variant="default"
            size="md"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </div>
    </div>
  );
}
