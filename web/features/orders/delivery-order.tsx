import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TwoColumns } from '../../ui/layout/two-columns.tsx';
import { AddressBlock } from '../address/address-block.tsx';
import { shownOrderAddress } from '../address/shown-address.ts';
import { DeliveryLine } from './delivery-line.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderStatus } from './order-status.tsx';
import { orderDetailQuery, type OrderKey } from './orders.queries.ts';
import classes from './order-detail.module.css';

/**
 * How far an order's delivery is: its way, where it goes, and what comes; without prices, for the person who receives
 * it.
 */
export function DeliveryOrder({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('orders');
  const page = usePage();
  const { data } = useQuery(orderDetailQuery(page, orderKey));
  if (!data) return <LoadingState />;
  const { Order, OrderDetails, ShipTo } = data;
  return (
    <Stack>
      <div className={classes.headRow}>
        <PageTitle>{t('onTheWay.of', { id: Order.OrderID })}</PageTitle>
        <OrderStatus status={Order.Status} kind={Order.DeliveryKind} />
      </div>
      <TwoColumns sideFirst side={<OrderProgress detail={data} />}>
        <Panel title={Order.DeliveryKind === 'pickup' ? t('collectedBy') : t('shipTo')}>
          <AddressBlock address={shownOrderAddress(ShipTo)} />
          <DeliveryLine order={Order} />
          {Order.Remark !== '' && (
            <p className={classes.remark}>
              <UserText>{Order.Remark}</UserText>
            </p>
          )}
        </Panel>
        <Panel title={t('products')}>
          <OrderLines lines={OrderDetails} withoutPrices />
        </Panel>
        <Button
          component={AppLink}
          to={`/history/${Order.OrderID}/${Order.SaleUnit}`}
          size="lg"
          variant="default"
        >
          {t('onTheWay.wholeOrder')}
        </Button>
      </TwoColumns>
    </Stack>
  );
}
