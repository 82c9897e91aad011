import type { TenantBehaviour } from './behaviours.ts';
import { allWebConfigKeys, webConfigKeys } from './registry.ts';
import type { WebConfigKey, WebConfigKeyOf } from './registry.ts';

/** The initial settings of a new tenant: every Y/N flag and the named behaviours. */
export type WebConfigPreset = Record<WebConfigKeyOf<'yn'> | 'TENANT_BEHAVIOURS', string>;

/** What the companies do differently; their flags are those of the normal shop. */
const COMPANY_BEHAVIOURS = {
  BJC: ['CREDIT_NEEDS_SAP_FLAG', 'SAP_CUSTOMER_ADDRESS_LOCKED'],
  SINGHA: ['RIDER_INVOICE_APPROVE_FILTER'],
  TCP: ['POINT_CODES_TCP'],
  IPONE: ['HOST_APP_ACCOUNT', 'OWN_QR_PAYMENT', 'CONTACT_PAGE_HIDDEN'],
  NORMAL: [],
} as const satisfies Record<string, readonly TenantBehaviour[]>;

export type Company = keyof typeof COMPANY_BEHAVIOURS;
/** The four companies, and the shop that is none of them. */
export const companies = Object.keys(COMPANY_BEHAVIOURS) as Company[];

/** In any case of letters; undefined for another. */
export const companyOf = (code: string): Company | undefined =>
  companies.find((company) => company === code.toUpperCase());

export const behavioursOf = (company: Company): readonly TenantBehaviour[] => COMPANY_BEHAVIOURS[company];

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
  const behaviours = behavioursOf(companyOf(companyCode) ?? 'NORMAL');
  return { ...flags, TENANT_BEHAVIOURS: behaviours.join(',') };
}

function isFlag(key: WebConfigKey): key is WebConfigKeyOf<'yn'> {
  return webConfigKeys[key].kind === 'yn';
}
