import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PickField, type Pick } from '../../merchant-ui/form/pick-field.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { IconClose } from '../../ui/theme/icons.ts';
import { ProductSheet } from './chosen-products.tsx';
import { findCustomers, MERCHANT_PROMOTIONS } from './merchant-promotions.queries.ts';
import classes from './promotion-preview.module.css';
import type { TrialProduct } from './trial-cart.ts';

type Props = {
  cart: readonly TrialProduct[];
  onChange: (cart: readonly TrialProduct[]) => void;
  /** It is no more the one that was suggested. */
  isOwn: boolean;
  onReset: () => void;
  /** At whose prices; '' for those of level 1. */
  customer: string;
  onCustomer: (code: string) => void;
};

/** The cart that a promotion is tried on: products and quantities as staff choose them. */
export function TrialCart({ cart, onChange, isOwn, onReset, customer, onCustomer }: Props) {
  const t = useTranslations('merchantPromotions.preview');
  const page = usePage();
  const [isOpen, setIsOpen] = useState(false);
  /** All that were found so far: the one that is chosen is named also when another text is searched. */
  const [known, setKnown] = useState<readonly Pick[]>([]);
  const remove = (code: string): void => onChange(cart.filter(({ product }) => product.P_Code !== code));
  const type = (code: string, unit: number, text: string): void =>
    onChange(
      cart.map((line) =>
        line.product.P_Code === code
          ? { ...line, quantities: { ...line.quantities, [unit]: text.trim() } }
          : line,
      ),
    );
  const find = async (text: string): Promise<Pick[]> => {
    const found = (await findCustomers(page)(text)).map(({ CUSTOMERCODE, CUSTOMERNAME }) => ({
      value: CUSTOMERCODE,
      label: `${CUSTOMERNAME} (${CUSTOMERCODE})`,
    }));
    setKnown((before) => [...before, ...found]);
    return found;
  };
  return (
    <>
      {cart.length === 0 && <p className={classes.hint}>{t('noProducts')}</p>}
      <ul className={classes.cart} aria-label={t('cart')}>
        {cart.map(({ product, quantities }) => (
          <li key={product.P_Code} className={classes.line}>
            <UserText>{product.PRODUCTNAME}</UserText>
            <button
              type="button"
              className={classes.remove}
              aria-label={t('remove', { name: product.PRODUCTNAME })}
              onClick={() => remove(product.P_Code)}
            >
              <IconClose size={18} />
            </button>
            <div className={classes.quantities}>
              {product.Units.map(({ Unit, UnitName }) => (
                <TextField
                  key={Unit}
                  size="md"
                  label={UnitName}
                  aria-label={t('quantityOf', { name: product.PRODUCTNAME, unit: UnitName })}
                  value={quantities[Unit] ?? ''}
                  onChange={({ currentTarget }) => type(product.P_Code, Unit, currentTarget.value)}
                  inputMode="numeric"
                  maxLength={4}
                  autoComplete="off"
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('choose')}
        </Button>
        {isOwn && (
          <Button variant="subtle" size="sm" onClick={onReset}>
            {t('reset')}
          </Button>
        )}
      </div>
      <PickField
        name="TrialCustomer"
        label={t('customer')}
        value={customer}
        chosen={known.find(({ value }) => value === customer)}
        list={[...MERCHANT_PROMOTIONS, 'trialCustomers', page.locale]}
        find={find}
        onChange={onCustomer}
      />
      {isOpen && (
        <ProductSheet
          title={t('choose')}
          chosen={cart.map(({ product }) => product)}
          onAdd={(more) =>
            onChange([...cart, ...more.map((product) => ({ product, quantities: { 1: '1' } }))])
          }
          onRemove={remove}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
