/** Merchant roles: '1' is the super admin, the others are salesmen (B-05). */
export const staffRoles = ['1', '3', '4', '5', '7', '8'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** All but the super admin. */
export const salesmanRoles: readonly StaffRole[] = staffRoles.filter((role) => !isSuperAdminRole(role));

export function isStaffRole(role: string): role is StaffRole {
  return (staffRoles as readonly string[]).includes(role);
}

export function isSuperAdminRole(role: string): boolean {
  return role === '1';
}

/** The documents of an agent in the customer profile; a missing one is absent, null or empty. */
export type AgentDocuments = {
  accountCode?: string | null;
  taxNo?: string | null;
  shopPhotoImage?: string | null;
  picFileName?: string | null;
  personType?: string | number | null;
};

/** An agent has an account code, a tax number, a shop photo and a picture. */
export function isAgent({ accountCode, taxNo, shopPhotoImage, picFileName }: AgentDocuments): boolean {
  return [accountCode, taxNo, shopPhotoImage, picFileName].every(
    (document) => (document ?? '').trim() !== '',
  );
}

/** A verified agent is an agent with person type 1. */
export function isVerifiedAgent(documents: AgentDocuments): boolean {
  return isAgent(documents) && String(documents.personType ?? '').trim() === '1';
}

/** A credit customer may owe something; for one company they also need the SAP-customer flag. */
export function isCreditCustomer(
  customer: { authorizeSatang: number; isSapCustomer: boolean },
  { needsSapFlag }: { needsSapFlag: boolean },
): boolean {
  return customer.authorizeSatang > 0 && (customer.isSapCustomer || !needsSapFlag);
}

/** Customers change their own address, unless SAP owns it: one company and the SAP-customer flag. */
export function mayEditAddress(
  { isSapCustomer }: { isSapCustomer: boolean },
  { lockedForSap }: { lockedForSap: boolean },
): boolean {
  return !(isSapCustomer && lockedForSap);
}
