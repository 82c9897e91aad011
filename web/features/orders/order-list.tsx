import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconHistory } from '../../ui/theme/icons.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Money } from '../../ui/display/money.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { BuyAgainButton } from './buy-again-button.tsx';
import { OrderStatus } from './order-status.tsx';
import type { ListedOrder, OrderListQuery } from './orders.queries.ts';
import classes from './order-list.module.css';

type Props = {
  query: OrderListQuery;
  /** Where an order of the list leads, without its language. */
  pathOf?: (order: ListedOrder) => string;
  /** Each can be bought again. */
  buyable?: boolean;
  /** Shown in place of an empty list. */
  none: ReactNode;
};

const inHistory = ({ OrderID, SaleUnit }: ListedOrder): string => `/history/${OrderID}/${SaleUnit}`;

/** A list of the customer's orders, newest first, 12 and then 12 more. */
export function OrderList({ query, pathOf = inHistory, buyable = false, none }: Props) {
  const t = useTranslations('orders');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(query);
  if (isError && !data)
    return (
      <EmptyState icon={<IconHistory size={32} />} title={t('failed')}>
        <Button size="lg" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  if (!data) return <LoadingState />;

  const orders = data.pages.flatMap(({ Data }) => Data);
  if (orders.length === 0) return none;
  return (
    <>
      <ul className={classes.list}>
        {orders.map((order) => (
          <li key={order.OrderID} className={classes.card}>
            <OrderCard order={order} to={pathOf(order)} buyable={buyable} />
          </li>
        ))}
      </ul>
      <div className={classes.more}>
        {hasNextPage ? (
          <Button
            variant="default"
            size="lg"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('loadMore')}
          </Button>
        ) : (
          data.pages.length > 1 && <p>{t('end')}</p>
        )}
      </div>
    </>
  );
}

type CardProps = { order: ListedOrder; to: string; buyable: boolean };

function OrderCard({ order, to, buyable }: CardProps) {
  const t = useTranslations('orders');
  const { locale } = usePage();
  const id = useId();
  const { OrderID: orderid, SaleUnit: saleunit, FirstProduct, LineCount } = order;
  const { PRODUCTNAME: name, PIC_FILENAME: picture } = FirstProduct;
  return (
    <>
      <AppLink to={to} className={classes.order}>
        <span className={classes.head}>
          <span id={id} className={classes.number}>
            {t('number', { id: orderid })}
          </span>
          <OrderStatus status={order.Status} kind={order.DeliveryKind} />
        </span>
        <span className={classes.picture}>
          <Picture src={picture} alt="" width={56} height={56} />
        </span>
        <span className={classes.goods}>{t('goods', { name, more: LineCount - 1 })}</span>
        <span className={classes.facts}>
          {formatDate(new Date(order.OrderDate), locale, 'dayTime')} · {order.DeliveryName}
          {order.DiscountAmount > 0 && ` · ${t('saved', { amount: formatBaht(order.DiscountAmount) })}`}
        </span>
        <Money className={classes.money} baht={order.Money} />
      </AppLink>
      {buyable && (
        <div className={classes.again}>
          <BuyAgainButton orderKey={{ orderid, saleunit }} describedBy={id} />
        </div>
      )}
    </>
  );
}
