import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { ListEnd } from '../../ui/layout/list-end.tsx';
import { IconBell } from '../../ui/theme/icons.ts';
import { NotificationItems } from './notification-items.tsx';
import { mergeNewest } from './notification-rules.ts';
import classes from './notifications.module.css';
import {
  newestQuery,
  notificationsQuery,
  type Notification,
  type NotificationPage,
} from './notifications.queries.ts';
import { ReadAll } from './read-all.tsx';

type Props = {
  area: 'customer' | 'staff';
  /** Where it is chosen what comes. */
  settingsPath: string;
};

/** All that the person was told, the newest first. What comes meanwhile is announced and moves nothing. */
export function NotificationList({ area, settingsPath }: Props) {
  const t = useTranslations('notifications');
  const page = usePage();
  const query = notificationsQuery(page);
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(query);
  // Begins as the list's first part, and follows the shop from then on.
  const { data: newest } = useQuery({
    ...newestQuery(page),
    enabled: data !== undefined,
    initialData: data?.pages[0],
    staleTime: Infinity,
  });
  const isFirst = data?.pages[0]?.Data.length === 0 && (newest?.Data.length ?? 0) > 0;
  const client = useQueryClient();
  const { queryKey } = query;
  useEffect(() => {
    // In place of an empty list there is nothing to move.
    if (isFirst && newest) client.setQueryData(queryKey, (now) => now && { ...now, pages: [newest] });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is another object each time
  }, [isFirst, newest, client]);
  const frame = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on at what it showed.
    const first = wantsFocus.current && frame.current?.querySelector<HTMLElement>('a, button');
    if (!first) return;
    wantsFocus.current = false;
    first.focus();
  });
  if (!data)
    return isError && !isFetching ? (
      <div role="alert">
        <EmptyState title={t('failed')}>
          <Button size="md" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </EmptyState>
      </div>
    ) : (
      <LoadingState />
    );
  const { known, came } = mergeNewest(
    data.pages.flatMap(({ Data }) => Data),
    newest?.Data ?? [],
  );
  const top = known[0]?.NotificationId;
  const show = (): void => {
    wantsFocus.current = true;
    const isWhole = newest?.HasMore === false || came.length < (newest?.Data.length ?? 0);
    if (!isWhole) {
      // More came than one answer has: between it and what is shown would be a hole.
      void client.resetQueries({ queryKey: query.queryKey });
      return;
    }
    client.setQueryData(query.queryKey, (now) => now && withNewest(now, came));
  };
  return (
    <>
      <div className={classes.tools}>
        <output className={classes.came}>
          {came.length > 0 && (
            <button type="button" className={classes.action} onClick={show}>
              {t('came', { count: came.length })}
            </button>
          )}
        </output>
        {top !== undefined && <ReadAll upTo={top} />}
        <AppLink to={settingsPath} className={classes.link}>
          {t('settings')}
        </AppLink>
      </div>
      {known.length === 0 ? (
        <EmptyState icon={<IconBell size={32} />} title={t('none')}>
          <p>{t(`noneText.${area}`)}</p>
        </EmptyState>
      ) : (
        <>
          <div ref={frame} className={classes.frame}>
            <NotificationItems items={known} />
          </div>
          <ListEnd
            count={t(hasNextPage ? 'shown' : 'all', { count: known.length })}
            more={hasNextPage ? t('more') : undefined}
            loading={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        </>
      )}
    </>
  );
}

type Pages = InfiniteData<NotificationPage>;

function withNewest({ pages: [first, ...rest], pageParams }: Pages, came: readonly Notification[]): Pages {
  if (!first) return { pages: [], pageParams };
  return { pages: [{ ...first, Data: [...came, ...first.Data] }, ...rest], pageParams };
}
