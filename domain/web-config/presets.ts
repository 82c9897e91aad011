import type { TenantBehaviour } from './behaviours.ts';
import { allWebConfigKeys, webConfigKeys } from './registry.ts';
import type { WebConfigKey, WebConfigKeyOf } from './registry.ts';

/** The initial settings of a new tenant: every Y/N flag and the named behaviours. */
export type WebConfigPreset = Record<WebConfigKeyOf<'yn'> | 'TENANT_BEHAVIOURS', string>;

/** What the companies do differently; their flags are those of the normal shop. */
const COMPANY_BEHAVIOURS = new Map<string, readonly TenantBehaviour[]>([
  ['BJC', ['CREDIT_NEEDS_SAP_FLAG', 'SAP_CUSTOMER_ADDRESS_LOCKED']],
  ['SINGHA', ['RIDER_INVOICE_APPROVE_FILTER']],
  ['TCP', ['POINT_CODES_TCP']],
  ['IPONE', ['HOST_APP_ACCOUNT', 'OWN_QR_PAYMENT', 'CONTACT_PAGE_HIDDEN']],
]);

/** The flags of the normal shop that are not Y. */
const OFF_IN_NORMAL_SHOP = new Set<WebConfigKey>([
  'PENDING_APPROVAL_REGISTER',
  'REGISTER_TAX_NUMBER_ENABLED',
  'REGISTER_IDENTITY_ENABLED',
]);

/**
 * The settings that a tenant of this company starts with. Every flag is written explicitly, so that a later change
 * of the registry does not affect running shops. An unknown company gets the normal shop.
 */
export function presetOf(companyCode: string): WebConfigPreset {
  const flags = Object.fromEntries(
    allWebConfigKeys.filter(isFlag).map((key) => [key, OFF_IN_NORMAL_SHOP.has(key) ? 'N' : 'Y']),
  ) as Record<WebConfigKeyOf<'yn'>, string>;
  const behaviours = COMPANY_BEHAVIOURS.get(companyCode.toUpperCase()) ?? [];
  return { ...flags, TENANT_BEHAVIOURS: behaviours.join(',') };
}

function isFlag(key: WebConfigKey): key is WebConfigKeyOf<'yn'> {
  return webConfigKeys[key].kind === 'yn';
}
