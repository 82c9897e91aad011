/** Who may see a page of the merchant area (B-05); the server's calls hold to the same table. */
import { data, redirect, redirectDocument } from 'react-router';
import type { MerchantPageName } from '#domain/access/merchant-pages.ts';
import { definePage, type PageDefinition } from '../../page/define-page.ts';
import type { Page } from '../../page/page-context.ts';
import { staffLoginPath, staffNextPath } from './staff-paths.ts';
import { isStaffGuest } from './staff-session.ts';

export type StaffPage<Params extends string> = Omit<PageDefinition<Params>, 'access' | 'guard'> & {
  /**
   * The entry of `merchantPages` whose rule applies, which may depend on the address; without one it is for everybody
   * who has signed in.
   */
  page?: MerchantPageName | ((url: URL) => MerchantPageName);
  /** Whether who has not signed in sees something else there, rather than the sign-in. */
  hasGuests?: (url: URL) => boolean;
};

/** A page of the merchant area: for staff, as the shop's settings and the role allow. */
export function defineStaffPage<Params extends string = never>({
  page: name,
  hasGuests,
  ...page
}: StaffPage<Params>): PageDefinition<Params> {
  return definePage<Params>({ ...page, guard: guardOf(name, hasGuests) });
}

/**
 * Throws the redirect for a visitor who is not signed in, to /merchant/login and from there back to here, or 403 where
 * the page is not for this role or the shop does without it.
 */
function guardOf(rule: StaffPage<never>['page'], hasGuests: StaffPage<never>['hasGuests']) {
  return ({ staff, locale }: Page, url: URL): void => {
    const here = url.pathname + url.search;
    // Led here from a page of the shop: the merchant area is a document of its own.
    if (!staff) throw redirectDocument(here);
    const user = staff.user();
    if (isStaffGuest(user) && hasGuests?.(url)) return;
    if (isStaffGuest(user)) throw redirect(staffLoginPath(locale, here));
    const name = typeof rule === 'function' ? rule(url) : rule;
    if (name !== undefined && !user.Pages.includes(name)) throw data({}, { status: 403 });
  };
}

/** A page of the sign-in. A signed-in member of staff has nothing to do there and goes on to where they wanted to. */
export function defineStaffEntry(page: Pick<PageDefinition, 'messages' | 'queries'>): PageDefinition {
  return definePage({
    ...page,
    search: { uncached: ['next'] },
    guard: ({ staff, locale }, url) => {
      if (!staff) throw redirectDocument(url.pathname + url.search);
      if (!isStaffGuest(staff.user())) throw redirect(staffNextPath(url.searchParams.get('next'), locale));
    },
  });
}
