/** What a newcomer is asked when registering, and which of it a shop requires (V-06, W-60). */

/** What may be left out, unless the shop requires it (REGISTER_REQUIRED_FIELDS). Name, number and center are always needed. */
export const registrationFields = ['password', 'email', 'taxNumber', 'identity', 'address'] as const;
export type RegistrationField = (typeof registrationFields)[number];

export const DEFAULT_REQUIRED: readonly RegistrationField[] = ['password', 'address'];

/** A list of the fields apart by commas; undefined where it names another. */
export function parseRegistrationFields(value: string): readonly RegistrationField[] | undefined {
  const names = value
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
    .map((name) => registrationFields.find((field) => field.toLowerCase() === name));
  return names.every((field) => field !== undefined) ? names : undefined;
}

/** What is typed of an address; the postcode follows from the sub-district. */
const addressParts = ['Address_', 'Province', 'Ampher', 'Town'] as const;
type AddressPart = (typeof addressParts)[number];
export const isAddressPart = (name: string): name is AddressPart =>
  (addressParts as readonly string[]).includes(name);

type Given = Partial<Record<'Name' | 'Password' | 'Email' | 'TaxNo' | 'IdentityFile' | AddressPart, string>>;

export type Asked = {
  /** What the shop requires. */
  required: readonly RegistrationField[];
  /** Without sign-ins by password there is none to choose. */
  hasPassword: boolean;
  /** REGISTER_TAX_NUMBER_ENABLED: the form asks for the person's tax number at all. */
  hasTaxNumber: boolean;
  /** REGISTER_IDENTITY_ENABLED: the form takes an identity document at all. */
  hasIdentity?: boolean;
};

export const hasAddress = (given: Given): boolean => addressParts.some((part) => (given[part] ?? '') !== '');

/** The fields that are missing, in the order of the form. An address is given whole or not at all. */
export function missingFields(
  given: Given,
  { required, hasPassword, hasTaxNumber, hasIdentity = false }: Asked,
): (keyof Given)[] {
  const isMissing = (name: keyof Given) => (given[name] ?? '') === '';
  const asksAddress = required.includes('address') || hasAddress(given);
  const wanted: (keyof Given)[] = [
    'Name',
    ...(hasPassword && required.includes('password') ? (['Password'] as const) : []),
    ...(required.includes('email') ? (['Email'] as const) : []),
    ...(hasTaxNumber && required.includes('taxNumber') ? (['TaxNo'] as const) : []),
    ...(hasIdentity && required.includes('identity') ? (['IdentityFile'] as const) : []),
    ...(asksAddress ? addressParts : []),
  ];
  return wanted.filter(isMissing);
}

/** How a registration stands: it waits for staff, may order, or was refused. */
export const registrationStates = ['waiting', 'approved', 'refused'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** A refused account stays one that waits, so that staff may think again and its owner reads the reason. */
export function registrationState(account: { status: string; refusedAt: Date | null }): RegistrationState {
  if (account.status === 'active') return 'approved';
  return account.status === 'pending' && account.refusedAt === null ? 'waiting' : 'refused';
}
