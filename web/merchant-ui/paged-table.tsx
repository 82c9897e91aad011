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
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LoadingState } from '../ui/feedback/loading-state.tsx';
import { LoadFailed } from './load-failed.tsx';
import { ListTable, type ListProps } from './list-table.tsx';
import classes from './paged-table.module.css';

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

export type PagedProps<Row, Page extends PageOf<Row>, Key extends QueryKey> = Omit<
  ListProps<Row>,
  'rows' | 'stale' | 'loadMore'
> & {
  query: PagedQuery<Page, Key>;
  /** Shown in place of an empty table. */
  none: ReactNode;
};

/**
 * A table whose rows come from the shop, a part at a time by key: nothing is counted, and a row that comes meanwhile
 * moves none to another part. What was shown stays, dimmed, until the answer to another question is there.
 */
export function PagedTable<Row, Page extends PageOf<Row>, Key extends QueryKey>({
  query,
  none,
  ...props
}: PagedProps<Row, Page, Key>) {
  const t = useTranslations('merchant.table');
  const errors = useTranslations('merchant.errors');
  const { data, error, isError, isPlaceholderData, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const isOnItsWay = useNavigation().state === 'loading';
  // The right to it was taken away meanwhile: trying again is of no use.
  if (!data && isApiError(error) && error.answer.statusCode === 403)
    return (
      <div role="alert">
        <EmptyState title={errors('notAllowedText')} />
      </div>
    );
  if (!data && isError)
    return (
      <div role="alert">
        <LoadFailed title={t('failed')} retry={t('retry')} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <LoadingState />;
  const rows = data.pages.flatMap(({ Data }) => Data);
  if (rows.length === 0) return none;
  const more = () => void fetchNextPage();
  return (
    <div>
      <ListTable
        {...props}
        rows={rows}
        stale={isPlaceholderData || isOnItsWay}
        loadMore={hasNextPage ? more : undefined}
      />
      <div className={classes.more}>
        <output>{hasNextPage ? t('shown', { count: rows.length }) : t('all', { count: rows.length })}</output>
        {hasNextPage && (
          <Button variant="default" size="md" loading={isFetchingNextPage} onClick={more}>
            {t('more')}
          </Button>
        )}
      </div>
    </div>
  );
}
