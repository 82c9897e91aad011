import type { DeliveryAddress } from '#contract/address.schemas.ts';

export type AddressType = DeliveryAddress['Address_Type'];
type Known = Pick<DeliveryAddress, 'AddressCode' | 'Address_Type' | 'Default'>;

/** The address that is taken first of its type: the chosen one, else the oldest. */
export function defaultOf<Address extends Known>(
  addresses: readonly Address[],
  type: AddressType,
): Address | undefined {
  const all = addresses.filter((one) => one.Address_Type === type);
  return all.find((one) => one.Default) ?? all[0];
}

/** What takes a removed address's place: another of its type, the contact address (S-55), or nothing; `kept`: it was no default. */
export type AfterRemoval<Address> =
  | { kind: 'kept' }
  | { kind: 'next'; next: Address }
  | { kind: 'contact'; next: Address }
  | { kind: 'nothing' };

export function afterRemoval<Address extends Known>(
  addresses: readonly Address[],
  removed: Address,
): AfterRemoval<Address> {
  const { Address_Type: type } = removed;
  if (defaultOf(addresses, type)?.AddressCode !== removed.AddressCode) return { kind: 'kept' };
  const rest = addresses.filter((one) => one.AddressCode !== removed.AddressCode);
  const next = defaultOf(rest, type);
  if (next) return { kind: 'next', next };
  const contact = type === 'C' ? undefined : defaultOf(rest, 'C');
  return contact ? { kind: 'contact', next: contact } : { kind: 'nothing' };
}
