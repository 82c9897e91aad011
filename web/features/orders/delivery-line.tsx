import type { OrderDetail } from '#contract/orders.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import classes from './order-detail.module.css';

/** How an order comes, and from which center; or where it is fetched. */
export function DeliveryLine({ order }: { order: OrderDetail['Order'] }) {
  const t = useTranslations('orders');
  const { DeliveryKind, DeliveryName: method, SaleUnitName: center } = order;
  return (
    <p className={classes.small}>
      {DeliveryKind === 'pickup' ? t('pickupAt', { method, center }) : t('sentBy', { method, center })}
    </p>
  );
}
