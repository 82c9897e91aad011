/**
 * The pages of the merchant area: who may open each, and which settings enable it for a shop (B-65, B-05). The menu
 * and the calls of each page go by this table alone.
 */
import { isStaffRole, isSuperAdminRole, staffRoles, type StaffRole } from './roles.ts';
import type { WebConfigKey } from '../web-config/registry.ts';

type MerchantFlag = Extract<WebConfigKey, `MERCHANT_${string}` | 'GROUP_QA_ENABLED'>;

export type MerchantPage = {
  /** Without the language prefix. */
  path: string;
  roles: readonly StaffRole[];
  /** All of them must be on. */
  flags: readonly MerchantFlag[];
  /** And one of these, where there are any. */
  anyFlag?: readonly MerchantFlag[];
  /** For salesmen these must be on too; the super admin does not need them. */
  salesmanFlags?: readonly MerchantFlag[];
  /** The page whose part it is: closed with it, since its calls are that page's. */
  within?: 'orders' | 'customers' | 'products';
};

const superAdmin: readonly StaffRole[] = ['1'];

export const merchantPages = {
  home: { path: '/merchant', roles: staffRoles, flags: [] },
  /** The list and each order; the two kinds of order have their own settings. */
  orders: { path: '/merchant/order', roles: staffRoles, flags: ['MERCHANT_ORDER_ENABLED'] },
  salesOrders: {
    path: '/merchant/order?type=3',
    roles: staffRoles,
    flags: ['MERCHANT_SALES_ORDER_ENABLED'],
    within: 'orders',
  },
  goodsIssue: {
    path: '/merchant/order?type=I',
    roles: staffRoles,
    flags: ['MERCHANT_GOODS_ISSUE_ENABLED'],
    within: 'orders',
  },
  /** Cash on delivery that is still to be handed in. */
  cash: { path: '/merchant/cash', roles: staffRoles, flags: ['MERCHANT_ORDER_ENABLED'] },
  /** Tax invoices, receipts and credit notes; the month's sales tax and XML with the right `accounting`. */
  taxPapers: {
    path: '/merchant/paper',
    roles: staffRoles,
    flags: ['MERCHANT_ORDER_ENABLED'],
    within: 'orders',
  },
  /** Payments that a person decides on, such as slips; decided with the right `managePayments`. */
  paymentReviews: {
    path: '/merchant/payment/review',
    roles: staffRoles,
    flags: ['MERCHANT_ORDER_ENABLED'],
    within: 'orders',
  },
  /** Products of the center that run out. */
  lowStock: { path: '/merchant/stock/low', roles: staffRoles, flags: [] },
  /** Products, looked at by everybody who may open the page and changed with the right `manageProducts`. */
  products: { path: '/merchant/product', roles: staffRoles, flags: ['MERCHANT_PRODUCT_ENABLED'] },
  /** The tree of categories that products stand in; changed with the right `manageProducts`. */
  categories: {
    path: '/merchant/category',
    roles: staffRoles,
    flags: ['MERCHANT_PRODUCT_ENABLED'],
    within: 'products',
  },
  /** The brands of products; changed with the right `manageProducts`. */
  brands: {
    path: '/merchant/brand',
    roles: staffRoles,
    flags: ['MERCHANT_PRODUCT_ENABLED'],
    within: 'products',
  },
  /** Display groups of products for the buyers' pages; changed with the right `manageProducts`. */
  groups: {
    path: '/merchant/group',
    roles: staffRoles,
    flags: ['MERCHANT_PRODUCT_ENABLED'],
    within: 'products',
  },
  /** Files of products, prices and stock; each kind asks for the right of what it changes. */
  imports: {
    path: '/merchant/import',
    roles: staffRoles,
    flags: ['MERCHANT_PRODUCT_ENABLED'],
    within: 'products',
  },
  /** What centers have of the products: looked at by everybody who may open it, changed with the right `adjustStock`. */
  stock: { path: '/merchant/stock', roles: staffRoles, flags: ['MERCHANT_PRODUCT_ENABLED'] },
  /** Planning promotions: the list and each of them. */
  promotions: { path: '/merchant/promotion', roles: staffRoles, flags: ['MERCHANT_PROMOTION_ENABLED'] },
  /** Finding a customer and placing an order for them. */
  customers: { path: '/merchant/customer', roles: staffRoles, flags: ['MERCHANT_CUSTOMER_ENABLED'] },
  /** What customers owe on credit; changed with the right `manageCustomers`. */
  customerCredit: {
    path: '/merchant/customer/credit',
    roles: staffRoles,
    flags: ['MERCHANT_CUSTOMER_ENABLED'],
    within: 'customers',
  },
  /**
   * What staff call groups of customers. Open to every role, as B-65 says. The settings are the shop's: without customers or
   * without tags there is no such page for anybody, the super admin included.
   */
  customerTags: {
    path: '/merchant/tag',
    roles: staffRoles,
    flags: ['MERCHANT_CUSTOMER_ENABLED', 'MERCHANT_TAG_ENABLED'],
  },
  /** Questions for buyers' profiles and surveys for visits: each kind has its own setting. */
  surveys: {
    path: '/merchant/survey',
    roles: staffRoles,
    flags: [],
    anyFlag: ['MERCHANT_SURVEY_ENABLED', 'GROUP_QA_ENABLED'],
  },
  /** Banners, news and the shop's own pages: looked at by everybody who may open it, written with the right `manageContent`. */
  content: { path: '/merchant/content', roles: staffRoles, flags: ['MERCHANT_CONTENT_ENABLED'] },
  /** Photos that staff take at a customer's: those of a salesman at their own. */
  customerPhotos: {
    path: '/merchant/customer/photo',
    roles: staffRoles,
    flags: ['MERCHANT_CUSTOMER_PHOTO_ENABLED'],
    within: 'customers',
  },
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
  /** Long work that the person started. */
  runs: { path: '/merchant/runs', roles: staffRoles, flags: [] },
  /** What the person was told, and what reaches them by which channel. */
  notifications: { path: '/merchant/notifications', roles: staffRoles, flags: [] },
  notificationSettings: { path: '/merchant/notifications/settings', roles: staffRoles, flags: [] },
  profile: { path: '/merchant/profile', roles: staffRoles, flags: [] },
  profileEdit: { path: '/merchant/profile/edit', roles: staffRoles, flags: [] },
  changePassword: { path: '/merchant/profile/changepassword', roles: staffRoles, flags: [] },
  profileCenter: { path: '/merchant/profile/dc', roles: staffRoles, flags: [] },
  /** The people who work in the shop. */
  staff: { path: '/merchant/staff', roles: superAdmin, flags: [] },
  /** The distribution centers of the shop. */
  centers: { path: '/merchant/center', roles: superAdmin, flags: [] },
  /** Who wants to sell for the shop. */
  applications: { path: '/merchant/application', roles: superAdmin, flags: [] },
  /** What each role is called, and what it may open. */
  staffRoles: { path: '/merchant/staff/roles', roles: superAdmin, flags: [] },
  /** What the shop sends to whom, by which channels. */
  shopNotifications: { path: '/merchant/notifications/shop', roles: superAdmin, flags: [] },
  log: { path: '/merchant/log', roles: superAdmin, flags: [] },
} as const satisfies Record<string, MerchantPage>;

export type MerchantPageName = keyof typeof merchantPages;

/** What no role can be kept from: the start, the own account and the tags of customers (B-65). */
const ALWAYS_OPEN: ReadonlySet<MerchantPageName> = new Set([
  'home',
  'customerTags',
  'runs',
  'notifications',
  'notificationSettings',
  'profile',
  'profileEdit',
  'changePassword',
  'profileCenter',
]);

/** Whether a shop may keep the page from salesmen: theirs by its choice, always theirs, or never. */
export type PageOwner = 'choice' | 'always' | 'superAdmin';

/** To whom a page belongs: what is the super admin's alone cannot be given, and what is always open not be taken. */
export function pageOwner(page: MerchantPageName): PageOwner {
  const { roles }: MerchantPage = merchantPages[page];
  if (roles.length === superAdmin.length) return 'superAdmin';
  return ALWAYS_OPEN.has(page) ? 'always' : 'choice';
}

/** The pages of the merchant area of one owner, in their order. */
export const pagesOf = (owner: PageOwner): MerchantPageName[] =>
  (Object.keys(merchantPages) as MerchantPageName[]).filter((page) => pageOwner(page) === owner);

/** The pages that a shop may keep from roles of salesmen. */
export const closablePages = pagesOf('choice');

/** The page with which a page is closed, since it is a part of it. */
export function closedWith(page: MerchantPageName): MerchantPageName | undefined {
  const { within }: MerchantPage = merchantPages[page];
  return within;
}

/** What decides for a role in a shop. */
export type PageAccess = {
  /** Whether a setting is on. */
  isOn: (flag: MerchantFlag) => boolean;
  /** The pages that the shop keeps from the role. */
  closed: readonly string[];
};

/** The pages that a staff member of this role may open in the shop; none for GUEST. */
export function openMerchantPages(role: string, access: PageAccess): MerchantPageName[] {
  const names = Object.keys(merchantPages) as MerchantPageName[];
  return names.filter((page) => mayOpenMerchantPage(page, role) && hasMerchantPage(page, role, access));
}

/** Whether the shop has the page for this role, one of those that may open it. */
export function hasMerchantPage(page: MerchantPageName, role: string, { isOn, closed }: PageAccess): boolean {
  const { flags, anyFlag, salesmanFlags = [], within }: MerchantPage = merchantPages[page];
  if (within && !hasMerchantPage(within, role, { isOn, closed })) return false;
  if (!flags.every(isOn) || (anyFlag && !anyFlag.some(isOn))) return false;
  if (isSuperAdminRole(role)) return true;
  return salesmanFlags.every(isOn) && !(closablePages.includes(page) && closed.includes(page));
}

function mayOpenMerchantPage(page: MerchantPageName, role: string): boolean {
  const { roles }: MerchantPage = merchantPages[page];
  return isStaffRole(role) && roles.includes(role);
}
