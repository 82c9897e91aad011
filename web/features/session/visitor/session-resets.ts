/**
 * What each change of the visitor resets and reloads (S-40). The order is that of the specification: the
 * cart first, then everything that was fetched.
 *
 * | kept where                              | login               | logout            | session over      | other center      |
 * | --------------------------------------- | ------------------- | ----------------- | ----------------- | ----------------- |
 * | token (memory)                          | the answer's        | dropped           | dropped           | the answer's      |
 * | session cookie (by the server)          | set, the old ended  | removed           | removed           | stays             |
 * | center cookie                           | stays               | stays             | stays             | the new center    |
 * | `picture`: cookie profileImageUrl        | forgotten           | forgotten         | forgotten         | stays             |
 * | consent, language, tenant cookies       | stay                | stay              | stay              | stay              |
 * | user, agent, credit, points, wishlist   | the customer's      | the guest's       | the guest's       | reloaded          |
 * | `cart`                                  | own, with the       | the guest's       | the guest's       | the new center's, |
 * |                                         | guest's lines; the  |                   |                   | then resynced by  |
 * |                                         | guest's is emptied  |                   |                   | `ProductIds`      |
 * | `tab`: checkout draft, code, attempt    | stays               | forgotten         | stays, so that    | stays             |
 * |                                         |                     |                   | nothing is lost   |                   |
 * | `browser`: searches, prices seen        | stays               | forgotten         | stays             | stays             |
 * | `fetched`: products, promotions,        | reloaded            | reloaded          | reloaded          | reloaded          |
 * |   categories, orders, points, addresses |                     |                   |                   |                   |
 * | page                                    | previous page       | home              | sign-in and back, | stays             |
 * |                                         |                     |                   | where it needs an |                   |
 * |                                         |                     |                   | account           |                   |
 *
 * The other tabs of the browser follow with the same row (`follow-tabs.client.ts`). With guest mode off, whoever is a
 * guest afterwards goes to /login.
 */
import type { BootstrapData } from '#contract/page.ts';
import type { SessionReason } from '../token/token-session.ts';

export type Reset = 'cart' | 'tab' | 'browser' | 'picture' | 'fetched';

export const RESETS: Readonly<Record<SessionReason, readonly Reset[]>> = {
  login: ['cart', 'picture', 'fetched'],
  logout: ['cart', 'tab', 'browser', 'picture', 'fetched'],
  over: ['cart', 'picture', 'fetched'],
  swap: ['cart', 'fetched'],
};

type Names = Pick<Storage, 'removeItem' | 'key' | 'length'>;
type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;

/** Clears what this tab has stored for the visitor: everything under the shop's own names. */
export function forgetTab(storage: Names, { keyPrefix, tenant }: Place): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names) if (name.startsWith(`${keyPrefix}-${tenant.id}-`)) storage.removeItem(name);
}

/** Clears what the browser has stored of the person beside the cart. */
export function forgetPerson(storage: Pick<Storage, 'removeItem'>, { keyPrefix, tenant }: Place): void {
  for (const name of ['searches', 'cart-prices']) storage.removeItem(`${keyPrefix}-${tenant.id}-${name}`);
}
