import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { ListEnd } from '../../ui/layout/list-end.tsx';
import { IconHistory, IconSearch } from '../../ui/theme/icons.ts';
import { productListQuery } from '../product/product.queries.ts';
import { OrderPadRow } from './order-pad-row.tsx';
import { padFilter } from './pad-filter.ts';
import classes from './order-pad.module.css';

/** Enter was pressed in the field. */
export type Entered = { field: HTMLElement };

type Props = {
  text: string;
  /** Of this text: the first product that it finds is gone to, as soon as that is shown. */
  entered: Entered | undefined;
};

/** What a text finds; without a text what the customer bought before. */
export function OrderPadList({ text, entered }: Props) {
  const t = useTranslations('orderPad');
  const list = useRef<HTMLElement>(null);
  // What the text before has found stays until the answer is there, under its own title.
  const [shownText, setShownText] = useState(text);
  const query = productListQuery(usePage(), padFilter(text));
  const {
    data,
    isError,
    refetch,
    isPlaceholderData,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const products = data?.pages.flat();
  const isShown = products !== undefined && !isPlaceholderData;
  if (isShown && shownText !== text) setShownText(text);
  useEffect(() => {
    // Who has gone on meanwhile stays there.
    if (!entered || !isShown || document.activeElement !== entered.field) return;
    list.current?.querySelector<HTMLElement>('[data-order-pad-row] :is(button, input)')?.focus();
  }, [entered, isShown]);
  const title = shownText === '' ? t('boughtBefore') : t('found');
  if (!products)
    return isError ? (
      <EmptyState icon={<IconSearch size={32} />} title={t('failed')}>
        <Button size="md" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    ) : (
      <LoadingState />
    );
  if (products.length === 0)
    return shownText === '' ? (
      <EmptyState icon={<IconHistory size={32} />} title={t('nothingBought')} />
    ) : (
      <EmptyState icon={<IconSearch size={32} />} title={t('nothingFound', { text: shownText })} />
    );
  return (
    <section ref={list} aria-label={title} aria-busy={isPlaceholderData} className={classes.found}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.rows}>
        {products.map((product) => (
          <li key={product.P_Code}>
            <OrderPadRow product={product} />
          </li>
        ))}
      </ul>
      <ListEnd
        count={t('shown', { count: products.length })}
        more={hasNextPage ? t(isFetchNextPageError ? 'moreAgain' : 'more') : undefined}
        loading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </section>
  );
}
