import { useTranslations } from '../../i18n/use-translations.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';
import classes from './merchant-order.module.css';

/** Carrier and number of the parcel, or that nobody has entered them yet. */
export function Parcel({ tracking }: { tracking: OrderDetail['Order']['Tracking'] }) {
  const t = useTranslations('merchantOrders.tracking');
  if (!tracking) return <p className={classes.small}>{t('none')}</p>;
  const { Carrier, TrackingNo, Url } = tracking;
  return (
    <>
      <Facts
        facts={[
          { label: t('carrierRef'), value: <UserText>{Carrier}</UserText> },
          { label: t('numberRef'), value: TrackingNo },
        ]}
      />
      {Url !== null && (
        <a className={classes.link} href={Url} target="_blank" rel="noopener noreferrer">
          {t('follow')}
        </a>
      )}
    </>
  );
}
