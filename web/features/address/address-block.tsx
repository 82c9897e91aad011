import { OwnWords } from '../../ui/own-words.tsx';
import { areasText } from './address-text.ts';
import classes from './address-block.module.css';

export type ShownAddress = {
  name: string;
  phone: string;
  line: string;
  town: string;
  district: string;
  province: string;
  postcode: string;
};

type Props = {
  address: ShownAddress;
  /** The number can be called: of others' addresses. */
  callable?: boolean;
};

/** An address as it stands on a parcel. */
export function AddressBlock({ address, callable = false }: Props) {
  return (
    <address className={classes.block}>
      <OwnWords className={classes.name}>{address.name}</OwnWords>
      <span className={classes.text}>
        {callable && address.phone !== '' ? (
          <a className={classes.call} href={`tel:${address.phone.replaceAll(/[^\d+]/g, '')}`}>
            {address.phone}
          </a>
        ) : (
          address.phone
        )}
      </span>
      <OwnWords className={classes.text}>{address.line}</OwnWords>
      <OwnWords className={classes.text}>{areasText(address)}</OwnWords>
    </address>
  );
}
