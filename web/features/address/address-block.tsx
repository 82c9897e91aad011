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
      <span className={classes.name}>{address.name}</span>
      <span className={classes.text}>{address.phone}</span>
      <span className={classes.text}>{address.line}</span>
      <span className={classes.text}>{areasText(address)}</span>
    </address>
  );
}
