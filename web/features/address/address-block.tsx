import { areasText } from '#domain/text/address-areas.ts';
import { UserText } from '../../ui/display/user-text.tsx';
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

/** An address as printed on a parcel. */
export function AddressBlock({ address, callable = false }: Props) {
  return (
    <address className={classes.block}>
      <UserText className={classes.name}>{address.name}</UserText>
      <span className={classes.text}>
        {callable && address.phone !== '' ? (
          <a className={classes.call} href={`tel:${address.phone.replaceAll(/[^\d+]/g, '')}`}>
            {address.phone}
          </a>
        ) : (
          address.phone
        )}
      </span>
      <UserText className={classes.text}>{address.line}</UserText>
      <UserText className={classes.text}>{areasText(address)}</UserText>
    </address>
  );
}
