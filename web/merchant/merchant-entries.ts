/**
 * The merchant area's navigation: its entries in their order, and which of them a page belongs to. Permissions are in
 * `#domain/access/merchant-pages.ts`; labels are keys of the texts.
 */
import { merchantPages, type MerchantPageName } from '#domain/access/merchant-pages.ts';
import type { StaffUser } from '#contract/page.ts';

/** What a menu can lead to; a group of words, the roles and the photos of a customer are opened from their lists alone. */
export type EntryName = Exclude<MerchantPageName, 'searchWords' | 'staffRoles' | 'customerPhotos'>;
export type MerchantEntry = { page: EntryName; to: string };

/** The menu, in its order; the first group has no name of its own. */
const GROUPS = {
  today: ['home'],
  orders: ['salesOrders', 'goodsIssue', 'lowStock', 'cash', 'paymentReviews', 'taxPapers'],
  sales: [
    'products',
    'categories',
    'brands',
    'groups',
    'stock',
    'imports',
    'promotions',
    'customers',
    'customerCredit',
    'customerTags',
    'surveys',
    'content',
    'mySales',
    'search',
  ],
  shop: ['staff', 'centers', 'applications', 'shopNotifications', 'runs', 'log'],
} as const satisfies Record<string, readonly EntryName[]>;
export type GroupName = keyof typeof GROUPS;
export const groupNames = Object.keys(GROUPS) as GroupName[];

const SIDE: readonly EntryName[] = Object.values(GROUPS).flat();
/** The salesman's three jobs, in reach of the thumb: today, the own orders, and ordering for a customer. */
const PHONE: readonly EntryName[] = ['home', 'salesOrders', 'customers'];
/** The entries of the own account. */
const ACCOUNT: readonly EntryName[] = [
  'notifications',
  'profile',
  'profileEdit',
  'changePassword',
  'notificationSettings',
  'profileCenter',
];

type Who = Pick<StaffUser, 'Pages'>;

const entriesOf = (pages: readonly EntryName[], { Pages }: Who): MerchantEntry[] =>
  pages.filter((page) => Pages.includes(page)).map((page) => ({ page, to: merchantPages[page].path }));

export type EntryGroup = { name: GroupName; entries: readonly MerchantEntry[] };

/** Without groups of which nothing is open. */
export const entryGroups = (who: Who): EntryGroup[] =>
  groupNames
    .map((name) => ({ name, entries: entriesOf(GROUPS[name], who) }))
    .filter(({ entries }) => entries.length > 0);

export const sideEntries = (who: Who): MerchantEntry[] => entriesOf(SIDE, who);
export const phoneEntries = (who: Who): MerchantEntry[] => entriesOf(PHONE, who);
export const accountEntries = (who: Who): MerchantEntry[] => entriesOf(ACCOUNT, who);

/** The entry whose part of the area an address is, without its language; `type` distinguishes the kinds of orders. */
export function entryOf(path: string, search: URLSearchParams): EntryName | undefined {
  if (isWithin(path, '/merchant/order'))
    return search.get('type') === 'I' || isWithin(path, '/merchant/order/issue')
      ? 'goodsIssue'
      : 'salesOrders';
  // The longest that fits: /merchant/profile/edit is within /merchant/profile, and both within /merchant.
  return [...SIDE, ...ACCOUNT]
    .filter((page) => isWithin(path, merchantPages[page].path))
    .toSorted((a, b) => merchantPages[b].path.length - merchantPages[a].path.length)[0];
}

function isWithin(path: string, part: string): boolean {
  const lower = path.toLowerCase().replace(/(?<=.)\/$/, '');
  return lower === part || (part !== '/merchant' && lower.startsWith(`${part}/`));
}
