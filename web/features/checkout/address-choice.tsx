import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { lazyComponent } from '../../page/lazy-component.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AddressBlock } from '../address/address-block.tsx';
import type { AddressField } from '../address/address-fields.ts';
import { shownAddress } from '../address/shown-address.ts';
import type { TypedAddress } from '../address/typed-address.ts';
import { useFocusKept } from '../product/buying/use-focus-kept.ts';
import { useStaysInView } from '../../ui/interaction/use-stays-in-view.ts';
import { AddressRadios } from './address-radios.tsx';
import { ContactButton } from './contact-button.tsx';
import classes from './choice.module.css';

const AddressForm = lazyComponent(() => import('../address/address-form.tsx'));

type Props = {
  type: 'S' | 'B';
  addresses: readonly DeliveryAddress[];
  chosen: DeliveryAddress | undefined;
  /** The value for no address of its own; without it one must be chosen. */
  none?: string;
  mayEdit: boolean;
  onChoose: (code: string | undefined) => void;
  /** The form that is open in its place. */
  form: TypedAddress | undefined;
  onForm: (form: TypedAddress | undefined) => void;
  onType: (name: AddressField, value: string) => void;
};

/** An address of the order: folded to the chosen one; unfolded, all of them; or the form of one in their place. */
export function AddressChoice({ form, onForm, onType, ...props }: Props) {
  const { type, addresses, mayEdit, onChoose } = props;
  const [unfolded, setUnfolded] = useState(false);
  const open = mayEdit ? form : undefined;
  const place = useFocusKept<HTMLDivElement>(open ? 'form' : unfolded);
  const root = useStaysInView<HTMLDivElement>(open !== undefined);
  const choose = (code: string | undefined): void => {
    onChoose(code);
    setUnfolded(false);
  };
  return (
    <div ref={root} className={classes.stays}>
      <div ref={place} className={classes.place}>
        {open ? (
          <Suspense fallback={<LoadingState />}>
            <AddressForm
              type={type}
              from={addresses.find(({ AddressCode }) => AddressCode === open.AddressCode)}
              typed={open.values}
              onType={onType}
              onCancel={() => onForm(undefined)}
              onSaved={({ AddressCode }) => choose(AddressCode)}
            />
          </Suspense>
        ) : (
          <Addresses
            {...props}
            onChoose={choose}
            unfolded={unfolded}
            onUnfold={() => setUnfolded(true)}
            onEdit={(AddressCode) => onForm({ AddressCode, values: {} })}
          />
        )}
      </div>
    </div>
  );
}

type AddressesProps = Omit<Props, 'form' | 'onForm' | 'onType'> & {
  unfolded: boolean;
  onUnfold: () => void;
  /** Opens the form of an address, or without one that of a new one. */
  onEdit: (code?: string) => void;
};

function Addresses(props: AddressesProps) {
  const { type, addresses, chosen, none, mayEdit, onChoose, unfolded, onUnfold, onEdit } = props;
  const t = useTranslations('checkout');
  if (addresses.length === 0 && none === undefined)
    return (
      <>
        <p>{t('noAddress')}</p>
        <MoreAddresses mayEdit={mayEdit} onAdd={() => onEdit()} />
      </>
    );
  if (!unfolded)
    return (
      <>
        {chosen ? <AddressBlock address={shownAddress(chosen)} /> : <p>{none}</p>}
        {chosen?.LastOrdered && addresses.length > 1 && <p className={classes.small}>{t('lastAddress')}</p>}
        <div className={classes.buttons}>
          <Button variant="default" size="md" onClick={onUnfold}>
            {t('change')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <AddressRadios
        name={type}
        addresses={addresses}
        chosen={chosen}
        none={none}
        onEdit={mayEdit ? ({ AddressCode }) => onEdit(AddressCode) : undefined}
        onChoose={onChoose}
      />
      <MoreAddresses mayEdit={mayEdit} onAdd={() => onEdit()} />
    </>
  );
}

/** Where another address comes from: the customer, or the shop that manages the customer's addresses. */
function MoreAddresses({ mayEdit, onAdd }: { mayEdit: boolean; onAdd: () => void }) {
  const t = useTranslations('checkout');
  return (
    <>
      {!mayEdit && <p className={classes.small}>{t('addressesByShop')}</p>}
      <div className={classes.buttons}>
        {mayEdit ? (
          <Button variant="default" size="md" onClick={onAdd}>
            {t('addAddress')}
          </Button>
        ) : (
          <ContactButton variant="default" size="md" />
        )}
      </div>
    </>
  );
}
