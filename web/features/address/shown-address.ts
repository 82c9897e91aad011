import type { DeliveryAddress } from '#contract/address.schemas.ts';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import type { ShownAddress } from './address-block.tsx';

/** One of the customer's addresses, in the reader's language. */
export function shownAddress(address: DeliveryAddress): ShownAddress {
  const { Address_: line } = address;
  return {
    name: address.Name,
    phone: address.Phone,
    line,
    town: address.TownName,
    district: address.AmpherName,
    province: address.ProvinceName,
    postcode: address.PostalCode,
  };
}

/** An address as an order keeps it. */
export function shownOrderAddress(address: OrderDetail['ShipTo']): ShownAddress {
  return {
    name: address.Name,
    phone: address.Phone,
    line: address.Address,
    town: address.Town,
    district: address.Ampher,
    province: address.Province,
    postcode: address.ZipCode,
  };
}
