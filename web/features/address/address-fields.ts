import type { DeliveryAddress } from '#contract/address.schemas.ts';
import type { CallInput } from '#contract/schemas.ts';
import { digitsIn } from '#domain/text/digits.ts';
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
  'Remark',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressValues = Record<AddressField, string>;

/** The fields that are wrong, each with the key of its message. */
export type AddressMistake = 'Name' | 'Phone' | 'Address_' | 'Province' | 'Ampher' | 'Town' | 'TaxID';

export function addressMistakes(values: AddressValues): AddressMistake[] {
  const { Address_: line } = values;
  const mistakes: AddressMistake[] = [];
  if (values.Name === '') mistakes.push('Name');
  if (normaliseThaiPhone(values.Phone) === undefined) mistakes.push('Phone');
  if (line === '') mistakes.push('Address_');
  if (values.Province === '') mistakes.push('Province');
  if (values.Ampher === '') mistakes.push('Ampher');
  if (values.Town === '') mistakes.push('Town');
  if (!/^(\d{13})?$/.test(taxIdDigits(values.TaxID))) mistakes.push('TaxID');
  return mistakes;
}

type Body = CallInput<'addDeliveryAddress'>['body'];

type Earlier = Pick<DeliveryAddress, 'AddressCode' | 'Town' | 'Lat' | 'Long'>;

/** What is sent to the shop: S to ship to, B to bill to. `from` is the address that is changed. */
export function addressBody(
  values: AddressValues,
  { type, from }: { type: 'S' | 'B'; from?: Earlier },
): Body {
  // The place on the map stays with the sub-district it was set in.
  const place = from?.Town === values.Town ? from : undefined;
  return {
    ...values,
    AddressCode: from?.AddressCode,
    Address_Type: type,
    Lat: place?.Lat,
    Long: place?.Long,
    Phone: normaliseThaiPhone(values.Phone) ?? values.Phone,
    TaxID: taxIdDigits(values.TaxID),
  };
}

/** A tax ID is often written in groups: 0-1055-12345-67-8. */
export const taxIdDigits = (typed: string): string => digitsIn(typed, 13);
