import type { OrderDetail } from '#contract/orders.schemas.ts';
import { paymentMethod } from '#domain/orders/order.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AddressBlock } from '../address/address-block.tsx';
import { shownOrderAddress } from '../address/shown-address.ts';
import { DeliveryLine } from './delivery-line.tsx';
import classes from './order-detail.module.css';

/** Where the order goes, who brings it, and how it is paid. */
export function OrderFacts({ detail: { Order, ShipTo, BillTo } }: { detail: OrderDetail }) {
  const t = useTranslations('orders');
  const isPickup = Order.DeliveryKind === 'pickup';
  const paid = paymentMethod(Order.PaymentType) ?? 'other';
  const taxId = (BillTo ?? ShipTo).TaxID;
  return (
    <div className={classes.factPanels}>
      <Panel title={isPickup ? t('collectedBy') : t('shipTo')}>
        <AddressBlock address={shownOrderAddress(ShipTo)} />
        <DeliveryLine order={Order} />
      </Panel>
      {(BillTo !== null || taxId !== '') && (
        <Panel title={t('billTo')}>
          {BillTo === null && <p className={classes.small}>{t('sameAsShipTo')}</p>}
          <AddressBlock address={shownOrderAddress(BillTo ?? ShipTo)} />
          {taxId !== '' && <p className={classes.small}>{t('taxId', { id: taxId })}</p>}
        </Panel>
      )}
      <Panel title={t('payment')}>
        <p>
          {isPickup && paid === 'COD' ? t('cashAtPickup') : Order.PaymentName || t(`paymentType.${paid}`)}
        </p>
      </Panel>
      {Order.Remark !== '' && (
        <Panel title={t('remark')}>
          <p className={classes.remark}>
            <UserText>{Order.Remark}</UserText>
          </p>
        </Panel>
      )}
    </div>
  );
}
