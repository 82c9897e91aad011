/**
 * What individual companies do differently, each under a name. They are listed in the tenant's TENANT_BEHAVIOURS, a
 * list of names rather than Y/N flags, so that an absent setting means the normal shop.
 */
export const tenantBehaviours = [
  /** Credit counts only for customers with the SAP-customer flag. */
  'CREDIT_NEEDS_SAP_FLAG',
  /** Customers with the SAP-customer flag cannot change their address. */
  'SAP_CUSTOMER_ADDRESS_LOCKED',
  /** Riders see the orders with status "Invoice Approve" (W-30). */
  'RIDER_INVOICE_APPROVE_FILTER',
  /** Points by the codes printed on packs (/point_tcp). */
  'POINT_CODES_TCP',
  /** The host app owns the account: logout and edit-account are hidden. */
  'HOST_APP_ACCOUNT',
  /** Payment through the company's own QR page (/payment/qrcode/ipone). */
  'OWN_QR_PAYMENT',
  /** "Contact us" is hidden (L-02). */
  'CONTACT_PAGE_HIDDEN',
] as const;

export type TenantBehaviour = (typeof tenantBehaviours)[number];

export function isTenantBehaviour(name: string): name is TenantBehaviour {
  return (tenantBehaviours as readonly string[]).includes(name);
}
