import type { TenantBehaviour } from './behaviours.ts';
import { allWebConfigKeys, webConfigKeys } from './registry.ts';
import type { WebConfigKey, WebConfigKeyOf } from './registry.ts';

/** Stored settings of a new tenant: every Y/N flag and the named behaviours. */
export type WebConfigPreset = Record<WebConfigKeyOf<'yn'> | 'TENANT_BEHAVIOURS', string>;

type Special = {
  flags?: Partial<Record<WebConfigKeyOf<'yn'>, 'Y' | 'N'>>;
  behaviours: readonly TenantBehaviour[];
};

const SPECIAL_COMPANIES = new Map<string, Special>([
  [
    'BJC',
    {
      flags: { GUEST_CATALOG_PRICE_ENABLED: 'N', PENDING_APPROVAL_REGISTER: 'Y' },
      behaviours: ['CREDIT_NEEDS_SAP_FLAG', 'SAP_CUSTOMER_ADDRESS_LOCKED'],
    },
  ],
  ['SINGHA', { behaviours: ['RIDER_INVOICE_APPROVE_FILTER'] }],
  ['TCP', { behaviours: ['POINT_CODES_TCP'] }],
  [
    'IPONE',
    {
      flags: { REGISTER_ENABLED: 'N' },
      behaviours: ['HOST_APP_ACCOUNT', 'OWN_QR_PAYMENT', 'CONTACT_PAGE_HIDDEN'],
    },
  ],
]);

/** The flags of the normal shop that are not Y. */
const NORMAL_SHOP: Special = { flags: { PENDING_APPROVAL_REGISTER: 'N' }, behaviours: [] };

/**
 * The settings that a tenant of this company starts with. Every flag is written out, so that a later
 * change of the registry alters no running shop. An unknown company is the normal shop.
 */
export function presetOf(companyCode: string): WebConfigPreset {
  const special = SPECIAL_COMPANIES.get(companyCode.toUpperCase());
  const flags = Object.fromEntries(
    allWebConfigKeys
      .filter(isFlag)
      .map((key) => [key, special?.flags?.[key] ?? NORMAL_SHOP.flags?.[key] ?? 'Y']),
  ) as Record<WebConfigKeyOf<'yn'>, string>;
  return { ...flags, TENANT_BEHAVIOURS: (special ?? NORMAL_SHOP).behaviours.join(',') };
}

function isFlag(key: WebConfigKey): key is WebConfigKeyOf<'yn'> {
  return webConfigKeys[key].kind === 'yn';
}
