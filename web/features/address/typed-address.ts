/** An address form half filled in, so that it can be left and come back to. */
import type { AddressType } from './default-address.ts';
import { ADDRESS_FIELDS, type AddressField, type AddressValues } from './address-fields.ts';

export type TypedAddress = {
  /** The address that is changed; a new one without it. */
  AddressCode?: string;
  /** What was typed and chosen so far; the other fields are as they were. */
  values: Partial<AddressValues>;
};

/** The effect of changing one field: areas below another province or district must be chosen again. */
export function typedInto<Values extends Partial<AddressValues>>(
  values: Values,
  name: AddressField,
  value: string,
): Values {
  const below = { Province: { Ampher: '', Town: '' }, Ampher: { Town: '' } };
  return { ...values, ...(name in below && below[name as keyof typeof below]), [name]: value };
}

/** As it was kept; undefined for anything else. */
export function readTypedAddress(kept: unknown): TypedAddress | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { AddressCode, values } = kept as Record<string, unknown>;
  const texts = ADDRESS_FIELDS.map((name) => [name, (values as Record<string, unknown> | undefined)?.[name]]);
  return {
    AddressCode: typeof AddressCode === 'string' ? AddressCode : undefined,
    values: Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')),
  };
}

/** Whether a field of the form was changed, and which. */
export function isAddressField(name: string): name is AddressField {
  return (ADDRESS_FIELDS as readonly string[]).includes(name);
}

/** Of the form in the page, by which it is found again. */
export const addressFormId = (type: AddressType): string => `address-${type}`;
