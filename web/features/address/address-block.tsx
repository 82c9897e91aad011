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

/** An address as it stands on a parcel. */
export function AddressBlock({ address }: { address: ShownAddress }) {
  return (
    <address className={classes.block}>
      <OwnWords className={classes.name}>{address.name}</OwnWords>
      <span className={classes.text}>{address.phone}</span>
      <OwnWords className={classes.text}>{address.line}</OwnWords>
      <OwnWords className={classes.text}>{areasText(address)}</OwnWords>
    </address>
  );
}
