/**
 * The merchant area's navigation: which entries stand where, and in which of them a page is. Who may open what stands
 * in `#domain/merchant-pages.ts`; labels are keys of the texts.
 */
import { merchantPages, type MerchantPageName } from '#domain/merchant-pages.ts';
import type { StaffUser } from '#contract/page.ts';

export type MerchantEntry = { page: MerchantPageName; to: string };

/** The side menu, in its order. */
const SIDE: readonly MerchantPageName[] = [
  'home',
  'salesOrders',
  'goodsIssue',
  'customers',
  'mySales',
  'log',
];
/** The salesman's three jobs, at his thumb: today, his orders, and taking one for a customer. */
const PHONE: readonly MerchantPageName[] = ['home', 'salesOrders', 'customers'];
/** What belongs to his own account. */
const ACCOUNT: readonly MerchantPageName[] = ['profile', 'profileEdit', 'changePassword', 'profileCenter'];

type Who = Pick<StaffUser, 'Pages'>;

const entriesOf = (pages: readonly MerchantPageName[], { Pages }: Who): MerchantEntry[] =>
  pages.filter((page) => Pages.includes(page)).map((page) => ({ page, to: merchantPages[page].path }));

export const sideEntries = (who: Who): MerchantEntry[] => entriesOf(SIDE, who);
export const phoneEntries = (who: Who): MerchantEntry[] => entriesOf(PHONE, who);
export const accountEntries = (who: Who): MerchantEntry[] => entriesOf(ACCOUNT, who);

/** The entry whose part of the area an address is, without its language; the kinds of orders are told apart by `type`. */
export function entryOf(path: string, search: URLSearchParams): MerchantPageName | undefined {
  if (isWithin(path, '/merchant/order')) return search.get('type') === 'I' ? 'goodsIssue' : 'salesOrders';
  const names = Object.keys(merchantPages) as MerchantPageName[];
  // The longest that fits: /merchant/profile/edit is within /merchant/profile, and both within /merchant.
  return names
    .filter((page) => isWithin(path, merchantPages[page].path))
    .toSorted((a, b) => merchantPages[b].path.length - merchantPages[a].path.length)[0];
}

function isWithin(path: string, part: string): boolean {
  const lower = path.toLowerCase().replace(/(?<=.)\/$/, '');
  return lower === part || (part !== '/merchant' && lower.startsWith(`${part}/`));
}
