/**
 * The pages of the merchant area: who may open each, and which settings enable it for a shop (B-65, B-05). The menu
 * and the calls of each page go by this table alone.
 */
import { isStaffRole, isSuperAdminRole, staffRoles, type StaffRole } from './roles.ts';
import type { WebConfigKey } from '../web-config/registry.ts';

type MerchantFlag = Extract<WebConfigKey, `MERCHANT_${string}`>;

export type MerchantPage = {
  /** Without the language prefix. */
  path: string;
  roles: readonly StaffRole[];
  /** All of them must be on. */
  flags: readonly MerchantFlag[];
  /** For salesmen these must be on too; the super admin does not need them. */
  salesmanFlags?: readonly MerchantFlag[];
};

const superAdmin: readonly StaffRole[] = ['1'];

export const merchantPages = {
  home: { path: '/merchant', roles: staffRoles, flags: [] },
  /** The list and each order; the two kinds of order have their own settings. */
  orders: { path: '/merchant/order', roles: staffRoles, flags: ['MERCHANT_ORDER_ENABLED'] },
  salesOrders: {
    path: '/merchant/order?type=3',
    roles: staffRoles,
    flags: ['MERCHANT_ORDER_ENABLED', 'MERCHANT_SALES_ORDER_ENABLED'],
  },
  goodsIssue: {
    path: '/merchant/order?type=I',
    roles: staffRoles,
    flags: ['MERCHANT_ORDER_ENABLED', 'MERCHANT_GOODS_ISSUE_ENABLED'],
  },
  /** Cash on delivery that is still to be handed in. */
  cash: { path: '/merchant/cash', roles: staffRoles, flags: ['MERCHANT_ORDER_ENABLED'] },
  /** Finding a customer and placing an order for them. */
  customers: { path: '/merchant/customer', roles: staffRoles, flags: ['MERCHANT_CUSTOMER_ENABLED'] },
  mySales: { path: '/sales/mysales', roles: staffRoles, flags: [] },
  /** Read only: what buyers searched for in vain, and the synonyms. */
  search: { path: '/merchant/search', roles: staffRoles, flags: [] },
  /**
   * Editing the synonyms. Salesmen and the super admin manage the products, and synonyms affect how products are
   * found; but they apply to the whole shop, so a shop may restrict them to its super admin.
   */
  searchWords: {
    path: '/merchant/search/words',
    roles: staffRoles,
    flags: [],
    salesmanFlags: ['MERCHANT_SALESMAN_SEARCH_WORDS_ENABLED'],
  },
  profile: { path: '/merchant/profile', roles: staffRoles, flags: [] },
  profileEdit: { path: '/merchant/profile/edit', roles: staffRoles, flags: [] },
  changePassword: { path: '/merchant/profile/changepassword', roles: staffRoles, flags: [] },
  profileCenter: { path: '/merchant/profile/dc', roles: staffRoles, flags: [] },
  log: { path: '/merchant/log', roles: superAdmin, flags: [] },
} as const satisfies Record<string, MerchantPage>;

export type MerchantPageName = keyof typeof merchantPages;

/** The pages that a staff member of this role may open in the shop whose settings `isOn` reads; none for GUEST. */
export function openMerchantPages(role: string, isOn: (flag: MerchantFlag) => boolean): MerchantPageName[] {
  const names = Object.keys(merchantPages) as MerchantPageName[];
  return names.filter((page) => mayOpenMerchantPage(page, role) && hasMerchantPage(page, role, isOn));
}

/** Whether the shop has the page for this role, one of those that may open it. `isOn` reads a setting. */
export function hasMerchantPage(
  page: MerchantPageName,
  role: string,
  isOn: (flag: MerchantFlag) => boolean,
): boolean {
  const { flags, salesmanFlags = [] }: MerchantPage = merchantPages[page];
  return flags.every(isOn) && (isSuperAdminRole(role) || salesmanFlags.every(isOn));
}

function mayOpenMerchantPage(page: MerchantPageName, role: string): boolean {
  const { roles }: MerchantPage = merchantPages[page];
  return isStaffRole(role) && roles.includes(role);
}
