import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { orderTrackingQuery } from './orders.queries.ts';
import classes from './order-detail.module.css';

/** Who carries the order's parcel and under which number, as soon as staff entered it. */
export function ParcelPanel({ orderId, withWay = true }: { orderId: string; withWay?: boolean }) {
  const t = useTranslations('orders');
  const { data } = useQuery(orderTrackingQuery(usePage(), orderId));
  const { Carrier: carrier = null, TrackingNo: number = null, Url: url = null } = data ?? {};
  return (
    <Panel
      title={t('parcel.title')}
      action={
        withWay && (
          <AppLink className={classes.link} to={`/order/tracking/${orderId}`}>
            {t('tracking.way')}
          </AppLink>
        )
      }
    >
      {carrier === null || number === null ? (
        <p className={classes.small}>{t('parcel.none')}</p>
      ) : (
        <>
          <p>
            <UserText>{t('parcel.by', { carrier })}</UserText>
          </p>
          <p>{t('parcel.number', { number })}</p>
          {url !== null && (
            <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
              {t('parcel.follow')}
            </a>
          )}
        </>
      )}
    </Panel>
  );
}
