/**
 * The merchant area's navigation: which entries stand where, and in which of them a page is. Who may open what stands
 * in `#domain/access/merchant-pages.ts`; labels are keys of the texts.
 */
import { merchantPages, type MerchantPageName } from '#domain/access/merchant-pages.ts';
import type { StaffUser } from '#contract/page.ts';

/** What a menu can lead to; a group of words is opened from its list alone. */
export type EntryName = Exclude<MerchantPageName, 'searchWords'>;
export type MerchantEntry = { page: EntryName; to: string };

/** The side menu, in its order. */
const SIDE: readonly EntryName[] = [
  'home',
  'salesOrders',
  'goodsIssue',
  'customers',
  'mySales',
  'search',
  'log',
];
/** The salesman's three jobs, at his thumb: today, his orders, and taking one for a customer. */
const PHONE: readonly EntryName[] = ['home', 'salesOrders', 'customers'];
/** What belongs to his own account. */
const ACCOUNT: readonly EntryName[] = ['profile', 'profileEdit', 'changePassword', 'profileCenter'];

type Who = Pick<StaffUser, 'Pages'>;

const entriesOf = (pages: readonly EntryName[], { Pages }: Who): MerchantEntry[] =>
  pages.filter((page) => Pages.includes(page)).map((page) => ({ page, to: merchantPages[page].path }));

export const sideEntries = (who: Who): MerchantEntry[] => entriesOf(SIDE, who);
export const phoneEntries = (who: Who): MerchantEntry[] => entriesOf(PHONE, who);
export const accountEntries = (who: Who): MerchantEntry[] => entriesOf(ACCOUNT, who);

/** The entry whose part of the area an address is, without its language; the kinds of orders are told apart by `type`. */
export function entryOf(path: string, search: URLSearchParams): EntryName | undefined {
  if (isWithin(path, '/merchant/order')) return search.get('type') === 'I' ? 'goodsIssue' : 'salesOrders';
  // The longest that fits: /merchant/profile/edit is within /merchant/profile, and both within /merchant.
  return [...SIDE, ...ACCOUNT]
    .filter((page) => isWithin(path, merchantPages[page].path))
    .toSorted((a, b) => merchantPages[b].path.length - merchantPages[a].path.length)[0];
}

function isWithin(path: string, part: string): boolean {
  const lower = path.toLowerCase().replace(/(?<=.)\/$/, '');
  return lower === part || (part !== '/merchant' && lower.startsWith(`${part}/`));
}
