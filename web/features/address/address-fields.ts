import type { DeliveryAddress } from '#contract/address.schemas.ts';
import type { CallInput } from '#contract/schemas.ts';
import { placeText, readPlace } from '#domain/shop/typed-place.ts';
import { digitsIn } from '#domain/text/digits.ts';
import { mayBeTaxNumber, taxNumberDigits } from '#domain/text/thai-tax-number.ts';
import { normaliseThaiPhone } from '#domain/text/thai-phone.ts';

export const ADDRESS_FIELDS = [
  'Name',
  'Phone',
  'Address_',
  'Province',
  'Ampher',
  'Town',
  'PostalCode',
  'TaxID',
  // Of an address to bill to alone.
  'BranchNo',
  'Remark',
  // The place on the map as text, '' without one.
  'Pin',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressValues = Record<AddressField, string>;

/** The fields that are wrong, each with the key of its message. */
export type AddressMistake =
  | 'Name'
  | 'Phone'
  | 'Address_'
  | 'Province'
  | 'Ampher'
  | 'Town'
  | 'TaxID'
  | 'BranchNo';

/** `before` is the tax number that the address has now. */
export function addressMistakes(values: AddressValues, before = ''): AddressMistake[] {
  const { Address_: line } = values;
  const mistakes: AddressMistake[] = [];
  if (values.Name === '') mistakes.push('Name');
  if (normaliseThaiPhone(values.Phone) === undefined) mistakes.push('Phone');
  if (line === '') mistakes.push('Address_');
  if (values.Province === '') mistakes.push('Province');
  if (values.Ampher === '') mistakes.push('Ampher');
  if (values.Town === '') mistakes.push('Town');
  if (!mayBeTaxNumber(taxNumberDigits(values.TaxID), before)) mistakes.push('TaxID');
  if (!/^(\d{5})?$/.test(branchDigits(values.BranchNo))) mistakes.push('BranchNo');
  return mistakes;
}

/** While it is typed. */
export const branchDigits = (typed: string): string => digitsIn(typed, 5);

type Body = CallInput<'addDeliveryAddress'>['body'];

type Earlier = Pick<DeliveryAddress, 'AddressCode' | 'Town' | 'Lat' | 'Long'>;

/** The pin of an address as its form holds it. */
export const pinOf = ({ Lat, Long }: Partial<Pick<DeliveryAddress, 'Lat' | 'Long'>>): string =>
  typeof Lat === 'number' && typeof Long === 'number' ? placeText({ lat: Lat, lon: Long }) : '';

/** What is sent to the shop: C of the customer, S to ship to, B to bill to. `from` is the address that is changed. */
export function addressBody(
  { Pin, ...values }: AddressValues,
  { type, from }: { type: DeliveryAddress['Address_Type']; from?: Earlier },
): Body {
  // A pin that nobody moved stays with the sub-district it was set in.
  const isLeft = from !== undefined && from.Town !== values.Town && Pin === pinOf(from);
  const place = isLeft ? undefined : readPlace(Pin);
  return {
    ...values,
    AddressCode: from?.AddressCode,
    Address_Type: type,
    Lat: place?.lat ?? null,
    Long: place?.lon ?? null,
    Phone: normaliseThaiPhone(values.Phone) ?? values.Phone,
    TaxID: taxNumberDigits(values.TaxID),
    BranchNo: branchDigits(values.BranchNo),
  };
}
