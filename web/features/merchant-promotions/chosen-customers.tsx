import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ChooseSheet } from '../../merchant-ui/choose-sheet.tsx';
import { ChosenLines } from '../../merchant-ui/form/chosen-lines.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import {
  CUSTOMERS_FOUND,
  findCustomers,
  MERCHANT_PROMOTIONS,
  type PromotionCustomer,
} from './merchant-promotions.queries.ts';
import classes from './merchant-promotions.module.css';

type Props = {
  name: 'Customers' | 'CustomersNotIn';
  error: string | undefined;
  customers: readonly PromotionCustomer[];
  onChange: (customers: PromotionCustomer[]) => void;
};

const keyOf = ({ CUSTOMERCODE }: PromotionCustomer): string => CUSTOMERCODE;
const nameOf = ({ CUSTOMERNAME }: PromotionCustomer): string => CUSTOMERNAME;

/** Customers who take part, or who are left out (B-74c). */
export function ChosenCustomers({ name, error, customers, onChange }: Props) {
  const t = useTranslations('merchantPromotions.form');
  const page = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const remove = (code: string): void => onChange(customers.filter((one) => keyOf(one) !== code));
  const shared = { keyOf, nameOf, onRemove: remove };
  return (
    <>
      <ChosenLines
        {...shared}
        name={name}
        label={t(name)}
        hint={t(`hints.${name}`)}
        error={error}
        items={customers}
        choose={t(`choose.${name}`)}
        onChoose={() => setIsOpen(true)}
      >
        {(customer) => <CustomerWords customer={customer} />}
      </ChosenLines>
      {isOpen && (
        <ChooseSheet
          {...shared}
          title={t(`choose.${name}`)}
          hint={t('findCustomers')}
          list={[...MERCHANT_PROMOTIONS, 'customers', page.locale]}
          find={findCustomers(page)}
          most={CUSTOMERS_FOUND}
          chosen={new Set(customers.map(keyOf))}
          onAdd={(more) => onChange([...customers, ...more])}
          onClose={() => setIsOpen(false)}
        >
          {(customer) => <CustomerWords customer={customer} />}
        </ChooseSheet>
      )}
    </>
  );
}

function CustomerWords({ customer }: { customer: PromotionCustomer }) {
  const { CUSTOMERCODE, CUSTOMERNAME, CustomerTypeName, StoreTypeName } = customer;
  const types = [CustomerTypeName, StoreTypeName].filter((one) => one !== '');
  return (
    <span>
      <UserText>{CUSTOMERNAME}</UserText>
      <span className={classes.small}>{[CUSTOMERCODE, ...types].join(' · ')}</span>
    </span>
  );
}
