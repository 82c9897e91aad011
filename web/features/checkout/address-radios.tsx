import { Button } from '@mantine/core';
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressBlock } from '../address/address-block.tsx';
import { shownAddress } from '../address/shown-address.ts';
import classes from './choice.module.css';

type Props = {
  name: 'S' | 'B';
  addresses: readonly DeliveryAddress[];
  chosen: DeliveryAddress | undefined;
  none: string | undefined;
  onChoose: (code: string | undefined) => void;
  onEdit: ((address: DeliveryAddress) => void) | undefined;
};

/** All addresses of one kind, one of them chosen. */
export function AddressRadios({ name, addresses, chosen, none, onChoose, onEdit }: Props) {
  const t = useTranslations('checkout');
  return (
    <div className={classes.choices} role="radiogroup" aria-label={name === 'S' ? t('shipTo') : t('billTo')}>
      {none !== undefined && (
        <label className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={!chosen}
            onChange={() => onChoose(undefined)}
            onClick={() => !chosen && onChoose(undefined)}
          />
          <span>{none}</span>
        </label>
      )}
      {addresses.map((address) => (
        <label key={address.AddressCode} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={address.AddressCode === chosen?.AddressCode}
            onChange={() => onChoose(address.AddressCode)}
            // Clicking the address that is chosen already is a choice as well, but no change.
            onClick={() => address.AddressCode === chosen?.AddressCode && onChoose(address.AddressCode)}
          />
          <AddressBlock address={shownAddress(address)} />
          {onEdit && (
            <Button variant="subtle" size="sm" h={40} onClick={() => onEdit(address)}>
              {t('editAddress')}
            </Button>
          )}
        </label>
      ))}
    </div>
  );
}
