import { GUEST_CUSTOMER_CODE } from '../orders/cart.ts';

/** Merchant roles: '1' is the super admin, the others are salesmen (B-05). */
export const staffRoles = ['1', '3', '4', '5', '7', '8'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who makes a call. Staff acting for a customer have both identities. */
export type Visitor =
  | { kind: 'guest' }
  | { kind: 'customer'; customerCode: string }
  | { kind: 'actingSalesman'; customerCode: string; userId: string }
  | { kind: 'agent'; customerCode: string }
  | { kind: 'staff'; userId: string; role: StaffRole }
  | { kind: 'rider'; userId: string }
  | { kind: 'platformOperator'; userId: string };
export type VisitorKind = Visitor['kind'];

export function isStaffRole(role: string): role is StaffRole {
  return (staffRoles as readonly string[]).includes(role);
}

export function isSuperAdminRole(role: string): boolean {
  return role === '1';
}

export function isSuperAdmin(visitor: Visitor): boolean {
  return visitor.kind === 'staff' && isSuperAdminRole(visitor.role);
}

export function isSalesman(visitor: Visitor): boolean {
  return visitor.kind === 'staff' && visitor.role !== '1';
}

/**
 * S-04: the authenticated user has the code GUEST, or guest mode is off and the visitor is not authenticated.
 * `customerCode` is undefined for a visitor who is not authenticated.
 */
export function isGuest(customerCode: string | undefined, { guestMode }: { guestMode: boolean }): boolean {
  return customerCode === undefined ? !guestMode : customerCode === GUEST_CUSTOMER_CODE;
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

export type CreditTerms = { authorizeSatang: number; debtSatang: number };

/** A credit customer may owe something; for one company they also need the SAP-customer flag. */
export function isCreditCustomer(
  customer: { authorizeSatang: number; isSapCustomer: boolean },
  { needsSapFlag }: { needsSapFlag: boolean },
): boolean {
  return customer.authorizeSatang > 0 && (customer.isSapCustomer || !needsSapFlag);
}

/** Authorised less owed, in satang; uses the agent's amounts when acting as agent. Negative when overdrawn. */
export function creditBalance(customer: CreditTerms, agent?: CreditTerms): number {
  const { authorizeSatang, debtSatang } = agent ?? customer;
  return authorizeSatang - debtSatang;
}

/** Customers change their own address, unless SAP owns it: one company and the SAP-customer flag. */
export function mayEditAddress(
  { isSapCustomer }: { isSapCustomer: boolean },
  { lockedForSap }: { lockedForSap: boolean },
): boolean {
  return !(isSapCustomer && lockedForSap);
}
