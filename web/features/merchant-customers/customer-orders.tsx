import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StaffOrderStatus } from '../merchant-orders/staff-order-status.tsx';
import type { MerchantCustomer } from './merchant-customers.queries.ts';
import classes from './merchant-customers.module.css';

/** The latest orders at the center; nothing for whom the orders are closed. */
export function CustomerOrders({ orders }: { orders: MerchantCustomer['Orders'] }) {
  const t = useTranslations('merchantCustomers');
  const { locale } = usePage();
  if (!orders) return null;
  return (
    <Panel title={t('orders')}>
      {orders.length === 0 && <p>{t('never')}</p>}
      <ul className={classes.rows}>
        {orders.map(({ OrderID, SaleUnit, OrderDate, Status, DeliveryKind, Total }) => (
          <li key={OrderID} className={classes.row}>
            <AppLink className={classes.link} to={`/merchant/order/${OrderID}/${SaleUnit}`}>
              {OrderID}
            </AppLink>
            <span>{formatDate(new Date(OrderDate), locale, 'day')}</span>
            <StaffOrderStatus status={Status} kind={DeliveryKind} />
            <Money baht={Total} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
