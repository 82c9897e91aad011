import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AddressBlock } from '../address/address-block.tsx';
import { shownAddress } from '../address/shown-address.ts';
import type { CustomerKey } from './customer-path.ts';
import { customerAddressesQuery } from './merchant-customers.queries.ts';
import classes from './merchant-customers.module.css';

/** Where the customer is, has goods sent and has bills sent; those in use first. */
export function CustomerAddresses({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCustomers');
  const { data } = useSuspenseQuery(customerAddressesQuery(usePage(), customer));
  const addresses = data.toSorted((a, b) => b.Active.localeCompare(a.Active));
  return (
    <Panel title={t('addresses')}>
      {addresses.length === 0 && <p>{t('noAddress')}</p>}
      <ul className={classes.addresses}>
        {addresses.map((address) => (
          <li key={address.AddressCode} data-off={address.Active === 'N' || undefined}>
            <p className={classes.kind}>
              {t(`addressTypes.${address.Address_Type}`)}
              {address.Active === 'N' && ` · ${t('addressOff')}`}
              {address.LastOrdered === 'Y' && ` · ${t('addressLast')}`}
            </p>
            <AddressBlock callable address={shownAddress(address)} />
            {address.Remark !== '' && (
              <p className={classes.small}>
                <UserText>{address.Remark}</UserText>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
