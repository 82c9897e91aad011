import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { AddressBlock } from '../address/address-block.tsx';
import { shownAddress } from '../address/shown-address.ts';
import { AddressRadios } from './address-radios.tsx';
import classes from './choice.module.css';

const AddressForm = lazy(() => import('../address/address-form.tsx'));

type Props = {
  type: 'S' | 'B';
  addresses: readonly DeliveryAddress[];
  chosen: DeliveryAddress | undefined;
  /** What stands for no address of its own; without it one must be chosen. */
  none?: string;
  mayEdit: boolean;
  onChoose: (code: string | undefined) => void;
  /** Opens the form for a new address from outside. */
  adding: boolean;
  onAdding: (adding: boolean) => void;
};

/** An address of the order: folded to the chosen one; unfolded, all of them and a form for another. */
export function AddressChoice({ type, addresses, chosen, none, mayEdit, onChoose, adding, onAdding }: Props) {
  const t = useTranslations('checkout');
  const [unfolded, setUnfolded] = useState(false);
  const [edited, setEdited] = useState<DeliveryAddress>();
  const fold = (): void => {
    setUnfolded(false);
    setEdited(undefined);
    onAdding(false);
  };

  if (adding || edited)
    return (
      <Suspense fallback={<LoadingState />}>
        <AddressForm
          type={type}
          from={edited}
          onCancel={() => {
            setEdited(undefined);
            onAdding(false);
          }}
          onSaved={(saved) => {
            onChoose(saved.AddressCode);
            fold();
          }}
        />
      </Suspense>
    );

  const add = mayEdit && (
    <Button variant="default" size="md" onClick={() => onAdding(true)}>
      {t('addAddress')}
    </Button>
  );
  if (addresses.length === 0 && none === undefined)
    return (
      <>
        <p>{t('noAddress')}</p>
        <div className={classes.buttons}>{add}</div>
      </>
    );

  if (!unfolded)
    return (
      <>
        {chosen ? <AddressBlock address={shownAddress(chosen)} /> : <p>{none}</p>}
        <div className={classes.buttons}>
          <Button variant="default" size="md" onClick={() => setUnfolded(true)}>
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
        onEdit={mayEdit ? setEdited : undefined}
        onChoose={(code) => {
          onChoose(code);
          setUnfolded(false);
        }}
      />
      <div className={classes.buttons}>{add}</div>
    </>
  );
}
