import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AddressBlock } from '../address/address-block.tsx';
import { shownOrderAddress } from '../address/shown-address.ts';
import { customerPath } from '../merchant-customers/customer-path.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-order.module.css';
import { ReachButtons } from './reach-buttons.tsx';
import { useOrderWords } from './use-order-words.ts';

/** For whom the order is, where it goes, and whom its document is written for. */
export function OrderPeople({ detail: { Order, ShipTo, BillTo } }: { detail: OrderDetail }) {
  const t = useTranslations('merchantOrders');
  const words = useOrderWords();
  const { Pages } = useStaff();
  const taxId = (BillTo ?? ShipTo).TaxID;
  return (
    <>
      <Panel title={t('customer')}>
        <p>
          {Pages.includes('customers') && Order.CustomerIsHere ? (
            <AppLink
              className={classes.named}
              to={customerPath({ code: Order.Customer_Id, saleUnit: Order.SaleUnit })}
            >
              <UserText>{Order.Customer_Name}</UserText>
            </AppLink>
          ) : (
            <UserText>{Order.Customer_Name}</UserText>
          )}
        </p>
        <p className={classes.small}>
          {Order.Customer_Id} · <UserText>{Order.CustomerSaleUnitName}</UserText> ({Order.CustomerSaleUnit})
        </p>
        {Order.Remark !== '' && (
          <>
            <p className={classes.small}>{t('remark')}</p>
            <p className={classes.reason}>
              <UserText>{Order.Remark}</UserText>
            </p>
          </>
        )}
      </Panel>
      <Panel title={t(Order.DeliveryKind === 'pickup' ? 'pickup.by' : 'shipTo')}>
        <AddressBlock callable address={shownOrderAddress(ShipTo)} />
        <p className={classes.small}>{words.delivery(Order.DeliveryMethod)}</p>
        <ReachButtons address={ShipTo} isSent={Order.DeliveryKind !== 'pickup'} />
      </Panel>
      {(BillTo !== null || taxId !== '') && (
        <Panel title={t('billTo')}>
          {BillTo === null && <p className={classes.small}>{t('sameAsShipTo')}</p>}
          <AddressBlock callable address={shownOrderAddress(BillTo ?? ShipTo)} />
          {taxId !== '' && <p className={classes.small}>{t('taxId', { id: taxId })}</p>}
        </Panel>
      )}
    </>
  );
}
