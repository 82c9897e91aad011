/** What who wants to sell for a shop applies with: for themselves, a center that is to be made, and where money goes. */

/** How an application stands: it waits for the super admin, was let in, or was refused. */
export const applicationStates = ['waiting', 'approved', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Of a center that is to be made; '' for what was left out. */
export type NewCenter = {
  name: string;
  shortName: string;
  line: string;
  provinceCode: string;
  districtCode: string;
  subdistrictCode: string;
  postalCode: string;
  /** Degrees. */
  lat: number;
  lon: number;
  shipmentName: string;
  contactName: string;
  taxNumber: string;
};

export type BankAccount = { code: string; number: string; name: string };

const isGiven = (value: string | undefined): boolean => (value ?? '').trim() !== '';

/** A center is made only where its name and all three areas are there (N-32b). */
export const hasNewCenter = (given: {
  name?: string | undefined;
  province?: string | undefined;
  district?: string | undefined;
  town?: string | undefined;
}): boolean => [given.name, given.province, given.district, given.town].every(isGiven);

/** A bank account is one only with name, number and bank (N-32c). */
export const hasBankAccount = (given: {
  bank?: string | undefined;
  number?: string | undefined;
  name?: string | undefined;
}): boolean => [given.bank, given.number, given.name].every(isGiven);

/** The person, the new center's photos: fields of the upload call, and what they are kept as. */
export const applicationImages = ['tax', 'shop', 'logo'] as const;
export type ApplicationImage = (typeof applicationImages)[number];
