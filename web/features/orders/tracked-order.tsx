import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDate } from '#domain/time/dates.ts';
import { hasParcel } from '#domain/orders/delivery.ts';
import { isPacked } from '#domain/orders/order.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { OrderStatus, useStatusWords } from './order-status.tsx';
import { orderTrackingQuery } from './orders.queries.ts';
import { ParcelPanel } from './parcel-panel.tsx';
import classes from './order-detail.module.css';

/** How far one order is, and its parcel. */
export function TrackedOrder({ orderId }: { orderId: string }) {
  const t = useTranslations('orders');
  const page = usePage();
  const { data } = useSuspenseQuery(orderTrackingQuery(page, orderId));
  const { Status, Steps, SaleUnit, DeliveryKind } = data;
  const words = useStatusWords(DeliveryKind);
  const next = Steps.find(({ At }) => At === null)?.Status;
  return (
    <>
      <div className={classes.headRow}>
        <PageTitle>{t('tracking.of', { id: orderId })}</PageTitle>
        <OrderStatus status={Status} kind={DeliveryKind} />
      </div>
      <Panel title={t('tracking.steps')}>
        <ol className={classes.steps}>
          {Steps.map(({ Status: step, At }) => (
            <li
              key={step}
              className={`${classes.step} ${At === null ? '' : classes.done} ${step === Status ? classes.current : ''}`}
              aria-current={step === Status ? 'step' : undefined}
            >
              <div>
                <span className={classes.stepName}>{words(step)}</span>
                {(At !== null || step === next) && (
                  <span className={classes.stepFacts}>
                    {At === null ? t('tracking.ahead') : formatDate(new Date(At), page.locale, 'dayTime')}
                  </span>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Panel>
      {isPacked(Status) && hasParcel(DeliveryKind, Status) && (
        <ParcelPanel orderId={orderId} withWay={false} />
      )}
      <div className={classes.ways}>
        <Button component={AppLink} to={`/history/${orderId}/${SaleUnit}`} size="lg" variant="default">
          {t('tracking.order')}
        </Button>
        <Button component={AppLink} to="/order/tracking" size="lg" variant="default">
          {t('tracking.all')}
        </Button>
      </div>
    </>
  );
}
