import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';
import classes from './merchant-order.module.css';
import { orderPath } from './order-head.ts';

/** The way to correct what was packed, until the order is handed over to delivery. */
export function CorrectPacking({ order }: { order: OrderDetail['Order'] }) {
  const t = useTranslations('merchantOrders.pack');
  return (
    <AppLink className={classes.link} to={orderPath(order, '/pack')}>
      {t('correct')}
    </AppLink>
  );
}
