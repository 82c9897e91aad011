/** Who may see a page, and where others go. One rule for loaders and for a session that changes. */
import { localeOfPath } from '#contract/page.ts';
import { localePath } from '../i18n/locale-path.ts';
import type { PageDefinition } from './define-page.ts';

export type Standing = {
  guest: boolean;
  guestMode: boolean;
  /** The session ended by itself while on the page: the visitor signs in again rather than being sent away. */
  sessionOver?: boolean;
  /** The same of a salesman who ordered for a customer. */
  actingOver?: boolean;
};

/** Home, for guests who wanted a page that needs an account. */
const HOME_FOR_ACCOUNT = '/?account=needed';

/** Whether the query of an address says that its visitor was sent home from such a page. */
export const isHomeForAccount = (search: string): boolean =>
  new URLSearchParams(search).get('account') === 'needed';

/**
 * The address that a visitor is redirected to instead of this page, undefined where the page is allowed.
 * - With guest mode off a guest signs in first and comes back.
 * - Guests go home from pages that need an account and are told why (`account-needed.tsx`), but sign in and come back to those whose addresses are sent around.
 * - A customer whose session ran out on such a page signs in again and comes back.
 * - A salesman whose ordering for a customer has ended signs in as staff and finds the customers again: the customer's
 * own sign-in would send a code to the customer's phone.
 */
export function accessRedirect(
  { access = 'visitor', comeBack }: Pick<PageDefinition, 'access' | 'comeBack'>,
  { guest, guestMode, sessionOver = false, actingOver = false }: Standing,
  here: string,
): string | undefined {
  if (access === 'anyone' || !guest) return undefined;
  const locale = localeOfPath(here);
  if (actingOver)
    return localePath(locale, `/merchant/login?next=${encodeURIComponent('/merchant/customer')}`);
  if (guestMode && access === 'visitor') return undefined;
  if (guestMode && !sessionOver && !comeBack) return localePath(locale, HOME_FOR_ACCOUNT);
  return localePath(locale, `/login?next=${encodeURIComponent(here)}`);
}
